package dev.navarch.apiserver.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apiserver.authentication.User;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class InFlightTest {
  private static final long MIB = 1 << 20;
  private static final MemoryLimits MEMORY =
      new MemoryLimits(64 * MIB, 32 * MIB, 96 * MIB, 32 * MIB);
  private static final User ALICE = User.of("alice");
  private static final User BOB = User.of("bob");

  private final InFlight inFlight = new InFlight(16, 8, MEMORY);

  /** Takes seats until there are none left for a user. */
  private List<RequestCharge> takeAll(User user, InFlight.Kind kind) {
    List<RequestCharge> taken = new ArrayList<>();
    for (Optional<RequestCharge> next = inFlight.enter(user, kind);
        next.isPresent() && taken.size() < 1000;
        next = inFlight.enter(user, kind)) {
      taken.add(next.get());
    }
    return taken;
  }

  @Test
  void oneUserTakesHalfOfTheSeatsAndTheNextHalfOfWhatIsLeft() {
    assertThat(takeAll(ALICE, InFlight.Kind.READ)).hasSize(8);
    assertThat(takeAll(BOB, InFlight.Kind.READ)).hasSize(4);
    assertThat(takeAll(User.of("carol"), InFlight.Kind.READ)).hasSize(2);
    assertThat(takeAll(User.of("dave"), InFlight.Kind.READ)).hasSize(1);

    assertThat(inFlight.reading()).isEqualTo(15);
    assertThat(inFlight.writing()).isZero();
  }

  @Test
  void readsDoNotTakeTheSeatsOfWrites() {
    assertThat(takeAll(ALICE, InFlight.Kind.READ)).hasSize(8);

    assertThat(takeAll(ALICE, InFlight.Kind.WRITE)).hasSize(4);
  }

  @Test
  void aSeatIsFreeWhenTheRequestIsAnswered() {
    List<RequestCharge> taken = takeAll(ALICE, InFlight.Kind.WRITE);

    taken.forEach(RequestCharge::answered);
    taken.forEach(RequestCharge::answered);

    assertThat(inFlight.writing()).isZero();
    assertThat(inFlight.users()).isZero();
    assertThat(takeAll(ALICE, InFlight.Kind.WRITE)).hasSize(4);
  }

  @Test
  void aSeatIsFreeWhileASlowReaderIsWaitedFor() {
    List<RequestCharge> taken = takeAll(ALICE, InFlight.Kind.READ);

    taken.forEach(charge -> charge.seat().pause());
    assertThat(inFlight.reading()).isZero();
    assertThat(inFlight.enter(ALICE, InFlight.Kind.READ)).isPresent();

    taken.forEach(charge -> charge.seat().resume());
    assertThat(inFlight.reading()).isEqualTo(9);
    taken.get(0).seat().pause();
    taken.forEach(RequestCharge::answered);
    taken.get(0).seat().resume();
    assertThat(inFlight.reading()).isEqualTo(1);
  }

  @Test
  void aUserWithManySlowReadersHasToWait() {
    for (int i = 0; i < 500; i++) {
      inFlight.enter(ALICE, InFlight.Kind.READ).orElseThrow().seat().pause();
    }

    assertThat(inFlight.enter(ALICE, InFlight.Kind.READ)).isEmpty();
    assertThat(inFlight.enter(BOB, InFlight.Kind.READ)).isPresent();
  }

  @Test
  void systemUsersAndHealthChecksAlwaysFindASeat() {
    assertThat(takeAll(User.of("a", User.MASTERS_GROUP), InFlight.Kind.WRITE)).hasSize(1000);
    assertThat(takeAll(User.of("system:kube-scheduler"), InFlight.Kind.WRITE)).hasSize(1000);
    assertThat(takeAll(User.anonymous(), InFlight.Kind.EXEMPT)).hasSize(1000);

    assertThat(takeAll(ALICE, InFlight.Kind.WRITE)).hasSize(4);
  }

  @Test
  void withoutALimitEveryRequestFindsASeat() {
    InFlight unlimited = new InFlight(0, 0, MEMORY);
    for (int i = 0; i < 1000; i++) {
      assertThat(unlimited.enter(ALICE, InFlight.Kind.WRITE)).isPresent();
    }
  }

  @Test
  void bodiesOfOneUserLeaveRoomForThoseOfOthers() {
    RequestCharge alice = inFlight.enter(ALICE, InFlight.Kind.WRITE).orElseThrow();
    RequestCharge bob = inFlight.enter(BOB, InFlight.Kind.WRITE).orElseThrow();

    assertThat(alice.takeBody((int) (32 * MIB))).isTrue();
    assertThat(alice.takeBody(1)).isFalse();
    assertThat(bob.takeBody((int) (3 * MIB))).isTrue();

    alice.answered();
    bob.answered();
    assertThat(inFlight.bodyBytes()).isZero();
    assertThat(inFlight.users()).isZero();
  }

  @Test
  void aUserWhoLeavesResponsesUnreadGetsNoLargeOnesAndOthersDo() {
    RequestCharge alice = inFlight.enter(ALICE, InFlight.Kind.READ).orElseThrow();
    RequestCharge bob = inFlight.enter(BOB, InFlight.Kind.READ).orElseThrow();
    alice.addUnsent(200 * MIB);

    assertThat(alice.holdResponse((int) MIB)).isFalse();
    assertThat(alice.holdResponse(1000)).isTrue();
    assertThat(bob.holdResponse((int) MIB)).isTrue();
    assertThat(alice.mayRunAhead()).isFalse();
  }

  @Test
  void aRequestCountsUntilItsResponseHasLeft() {
    RequestCharge charge = inFlight.enter(ALICE, InFlight.Kind.READ).orElseThrow();
    assertThat(charge.holdResponse(1000)).isTrue();
    charge.answered();
    assertThat(inFlight.users()).isEqualTo(1);

    charge.addUnsent(-1000);

    assertThat(inFlight.users()).isZero();
    assertThat(inFlight.unsentBytes()).isZero();
  }
}
