package dev.navarch.benchmarks.storage;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.SplittableRandom;

/**
 * What the disk allows: a file to which batches of pods are appended, each synced. Its space is
 * there from the beginning, as that of write-ahead logs is, and used again from the start when it
 * is full. For one thread.
 */
final class PlainFile implements AutoCloseable {
  private static final int FILE_BYTES = 64 << 20;

  private final FileChannel channel;
  private final ByteBuffer batch;

  private PlainFile(FileChannel channel, ByteBuffer batch) {
    this.channel = channel;
    this.batch = batch;
  }

  /** Makes the file, and a batch of so many pods. */
  static PlainFile create(Path file, int pods) throws IOException {
    ByteBuffer batch = ByteBuffer.allocateDirect((int) Pods.bytes(pods));
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < pods; i++) {
      batch.put(Pods.key(i).asByteBuffer()).put(Pods.value(random).asByteBuffer());
    }
    FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    ByteBuffer zeros = ByteBuffer.allocateDirect(1 << 20);
    while (channel.position() < FILE_BYTES) {
      channel.write(zeros.clear());
    }
    channel.force(true);
    channel.position(0);
    return new PlainFile(channel, batch);
  }

  void append() {
    try {
      batch.rewind();
      if (channel.position() + batch.remaining() > FILE_BYTES) {
        channel.position(0);
      }
      while (batch.hasRemaining()) {
        channel.write(batch);
      }
      channel.force(false);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
