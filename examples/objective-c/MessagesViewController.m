#import <UIKit/UIKit.h>

#import "Messages-Swift.h"

@import RefreshObjectiveC;

/// The messages of the app.
@interface MessagesService : NSObject
- (void)reloadWithCompletion:(void (^)(NSError *error))completion;
- (void)loadOlderWithCompletion:(void (^)(NSError *error, BOOL hasMore))completion;
@end

/// A list of messages that refreshes at the top and loads more at the bottom.
@interface MessagesViewController : UITableViewController
@property(nonatomic) MessagesService *service;
@property(nonatomic) MessagesHeaderRefresh *header;
@property(nonatomic) MessagesFooterRefresh *footer;
@end

@implementation MessagesViewController

- (void)viewDidLoad {
  [super viewDidLoad];
  __weak typeof(self) weakSelf = self;

  self.header = [MessagesHeaderRefresh attachToScrollView:self.tableView
                                                   action:^(RefreshRun *refresh) {
    [weakSelf.service reloadWithCompletion:^(NSError *error) {
      [refresh endWithOutcome:error == nil ? RefreshOutcomeSuccess : RefreshOutcomeFailure];
    }];
  }];

  self.footer = [MessagesFooterRefresh attachToScrollView:self.tableView
                                                   target:self
                                                   action:@selector(loadOlder:)];

  self.header.onStatusChange = ^(RefreshFacade *header) {
    weakSelf.navigationItem.prompt = header.state == RefreshStateArmed ? @"Release" : nil;
  };
  self.header.onCompletion = ^(RefreshOutcome outcome) {
    if (outcome == RefreshOutcomeSuccess) [weakSelf.footer reset];
  };
}

- (void)loadOlder:(RefreshRun *)refresh {
  [self.service loadOlderWithCompletion:^(NSError *error, BOOL hasMore) {
    if (error != nil) {
      [refresh endWithOutcome:RefreshOutcomeFailure];
    } else {
      [refresh endWithOutcome:hasMore ? RefreshOutcomeSuccess : RefreshOutcomeExhausted];
    }
  }];
}

/// Called by the service when messages have come without a request.
- (void)messagesDidArrive {
  [self.tableView.refresh_header endWithOutcome:RefreshOutcomeSuccess];
  [self.tableView.refresh_footer reset];
}

- (void)viewWillAppear:(BOOL)animated {
  [super viewWillAppear:animated];
  [self.header beginIfOlderThan:60];
}

@end
