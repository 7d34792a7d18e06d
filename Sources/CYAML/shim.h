#if __has_include(<yaml.h>)
#include <yaml.h>
#else
#error "libyaml is missing; install it: apt-get install libyaml-dev, or brew install libyaml pkgconf"
#endif
