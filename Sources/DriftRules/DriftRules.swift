// The target DriftRules; replaced by its first file.
