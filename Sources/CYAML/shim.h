/* The public header of libyaml. */
#include <yaml.h>
