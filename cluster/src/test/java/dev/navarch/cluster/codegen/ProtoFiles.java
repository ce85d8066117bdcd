package dev.navarch.cluster.codegen;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** Collects the {@code .proto} files that ship with classes, from folders and from jars. */
final class ProtoFiles {
  private static final String FOLDER = "META-INF/navarch/proto";

  private ProtoFiles() {}

  /** Copies the files that ship with a class into a folder. */
  static void copy(Class<?> shippedWith, Path into) throws Exception {
    Path from = Path.of(shippedWith.getProtectionDomain().getCodeSource().getLocation().toURI());
    if (Files.isDirectory(from)) {
      copy(from.resolve(FOLDER), into);
      return;
    }
    try (FileSystem jar = FileSystems.newFileSystem(from)) {
      copy(jar.getPath(FOLDER), into);
    }
  }

  /** Copies the files of one folder into another. */
  static void copy(Path from, Path into) throws IOException {
    try (Stream<Path> all = Files.walk(from)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        Path target = into.resolve(from.relativize(file).toString());
        Files.createDirectories(target.getParent());
        Files.copy(file, target);
      }
    }
  }
}
