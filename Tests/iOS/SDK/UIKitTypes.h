// Types of UIKit that are no classes, as far as the table of facts has them.

#define MAIN_ACTOR __attribute__((swift_attr("@MainActor")))
#define SENDABLE __attribute__((swift_attr("@Sendable")))
#define IOS_VISION(version, vision) \
  __attribute__((availability(ios, introduced = version))) \
  __attribute__((availability(visionos, introduced = vision)))
#define IOS(version) IOS_VISION(version, 1.0)
#define IOS_ONLY(version) \
  __attribute__((availability(ios, introduced = version))) __attribute__((availability(visionos, unavailable)))
#define DEPRECATED(version, last, vision, lastVision) \
  __attribute__((availability(ios, introduced = version, deprecated = last))) \
  __attribute__((availability(visionos, introduced = vision, deprecated = lastVision)))
#define SWIFT(name) __attribute__((swift_name(name)))
#define SWIFT_NOESCAPE __attribute__((noescape))
#define OPEN_ENUM(type, name, swift) \
  enum __attribute__((enum_extensibility(open))) SWIFT(swift) name : type name; \
  enum __attribute__((enum_extensibility(open))) SWIFT(swift) name : type
#define OPTIONS(type, name, swift) \
  enum __attribute__((flag_enum, enum_extensibility(open))) SWIFT(swift) name : type name; \
  enum __attribute__((flag_enum, enum_extensibility(open))) SWIFT(swift) name : type

typedef struct UIEdgeInsets {
  CGFloat top;
  CGFloat left;
  CGFloat bottom;
  CGFloat right;
} UIEdgeInsets;

typedef OPTIONS(NSUInteger, UIViewAnimationOptions, "UIView.AnimationOptions") {
  UIViewAnimationOptionAllowUserInteraction = 1 << 1,
  UIViewAnimationOptionBeginFromCurrentState = 1 << 2,
  UIViewAnimationOptionOverrideInheritedDuration = 1 << 5,
  UIViewAnimationOptionOverrideInheritedCurve = 1 << 9,
  UIViewAnimationOptionCurveEaseInOut SWIFT("curveEaseInOut") = 0 << 16,
  UIViewAnimationOptionCurveEaseIn = 1 << 16,
  UIViewAnimationOptionCurveEaseOut = 2 << 16,
  UIViewAnimationOptionCurveLinear = 3 << 16,
  UIViewAnimationOptionTransitionCrossDissolve = 5 << 20,
};

typedef OPTIONS(NSUInteger, UIControlEvents, "UIControl.Event") {
  UIControlEventTouchUpInside = 1 << 6,
  UIControlEventValueChanged = 1 << 12,
};

typedef OPEN_ENUM(NSInteger, UIGestureRecognizerState, "UIGestureRecognizer.State") {
  UIGestureRecognizerStatePossible,
  UIGestureRecognizerStateBegan,
  UIGestureRecognizerStateChanged,
  UIGestureRecognizerStateEnded,
  UIGestureRecognizerStateCancelled,
  UIGestureRecognizerStateFailed,
};

typedef OPEN_ENUM(NSInteger, UILayoutConstraintAxis, "NSLayoutConstraint.Axis") {
  UILayoutConstraintAxisHorizontal,
  UILayoutConstraintAxisVertical,
};

typedef OPEN_ENUM(NSInteger, UIStackViewAlignment, "UIStackView.Alignment") {
  UIStackViewAlignmentFill,
  UIStackViewAlignmentLeading,
  UIStackViewAlignmentFirstBaseline,
  UIStackViewAlignmentCenter,
  UIStackViewAlignmentTrailing,
  UIStackViewAlignmentLastBaseline,
};

typedef OPEN_ENUM(NSInteger, NSTextAlignment, "NSTextAlignment") {
  NSTextAlignmentLeft,
  NSTextAlignmentCenter,
  NSTextAlignmentRight,
  NSTextAlignmentJustified,
  NSTextAlignmentNatural,
};

typedef OPEN_ENUM(NSInteger, UIActivityIndicatorViewStyle, "UIActivityIndicatorView.Style") {
  UIActivityIndicatorViewStyleMedium IOS(13.0) = 100,
  UIActivityIndicatorViewStyleLarge IOS(13.0) = 101,
};

typedef OPEN_ENUM(NSInteger, UIBlurEffectStyle, "UIBlurEffect.Style") {
  UIBlurEffectStyleSystemThinMaterial IOS(13.0) = 7,
};

