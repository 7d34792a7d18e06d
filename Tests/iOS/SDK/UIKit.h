// Made from Facts/uikit.facts by Tests/Scripts/build/ios-facts.sh. Do not edit.

@import Foundation;

#include "UIKitTypes.h"

#pragma clang assume_nonnull begin

@class UIResponder;
@class UIKeyCommand;
@class UIViewController;
@class UIPopoverPresentationController;
@class UISheetPresentationController;
@class UIAccessibilityCustomAction;
@class UIView;
@class UIWindow;
@class UIScene;
@class UIWindowScene;
@class UIControl;
@class UIAction;
@class UIScrollView;
@class UITableView;
@class UICollectionViewLayout;
@class UICollectionView;
@class UITextView;
@class UIRefreshControl;
@class UIGestureRecognizer;
@class UIPanGestureRecognizer;
@class UITapGestureRecognizer;
@class UILayoutGuide;
@class NSLayoutConstraint;
@class UIStackView;
@class UILabel;
@class UIImageView;
@class UIImage;
@class UIActivityIndicatorView;
@class UIVisualEffect;
@class UIBlurEffect;
@class UIGlassEffect;
@class UIVisualEffectView;
@class UITraitCollection;
@class UIColor;
@class UIFont;
@class CALayer;
@class CAAnimation;
@class CATransition;
@class CAShapeLayer;
@class CAGradientLayer;
@class CATransaction;
@class UIUpdateActionPhase;
@class UIUpdateInfo;
@class UIUpdateLink;
@class CADisplayLink;
@class UIFeedbackGenerator;
@class UIImpactFeedbackGenerator;
@class UISelectionFeedbackGenerator;
@class UINotificationFeedbackGenerator;

MAIN_ACTOR IOS(2.0)
@interface UIResponder : NSObject
@property(nonatomic, readonly, nullable) UIResponder *nextResponder SWIFT("next") IOS(2.0);
@end

MAIN_ACTOR IOS(7.0)
@interface UIKeyCommand : NSObject
@property(nonatomic, readonly, copy) NSString *title IOS(13.0);
@end

MAIN_ACTOR IOS(2.0)
@interface UIViewController : UIResponder
- (void)addKeyCommand:(UIKeyCommand *)keyCommand SWIFT("addKeyCommand(_:)") IOS(9.0);
- (void)removeKeyCommand:(UIKeyCommand *)keyCommand SWIFT("removeKeyCommand(_:)") IOS(9.0);
@property(nonatomic, readonly, nullable) UIViewController *presentingViewController SWIFT("presentingViewController") IOS(5.0);
@property(nonatomic, readonly, nullable) UISheetPresentationController *sheetPresentationController SWIFT("sheetPresentationController") IOS(15.0);
@property(nonatomic, readonly, nullable) UIPopoverPresentationController *popoverPresentationController SWIFT("popoverPresentationController") IOS(8.0);
@end

MAIN_ACTOR IOS(8.0)
@interface UIPopoverPresentationController : NSObject
@end

MAIN_ACTOR IOS(15.0)
@interface UISheetPresentationController : NSObject
@end

MAIN_ACTOR IOS(8.0)
@interface UIAccessibilityCustomAction : NSObject
@property(nonatomic, copy) NSString *name IOS(8.0);
- (instancetype)initWithName:(NSString *)name actionHandler:(BOOL (^ _Nullable)(UIAccessibilityCustomAction *customAction))actionHandler IOS(13.0);
@end

