package dev.navarch.client.transport;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.SocketTimeoutException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Flow;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class ArrivingBodyTest {
  private static final Duration SHORT = Duration.ofMillis(30);

  private final AtomicLong nanos = new AtomicLong();
  private final Demand demand = new Demand();

  /** Remembers what was asked for. */
  private static final class Demand implements Flow.Subscription {
    private final AtomicLong asked = new AtomicLong();
    private volatile boolean isCancelled;

    @Override
    public void request(long count) {
      asked.addAndGet(count);
    }

    @Override
    public void cancel() {
      isCancelled = true;
    }
  }

  private ArrivingBody begun(Patience patience) {
    ArrivingBody body = new ArrivingBody(patience);
    body.onSubscribe(demand);
    return body;
  }

  private static List<ByteBuffer> bytes(String... pieces) {
    return Stream.of(pieces)
        .map(piece -> ByteBuffer.wrap(piece.getBytes(StandardCharsets.US_ASCII)))
        .toList();
  }

  @Test
  void piecesAreAskedForOneAtATimeAndReadInOrder() throws Exception {
    ArrivingBody body = begun(Patience.ENDLESS);
    assertThat(demand.asked).hasValue(1);

    body.onNext(bytes("ab", "", "c"));
    assertThat(body.readNBytes(2)).asString().isEqualTo("ab");
    assertThat(demand.asked).hasValue(2);
    body.onNext(bytes("d"));
    body.onComplete();

    assertThat(body.readAllBytes()).asString().isEqualTo("cd");
    assertThat(body.read()).isEqualTo(-1);
  }

  @Test
  void pieceWithNothingInItIsNoMark() throws Exception {
    ArrivingBody body = begun(Patience.ENDLESS);

    body.onNext(List.of());

    assertThat(demand.asked).hasValue(2);
    body.onNext(bytes("a"));
    assertThat(body.read()).isEqualTo('a');
  }

  @Test
  void silenceEndsWhatIsNoStream() {
    ArrivingBody body = begun(new Patience(SHORT, Duration.ZERO, nanos::get));
    body.onNext(bytes("a"));

    assertThatThrownBy(body::readAllBytes)
        .isInstanceOf(SocketTimeoutException.class)
        .hasMessage("stopped: nothing came for 30 ms");
    assertThat(demand.isCancelled).isTrue();
  }

  @Test
  void timeEndsWhatGoesOnForTooLong() throws Exception {
    ArrivingBody body = begun(new Patience(Duration.ofHours(1), Duration.ofSeconds(5), nanos::get));
    body.onNext(bytes("a"));
    assertThat(body.read()).isEqualTo('a');
    body.onNext(bytes("b"));
    nanos.set(Duration.ofSeconds(5).toNanos());

    assertThatThrownBy(body::read)
        .isInstanceOf(SocketTimeoutException.class)
        .hasMessage("did not end within 5000 ms");
    assertThat(demand.isCancelled).isTrue();
  }

  @Test
  void timeEndsSilenceToo() {
    ArrivingBody body = begun(new Patience(Duration.ofHours(1), SHORT, nanos::get));

    assertThatThrownBy(body::read)
        .isInstanceOf(SocketTimeoutException.class)
        .hasMessage("did not end within 30 ms");
  }

  @Test
  void closingWakesTheReader() throws Exception {
    ArrivingBody body = begun(Patience.ENDLESS);
    FutureTask<Integer> reading = new FutureTask<>(body::read);
    Thread.ofVirtual().start(reading);

    body.close();

    assertThatThrownBy(reading::get).hasCauseInstanceOf(IOException.class);
    assertThat(demand.isCancelled).isTrue();
  }

  @Test
  void whatIsClosedBeforeItBeginsIsCancelled() {
    ArrivingBody body = new ArrivingBody(Patience.ENDLESS);
    body.close();

    body.onSubscribe(demand);

    assertThat(demand.isCancelled).isTrue();
  }

  @Test
  void failureIsTheCause() {
    ArrivingBody body = begun(Patience.ENDLESS);
    IOException failure = new IOException("cut");
    body.onError(failure);

    assertThatThrownBy(body::read).isInstanceOf(IOException.class).hasCause(failure);
  }

  @Test
  void whatCameBeforeAFailureIsReadFirst() throws Exception {
    ArrivingBody body = begun(Patience.ENDLESS);
    body.onNext(bytes("a", "b"));
    IOException failure = new IOException("cut");
    body.onError(failure);

    assertThat(body.readNBytes(2)).asString().isEqualTo("ab");
    assertThatThrownBy(body::read).hasCause(failure);
    assertThatThrownBy(body::read).hasCause(failure);
  }
}
