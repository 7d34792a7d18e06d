// refused: incompatible pointer to integer conversion sending 'NSError *__strong' to parameter of type 'enum RefreshOutcome'

#import <UIKit/UIKit.h>

#import "Messages-Swift.h"

void end(MessagesHeaderRefresh *header, NSError *error) {
  [header endWithOutcome:error];
}
