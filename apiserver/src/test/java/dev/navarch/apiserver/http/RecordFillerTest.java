package dev.navarch.apiserver.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelFuture;
import io.netty.channel.embedded.EmbeddedChannel;
import java.nio.channels.ClosedChannelException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class RecordFillerTest {
  private static final int RECORD = 16_384;

  private final EmbeddedChannel channel = new EmbeddedChannel();
  private final ByteBuf written = Unpooled.buffer();

  RecordFillerTest() {
    channel.pipeline().addLast(new RecordFiller(channel));
  }

  @AfterEach
  void release() {
    channel.finishAndReleaseAll();
  }

  /** The lengths of what came out; its bytes are those that went in. */
  private List<Integer> lengths() {
    List<Integer> lengths = new ArrayList<>();
    ByteBuf all = Unpooled.buffer();
    for (ByteBuf record = channel.readOutbound(); record != null; record = channel.readOutbound()) {
      assertThat(record.isContiguous()).isTrue();
      lengths.add(record.readableBytes());
      all.writeBytes(record);
      record.release();
    }
    assertThat(all).isEqualTo(written);
    written.clear();
    return lengths;
  }

  private ByteBuf bytes(int length) {
    byte[] bytes = new byte[length];
    new Random(length).nextBytes(bytes);
    written.writeBytes(bytes);
    return Unpooled.wrappedBuffer(bytes);
  }

  private ByteBuf pieces(int... lengths) {
    ByteBuf[] pieces = new ByteBuf[lengths.length];
    for (int i = 0; i < lengths.length; i++) {
      pieces[i] = bytes(lengths[i]);
    }
    return Unpooled.wrappedBuffer(pieces);
  }

  @Test
  void framesBecomeFullRecords() {
    List<ChannelFuture> writes = new ArrayList<>();
    for (int frame = 0; frame < 4; frame++) {
      writes.add(channel.write(bytes(9)));
      writes.add(channel.write(pieces(5_000, 6_000, RECORD - 11_000)));
    }
    assertThat(writes).noneMatch(ChannelFuture::isDone);

    channel.flush();

    assertThat(lengths()).containsExactly(RECORD, RECORD, RECORD, RECORD, 36);
    assertThat(writes).allMatch(ChannelFuture::isSuccess);
  }

  @Test
  void whatIsLongIsCutAndWhatIsEmptyIsWritten() {
    channel.write(pieces(20_000, 20_000));
    channel.flush();
    assertThat(lengths()).containsExactly(RECORD, RECORD, 40_000 - 2 * RECORD);

    ChannelFuture full = channel.write(bytes(RECORD));
    ChannelFuture empty = channel.write(Unpooled.EMPTY_BUFFER);
    channel.flush();
    assertThat(lengths()).containsExactly(RECORD);
    assertThat(full.isSuccess()).isTrue();
    assertThat(empty.isSuccess()).isTrue();

    ChannelFuture alone = channel.writeAndFlush(Unpooled.EMPTY_BUFFER);
    assertThat(lengths()).containsExactly(0);
    assertThat(alone.isSuccess()).isTrue();
  }

  @Test
  void whatWaitsCountsAsWaitingInTheChannel() {
    channel.write(bytes(1 << 20));

    assertThat(channel.isWritable()).isFalse();
    channel.flush();
    assertThat(channel.isWritable()).isTrue();
    assertThat(lengths()).hasSize(64);
  }

  @Test
  void closingWritesTheRestAndRemovingFailsIt() {
    ChannelFuture last = channel.write(bytes(10));
    channel.close();
    assertThat(lengths()).containsExactly(10);
    assertThat(last.isDone()).isTrue();

    EmbeddedChannel other = new EmbeddedChannel();
    other.pipeline().addLast(new RecordFiller(other));
    ByteBuf lost = Unpooled.buffer().writeInt(1);
    ChannelFuture failed = other.write(lost);
    other.pipeline().remove(RecordFiller.class);
    assertThat(failed.cause()).isInstanceOf(ClosedChannelException.class);
    assertThat(lost.refCnt()).isZero();
    assertThat(other.finishAndReleaseAll()).isFalse();
  }
}
