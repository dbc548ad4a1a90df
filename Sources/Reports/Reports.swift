// The target Reports; replaced by its first file.
