package dev.navarch.client.config;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;

/**
 * Replaces a file at once: a reader sees the old or the new one. A new file is for its owner alone,
 * one that was there keeps its owner and who may read it. Where a file cannot be replaced so, as
 * when it is mounted into a container by itself, it is written anew in its place, and a reader may
 * see a part.
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
    try {
      replaceAtOnce(folder, target, content, isThere, move);
    } catch (IOException e) {
      if (!isThere) {
        throw e;
      }
      try {
        write(target, content, StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING);
      } catch (IOException inPlace) {
        e.addSuppressed(inPlace);
        throw e;
      }
    }
  }

  private static void replaceAtOnce(
      Path folder, Path target, byte[] content, boolean isThere, Move move) throws IOException {
    Path draft = Files.createTempFile(folder, "." + target.getFileName(), ".new"); // mode 0600
    try {
      write(draft, content, StandardOpenOption.WRITE);
      if (isThere) {
        giveAttributes(target, draft);
      }
      move.move(draft, target);
    } finally {
      Files.deleteIfExists(draft);
    }
  }

  private static void write(Path file, byte[] content, OpenOption... how) throws IOException {
    try (FileChannel out = FileChannel.open(file, how)) {
      ByteBuffer rest = ByteBuffer.wrap(content);
      while (rest.hasRemaining()) {
        out.write(rest);
      }
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
