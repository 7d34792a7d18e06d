// refused: incompatible block pointer types sending 'void (^)(void)'

#import <UIKit/UIKit.h>

#import "Messages-Swift.h"

void attach(UITableView *tableView) {
  [MessagesHeaderRefresh attachToScrollView:tableView action:^{}];
}
