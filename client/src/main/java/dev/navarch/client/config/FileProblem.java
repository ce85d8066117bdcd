package dev.navarch.client.config;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** Says in a few words why a file cannot be read; the exceptions of the JDK often do not. */
public final class FileProblem {
  private FileProblem() {}

  public static String of(IOException problem) {
    return switch (problem) {
      case NoSuchFileException e -> "open " + e.getFile() + ": no such file or directory";
      case AccessDeniedException e -> "open " + e.getFile() + ": permission denied";
      case FileSystemException e when e.getReason() != null ->
          "open " + e.getFile() + ": " + e.getReason();
      default ->
          problem.getMessage() == null ? problem.getClass().getSimpleName() : problem.getMessage();
    };
  }
}
