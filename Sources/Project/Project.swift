// The target Project; replaced by its first file.