typedef OPEN_ENUM(NSInteger, UIGlassEffectStyle, "UIGlassEffect.Style") {
  UIGlassEffectStyleRegular,
  UIGlassEffectStyleClear,
};

typedef OPEN_ENUM(NSInteger, UIUserInterfaceSizeClass, "UIUserInterfaceSizeClass") {
  UIUserInterfaceSizeClassUnspecified,
  UIUserInterfaceSizeClassCompact,
  UIUserInterfaceSizeClassRegular,
};

typedef OPEN_ENUM(NSInteger, UIUserInterfaceIdiom, "UIUserInterfaceIdiom") {
  UIUserInterfaceIdiomUnspecified = -1,
  UIUserInterfaceIdiomPhone,
  UIUserInterfaceIdiomPad,
  UIUserInterfaceIdiomMac IOS(14.0) = 5,
};

typedef OPEN_ENUM(NSInteger, UIUserInterfaceStyle, "UIUserInterfaceStyle") {
  UIUserInterfaceStyleUnspecified,
  UIUserInterfaceStyleLight,
  UIUserInterfaceStyleDark,
};

typedef OPEN_ENUM(NSInteger, UIAccessibilityContrast, "UIAccessibilityContrast") {
  UIAccessibilityContrastUnspecified = -1,
  UIAccessibilityContrastNormal,
  UIAccessibilityContrastHigh,
};

typedef OPEN_ENUM(NSInteger, UIUserInterfaceLayoutDirection, "UIUserInterfaceLayoutDirection") {
  UIUserInterfaceLayoutDirectionLeftToRight,
  UIUserInterfaceLayoutDirectionRightToLeft,
};

typedef OPEN_ENUM(NSInteger, UIImpactFeedbackStyle, "UIImpactFeedbackGenerator.FeedbackStyle") {
  UIImpactFeedbackStyleLight,
  UIImpactFeedbackStyleMedium,
  UIImpactFeedbackStyleHeavy,
  UIImpactFeedbackStyleSoft IOS(13.0),
  UIImpactFeedbackStyleRigid IOS(13.0),
};

typedef OPEN_ENUM(NSInteger, UINotificationFeedbackType, "UINotificationFeedbackGenerator.FeedbackType") {
  UINotificationFeedbackTypeSuccess,
  UINotificationFeedbackTypeWarning,
  UINotificationFeedbackTypeError,
};

typedef OPEN_ENUM(NSInteger, UIScrollViewContentInsetAdjustmentBehavior, "UIScrollView.ContentInsetAdjustmentBehavior") {
  UIScrollViewContentInsetAdjustmentAutomatic,
  UIScrollViewContentInsetAdjustmentScrollableAxes,
  UIScrollViewContentInsetAdjustmentNever,
  UIScrollViewContentInsetAdjustmentAlways,
};

typedef OPEN_ENUM(NSInteger, UISceneActivationState, "UIScene.ActivationState") {
  UISceneActivationStateUnattached = -1,
  UISceneActivationStateForegroundActive,
  UISceneActivationStateForegroundInactive,
  UISceneActivationStateBackground,
};

typedef OPEN_ENUM(NSInteger, UIAccessibilityScrollDirection, "UIAccessibilityScrollDirection") {
  UIAccessibilityScrollDirectionRight = 1,
  UIAccessibilityScrollDirectionLeft,
  UIAccessibilityScrollDirectionUp,
  UIAccessibilityScrollDirectionDown,
  UIAccessibilityScrollDirectionNext,
  UIAccessibilityScrollDirectionPrevious,
};

typedef OPTIONS(NSInteger, UIKeyModifierFlags, "UIKeyModifierFlags") {
  UIKeyModifierCommand = 1 << 20,
};

MAIN_ACTOR
@interface NSLayoutAnchor<AnchorType> : NSObject
@end

@class NSLayoutXAxisAnchor;
MAIN_ACTOR
@interface NSLayoutXAxisAnchor : NSLayoutAnchor<NSLayoutXAxisAnchor *>
@end

@class NSLayoutYAxisAnchor;
MAIN_ACTOR
@interface NSLayoutYAxisAnchor : NSLayoutAnchor<NSLayoutYAxisAnchor *>
@end

@class NSLayoutDimension;
MAIN_ACTOR
@interface NSLayoutDimension : NSLayoutAnchor<NSLayoutDimension *>
@end
