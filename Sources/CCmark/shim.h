/* The public header of libcmark, and strlen for the text it hands out. */
#include <cmark.h>
#include <string.h>
