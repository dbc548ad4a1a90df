// The target Markup; replaced by its first file.