MAIN_ACTOR IOS(2.0)
@interface UIView : UIResponder <NSCoding>
- (instancetype)initWithFrame:(CGRect)frame IOS(2.0);
- (nullable instancetype)initWithCoder:(NSCoder *)coder IOS(2.0);
@property(nonatomic) CGRect frame IOS(2.0);
@property(nonatomic) CGRect bounds IOS(2.0);
@property(nonatomic) CGPoint center IOS(2.0);
@property(nonatomic) CGAffineTransform transform IOS(2.0);
@property(nonatomic) CGFloat alpha IOS(2.0);
@property(nonatomic, getter=isHidden) BOOL hidden IOS(2.0);
@property(nonatomic, getter=isUserInteractionEnabled) BOOL userInteractionEnabled IOS(2.0);
@property(nonatomic) BOOL clipsToBounds IOS(2.0);
@property(nonatomic, copy, nullable) UIColor *backgroundColor IOS(2.0);
@property(nonatomic, strong, null_resettable) UIColor *tintColor IOS(7.0);
@property(nonatomic, readonly, weak, nullable) UIView *superview IOS(2.0);
@property(nonatomic, readonly, copy) NSArray<UIView *> *subviews IOS(2.0);
@property(nonatomic, readonly, weak, nullable) UIWindow *window IOS(2.0);
- (void)addSubview:(UIView *)view IOS(2.0);
- (void)insertSubview:(UIView *)view atIndex:(NSInteger)index IOS(2.0);
- (void)insertSubview:(UIView *)view aboveSubview:(UIView *)siblingSubview IOS(2.0);
- (void)bringSubviewToFront:(UIView *)view SWIFT("bringSubviewToFront(_:)") IOS(2.0);
- (void)removeFromSuperview IOS(2.0);
- (void)willMoveToSuperview:(nullable UIView *)newSuperview IOS(2.0);
- (void)didMoveToSuperview IOS(2.0);
- (void)didMoveToWindow IOS(2.0);
- (void)safeAreaInsetsDidChange IOS(11.0);
- (void)traitCollectionDidChange:(nullable UITraitCollection *)previousTraitCollection DEPRECATED(8.0, 17.0, 1.0, 1.0);
@property(nonatomic, readonly) UITraitCollection *traitCollection IOS(8.0);
- (void)addGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer SWIFT("addGestureRecognizer(_:)") IOS(3.2);
- (void)layoutSubviews IOS(2.0);
- (void)setNeedsLayout IOS(2.0);
- (void)layoutIfNeeded IOS(2.0);
- (CGPoint)convertPoint:(CGPoint)point toView:(nullable UIView *)view IOS(2.0);
- (CGSize)sizeThatFits:(CGSize)size IOS(2.0);
@property(nonatomic, readonly) UIUserInterfaceLayoutDirection effectiveUserInterfaceLayoutDirection IOS(10.0);
@property(nonatomic) BOOL translatesAutoresizingMaskIntoConstraints IOS(6.0);
@property(nonatomic, readonly, strong) UILayoutGuide *safeAreaLayoutGuide IOS(11.0);
@property(nonatomic, readonly) UIEdgeInsets safeAreaInsets IOS(11.0);
@property(nonatomic, readonly, strong) NSLayoutXAxisAnchor *centerXAnchor IOS(9.0);
@property(nonatomic, readonly, strong) NSLayoutXAxisAnchor *leadingAnchor IOS(9.0);
@property(nonatomic, readonly, strong) NSLayoutXAxisAnchor *trailingAnchor IOS(9.0);
@property(nonatomic, readonly, strong) NSLayoutYAxisAnchor *centerYAnchor IOS(9.0);
@property(nonatomic, readonly, strong) NSLayoutYAxisAnchor *topAnchor IOS(9.0);
@property(nonatomic, readonly, strong) NSLayoutDimension *widthAnchor IOS(9.0);
@property(nonatomic, readonly, strong) NSLayoutDimension *heightAnchor IOS(9.0);
+ (void)performWithoutAnimation:(void (SWIFT_NOESCAPE ^)(void))actionsWithoutAnimation IOS(7.0);
+ (void)animateWithDuration:(NSTimeInterval)duration animations:(void (^)(void))animations IOS(4.0);
+ (void)animateWithDuration:(NSTimeInterval)duration delay:(NSTimeInterval)delay options:(UIViewAnimationOptions)options animations:(void (^)(void))animations completion:(void (^ _Nullable)(BOOL finished))completion IOS(4.0);
+ (void)animateWithDuration:(NSTimeInterval)duration delay:(NSTimeInterval)delay usingSpringWithDamping:(CGFloat)dampingRatio initialSpringVelocity:(CGFloat)velocity options:(UIViewAnimationOptions)options animations:(void (^)(void))animations completion:(void (^ _Nullable)(BOOL finished))completion IOS(7.0);
+ (void)transitionWithView:(UIView *)view duration:(NSTimeInterval)duration options:(UIViewAnimationOptions)options animations:(void (^ _Nullable)(void))animations completion:(void (^ _Nullable)(BOOL finished))completion IOS(4.0);
@property(nonatomic, readonly, strong) CALayer *layer IOS(2.0);
- (void)tintColorDidChange IOS(7.0);
@property(nonatomic, readonly) CGSize intrinsicContentSize IOS(6.0);
- (void)invalidateIntrinsicContentSize IOS(6.0);
@property(nonatomic) BOOL isAccessibilityElement IOS(3.0);
@property(nonatomic) BOOL accessibilityElementsHidden IOS(5.0);
@property(nonatomic, copy, nullable) NSString *accessibilityLabel IOS(3.0);
@property(nonatomic, copy, nullable) NSString *accessibilityValue IOS(3.0);
@property(nonatomic, copy, nullable) NSArray<UIAccessibilityCustomAction *> *accessibilityCustomActions IOS(8.0);
- (BOOL)accessibilityActivate IOS(7.0);
- (BOOL)accessibilityScroll:(UIAccessibilityScrollDirection)direction IOS(4.2);
@end

