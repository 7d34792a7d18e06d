@interface RefreshFacade : NSObject
+ (instancetype)attachToScrollView:(UIScrollView *)scrollView action:(void (^)(RefreshRun *))action;
+ (instancetype)attachToScrollView:(UIScrollView *)scrollView target:(id <NSObject>)target action:(SEL)action;
+ (instancetype)dressControl:(UIRefreshControl *)control action:(void (^)(RefreshRun *))action;
- (void)detach;
- (BOOL)begin;
- (BOOL)beginWhenOlderThan:(double)age;
- (BOOL)endWithOutcome:(RefreshOutcome)outcome;
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
@property (nonatomic, copy) void (^ _Nullable adaptAppearance)(RefreshAppearance *, RefreshPhase);
- (void)updateAppearance;
+ (void)updateAllAppearances;
@property (nonatomic, readonly) RefreshPhase phase;
@property (nonatomic, readonly) double progress;
@property (nonatomic, readonly) BOOL isRefreshing;
@property (nonatomic, strong) NSDate * _Nullable lastSuccess;
@property (nonatomic, strong) NSString * _Nullable lastUpdatedKey;
+ (void)forgetAllLastSuccesses;
@property (nonatomic, copy) void (^ _Nullable onStatusChange)(RefreshFacade *);
@property (nonatomic, copy) void (^ _Nullable onPhaseChange)(RefreshPhase);
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

typedef NS_ENUM(NSInteger, RefreshPhase) {
  RefreshPhaseIdle = 0,
  RefreshPhasePulling = 1,
  RefreshPhaseArmed = 2,
  RefreshPhasePending = 3,
  RefreshPhaseRefreshing = 4,
  RefreshPhaseEnding = 5,
  RefreshPhaseFailed = 6,
  RefreshPhaseExhausted = 7,
  RefreshPhaseSecondLevelArmed = 8,
  RefreshPhaseSecondLevel = 9,
  RefreshPhaseSucceeded = 10,
};

@interface RefreshRun : NSObject
@property (nonatomic, readonly) BOOL isCurrent;
@property (nonatomic, readonly, strong) RefreshFacade * _Nullable control;
- (BOOL)endWithOutcome:(RefreshOutcome)outcome;
@end

@interface UIScrollView (RefreshRuntime)
- (void)startHeaderRefresh:(id _Nullable)sender;
@end

@interface UIScrollView (RefreshRuntime)
@property (nonatomic, readonly, strong) RefreshFacade * _Nullable refresh_header;
@property (nonatomic, readonly, strong) RefreshFacade * _Nullable refresh_footer;
@property (nonatomic) UIEdgeInsets refresh_ownerContentInset;
@end
