// What of Objective-C's runtime the other declarations stand on.

typedef _Bool BOOL;
typedef struct objc_selector *SEL;
typedef long NSInteger;
typedef unsigned long NSUInteger;

__attribute__((objc_root_class))
@interface NSObject
- (nonnull instancetype)init;
@end
