@interface RefreshFacade : NSObject
+ (instancetype)attachToScrollView:(UIScrollView *)scrollView action:(void (^)(RefreshRun *))action;
+ (instancetype)attachToScrollView:(UIScrollView *)scrollView target:(id <NSObject>)target action:(SEL)action;
+ (instancetype)dressControl:(UIRefreshControl *)control action:(void (^)(RefreshRun *))action;
- (void)detach;
- (BOOL)begin;
- (BOOL)beginIfOlderThan:(double)age;
- (BOOL)endWithOutcome:(RefreshOutcome)outcome;
- (BOOL)endWithOutcome:(RefreshOutcome)outcome title:(NSString * _Nullable)title;
- (BOOL)reset;
- (BOOL)openSecondLevel;
- (BOOL)closeSecondLevel;
@property (nonatomic, readonly) BOOL isSecondLevelOpen;
@property (nonatomic, copy) void (^ _Nullable onSecondLevel)(BOOL);
@property (nonatomic) BOOL isEnabled;
@property (nonatomic) BOOL isHidden;
@property (nonatomic) BOOL isAnimated;
@property (nonatomic, strong) UIView * _Nullable contentView;
@property (nonatomic, strong) UIView * _Nullable pictureView;
@property (nonatomic, copy) void (^ _Nullable adaptAppearance)(RefreshAppearance *, RefreshState);
@property (nonatomic, strong) NSString * _Nullable outcomeTitle;
- (void)updateAppearance;
+ (void)updateAllAppearances;
@property (nonatomic, readonly) RefreshState state;
@property (nonatomic, readonly) double progress;
@property (nonatomic) BOOL isRefreshing;
@property (nonatomic, readonly) BOOL isArmed;
@property (nonatomic, strong) NSDate * _Nullable lastSuccess;
@property (nonatomic, strong) NSString * _Nullable lastUpdatedKey;
+ (void)forgetAllLastSuccesses;
@property (nonatomic, copy) void (^ _Nullable onStatusChange)(RefreshFacade *);
@property (nonatomic, copy) void (^ _Nullable onStateChange)(RefreshState);
@property (nonatomic, copy) void (^ _Nullable onCompletion)(RefreshOutcome);
@end

@interface RefreshAppearance : NSObject
@property (nonatomic, strong) NSString * _Nullable title;
@property (nonatomic, strong) NSString * _Nullable subtitle;
@property (nonatomic, strong) NSString * _Nullable button;
@property (nonatomic, strong) UIColor * _Nullable color;
@property (nonatomic, strong) UIColor * _Nullable subtitleColor;
@property (nonatomic, strong) UIColor * _Nullable tint;
@property (nonatomic, strong) UIColor * _Nullable background;
@property (nonatomic, strong) UIFont * _Nullable font;
@property (nonatomic, strong) UIFont * _Nullable subtitleFont;
@property (nonatomic, strong) UIImage * _Nullable uiImage;
@end

typedef NS_ENUM(NSInteger, RefreshOutcome) {
  RefreshOutcomeSuccess = 0,
  RefreshOutcomeExhausted = 1,
  RefreshOutcomeFailure = 2,
  RefreshOutcomeCancelled = 3,
};

@interface RefreshRun : NSObject
@property (nonatomic, readonly) BOOL isCurrent;
@property (nonatomic, readonly, strong) RefreshFacade * _Nullable control;
- (BOOL)endWithOutcome:(RefreshOutcome)outcome;
- (BOOL)endWithOutcome:(RefreshOutcome)outcome title:(NSString * _Nullable)title;
@end

typedef NS_ENUM(NSInteger, RefreshState) {
  RefreshStateIdle = 0,
  RefreshStatePulling = 1,
  RefreshStateArmed = 2,
  RefreshStatePending = 3,
  RefreshStateRefreshing = 4,
  RefreshStateEnding = 5,
  RefreshStateFailed = 6,
  RefreshStateExhausted = 7,
  RefreshStateSecondLevelArmed = 8,
  RefreshStateSecondLevel = 9,
  RefreshStateSucceeded = 10,
};

@interface UIScrollView (RefreshObjectiveC)
@property (nonatomic, readonly, strong) RefreshFacade * _Nullable refresh_header;
@property (nonatomic, readonly, strong) RefreshFacade * _Nullable refresh_footer;
@property (nonatomic) UIEdgeInsets refresh_ownerContentInset;
@end
