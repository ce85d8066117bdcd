package dev.navarch.storage.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.storage.embedded.WriteLog.Write;
import dev.navarch.storage.testing.Await;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ThreadLocalRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Proves that {@code kill -9} at any moment loses nothing that was acknowledged, and leaves no
 * transaction half done: while opening, writing, compacting, carrying over, and closing.
 */
@Timeout(300)
class CrashTest {
  private static final int KILLS = 52;

  /** So many of the first kills may come before the store is made. */
  private static final int MAKING = 4;

  /** Where the write-ahead log says how often it was begun anew. */
  private static final int RESTARTS_AT = 12;

  /** When the writer is killed. */
  private enum Moment {
    OPENING,
    WRITING,
    CARRYING_OVER,
    CLOSING
  }

  @TempDir private Path temp;

  private final CrashCheck check = new CrashCheck();
  private int carriedOver;

  private Path folder() {
    return temp.resolve("store");
  }

  @Test
  void nothingAcknowledgedIsLost() throws IOException {
    long seed = ThreadLocalRandom.current().nextLong();
    System.out.println("CrashTest seed " + seed);
    Random random = new Random(seed);
    for (int round = 0; round < KILLS; round++) {
      Moment moment = moment(round, random);
      String what = "round %d, killed while %s, seed %d".formatted(round, moment, seed);
      try {
        List<Write> writes = runAndKill(round, moment, random);
        if (Files.exists(folder().resolve("store.db")) || round >= MAKING) {
          Backup.verify(folder());
          try (EmbeddedStore store = EmbeddedStore.open(folder(), CrashWriter.OPTIONS)) {
            check.check(store, writes);
          }
          Backup.verify(folder());
        } else {
          assertThat(writes).isEmpty();
        }
      } catch (AssertionError | RuntimeException e) {
        throw new AssertionError(what + ": " + e.getMessage(), e);
      }
    }

    System.out.println(
        "CrashTest found %d acknowledged writes after %d kills; %d times the log had begun anew"
            .formatted(check.acknowledged(), KILLS, carriedOver));
    assertThat(check.acknowledged()).isGreaterThan(KILLS * 20);
    assertThat(carriedOver).isPositive();
  }

  private static Moment moment(int round, Random random) {
    if (round < MAKING) {
      return Moment.OPENING;
    }
    if (round == MAKING) {
      return Moment.WRITING;
    }
    return switch (random.nextInt(12)) {
      case 0 -> Moment.OPENING;
      case 1, 2 -> Moment.CLOSING;
      case 3 -> Moment.CARRYING_OVER;
      default -> round == KILLS / 2 ? Moment.CARRYING_OVER : Moment.WRITING;
    };
  }

  private List<Write> runAndKill(int round, Moment moment, Random random) throws IOException {
    Path log = temp.resolve("writes-" + round);
    int maxBytes =
        moment == Moment.CARRYING_OVER
            ? 200_000
            : List.of(100, 2_000, 20_000).get(random.nextInt(3));
    try (ChildJvm writer =
        ChildJvm.start(
            CrashWriter.class, folder(), log, (round + 1L) << 32, random.nextLong(), maxBytes)) {
      writer.await("opening");
      switch (moment) {
        case OPENING ->
            writer.letRun(Duration.ofMillis(random.nextInt(round < MAKING ? 300 : 120)));
        case WRITING -> {
          writer.await("open");
          writer.letRun(Duration.ofMillis(random.nextInt(20, 500)));
        }
        case CARRYING_OVER -> {
          writer.await("open");
          Await.until("the log begins anew", () -> restarts() > 0);
          writer.letRun(Duration.ofMillis(random.nextInt(100)));
        }
        case CLOSING -> {
          writer.await("open");
          writer.letRun(Duration.ofMillis(random.nextInt(20, 300)));
          writer.tell("close");
          writer.await("closing");
          boolean unused = writer.endsWithin(Duration.ofNanos(random.nextInt(20_000_000)));
        }
      }
      writer.kill();
    }
    carriedOver += restarts() > 0 ? 1 : 0;
    List<Write> writes = WriteLog.read(log);
    Files.delete(log);
    return writes;
  }

  private int restarts() {
    ByteBuffer number = ByteBuffer.allocate(Integer.BYTES);
    try (FileChannel log =
        FileChannel.open(folder().resolve("store.db-wal"), StandardOpenOption.READ)) {
      return log.read(number, RESTARTS_AT) == Integer.BYTES ? number.getInt(0) : 0;
    } catch (IOException e) {
      return 0;
    }
  }
}
