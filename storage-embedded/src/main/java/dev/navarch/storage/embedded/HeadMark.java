package dev.navarch.storage.embedded;

import dev.navarch.storage.mvcc.State;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.zip.CRC32C;

/**
 * A second witness of the latest commit: a tiny file beside the journal that says how far writes
 * were acknowledged.
 *
 * <p>A journal whose end is damaged looks like one that was cut short before the damaged write was
 * acknowledged, and opens without complaint, a few commits short. This mark tells the two apart. It
 * is written after the journal is synced and is not synced itself, so it may lag behind after a
 * loss of power, but is never ahead of what was acknowledged: a journal that ends before it has
 * lost something.
 */
final class HeadMark implements AutoCloseable {
  private static final Logger LOG = System.getLogger(HeadMark.class.getName());
  private static final String FILE = "head";
  private static final int SIZE = 3 * Long.BYTES;

  /** How far writes were acknowledged. */
  record Acknowledged(long revision, long commits) {
    boolean isAnything() {
      return revision > State.EMPTY.revision() || commits > 0;
    }
  }

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
          FileChannel.open(file(folder), StandardOpenOption.CREATE, StandardOpenOption.WRITE));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What the mark of a folder says; nothing if there is none, or a write of it was torn. */
  static Optional<Acknowledged> read(Path folder) {
    try (FileChannel channel = FileChannel.open(file(folder), StandardOpenOption.READ)) {
      ByteBuffer content = ByteBuffer.allocate(SIZE);
      while (content.hasRemaining() && channel.read(content) >= 0) {
        // until all of it is there
      }
      if (content.flip().remaining() < SIZE) {
        return Optional.empty();
      }
      long checksum = checksum(content);
      Acknowledged acknowledged = new Acknowledged(content.getLong(), content.getLong());
      return content.getLong() == checksum ? Optional.of(acknowledged) : Optional.empty();
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** Refuses a database that ends before what was acknowledged. */
  static void require(Optional<Acknowledged> acknowledged, Head found, Path database) {
    acknowledged.ifPresent(mark -> {
      if (mark.revision() > found.revision()) {
        throw Database.damaged(
            database,
            "it ends with revision %d, but writes up to revision %d were acknowledged"
                .formatted(found.revision(), mark.revision()),
            null);
      }
      if (mark.commits() > found.commits()) {
        throw Database.damaged(
            database,
            "after revision %d changes to leases or the history are missing that were acknowledged"
                .formatted(found.revision()),
            null);
      }
    });
  }

  /**
   * Notes that everything up to this is on disk. If this fails, the mark lags behind, which it may.
   */
  void write(Head head) {
    buffer.clear().putLong(head.revision()).putLong(head.commits());
    buffer.putLong(checksum(buffer)).flip();
    try {
      channel.write(buffer, 0);
    } catch (IOException e) {
      LOG.log(Level.DEBUG, "the head mark could not be written", e);
    }
  }

  /** Of all numbers but the last. */
  private static long checksum(ByteBuffer content) {
    CRC32C crc = new CRC32C();
    crc.update(content.slice(0, SIZE - Long.BYTES));
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
