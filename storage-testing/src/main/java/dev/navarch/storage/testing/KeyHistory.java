package dev.navarch.storage.testing;

import dev.navarch.storage.testing.Call.Answer;
import dev.navarch.storage.testing.Call.Request;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The calls on one key, and the search for an order that explains them.
 *
 * <p>The search is Wing and Gong's: whichever calls began before the first answer that is still
 * unexplained may come next; take one whose answer fits what the key holds, and go on; step back
 * where none fits. Places that were reached before are not searched again. What makes it cheap is
 * that revisions are known: puts can only come in the order of theirs, so there is hardly ever more
 * than one to choose from. A read that fits is taken at once, as it changes nothing.
 *
 * <p>Deletes leave a choice. An acknowledged one may have found nothing, in which case its revision
 * is that of an earlier write, maybe to another key. One with an unknown outcome need not have
 * happened, and shows in nothing but the key's absence: it is tried just where a call wants the key
 * to be absent. Of several that could have done it the first is as good as any, since all of them
 * may also come later; one with a condition is used first, because it fits only here.
 */
final class KeyHistory {
  private static final int MOST_PLACES = 500_000;

  /** Calls that must be explained, in the order in which they began. */
  private final List<Step> steps;

  /** Deletes that may have happened. */
  private final List<Call> maybe;

  /** Revisions that cannot be those of deletes. */
  private final Set<Long> taken;

  /**
   * A call to be explained.
   *
   * @param revision of a put
   * @param end when it was answered
   */
  private record Step(Call call, long revision, long end) {}

  /**
   * What the key holds.
   *
   * @param held the revision of the last put, 0 if the key is absent
   * @param past the newest revision that lies in the past; later writes have newer ones
   */
  private record State(long held, long past) {}

  /** How far an order has come. */
  private record Place(BitSet explained, BitSet used, State state) {}

  private KeyHistory(List<Step> steps, List<Call> maybe, Set<Long> taken) {
    this.steps = steps;
    this.maybe = maybe;
    this.taken = taken;
  }

  /**
   * @param calls on one key, in the order in which they began
   * @param revisions of all puts that happened, also of other keys
   */
  static KeyHistory of(List<Call> calls, Map<Call, Long> revisions) {
    List<Step> steps = new ArrayList<>();
    List<Call> maybe = new ArrayList<>();
    for (Call call : calls) {
      Long revision = revisions.get(call);
      switch (call.answer()) {
        case Answer.NotApplied notApplied -> {}
        case Answer.Unknown unknown -> {
          if (revision != null) {
            steps.add(new Step(call, revision, Long.MAX_VALUE));
          } else if (call.request() instanceof Request.Delete) {
            maybe.add(call);
          }
        }
        case Answer.Held held -> steps.add(new Step(call, 0, call.returned()));
        case Answer.Conflict conflict -> steps.add(new Step(call, 0, call.returned()));
        case Answer.Done done ->
            steps.add(new Step(call, revision == null ? 0 : revision, call.returned()));
      }
    }
    return new KeyHistory(steps, maybe, Set.copyOf(revisions.values()));
  }

  /** Throws if there is no order. */
  void check() {
    Deque<Place> open = new ArrayDeque<>();
    Set<Place> reached = new HashSet<>();
    Place farthest = new Place(new BitSet(), new BitSet(), new State(0, 0));
    open.push(farthest);
    while (!open.isEmpty()) {
      Place place = open.pop();
      if (place.explained.cardinality() == steps.size()) {
        return;
      }
      if (place.explained.cardinality() > farthest.explained.cardinality()) {
        farthest = place;
      }
      for (Place next : after(place)) {
        if (reached.add(next)) {
          open.push(next);
        }
      }
      if (reached.size() > MOST_PLACES) {
        throw new IllegalStateException("a history with too many orders to try them all");
      }
    }
    throw new AssertionError(explain(farthest));
  }