MAIN_ACTOR IOS(2.0)
@interface UIWindow : UIView
@property(nonatomic, weak, nullable) UIWindowScene *windowScene IOS(13.0);
@end

MAIN_ACTOR IOS(13.0)
@interface UIScene : UIResponder
@property(nonatomic, readonly) UISceneActivationState activationState IOS(13.0);
@end

MAIN_ACTOR IOS(13.0)
@interface UIWindowScene : UIScene
@end

MAIN_ACTOR IOS(2.0)
@interface UIControl : UIView
- (void)addAction:(UIAction *)action forControlEvents:(UIControlEvents)events SWIFT("addAction(_:for:)") IOS(14.0);
- (void)removeAction:(UIAction *)action forControlEvents:(UIControlEvents)events SWIFT("removeAction(_:for:)") IOS(14.0);
@end

MAIN_ACTOR IOS(13.0)
@interface UIAction : NSObject
@end

MAIN_ACTOR IOS(2.0)
@interface UIScrollView : UIView
@property(nonatomic) CGPoint contentOffset IOS(2.0);
@property(nonatomic) CGSize contentSize IOS(2.0);
@property(nonatomic) UIEdgeInsets contentInset IOS(2.0);
@property(nonatomic, readonly) UIEdgeInsets adjustedContentInset IOS(11.0);
@property(nonatomic) UIScrollViewContentInsetAdjustmentBehavior contentInsetAdjustmentBehavior IOS(11.0);
@property(nonatomic, readonly, strong) UILayoutGuide *frameLayoutGuide IOS(11.0);
@property(nonatomic) BOOL alwaysBounceVertical IOS(2.0);
@property(nonatomic) BOOL alwaysBounceHorizontal IOS(2.0);
@property(nonatomic, readonly, getter=isTracking) BOOL tracking IOS(2.0);
@property(nonatomic, readonly, getter=isDragging) BOOL dragging IOS(2.0);
@property(nonatomic, readonly, getter=isDecelerating) BOOL decelerating IOS(2.0);
- (void)setContentOffset:(CGPoint)contentOffset animated:(BOOL)animated IOS(2.0);
@property(nonatomic, readonly, strong) UIPanGestureRecognizer *panGestureRecognizer IOS(5.0);
@property(nonatomic, strong, nullable) UIRefreshControl *refreshControl IOS(10.0);
@property(nonatomic, getter=isPagingEnabled) BOOL pagingEnabled IOS(2.0);
@property(nonatomic, readonly, getter=isZooming) BOOL zooming IOS(3.0);
@property(nonatomic, readonly, getter=isZoomBouncing) BOOL zoomBouncing IOS(3.0);
@property(nonatomic) CGPoint contentAlignmentPoint IOS_VISION(17.4, 1.1);
@property(nonatomic) BOOL bouncesVertically IOS_VISION(17.4, 1.1);
- (void)stopScrollingAndZooming IOS_VISION(17.4, 1.1);
@end

