package dev.navarch.kubectl.manifest;

import dev.navarch.apimachinery.yaml.YamlOrJsonDocuments;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Reads manifests by the names given to {@code -f}: a file, a folder (all {@code .json}, {@code
 * .yaml} and {@code .yml} files in it, in the order of their names), an http(s) address, or {@code
 * -} for standard input.
 */
public final class ManifestFiles {
  private static final Duration TIMEOUT = Duration.ofSeconds(30);

  private final boolean recursive;
  private final InputStream standardInput;

  /** Creates a reader; a recursive one goes into the folders in a folder. */
  public ManifestFiles(boolean recursive, InputStream standardInput) {
    this.recursive = recursive;
    this.standardInput = standardInput;
  }

  /** Reads all documents of some names, in order. */
  public void read(List<String> names, Consumer<Manifest> action) throws IOException {
    for (String name : names) {
      if (name.equals("-")) {
        documents("STDIN", standardInput, action);
      } else if (name.startsWith("http://") || name.startsWith("https://")) {
        fetch(name, action);
      } else {
        for (Path file : files(Path.of(name))) {
          try (InputStream in = Files.newInputStream(file)) {
            documents(file.toString(), in, action);
          }
        }
      }
    }
  }

  private static void documents(String source, InputStream in, Consumer<Manifest> action) {
    YamlOrJsonDocuments documents = YamlOrJsonDocuments.of(in);
    while (documents.hasNext()) {
      action.accept(new Manifest(source, documents.next()));
    }
  }

  private List<Path> files(Path path) throws IOException {
    if (Files.isRegularFile(path)) {
      return List.of(path);
    }
    if (!Files.exists(path)) {
      throw new NoSuchFileException("the path \"" + path + "\" does not exist");
    }
    List<Path> files = new ArrayList<>();
    try (Stream<Path> found = recursive ? Files.walk(path) : Files.list(path)) {
      found
          .filter(Files::isRegularFile)
          .filter(file -> file.getFileName().toString().matches(".*\\.(json|yaml|yml)"))
          .sorted()
          .forEach(files::add);
    }
    if (files.isEmpty()) {
      throw new IOException(
          "error reading [" + path + "]: recognized file extensions are [.json .yaml .yml]");
    }
    return files;
  }

  private static void fetch(String address, Consumer<Manifest> action) throws IOException {
    HttpRequest request = HttpRequest.newBuilder(URI.create(address)).timeout(TIMEOUT).build();
    try (HttpClient client =
        HttpClient.newBuilder()
            .followRedirects(HttpClient.Redirect.NORMAL)
            .connectTimeout(TIMEOUT)
            .build()) {
      HttpResponse<InputStream> response =
          client.send(request, HttpResponse.BodyHandlers.ofInputStream());
      if (response.statusCode() != 200) {
        throw new IOException(
            "unable to read URL \"%s\", server reported %d, status code=%d"
                .formatted(address, response.statusCode(), response.statusCode()));
      }
      try (InputStream body = response.body()) {
        documents(address, body, action);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted while reading " + address, e);
    }
  }
}
