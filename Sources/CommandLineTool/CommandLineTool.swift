// The target CommandLineTool; replaced by its first file.