MAIN_ACTOR IOS(2.0)
@interface UITableView : UIScrollView
@property(nonatomic, strong, nullable) UIView *backgroundView IOS(3.2);
@end

MAIN_ACTOR IOS(6.0)
@interface UICollectionViewLayout : NSObject
@property(nonatomic, readonly) BOOL flipsHorizontallyInOppositeLayoutDirection IOS(11.0);
@end

MAIN_ACTOR IOS(6.0)
@interface UICollectionView : UIScrollView
@property(nonatomic, strong) UICollectionViewLayout *collectionViewLayout IOS(6.0);
@property(nonatomic, strong, nullable) UIView *backgroundView IOS(6.0);
@end

MAIN_ACTOR IOS(2.0)
@interface UITextView : UIScrollView
@end

MAIN_ACTOR IOS(6.0)
@interface UIRefreshControl : UIControl
- (void)beginRefreshing IOS(6.0);
- (void)endRefreshing IOS(6.0);
@property(nonatomic, readonly, getter=isRefreshing) BOOL refreshing IOS(6.0);
@end

MAIN_ACTOR IOS(3.2)
@interface UIGestureRecognizer : NSObject
@property(nonatomic, readonly) UIGestureRecognizerState state IOS(3.2);
@property(nonatomic, readonly) NSInteger numberOfTouches IOS(3.2);
- (CGPoint)locationInView:(nullable UIView *)view IOS(3.2);
- (instancetype)initWithTarget:(nullable id)target action:(nullable SEL)action IOS(3.2);
- (void)addTarget:(id)target action:(SEL)action IOS(3.2);
- (void)removeTarget:(nullable id)target action:(nullable SEL)action IOS(3.2);
@end

MAIN_ACTOR IOS(3.2)
@interface UIPanGestureRecognizer : UIGestureRecognizer
- (CGPoint)translationInView:(nullable UIView *)view IOS(3.2);
- (CGPoint)velocityInView:(nullable UIView *)view IOS(3.2);
@end

MAIN_ACTOR IOS(3.2)
@interface UITapGestureRecognizer : UIGestureRecognizer
@end

MAIN_ACTOR IOS(9.0)
@interface UILayoutGuide : NSObject
@property(nonatomic, readonly, strong) NSLayoutXAxisAnchor *centerXAnchor IOS(9.0);
@property(nonatomic, readonly, strong) NSLayoutXAxisAnchor *leadingAnchor IOS(9.0);
@property(nonatomic, readonly, strong) NSLayoutXAxisAnchor *trailingAnchor IOS(9.0);
@property(nonatomic, readonly, strong) NSLayoutYAxisAnchor *topAnchor IOS(9.0);
@property(nonatomic, readonly, strong) NSLayoutDimension *widthAnchor IOS(9.0);
@property(nonatomic, readonly, strong) NSLayoutDimension *heightAnchor IOS(9.0);
@end

MAIN_ACTOR IOS(6.0)
@interface NSLayoutConstraint : NSObject
+ (void)activateConstraints:(NSArray<NSLayoutConstraint *> *)constraints IOS(8.0);
+ (void)deactivateConstraints:(NSArray<NSLayoutConstraint *> *)constraints IOS(8.0);
@end

MAIN_ACTOR IOS(9.0)
@interface UIStackView : UIView
- (instancetype)initWithArrangedSubviews:(NSArray<UIView *> *)views IOS(9.0);
- (void)addArrangedSubview:(UIView *)view IOS(9.0);
- (void)insertArrangedSubview:(UIView *)view atIndex:(NSUInteger)stackIndex IOS(9.0);
@property(nonatomic) UILayoutConstraintAxis axis IOS(9.0);
@property(nonatomic) UIStackViewAlignment alignment IOS(9.0);
@property(nonatomic) CGFloat spacing IOS(9.0);
@end

