// Foundation as Objective-C code includes it.

@import Foundation;

#define nil ((id)0)
#define YES ((BOOL)1)
#define NO ((BOOL)0)
