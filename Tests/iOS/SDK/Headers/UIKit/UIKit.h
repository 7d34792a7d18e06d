// UIKit as Objective-C code includes it, with classes that only such code uses.

#include <Foundation/Foundation.h>

@import UIKit;

@interface NSConstantString : NSString
@end

@interface NSError : NSObject
@end

@interface UINavigationItem : NSObject
@property(nonatomic, copy) NSString *prompt;
@end

@interface UIViewController (Screens)
@property(nonatomic, readonly) UINavigationItem *navigationItem;
- (void)viewDidLoad;
- (void)viewWillAppear:(BOOL)animated;
@end

@interface UITableViewController : UIViewController
@property(nonatomic) UITableView *tableView;
@end