MAIN_ACTOR IOS(2.0)
@interface UILabel : UIView
@property(nonatomic, copy, nullable) NSString *text IOS(2.0);
@property(nonatomic, strong, null_resettable) UIFont *font IOS(2.0);
@property(nonatomic, strong, null_resettable) UIColor *textColor IOS(2.0);
@property(nonatomic) NSTextAlignment textAlignment IOS(2.0);
@property(nonatomic) NSInteger numberOfLines IOS(2.0);
@property(nonatomic) BOOL adjustsFontSizeToFitWidth IOS(2.0);
@property(nonatomic) CGFloat minimumScaleFactor IOS(6.0);
@property(nonatomic) BOOL adjustsFontForContentSizeCategory IOS(10.0);
@end

MAIN_ACTOR IOS(2.0)
@interface UIImageView : UIView
@property(nonatomic, strong, nullable) UIImage *image IOS(2.0);
@property(nonatomic, copy, nullable) NSArray<UIImage *> *animationImages IOS(2.0);
@property(nonatomic) NSTimeInterval animationDuration IOS(2.0);
- (void)startAnimating IOS(2.0);
- (void)stopAnimating IOS(2.0);
@end

SENDABLE IOS(2.0)
@interface UIImage : NSObject
+ (nullable UIImage *)imageNamed:(NSString *)name inBundle:(nullable NSBundle *)bundle compatibleWithTraitCollection:(nullable UITraitCollection *)traits IOS(8.0);
+ (nullable UIImage *)systemImageNamed:(NSString *)name SWIFT("init(systemName:)") IOS(13.0);
@end

MAIN_ACTOR IOS(2.0)
@interface UIActivityIndicatorView : UIView
- (instancetype)initWithActivityIndicatorStyle:(UIActivityIndicatorViewStyle)style SWIFT("init(style:)") IOS(2.0);
@property(nonatomic) UIActivityIndicatorViewStyle activityIndicatorViewStyle SWIFT("style") IOS(2.0);
@property(nonatomic) BOOL hidesWhenStopped IOS(2.0);
@property(nonatomic, strong, null_resettable) UIColor *color IOS(5.0);
- (void)startAnimating IOS(2.0);
- (void)stopAnimating IOS(2.0);
@end

MAIN_ACTOR IOS(8.0)
@interface UIVisualEffect : NSObject
@end

MAIN_ACTOR IOS(8.0)
@interface UIBlurEffect : UIVisualEffect
+ (instancetype)effectWithStyle:(UIBlurEffectStyle)style SWIFT("init(style:)") IOS(8.0);
@end

MAIN_ACTOR IOS_ONLY(26.0)
@interface UIGlassEffect : UIVisualEffect
+ (instancetype)effectWithStyle:(UIGlassEffectStyle)style SWIFT("init(style:)") IOS_ONLY(26.0);
@end

MAIN_ACTOR IOS(8.0)
@interface UIVisualEffectView : UIView
- (instancetype)initWithEffect:(nullable UIVisualEffect *)effect IOS(8.0);
@end

SENDABLE IOS(8.0)
@interface UITraitCollection : NSObject
@property(nonatomic, readonly) UIUserInterfaceStyle userInterfaceStyle IOS(12.0);
@property(nonatomic, readonly) UIAccessibilityContrast accessibilityContrast IOS(13.0);
@property(nonatomic, readonly) UIUserInterfaceSizeClass horizontalSizeClass IOS(8.0);
@property(nonatomic, readonly) UIUserInterfaceIdiom userInterfaceIdiom IOS(8.0);
@property(nonatomic, readonly) CGFloat displayScale IOS(8.0);
@end

