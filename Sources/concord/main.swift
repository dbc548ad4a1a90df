// The entry point of the program.

internal import CommandLineTool

Program.main()
