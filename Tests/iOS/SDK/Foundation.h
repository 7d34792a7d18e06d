// The classes of Foundation that UIKit's declarations name.

@import ObjectiveC;

#define CGFloat double
typedef double NSTimeInterval;

typedef struct CGPoint {
  CGFloat x;
  CGFloat y;
} CGPoint;

typedef struct CGSize {
  CGFloat width;
  CGFloat height;
} CGSize;

typedef struct CGRect {
  CGPoint origin;
  CGSize size;
} CGRect;

typedef struct CGAffineTransform {
  CGFloat a;
  CGFloat b;
  CGFloat c;
  CGFloat d;
  CGFloat tx;
  CGFloat ty;
} CGAffineTransform;

__attribute__((swift_bridge("Swift.String")))
@interface NSString : NSObject
- (nonnull instancetype)initWithString:(nonnull NSString *)aString;
@end

__attribute__((swift_bridge("Swift.Array")))
@interface NSArray<__covariant Element> : NSObject
@end

@interface NSDate : NSObject
- (nonnull instancetype)initWithTimeIntervalSince1970:(NSTimeInterval)seconds;
@property(nonatomic, readonly) NSTimeInterval timeIntervalSince1970;
@end

@interface NSCoder : NSObject
@end

__attribute__((swift_name("Bundle")))
@interface NSBundle : NSObject
@property(class, nonatomic, readonly, nonnull) NSBundle *mainBundle __attribute__((swift_name("main")));
- (nonnull NSString *)localizedStringForKey:(nonnull NSString *)key
                                      value:(nullable NSString *)value
                                      table:(nullable NSString *)tableName;
@end

@protocol NSCoding
- (nullable instancetype)initWithCoder:(nonnull NSCoder *)coder;
@end