SENDABLE IOS(2.0)
@interface UIColor : NSObject
- (instancetype)initWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha IOS(2.0);
- (instancetype)initWithDynamicProvider:(UIColor * (^)(UITraitCollection *traits))provider IOS(13.0);
- (UIColor *)resolvedColorWithTraitCollection:(UITraitCollection *)traitCollection SWIFT("resolvedColor(with:)") IOS(13.0);
+ (nullable UIColor *)colorNamed:(NSString *)name inBundle:(nullable NSBundle *)bundle compatibleWithTraitCollection:(nullable UITraitCollection *)traits IOS(11.0);
- (UIColor *)colorWithAlphaComponent:(CGFloat)alpha SWIFT("withAlphaComponent(_:)") IOS(2.0);
@property(class, nonatomic, readonly) UIColor *labelColor IOS(13.0);
@property(class, nonatomic, readonly) UIColor *secondaryLabelColor IOS(13.0);
@property(class, nonatomic, readonly) UIColor *tertiaryLabelColor IOS(13.0);
@property(class, nonatomic, readonly) UIColor *quaternaryLabelColor IOS(13.0);
@property(class, nonatomic, readonly) UIColor *placeholderTextColor IOS(13.0);
@property(class, nonatomic, readonly) UIColor *linkColor IOS(13.0);
@property(class, nonatomic, readonly) UIColor *separatorColor IOS(13.0);
@property(class, nonatomic, readonly) UIColor *clearColor IOS(2.0);
@property(class, nonatomic, readonly) UIColor *blackColor IOS(2.0);
@property(class, nonatomic, readonly) UIColor *whiteColor IOS(2.0);
@property(class, nonatomic, readonly) UIColor *systemRedColor IOS(7.0);
@property(class, nonatomic, readonly) UIColor *systemOrangeColor IOS(7.0);
@property(class, nonatomic, readonly) UIColor *systemYellowColor IOS(7.0);
@property(class, nonatomic, readonly) UIColor *systemGreenColor IOS(7.0);
@property(class, nonatomic, readonly) UIColor *systemMintColor IOS(15.0);
@property(class, nonatomic, readonly) UIColor *systemTealColor IOS(7.0);
@property(class, nonatomic, readonly) UIColor *systemCyanColor IOS(15.0);
@property(class, nonatomic, readonly) UIColor *systemBlueColor IOS(7.0);
@property(class, nonatomic, readonly) UIColor *systemIndigoColor IOS(13.0);
@property(class, nonatomic, readonly) UIColor *systemPurpleColor IOS(9.0);
@property(class, nonatomic, readonly) UIColor *systemPinkColor IOS(7.0);
@property(class, nonatomic, readonly) UIColor *systemBrownColor IOS(13.0);
@property(class, nonatomic, readonly) UIColor *systemGrayColor IOS(7.0);
@property(class, nonatomic, readonly) UIColor *systemGray2Color IOS(13.0);
@property(class, nonatomic, readonly) UIColor *systemGray3Color IOS(13.0);
@property(class, nonatomic, readonly) UIColor *systemGray4Color IOS(13.0);
@property(class, nonatomic, readonly) UIColor *systemGray5Color IOS(13.0);
@property(class, nonatomic, readonly) UIColor *systemGray6Color IOS(13.0);
@property(class, nonatomic, readonly) UIColor *systemBackgroundColor IOS(13.0);
@property(class, nonatomic, readonly) UIColor *secondarySystemBackgroundColor IOS(13.0);
@property(class, nonatomic, readonly) UIColor *tertiarySystemBackgroundColor IOS(13.0);
@property(class, nonatomic, readonly) UIColor *systemGroupedBackgroundColor IOS(13.0);
@property(class, nonatomic, readonly) UIColor *secondarySystemGroupedBackgroundColor IOS(13.0);
@property(class, nonatomic, readonly) UIColor *tintColor SWIFT("tintColor") IOS(15.0);
@end

SENDABLE IOS(2.0)
@interface UIFont : NSObject
+ (nullable UIFont *)fontWithName:(NSString *)name size:(CGFloat)size IOS(2.0);
@end