  private List<Place> after(Place place) {
    List<Place> places = new ArrayList<>();
    boolean absenceWanted = false;
    long firstEnd = Long.MAX_VALUE;
    for (int index : candidates(place)) {
      Step step = steps.get(index);
      firstEnd = Math.min(firstEnd, step.end);
      State state = apply(step, place.state);
      if (state != null) {
        BitSet explained = (BitSet) place.explained.clone();
        explained.set(index);
        Place next = new Place(explained, place.used, state);
        if (step.call.answer() instanceof Answer.Held) {
          return List.of(next);
        }
        places.add(next);
      }
      absenceWanted |= place.state.held != 0 && apply(step, new State(0, place.state.past)) != null;
    }
    if (absenceWanted) {
      Place vanished = vanish(place, firstEnd);
      if (vanished != null) {
        places.add(vanished);
      }
    }
    return places;
  }

  /** The calls that can come next: those that began before any that is left was answered. */
  private List<Integer> candidates(Place place) {
    List<Integer> candidates = new ArrayList<>();
    long firstEnd = Long.MAX_VALUE;
    for (int i = place.explained.nextClearBit(0);
        i < steps.size();
        i = place.explained.nextClearBit(i + 1)) {
      Step step = steps.get(i);
      if (step.call.invoked() > firstEnd) {
        break;
      }
      candidates.add(i);
      firstEnd = Math.min(firstEnd, step.end);
    }
    return candidates;
  }

  /** What the key holds after the call; null if the call cannot have come here. */
  private @Nullable State apply(Step step, State state) {
    Call call = step.call;
    return switch (call.answer()) {
      case Answer.Held held -> HistoryChecker.revision(held.item()) == state.held ? state : null;
      case Answer.Conflict conflict ->
          HistoryChecker.revision(conflict.item()) == state.held
                  && conflict.revision() >= state.past
              ? new State(state.held, conflict.revision())
              : null;
      case Answer.Done done -> holds(call, state) ? written(call, done.revision(), state) : null;
      case Answer.Unknown unknown ->
          holds(call, state) ? written(call, step.revision, state) : null;
      case Answer.NotApplied notApplied -> null;
    };
  }

  private @Nullable State written(Call call, long revision, State state) {
    if (call.request() instanceof Request.Put) {
      return revision > state.past ? new State(revision, revision) : null;
    }
    if (state.held == 0) {
      return revision >= state.past ? new State(0, revision) : null;
    }
    return revision > state.past && !taken.contains(revision) ? new State(0, revision) : null;
  }

  private static boolean holds(Call call, State state) {
    long condition = HistoryChecker.condition(call.request());
    return condition == Request.ALWAYS || condition == state.held;
  }

  /** Lets one of the deletes happen whose outcome is unknown. */
  private @Nullable Place vanish(Place place, long firstEnd) {
    int chosen = -1;
    for (int i = place.used.nextClearBit(0); i < maybe.size(); i = place.used.nextClearBit(i + 1)) {
      Call delete = maybe.get(i);
      if (delete.invoked() <= firstEnd && holds(delete, place.state)) {
        chosen = i;
        if (HistoryChecker.condition(delete.request()) != Request.ALWAYS) {
          break;
        }
      }
    }
    if (chosen < 0) {
      return null;
    }
    BitSet used = (BitSet) place.used.clone();
    used.set(chosen);
    return new Place(place.explained, used, new State(0, place.state.past));
  }

  private String explain(Place place) {
    StringBuilder text = new StringBuilder("no order explains the calls on ");
    text.append(steps.getFirst().call.key().utf8())
        .append(": after ")
        .append(place.explained.cardinality())
        .append(" of ")
        .append(steps.size())
        .append(" the key ")
        .append(place.state.held == 0 ? "is absent" : "is at revision " + place.state.held)
        .append(", revision ")
        .append(place.state.past)
        .append(" is past, and none of these can come next");
    steps.stream()
        .filter(step -> step.revision == place.state.held && step.revision != 0)
        .forEach(step -> text.append("\n  (held: ").append(step.call).append(")"));
    candidates(place).forEach(index -> text.append("\n  ").append(steps.get(index).call));
    return text.toString();
  }
}
