#import <UIKit/UIKit.h>

#import "Messages-Swift.h"

@import RefreshObjectiveC;

// A line for each member that the pages name; a test compares the two.

/// What an app does with a control.
void useControl(UIScrollView *list, UIView *view, UIColor *color, UIFont *font, UIImage *icon) {
  [MessagesHeaderRefresh dressControl:list.refreshControl
                               action:^(RefreshRun *refresh) {
    [refresh endWithOutcome:RefreshOutcomeSuccess];
  }];
  MessagesHeaderRefresh *header = [MessagesHeaderRefresh attachToScrollView:list
                                                                     action:^(RefreshRun *refresh) {
    if (refresh.isCurrent && !refresh.control.isHidden) [refresh endWithOutcome:RefreshOutcomeSuccess];
  }];
  [header begin];
  [header beginIfOlderThan:120];
  [header endWithOutcome:RefreshOutcomeExhausted];
  [header endWithOutcome:RefreshOutcomeSuccess title:@"3 new posts"];
  header.outcomeTitle = nil;
  [header reset];
  header.isRefreshing = YES;
  header.isEnabled = !header.isRefreshing && !header.isArmed;
  header.isHidden = header.progress > 1;
  header.isAnimated = header.state == RefreshStateIdle;
  header.lastUpdatedKey = header.lastSuccess == nil ? header.lastUpdatedKey : nil;
  header.lastSuccess = nil;
  [RefreshFacade forgetAllLastSuccesses];

  header.adaptAppearance = ^(RefreshAppearance *appearance, RefreshState state) {
    appearance.title = state == RefreshStateSucceeded ? appearance.subtitle : nil;
    appearance.color = color;
    appearance.font = font;
    appearance.uiImage = icon;
  };
  [header updateAppearance];
  [RefreshFacade updateAllAppearances];
  header.contentView = view;
  header.pictureView = view;

  header.onStateChange = ^(RefreshState state) { list.hidden = state == RefreshStateFailed; };
  header.onStatusChange = ^(RefreshFacade *control) { view.alpha = control.progress; };
  header.onCompletion = ^(RefreshOutcome outcome) { view.hidden = outcome == RefreshOutcomeSuccess; };
  header.onSecondLevel = ^(BOOL isOpen) { view.hidden = !isOpen; };
  if (!header.isSecondLevelOpen) [header openSecondLevel];
  [header closeSecondLevel];

  UIEdgeInsets insets = list.refresh_ownerContentInset;
  insets.top += 8;
  list.refresh_ownerContentInset = insets;
  [list.refresh_header detach];
  [list.refresh_footer detach];
}
