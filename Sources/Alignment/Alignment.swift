// The target Alignment; replaced by its first file.
