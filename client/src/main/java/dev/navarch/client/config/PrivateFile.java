package dev.navarch.client.config;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import org.jspecify.annotations.Nullable;

/**
 * Replaces a file at once: a reader sees the old or the new one. A new file is for its owner alone,
 * one that was there keeps its owner and who may read it. Where a file cannot be replaced so, as
 * when it is mounted into a container by itself, it is written anew in its place, and a reader may
 * see a part. On a full disk the file stays as it was.
 */
final class PrivateFile {
  private PrivateFile() {}

  /** Puts one file into the place of another. */
  interface Move {
    void move(Path draft, Path target) throws IOException;
  }

  /** Replaces or makes a file; where a link leads to it, the link stays. */
  static void replace(Path file, byte[] content) throws IOException {
    replace(
        file,
        content,
        (draft, target) ->
            Files.move(
                draft,
                target,
                StandardCopyOption.ATOMIC_MOVE,
                StandardCopyOption.REPLACE_EXISTING));
  }

  static void replace(Path file, byte[] content, Move move) throws IOException {
    boolean isThere = Files.exists(file);
    Path target = isThere ? file.toRealPath() : file.toAbsolutePath();
    Path folder = target.getParent();
    if (folder == null) {
      throw new IOException(file + " is no file");
    }
    Files.createDirectories(folder);
    IOException obstacle = replaceAtOnce(folder, target, content, isThere, move);
    if (obstacle == null) {
      return;
    }
    if (!isThere) {
      throw obstacle;
    }
    try {
      writeInPlace(target, content);
    } catch (IOException e) {
      obstacle.addSuppressed(e);
      throw obstacle;
    }
  }

  /**
   * Gives what stands in the way of a draft; null if it took the place of the file.
   *
   * @throws IOException if the draft could not be written: there is no room for the file either
   */
  private static @Nullable IOException replaceAtOnce(
      Path folder, Path target, byte[] content, boolean isThere, Move move) throws IOException {
    Path draft;
    try {
      draft = Files.createTempFile(folder, "." + target.getFileName(), ".new"); // mode 0600
    } catch (IOException e) {
      return e;
    }
    try {
      write(draft, content);
      return obstacle(draft, target, isThere, move);
    } finally {
      Files.deleteIfExists(draft);
    }
  }

  private static @Nullable IOException obstacle(
      Path draft, Path target, boolean isThere, Move move) {
    try {
      if (isThere) {
        giveAttributes(target, draft);
      }
      move.move(draft, target);
      return null;
    } catch (IOException e) {
      return e;
    }
  }

  /** What was there comes back where there is no room for more. */
  private static void writeInPlace(Path target, byte[] content) throws IOException {
    byte[] old = Files.readAllBytes(target);
    try {
      write(target, content);
    } catch (IOException e) {
      write(target, old);
      throw e;
    }
  }

  /** Writes over what is there and cuts off the rest, so that its room is not lost meanwhile. */
  private static void write(Path file, byte[] content) throws IOException {
    try (FileChannel out = FileChannel.open(file, StandardOpenOption.WRITE)) {
      ByteBuffer rest = ByteBuffer.wrap(content);
      while (rest.hasRemaining()) {
        out.write(rest);
      }
      out.truncate(content.length);
      out.force(true);
    }
  }

  /** Fails where the draft would belong to somebody else than the file does. */
  private static void giveAttributes(Path target, Path draft) throws IOException {
    PosixFileAttributeView old = Files.getFileAttributeView(target, PosixFileAttributeView.class);
    PosixFileAttributeView fresh = Files.getFileAttributeView(draft, PosixFileAttributeView.class);
    if (old == null || fresh == null) {
      return; // not a file system that knows of them
    }
    PosixFileAttributes wanted = old.readAttributes();
    PosixFileAttributes given = fresh.readAttributes();
    if (!given.owner().equals(wanted.owner())) {
      fresh.setOwner(wanted.owner());
    }
    if (!given.group().equals(wanted.group())) {
      fresh.setGroup(wanted.group());
    }
    fresh.setPermissions(wanted.permissions());
  }
}
