#import <UIKit/UIKit.h>

#import "Messages-Swift.h"

@import RefreshObjectiveC;

// The patterns of AppPatterns.swift and ScreenPatterns.swift that apps in Objective-C have, too.

/// Texts, insets and looks that differ from screen to screen.
@interface UIScrollView (AppRefresh)
- (void)app_addHeaderWithTitle:(NSString *)title
                     textColor:(UIColor *)textColor
                        action:(void (^)(RefreshRun *refresh))action;
- (void)app_addFooterWithTarget:(id)target action:(SEL)action;
@end

@implementation UIScrollView (AppRefresh)
- (void)app_addHeaderWithTitle:(NSString *)title
                     textColor:(UIColor *)textColor
                        action:(void (^)(RefreshRun *refresh))action {
  MessagesHeaderRefresh *header = [MessagesHeaderRefresh attachToScrollView:self action:action];
  header.adaptAppearance = ^(RefreshAppearance *appearance, RefreshState state) {
    if (state == RefreshStateIdle) appearance.title = title;
    appearance.color = textColor;
  };
  UIEdgeInsets insets = self.refresh_ownerContentInset;
  insets.top = 8;
  self.refresh_ownerContentInset = insets;
}

- (void)app_addFooterWithTarget:(id)target action:(SEL)action {
  [MessagesFooterRefresh attachToScrollView:self target:target action:action];
}
@end

/// One load function for header and footer, and an age for each list.
@interface ListScreen : NSObject
@property (nonatomic) UITableView *tableView;
@property (nonatomic) NSInteger page;
@property (nonatomic) NSString *message;
@end

@implementation ListScreen
- (void)viewDidLoad {
  __weak typeof(self) weakSelf = self;
  [self.tableView app_addHeaderWithTitle:@"Pull for posts"
                               textColor:UIColor.labelColor
                                  action:^(RefreshRun *refresh) {
    if (refresh.isCurrent) [weakSelf loadPage:1];
  }];
  [self.tableView app_addFooterWithTarget:self action:@selector(loadMore:)];
  self.tableView.refresh_header.lastUpdatedKey = @"category-news";
}

- (void)viewWillAppear {
  [self.tableView.refresh_header beginIfOlderThan:120];
}

- (void)loadMore:(RefreshRun *)refresh {
  if (refresh.isCurrent) [self loadPage:self.page + 1];
}

- (void)loadPage:(NSInteger)page {
  self.page = page;
}

- (void)loadedWithMore:(BOOL)hasMore {
  [self.tableView.refresh_header endWithOutcome:RefreshOutcomeSuccess];
  [self.tableView.refresh_footer endWithOutcome:hasMore ? RefreshOutcomeSuccess : RefreshOutcomeExhausted];
}

/// A message in mid refresh, and one that the control shows while it retracts.
- (void)showMessages {
  __weak typeof(self) weakSelf = self;
  self.tableView.refresh_header.adaptAppearance = ^(RefreshAppearance *appearance, RefreshState state) {
    BOOL isShown = state == RefreshStateRefreshing || state == RefreshStateSucceeded;
    if (isShown && weakSelf.message != nil) appearance.title = weakSelf.message;
  };
  self.message = @"Sync failed";
  [self.tableView.refresh_header updateAppearance];
}

/// The theme of the user has changed.
- (void)themeChanged {
  [RefreshFacade updateAllAppearances];
}

/// A page fades with the pull.
- (void)fadePage:(UIView *)page {
  self.tableView.refresh_header.onStatusChange = ^(RefreshFacade *header) {
    page.alpha = header.progress < 1 ? 1 - header.progress / 2 : 0.5;
  };
}

/// The method of the list's delegate: a refresh is dropped when the list is scrolled up.
- (void)scrollViewDidScroll:(UIScrollView *)scrollView {
  if (scrollView.contentOffset.y > -scrollView.adjustedContentInset.top) {
    [scrollView.refresh_header endWithOutcome:RefreshOutcomeCancelled];
  }
}
@end
