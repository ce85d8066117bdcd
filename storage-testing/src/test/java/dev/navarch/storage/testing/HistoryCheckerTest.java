package dev.navarch.storage.testing;

import static dev.navarch.storage.testing.Calls.ALWAYS;
import static dev.navarch.storage.testing.Calls.NOT_APPLIED;
import static dev.navarch.storage.testing.Calls.UNKNOWN;
import static dev.navarch.storage.testing.Calls.conflict;
import static dev.navarch.storage.testing.Calls.done;
import static dev.navarch.storage.testing.Calls.item;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class HistoryCheckerTest {
  @Test
  void callsOneAfterTheOtherAreFine() {
    accept(
        new Calls()
            .read(null, 0, 1)
            .put("a", 0, 2, 3, done(5))
            .read(item("a", 5), 4, 5)
            .put("b", 5, 6, 7, done(6))
            .put("c", 5, 8, 9, conflict(6, item("b", 6)))
            .delete(6, 10, 11, done(7))
            .read(null, 12, 13)
            .delete(ALWAYS, 14, 15, done(7))
            .put("d", 0, 16, 17, done(8)));
  }

  @Test
  void callsAtTheSameTimeMayComeInAnyOrder() {
    accept(new Calls().put("a", 0, 10, done(2)).read(null, 1, 9));
    accept(new Calls().put("a", 0, 10, done(2)).read(item("a", 2), 1, 9));
    accept(
        new Calls()
            .put("a", 0, 10, done(3))
            .put("b", 0, 10, done(2))
            .read(item("b", 2), 1, 4)
            .read(item("a", 3), 5, 9));
  }

  @Test
  void aStaleReadIsFound() {
    reject(
        "no order explains",
        new Calls().put("a", 0, 1, done(2)).put("b", 2, 3, done(3)).read(item("a", 2), 4, 5));
  }

  @Test
  void aReadThatMissesAnAcknowledgedPutIsFound() {
    reject("no order explains", new Calls().put("a", 0, 1, done(2)).read(null, 2, 3));
  }

  @Test
  void aReadThatSeesADeletedKeyIsFound() {
    reject(
        "no order explains",
        new Calls().put("a", 0, 1, done(2)).delete(ALWAYS, 2, 3, done(3)).read(item("a", 2), 4, 5));
  }

  @Test
  void aReaderThatGoesBackIsFound() {
    reject(
        "no order explains",
        new Calls()
            .put("a", 0, 1, done(2))
            .put("b", 2, 20, done(3))
            .read(item("b", 3), 4, 5)
            .read(item("a", 2), 6, 7));
  }

  @Test
  void aLostUpdateIsFound() {
    reject(
        "no order explains",
        new Calls().put("a", 0, 1, done(2)).put("b", 2, 2, 5, done(3)).put("c", 2, 2, 5, done(4)));
  }

  @Test
  void twoCreatesThatBothSucceedAreFound() {
    reject("no order explains", new Calls().put("a", 0, 0, 5, done(2)).put("b", 0, 0, 5, done(3)));
  }

  @Test
  void aRevisionThatGoesBackIsFound() {
    reject(
        "not newer than one told before",
        new Calls().put("a", 0, 1, done(5)).put("b", 2, 3, done(4)));
    reject(
        "the revision went back",
        new Calls().putElsewhere("a", 0, 1, done(5)).delete(ALWAYS, 2, 3, done(4)));
  }

  @Test
  void aRevisionThatGoesBackOnAnotherKeyIsFound() {
    reject(
        "not newer than one told before",
        new Calls().put("a", 0, 1, done(5)).putElsewhere("b", 2, 3, done(4)));
  }

  @Test
  void twoPutsOfOneRevisionAreFound() {
    reject(
        "two puts have revision 5",
        new Calls().put("a", 0, 5, done(5)).putElsewhere("b", 0, 5, done(5)));
  }

  @Test
  void aValueThatNobodyPutIsFound() {
    reject("nobody put", new Calls().put("a", 0, 1, done(2)).read(item("b", 2), 2, 3));
  }

  @Test
  void aValueFromTheFutureIsFound() {
    reject("before its put began", new Calls().read(item("a", 2), 0, 1).put("a", 2, 3, done(2)));
  }

  @Test
  void aValueWithAnotherRevisionIsFound() {
    reject("revision 3 that was 2", new Calls().put("a", 0, 1, done(2)).read(item("a", 3), 2, 3));
  }

  @Test
  void aRefusalWithoutReasonIsFound() {
    reject(
        "refused that held",
        new Calls().put("a", 0, 1, done(2)).put("b", 2, 2, 3, conflict(2, item("a", 2))));
  }

  @Test
  void aConflictThatLooksAtThePastIsFound() {
    reject(
        "went back",
        new Calls()
            .put("a", 0, 1, done(2))
            .put("b", 2, 3, done(3))
            .put("c", 0, 4, 5, conflict(2, item("a", 2))));
  }

  @Test
  void aConflictBelongsToItsRevision() {
    reject(
        "no order explains",
        new Calls()
            .put("a", 0, 1, done(2))
            .put("b", 2, 9, done(3))
            .put("c", 0, 2, 9, conflict(4, item("a", 2))));
  }

  @Test
  void aPutThatFailedMustNotBeSeen() {
    accept(new Calls().put("a", 0, 1, NOT_APPLIED).read(null, 2, 3));
    reject(
        "a put that failed was seen",
        new Calls().put("a", 0, 1, NOT_APPLIED).read(item("a", 2), 2, 3));
    reject(
        "a put that was refused was seen",
        new Calls()
            .put("a", 0, 1, done(2))
            .put("b", 0, 2, 3, conflict(2, item("a", 2)))
            .read(item("b", 3), 4, 5));
  }

  @Test
  void aPutOfUnknownOutcomeMayHaveHappenedOrNot() {
    Calls before = new Calls().put("a", 0, 1, done(2)).put("b", 2, 3, UNKNOWN);

    accept(before.read(item("a", 2), 4, 5));
    accept(before.read(item("b", 3), 6, 7));
    reject("no order explains", before.read(item("a", 2), 8, 9));
  }

  @Test
  void aPutOfUnknownOutcomeDoesNotHappenBeforeItBegins() {
    reject(
        "not newer than one told before",
        new Calls().put("a", 0, 1, done(5)).put("b", 2, 3, UNKNOWN).read(item("b", 4), 4, 5));
  }

  @Test
  void anUpdateOfUnknownOutcomeKeepsItsCondition() {
    accept(new Calls().put("a", 0, 1, done(2)).put("b", 2, 2, 3, UNKNOWN).read(item("b", 3), 4, 5));
    reject(
        "no order explains",
        new Calls()
            .put("a", 0, 1, done(2))
            .put("b", 2, 3, done(3))
            .put("c", 2, 4, 5, UNKNOWN)
            .read(item("c", 4), 6, 7));
  }

  @Test
  void aDeleteOfUnknownOutcomeMayHappenOnce() {
    Calls calls =
        new Calls()
            .put("a", 0, 1, done(2))
            .delete(ALWAYS, 2, 3, UNKNOWN)
            .read(item("a", 2), 4, 5)
            .read(null, 6, 7)
            .put("b", 8, 9, done(4));

    accept(calls);
    accept(calls.read(item("b", 4), 10, 11));
    reject("no order explains", calls.read(null, 12, 13));
  }

  @Test
  void aDeleteOfUnknownOutcomeKeepsItsCondition() {
    reject(
        "no order explains",
        new Calls()
            .put("a", 0, 1, done(2))
            .put("b", 2, 3, done(3))
            .delete(2, 4, 5, UNKNOWN)
            .read(null, 6, 7));
  }

  @Test
  void deletesWithAConditionAreUsedUpFirst() {
    accept(
        new Calls()
            .put("a", 0, 1, done(2))
            .delete(ALWAYS, 2, 3, UNKNOWN)
            .delete(2, 2, 3, UNKNOWN)
            .read(null, 4, 5)
            .put("b", 6, 7, done(4))
            .read(null, 8, 9));
  }

  @Test
  void aDeleteCannotHaveTheRevisionOfAPut() {
    reject(
        "no order explains",
        new Calls()
            .put("a", 0, 1, done(2))
            .putElsewhere("x", 2, 9, done(3))
            .delete(ALWAYS, 2, 9, done(3)));
  }

  @Test
  void twoPutsOfTheSameValueCannotBeChecked() {
    assertThatIllegalArgumentException()
        .isThrownBy(() ->
            HistoryChecker.check(
                new Calls().put("a", 0, 1, done(2)).put("a", 2, 3, done(3)).list()));
  }

  private static void accept(Calls calls) {
    assertThatCode(() -> HistoryChecker.check(calls.list())).doesNotThrowAnyException();
  }

  private static void reject(String why, Calls calls) {
    assertThatThrownBy(() -> HistoryChecker.check(calls.list()))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining(why);
  }
}