IOS(2.0)
@interface CALayer : NSObject
- (instancetype)init IOS(2.0);
@property CGRect bounds IOS(2.0);
@property CGPoint position IOS(2.0);
@property CGFloat zPosition IOS(2.0);
@property float opacity IOS(2.0);
@property(getter=isHidden) BOOL hidden IOS(2.0);
@property(nullable, strong) CALayer *mask IOS(2.0);
@property(nullable, strong) id contents IOS(2.0);
@property CGFloat cornerRadius IOS(3.0);
- (void)setAffineTransform:(CGAffineTransform)m SWIFT("setAffineTransform(_:)") IOS(2.0);
- (void)addSublayer:(CALayer *)layer IOS(2.0);
- (void)removeFromSuperlayer IOS(2.0);
- (nullable instancetype)presentationLayer SWIFT("presentation()") IOS(2.0);
- (void)addAnimation:(CAAnimation *)anim forKey:(nullable NSString *)key SWIFT("add(_:forKey:)") IOS(2.0);
@end

IOS(2.0)
@interface CAAnimation : NSObject
@end

IOS(2.0)
@interface CATransition : CAAnimation
@end

IOS(3.0)
@interface CAShapeLayer : CALayer
@property CGFloat strokeStart IOS(4.2);
@property CGFloat strokeEnd IOS(4.2);
@property CGFloat lineWidth IOS(3.0);
@end

IOS(3.0)
@interface CAGradientLayer : CALayer
@property CGPoint startPoint IOS(3.0);
@property CGPoint endPoint IOS(3.0);
@end

IOS(2.0)
@interface CATransaction : NSObject
+ (void)begin IOS(2.0);
+ (void)commit IOS(2.0);
+ (void)setDisableActions:(BOOL)flag SWIFT("setDisableActions(_:)") IOS(3.0);
@end

MAIN_ACTOR IOS_VISION(18.0, 2.0)
@interface UIUpdateActionPhase : NSObject
@property(class, nonatomic, readonly) UIUpdateActionPhase *beforeCATransactionCommit IOS_VISION(18.0, 2.0);
@end

MAIN_ACTOR IOS_VISION(18.0, 2.0)
@interface UIUpdateInfo : NSObject
@end

MAIN_ACTOR IOS_VISION(18.0, 2.0)
@interface UIUpdateLink : NSObject
+ (instancetype)updateLinkForView:(UIView *)view SWIFT("init(view:)") IOS_VISION(18.0, 2.0);
- (void)addActionToPhase:(UIUpdateActionPhase *)phase handler:(void (^)(UIUpdateLink *updateLink, UIUpdateInfo *updateInfo))handler SWIFT("addAction(to:handler:)") IOS_VISION(18.0, 2.0);
@property(nonatomic, getter=isEnabled) BOOL enabled IOS_VISION(18.0, 2.0);
@end

IOS(3.1)
@interface CADisplayLink : NSObject
+ (CADisplayLink *)displayLinkWithTarget:(id)target selector:(SEL)sel SWIFT("init(target:selector:)") IOS(3.1);
- (void)invalidate IOS(3.1);
@end

MAIN_ACTOR IOS_ONLY(10.0)
@interface UIFeedbackGenerator : NSObject
- (void)prepare IOS_ONLY(10.0);
@end

MAIN_ACTOR IOS_ONLY(10.0)
@interface UIImpactFeedbackGenerator : UIFeedbackGenerator
- (instancetype)initWithStyle:(UIImpactFeedbackStyle)style IOS_ONLY(10.0);
- (void)impactOccurred IOS_ONLY(10.0);
@end

MAIN_ACTOR IOS_ONLY(10.0)
@interface UISelectionFeedbackGenerator : UIFeedbackGenerator
- (instancetype)init IOS_ONLY(10.0);
- (void)selectionChanged IOS_ONLY(10.0);
@end

MAIN_ACTOR IOS_ONLY(10.0)
@interface UINotificationFeedbackGenerator : UIFeedbackGenerator
- (instancetype)init IOS_ONLY(10.0);
- (void)notificationOccurred:(UINotificationFeedbackType)type IOS_ONLY(10.0);
@end

#pragma clang assume_nonnull end
