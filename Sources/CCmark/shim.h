/* The public header of libcmark. */
#include <cmark.h>
