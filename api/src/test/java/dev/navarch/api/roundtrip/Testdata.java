package dev.navarch.api.roundtrip;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Real objects, each as JSON, YAML and protobuf. The folder is named by the property {@code
 * navarch.testdata}; by default it is {@code shared/testdata} beside the checkout.
 */
final class Testdata {
  private static final Path FOLDER =
      Path.of(
          System.getProperty(
              "navarch.testdata",
              Path.of(System.getProperty("navarch.root", ".."), "..", "shared", "testdata")
                  .toString()));

  private Testdata() {}

  /** The names of the objects; empty when the folder is not there. */
  static List<String> names() {
    if (!Files.isDirectory(FOLDER)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".json"))
          .map(name -> name.substring(0, name.length() - ".json".length()))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static byte[] read(String name, String extension) {
    try {
      return Files.readAllBytes(FOLDER.resolve(name + "." + extension));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
