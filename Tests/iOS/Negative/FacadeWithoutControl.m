// refused: 'new' is unavailable: -init is unavailable

#import <UIKit/UIKit.h>

#import "Messages-Swift.h"

MessagesHeaderRefresh *header(void) {
  return [MessagesHeaderRefresh new];
}
