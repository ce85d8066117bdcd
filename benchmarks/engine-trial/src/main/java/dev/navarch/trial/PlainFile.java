package dev.navarch.trial;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

/**
 * The physical limit: a batch is one write and one sync of a file. A file that grows has its new
 * length synced too; one that is written in a circle over space it already has does not.
 */
final class PlainFile implements AutoCloseable {
  private static final int CIRCLE = 64 << 20;

  private final FileChannel channel;
  private final boolean circular;
  private final ByteBuffer buffer = ByteBuffer.allocateDirect(4 << 20);

  private PlainFile(FileChannel channel, boolean circular) {
    this.channel = channel;
    this.circular = circular;
  }

  static PlainFile growing(Path folder) throws IOException {
    return new PlainFile(create(folder), false);
  }

  static PlainFile circular(Path folder) throws IOException {
    FileChannel channel = create(folder);
    ByteBuffer zeros = ByteBuffer.allocateDirect(1 << 20);
    while (channel.position() < CIRCLE) {
      channel.write(zeros.clear());
    }
    channel.force(true);
    channel.position(0);
    return new PlainFile(channel, true);
  }

  private static FileChannel create(Path folder) throws IOException {
    return FileChannel.open(
        folder.resolve("log"), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
  }

  void commit(long firstId, List<byte[]> records, long[] deletedIds) throws IOException {
    buffer.clear().putLong(firstId).putInt(records.size());
    for (byte[] record : records) {
      buffer.putInt(record.length).put(record);
    }
    buffer.flip();
    if (circular && channel.position() + buffer.remaining() > CIRCLE) {
      channel.position(0);
    }
    while (buffer.hasRemaining()) {
      channel.write(buffer);
    }
    channel.force(false);
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
