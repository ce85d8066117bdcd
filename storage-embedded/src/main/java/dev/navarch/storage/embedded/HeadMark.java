package dev.navarch.storage.embedded;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.OptionalLong;
import java.util.zip.CRC32C;

/**
 * A second witness of the latest revision: a tiny file beside the journal that says how far writes
 * were acknowledged.
 *
 * <p>A journal whose end is damaged looks like one that was cut short before the damaged write was
 * acknowledged, and opens without complaint, a few revisions short. This mark tells the two apart. It
 * is written after the journal is synced and is not synced itself, so it may lag behind after a loss
 * of power, but is never ahead of what was acknowledged: a journal that ends before it has lost
 * something.
 */
final class HeadMark implements AutoCloseable {
  private static final Logger LOG = System.getLogger(HeadMark.class.getName());
  private static final String FILE = "head";
  private static final int SIZE = 2 * Long.BYTES;

  private final FileChannel channel;
  private final ByteBuffer buffer = ByteBuffer.allocateDirect(SIZE);

  private HeadMark(FileChannel channel) {
    this.channel = channel;
  }

  static Path file(Path folder) {
    return folder.resolve(FILE);
  }

  static HeadMark open(Path folder) {
    try {
      return new HeadMark(
          FileChannel.open(
              file(folder), StandardOpenOption.CREATE, StandardOpenOption.WRITE));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What the mark of a folder says; nothing if there is none, or a write of it was torn. */
  static OptionalLong read(Path folder) {
    try (FileChannel channel = FileChannel.open(file(folder), StandardOpenOption.READ)) {
      ByteBuffer content = ByteBuffer.allocate(SIZE);
      while (content.hasRemaining() && channel.read(content) >= 0) {
        // until all of it is there
      }
      content.flip();
      if (content.remaining() < SIZE) {
        return OptionalLong.empty();
      }
      long revision = content.getLong();
      return content.getLong() == check(revision)
          ? OptionalLong.of(revision)
          : OptionalLong.empty();
    } catch (IOException e) {
      return OptionalLong.empty();
    }
  }

  /** Refuses a database that ends before what was acknowledged. */
  static void require(OptionalLong acknowledged, long revision, Path database) {
    if (acknowledged.orElse(revision) > revision) {
      throw Database.damaged(
          database,
          "it ends with revision %d, but writes up to revision %d were acknowledged"
              .formatted(revision, acknowledged.getAsLong()),
          null);
    }
  }

  /**
   * Notes that everything up to the revision is on disk. If this fails, the mark lags behind, which
   * it may.
   */
  void write(long revision) {
    buffer.clear().putLong(revision).putLong(check(revision)).flip();
    try {
      channel.write(buffer, 0);
    } catch (IOException e) {
      LOG.log(Level.DEBUG, "the head mark could not be written", e);
    }
  }

  private static long check(long revision) {
    CRC32C crc = new CRC32C();
    crc.update(ByteBuffer.allocate(Long.BYTES).putLong(revision).flip());
    return crc.getValue();
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
