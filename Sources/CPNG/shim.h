// SPDX-License-Identifier: GPL-3.0-or-later

#include <png.h>
#include <zlib.h>

// Swift can't import the names of libpng's formats, because they are made of other names.
static inline png_uint_32 png_shim_rgba(void) { return PNG_FORMAT_RGBA; }
