package dev.navarch.client.discovery;

import dev.navarch.apimachinery.json.JsonWriter;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.serializer.JsonSerializer;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;

/** Files that are believed for some time, and that nobody depends on. */
final class CacheFolder {
  private static final Logger LOG = System.getLogger("dev.navarch.client.discovery");

  private static final int LONGEST_NAME = 253;

  private final Path root;
  private final Duration lifetime;
  private final InstantSource clock;

  CacheFolder(Path root, Duration lifetime, InstantSource clock) {
    this.root = root.normalize();
    this.lifetime = lifetime;
    this.clock = clock;
  }

  /**
   * A file of the folder; empty names are left out. Whatever names a server makes up, they do not
   * lead out of it.
   */
  Path resolve(String... names) {
    Path file = root;
    for (String name : names) {
      if (!name.isEmpty()) {
        file = file.resolve(isPlain(name) ? name : "_" + Integer.toHexString(name.hashCode()));
      }
    }
    return file;
  }

  private static boolean isPlain(String name) {
    return name.length() <= LONGEST_NAME
        && !name.startsWith(".")
        && name.chars().allMatch(c -> Character.isLetterOrDigit(c) || c == '.' || c == '-');
  }

  /** What a file holds, unless it is too old or cannot be read. */
  Optional<byte[]> read(Path file) {
    try {
      Instant written = Files.getLastModifiedTime(file).toInstant();
      return clock.instant().isAfter(written.plus(lifetime))
          ? Optional.empty()
          : Optional.of(Files.readAllBytes(file));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** Replaces a file; false if that is not possible. */
  boolean write(Path file, ApiObject object) {
    JsonWriter json = new JsonWriter(4096);
    JsonSerializer.write(json, object);
    try {
      createFolder(file.resolveSibling("."));
      Path draft = Files.createTempFile(file.resolveSibling(".").normalize(), "draft", ".json");
      try {
        Files.write(draft, json.toLine());
        restrict(draft, "rw-rw----");
        Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
      } finally {
        Files.deleteIfExists(draft);
      }
      return true;
    } catch (IOException e) {
      LOG.log(Level.DEBUG, "discovery is not cached in {0}: {1}", file, e.toString());
      return false;
    }
  }

  private static void createFolder(Path folder) throws IOException {
    Path normal = folder.normalize();
    if (Files.isDirectory(normal)) {
      return;
    }
    try {
      Files.createDirectories(
          normal,
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwxr-x---")));
    } catch (UnsupportedOperationException e) {
      Files.createDirectories(normal);
    }
  }

  private static void restrict(Path path, String permissions) throws IOException {
    try {
      Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(permissions));
    } catch (UnsupportedOperationException | FileSystemException e) {
      LOG.log(Level.DEBUG, "permissions of {0} are left as they are: {1}", path, e.toString());
    }
  }
}
