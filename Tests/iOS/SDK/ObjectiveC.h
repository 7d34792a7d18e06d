// What of Objective-C's runtime the other declarations stand on.

typedef _Bool BOOL;
typedef struct objc_selector *SEL;
typedef long NSInteger;
typedef unsigned long NSUInteger;

__attribute__((swift_name("NSObjectProtocol")))
@protocol NSObject
- (id)performSelector:(SEL)selector withObject:(nullable id)object;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (nonnull instancetype)init;
@end
