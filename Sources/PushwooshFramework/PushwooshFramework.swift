// The target PushwooshFramework; replaced by its first file.
