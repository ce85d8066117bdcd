package dev.navarch.codegen;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A folder of generated files and what should be in it.
 *
 * @param folder the folder
 * @param wanted a folder with the files as they should be
 */
record OutputFolder(Path folder, Path wanted) {
  /** What differs: files that are missing, out of date or not wanted any more. */
  List<String> differences() throws IOException {
    List<String> differences = new ArrayList<>();
    for (Path file : files(wanted)) {
      Path present = folder.resolve(file);
      if (!Files.exists(present)) {
        differences.add("missing: " + file);
      } else if (Files.mismatch(present, wanted.resolve(file)) >= 0) {
        differences.add("out of date: " + file);
      }
    }
    for (Path file : extra()) {
      differences.add("not generated any more: " + file);
    }
    return differences;
  }

  /** Makes the folder what it should be; files that are right already are not touched. */
  String update() throws IOException {
    int written = 0;
    int unchanged = 0;
    for (Path file : files(wanted)) {
      Path present = folder.resolve(file);
      if (Files.exists(present) && Files.mismatch(present, wanted.resolve(file)) < 0) {
        unchanged++;
      } else {
        Files.createDirectories(present.getParent());
        Files.write(present, Files.readAllBytes(wanted.resolve(file)));
        written++;
      }
    }
    Set<Path> extra = extra();
    for (Path file : extra) {
      Files.delete(folder.resolve(file));
    }
    return "%d written, %d unchanged, %d removed".formatted(written, unchanged, extra.size());
  }

  private Set<Path> extra() throws IOException {
    Set<Path> extra = Files.isDirectory(folder) ? files(folder) : new TreeSet<>();
    extra.removeAll(files(wanted));
    return extra;
  }

  private static Set<Path> files(Path root) throws IOException {
    Set<Path> files = new TreeSet<>();
    try (Stream<Path> all = Files.walk(root)) {
      all.filter(Files::isRegularFile).map(root::relativize).forEach(files::add);
    }
    return files;
  }

  /** Deletes a folder and all in it. */
  static void delete(@Nullable Path root) {
    if (root == null) {
      return;
    }
    try (Stream<Path> all = Files.walk(root)) {
      all.sorted(Comparator.reverseOrder())
          .forEach(path -> {
            try {
              Files.delete(path);
            } catch (IOException e) {
              throw new UncheckedIOException(e);
            }
          });
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
