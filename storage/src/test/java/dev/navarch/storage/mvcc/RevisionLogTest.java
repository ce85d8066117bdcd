package dev.navarch.storage.mvcc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class RevisionLogTest {
  private static Revision revision(long number, long mark) {
    return new Revision(number, SortedTree.empty(), List.of(), mark);
  }

  private static RevisionLog grown(RevisionLog log, int count, long mark) {
    RevisionLog result = log;
    for (int i = 0; i < count; i++) {
      result = result.append(revision(result.last() + 1, mark));
    }
    return result;
  }

  @Test
  void twoLogsThatGoOnFromTheSamePointDoNotSeeEachOther() {
    RevisionLog root = grown(RevisionLog.startingAt(2), 300, 0);

    RevisionLog one = grown(root, 600, 1);
    RevisionLog other = grown(root, 600, 2);

    for (long number = 302; number <= 901; number++) {
      assertThat(one.get(number).time()).isEqualTo(1);
      assertThat(other.get(number).time()).isEqualTo(2);
    }
    assertThat(one.get(301).time()).isZero();
    assertThat(root.last()).isEqualTo(301);
  }

  @Test
  void theBeginningCanBeCutOffAnywhere() {
    RevisionLog log = grown(RevisionLog.startingAt(2), 1000, 0);

    for (long first = 2; first <= 1002; first++) {
      RevisionLog rest = log.from(first);
      assertThat(rest.first()).isEqualTo(first);
      assertThat(rest.size()).isEqualTo((int) (1002 - first));
      RevisionLog longer = grown(rest, 300, 7);
      assertThat(longer.get(1002).time()).isEqualTo(7);
      assertThat(longer.get(longer.last()).number()).isEqualTo(1301);
    }
  }

  @Test
  void revisionsOutsideAreRefused() {
    RevisionLog log = grown(RevisionLog.startingAt(2), 10, 0).from(5);

    assertThatThrownBy(() -> log.get(4)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> log.get(12)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> log.append(revision(13, 0)))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
