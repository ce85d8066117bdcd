package dev.navarch.apimachinery.labels;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A choice of objects by their labels: all requirements have to hold.
 *
 * <p>{@link #everything} has no requirement. {@link #nothing} matches no object at all; it has no
 * text form of its own and prints like everything, so it must never be sent anywhere as text.
 */
public final class Selector {

  private static final Selector EVERYTHING = new Selector(List.of(), false);
  private static final Selector NOTHING = new Selector(List.of(), true);

  private final List<Requirement> requirements;
  private final boolean nothing;

  private Selector(List<Requirement> requirements, boolean nothing) {
    this.requirements = requirements;
    this.nothing = nothing;
  }

  public static Selector everything() {
    return EVERYTHING;
  }

  public static Selector nothing() {
    return NOTHING;
  }

  /**
   * Reads the equality syntax ({@code a=b,c!=d}), the set syntax ({@code x in (a,b), !w, n > 5})
   * and any mixture of both. The empty text selects everything.
   *
   * @throws LabelSelectorException in Kubernetes' words
   */
  public static Selector parse(String text) {
    return of(new SelectorParser(text).parse());
  }

  /** Requirements are sorted by key, so that selectors of the same meaning print alike. */
  public static Selector of(List<Requirement> requirements) {
    return requirements.isEmpty()
        ? EVERYTHING
        : new Selector(
            requirements.stream().sorted(Comparator.comparing(Requirement::key)).toList(), false);
  }

  /** Objects that carry all the given labels with just these values. Names are not checked. */
  public static Selector ofSet(Map<String, String> labels) {
    List<Requirement> equal = new ArrayList<>(labels.size());
    labels.forEach((k, v) -> equal.add(new Requirement(k, Operator.EQUALS, List.of(v))));
    return of(equal);
  }

  /** This selector with further requirements. Nothing stays nothing. */
  public Selector with(List<Requirement> more) {
    if (isNothing() || more.isEmpty()) {
      return this;
    }
    List<Requirement> all = new ArrayList<>(requirements);
    all.addAll(more);
    return of(all);
  }

  public boolean matches(Map<String, String> labels) {
    if (isNothing()) {
      return false;
    }
    for (Requirement requirement : requirements) {
      if (!requirement.matches(labels)) {
        return false;
      }
    }
    return true;
  }

  /** Whether this is everything: no object is left out. */
  public boolean isEmpty() {
    return requirements.isEmpty() && !isNothing();
  }

  public boolean isNothing() {
    return nothing;
  }

  /** Sorted by key. Empty for everything and for nothing: ask {@link #isNothing} first. */
  public List<Requirement> requirements() {
    return requirements;
  }

  /** The one value that the given label must have, judged by the first requirement on it. */
  public Optional<String> requiresExactMatch(String key) {
    for (Requirement requirement : requirements) {
      if (requirement.key().equals(key)) {
        return switch (requirement.operator()) {
          case EQUALS, DOUBLE_EQUALS, IN ->
              requirement.values().size() == 1
                  ? Optional.of(requirement.values().getFirst())
                  : Optional.empty();
          case NOT_IN, NOT_EQUALS, GREATER_THAN, LESS_THAN, EXISTS, DOES_NOT_EXIST ->
              Optional.empty();
        };
      }
    }
    return Optional.empty();
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Selector other
        && isNothing() == other.isNothing()
        && requirements.equals(other.requirements);
  }

  @Override
  public int hashCode() {
    return isNothing() ? 1 : requirements.hashCode();
  }

  /** The form that {@link #parse} reads. */
  @Override
  public String toString() {
    return requirements.stream().map(Requirement::toString).collect(Collectors.joining(","));
  }
}
