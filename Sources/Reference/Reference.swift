// The target Reference; replaced by its first file.
