# Rewrites calls of other libraries, line by line: sed -E -i.old -f calls.sed FILE…
# FeedHeader and FeedFooter are the controls of the app.

# ODRefreshControl, first, so that a line that is taken with it meets each rule below.
1{
x
s/.*//
x
}
/ODRefreshControl/{
x
s/.*/OD/
x
}
/\[\[ODRefreshControl alloc\] initInScrollView:/{
$!N
s/\[\[ODRefreshControl alloc\] initInScrollView:([A-Za-z_.]+)\];\n[[:space:]]*\[.* addTarget:(.*) action:(.*) forControlEvents:UIControlEventValueChanged\];/[FeedHeaderRefresh attachToScrollView:\1 target:\2 action:\3];/
}

# MJRefresh in Swift.
s/([A-Za-z_.]+)\.mj_header[?!]? = MJRefresh[A-Za-z]*\(refreshingTarget: self, refreshingAction: #selector\(([a-zA-Z]+)\)\)/FeedHeader.attach(to: \1) { [weak self] _ in self?.\2() }/
s/([A-Za-z_.]+)\.mj_footer[?!]? = MJRefresh[A-Za-z]*\(refreshingTarget: self, refreshingAction: #selector\(([a-zA-Z]+)\)\)/FeedFooter.attach(to: \1) { [weak self] _ in self?.\2() }/
s/([A-Za-z_.]+)\.mj_header[?!]? = MJRefresh[A-Za-z]* \{ \[(.*)\] in/FeedHeader.attach(to: \1) { [\2] _ in/
s/([A-Za-z_.]+)\.mj_footer[?!]? = MJRefresh[A-Za-z]* \{ \[(.*)\] in/FeedFooter.attach(to: \1) { [\2] _ in/
s/([A-Za-z_.]+)\.mj_header[?!]? = [A-Za-z0-9]+\(refreshingBlock: ?\{ ?\[(.*)\] (\(\) -> Void )?in/FeedHeader.attach(to: \1, onRefresh: { [\2] _ in/
s/([A-Za-z_.]+)\.mj_footer[?!]? = [A-Za-z0-9]+\(refreshingBlock: ?\{ ?\[(.*)\] (\(\) -> Void )?in/FeedFooter.attach(to: \1, onRefresh: { [\2] _ in/
s/\.mj_(header|footer)[?!]? = nil$/.\1Controller?.detach()/
s/!([A-Za-z_.]+)\.mj_(header|footer)[?!]?\.isRefreshing/\1.\2Controller?.isRefreshing != true/
s/if ([A-Za-z_.]+)\.mj_(header|footer)[?!]?\.isRefreshing(\(\))? /if \1.\2Controller?.isRefreshing == true /
s/\.mj_(header|footer)[?!]?\.(beginRefreshing|endRefreshing|endRefreshingWithNoMoreData|resetNoMoreData|isHidden|isRefreshing)/.\1Controller?.\2/g
s/Controller\?\.beginRefreshing\(\)/Controller?.begin()/g
s/Controller\?\.endRefreshingWithNoMoreData\(\)/Controller?.end(.exhausted)/g
s/Controller\?\.endRefreshing\(\)/Controller?.end()/g
s/Controller\?\.resetNoMoreData\(\)/Controller?.reset()/g

# MJRefresh in Objective-C.
s/([A-Za-z_.]+)\.mj_header = \[MJRefresh[A-Za-z]* headerWithRefreshingTarget:(.*) refreshingAction:(.*)\];/[FeedHeaderRefresh attachToScrollView:\1 target:\2 action:\3];/
s/([A-Za-z_.]+)\.mj_footer = \[MJRefresh[A-Za-z]* footerWithRefreshingTarget:(.*) refreshingAction:(.*)\];/[FeedFooterRefresh attachToScrollView:\1 target:\2 action:\3];/
s/([A-Za-z_.]+)\.mj_header = \[MJRefresh[A-Za-z]* headerWithRefreshingBlock:\^( *\(void\))? *\{/[FeedHeaderRefresh attachToScrollView:\1 action:^(RefreshRun *refresh) {/
s/([A-Za-z_.]+)\.mj_footer = \[MJRefresh[A-Za-z]* footerWithRefreshingBlock:\^( *\(void\))? *\{/[FeedFooterRefresh attachToScrollView:\1 action:^(RefreshRun *refresh) {/
s/([A-Za-z_.]+)\.mj_(header|footer) = nil;/[\1.refresh_\2 detach];/
s/\.mj_(header|footer) beginRefreshing\]/.refresh_\1 begin]/g
s/\.mj_(header|footer) endRefreshing\]/.refresh_\1 endWithOutcome:RefreshOutcomeSuccess]/g
s/\.mj_(header|footer) endRefreshingWithNoMoreData\]/.refresh_\1 endWithOutcome:RefreshOutcomeExhausted]/g
s/\.mj_(header|footer) resetNoMoreData\]/.refresh_\1 reset]/g
s/\[([A-Za-z_.]+)\.mj_(header|footer) isRefreshing\]/\1.refresh_\2.isRefreshing/g
s/\.mj_(header|footer)\.(isR|r)efreshing/.refresh_\1.isRefreshing/g
s/\.mj_(header|footer)\.hidden/.refresh_\1.isHidden/g
s/\[([A-Za-z_.]+)\.mj_(header|footer) setHidden:(.*)\];/\1.refresh_\2.isHidden = \3;/

# SVPullToRefresh.
s/\.pullToRefreshView[?!]?\.stopAnimating\(\)/.headerController?.end()/
s/\.infiniteScrollingView[?!]?\.stopAnimating\(\)/.footerController?.end()/
s/\.triggerPullToRefresh\(\)/.headerController?.begin()/
s/\.triggerInfiniteScrolling\(\)/.footerController?.begin()/
s/\.showsPullToRefresh = false/.headerController?.isHidden = true/
s/\.showsPullToRefresh = true/.headerController?.isHidden = false/
s/\.showsInfiniteScrolling = false/.footerController?.isHidden = true/
s/\.showsInfiniteScrolling = true/.footerController?.isHidden = false/
s/\[([A-Za-z_.]+)\.pullToRefreshView stopAnimating\]/[\1.refresh_header endWithOutcome:RefreshOutcomeSuccess]/
s/\[([A-Za-z_.]+)\.infiniteScrollingView stopAnimating\]/[\1.refresh_footer endWithOutcome:RefreshOutcomeSuccess]/
s/\[([A-Za-z_.]+) triggerPullToRefresh\]/[\1.refresh_header begin]/
s/\[([A-Za-z_.]+) triggerInfiniteScrolling\]/[\1.refresh_footer begin]/
s/\.showsPullToRefresh = NO/.refresh_header.isHidden = YES/
s/\.showsPullToRefresh = YES/.refresh_header.isHidden = NO/
s/\.showsInfiniteScrolling = NO/.refresh_footer.isHidden = YES/
s/\.showsInfiniteScrolling = YES/.refresh_footer.isHidden = NO/
s/\.showsPullToRefresh = (.*);/.refresh_header.isHidden = !(\1);/
s/\.showsInfiniteScrolling = (.*);/.refresh_footer.isHidden = !(\1);/
s/\[([A-Za-z_.]+) addPullToRefreshWithActionHandler:\^( *\(void\))? *\{/[FeedHeaderRefresh attachToScrollView:\1 action:^(RefreshRun *refresh) {/
s/\[([A-Za-z_.]+) addInfiniteScrollingWithActionHandler:\^( *\(void\))? *\{/[FeedFooterRefresh attachToScrollView:\1 action:^(RefreshRun *refresh) {/

# A refresh control in a file that names ODRefreshControl is not UIKit's.
x
/OD/{
x
s/\[([A-Za-z_.]*[rR]efreshControl) beginRefreshing\]/[\1 begin]/
s/\[([A-Za-z_.]*[rR]efreshControl) endRefreshing\]/[\1 endWithOutcome:RefreshOutcomeSuccess]/
x
}
x
s/\[\[ODRefreshControl alloc\] initInScrollView:([A-Za-z_.]+)\];/[FeedHeaderRefresh attachToScrollView:\1 target:self action:@selector(refresh:)];/
s/ODRefreshControl \*/FeedHeaderRefresh */

# ESPullToRefresh and CRRefresh.
s/\.es\.startPullToRefresh\(\)/.headerController?.begin()/
s/\.es\.stopPullToRefresh\([^)]*\)/.headerController?.end()/
s/\.es\.stopLoadingMore\(\)/.footerController?.end()/
s/\.es\.noticeNoMoreData\(\)/.footerController?.end(.exhausted)/
s/\.es\.resetNoMoreData\(\)/.footerController?.reset()/
s/\.cr\.beginHeaderRefresh\(\)/.headerController?.begin()/
s/\.cr\.endHeaderRefresh\(\)/.headerController?.end()/
s/\.cr\.endLoadingMore\(\)/.footerController?.end()/
s/\.cr\.noticeNoMoreData\(\)/.footerController?.end(.exhausted)/
s/\.cr\.resetNoMore\(\)/.footerController?.reset()/

# KafkaRefresh.
s/\.headRefreshControl[?!]?\.beginRefreshing\(\)/.headerController?.begin()/
s/\.headRefreshControl[?!]?\.endRefreshing\(\)/.headerController?.end()/
s/\.footRefreshControl[?!]?\.beginRefreshing\(\)/.footerController?.begin()/
s/\.footRefreshControl[?!]?\.endRefreshing\(\)/.footerController?.end()/
s/\.footRefreshControl[?!]?\.resumeRefreshAvailable\(\)/.footerController?.reset()/
