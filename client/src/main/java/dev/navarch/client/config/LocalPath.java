package dev.navarch.client.config;

import dev.navarch.apimachinery.wire.DecodeException;
import java.io.File;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Paths in a kubeconfig: relative ones begin at the folder of their file. */
final class LocalPath {
  private LocalPath() {}

  /** The path from anywhere; empty stays empty. */
  static String resolve(Path folder, String path) {
    if (path.isEmpty()) {
      return path;
    }
    try {
      return Path.of(path).isAbsolute() ? path : folder.resolve(path).normalize().toString();
    } catch (InvalidPathException e) {
      throw new DecodeException("a path is not fit for this system: " + e.getReason(), e);
    }
  }

  /** The path of a program; a mere name is looked up elsewhere and stays. */
  static String resolveCommand(Path folder, String command) {
    return command.contains(File.separator) ? resolve(folder, command) : command;
  }

  /** The path as it is written to a file in a folder: relative when it lies in or below that. */
  static String relativize(Path folder, String path) {
    if (path.isEmpty()) {
      return path;
    }
    Path absolute = Path.of(path);
    return absolute.isAbsolute() && absolute.startsWith(folder)
        ? folder.relativize(absolute).toString()
        : path;
  }
}
