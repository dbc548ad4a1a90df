// The target Checking; replaced by its first file.
