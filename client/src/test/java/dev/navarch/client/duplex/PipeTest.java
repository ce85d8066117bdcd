package dev.navarch.client.duplex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.util.Random;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class PipeTest {
  @Test
  void everyByteArrivesInOrderWhateverTheSizes() throws Exception {
    byte[] sent = new byte[200_000];
    new Random(7).nextBytes(sent);
    Pipe pipe = new Pipe(61);
    Thread writer =
        Thread.ofVirtual()
            .start(() -> {
              Random sizes = new Random(8);
              try (OutputStream sink = pipe.sink()) {
                for (int at = 0; at < sent.length; ) {
                  int size = Math.min(sent.length - at, sizes.nextInt(200));
                  sink.write(sent, at, size);
                  at += size;
                }
              } catch (IOException e) {
                throw new IllegalStateException(e);
              }
            });

    byte[] received = pipe.source().readAllBytes();

    writer.join();
    assertThat(received).isEqualTo(sent);
  }

  @Test
  void aFailureComesBehindWhatWasWritten() throws Exception {
    Pipe pipe = new Pipe(16);
    pipe.sink().write(new byte[] {1, 2});
    pipe.fail(new IOException("lost"));
    InputStream source = pipe.source();

    assertThat(source.readNBytes(2)).containsExactly(1, 2);
    assertThatThrownBy(source::read).isInstanceOf(IOException.class).hasMessage("lost");
    assertThatThrownBy(() -> pipe.sink().write(3))
        .isInstanceOf(IOException.class)
        .hasMessage("lost");
  }

  @Test
  void whatNobodyReadsIsDropped() throws Exception {
    Pipe pipe = new Pipe(4);
    FutureTask<Boolean> writing =
        new FutureTask<>(() -> {
          pipe.sink().write(new byte[1000]);
          return true;
        });
    Thread.ofVirtual().start(writing);

    pipe.source().close();

    assertThat(writing.get(10, TimeUnit.SECONDS)).isTrue();
    assertThatThrownBy(() -> pipe.source().read()).isInstanceOf(IOException.class);
  }

  @Test
  void nothingCanBeWrittenBehindTheEnd() throws Exception {
    Pipe pipe = new Pipe(4);
    pipe.sink().close();

    assertThat(pipe.source().read()).isEqualTo(-1);
    assertThatThrownBy(() -> pipe.sink().write(1)).isInstanceOf(IOException.class);
  }

  @Test
  void anInterruptEndsAWaitAndStays() throws Exception {
    Pipe pipe = new Pipe(4);
    Thread.currentThread().interrupt();

    assertThatThrownBy(() -> pipe.source().read()).isInstanceOf(InterruptedIOException.class);
    assertThat(Thread.interrupted()).isTrue();
  }
}
