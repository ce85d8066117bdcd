package dev.navarch.apimachinery.fields;

import dev.navarch.apimachinery.fields.FieldRequirement.Operator;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.stream.Collectors;

/**
 * A choice of objects by their fields, {@code metadata.name=foo,status.phase!=Running}: all
 * requirements have to hold.
 *
 * <p>{@link #everything} has no requirement. {@link #nothing} matches no object at all; it has no
 * text form of its own and prints like everything, so it must never be sent anywhere as text.
 */
public final class FieldSelector {

  private static final FieldSelector EVERYTHING = new FieldSelector(List.of(), false);
  private static final FieldSelector NOTHING = new FieldSelector(List.of(), true);

  private final List<FieldRequirement> requirements;
  private final boolean nothing;

  private FieldSelector(List<FieldRequirement> requirements, boolean nothing) {
    this.requirements = requirements;
    this.nothing = nothing;
  }

  public static FieldSelector everything() {
    return EVERYTHING;
  }

  public static FieldSelector nothing() {
    return NOTHING;
  }

  /**
   * Reads requirements with {@code =}, {@code ==} or {@code !=} separated by commas. Field names
   * know no escapes: they end at the first operator.
   *
   * @throws FieldSelectorException in Kubernetes' words
   */
  public static FieldSelector parse(String text) {
    return of(
        terms(text).stream()
            .filter(term -> !term.isEmpty())
            .sorted()
            .map(term -> requirement(text, term))
            .toList());
  }

  /** The requirements in the given order. */
  public static FieldSelector of(List<FieldRequirement> requirements) {
    return requirements.isEmpty()
        ? EVERYTHING
        : new FieldSelector(List.copyOf(requirements), false);
  }

  /** Objects whose fields have all these values. */
  public static FieldSelector ofSet(Map<String, String> fields) {
    List<FieldRequirement> equal = new ArrayList<>(fields.size());
    new TreeMap<>(fields)
        .forEach((field, value) -> equal.add(new FieldRequirement(field, Operator.EQUALS, value)));
    return of(equal);
  }

  public static FieldSelector oneTermEqual(String field, String value) {
    return of(List.of(new FieldRequirement(field, Operator.EQUALS, value)));
  }

  public static FieldSelector oneTermNotEqual(String field, String value) {
    return of(List.of(new FieldRequirement(field, Operator.NOT_EQUALS, value)));
  }

  /** Objects that both selectors choose. */
  public FieldSelector and(FieldSelector other) {
    if (isNothing() || other.isNothing()) {
      return NOTHING;
    }
    List<FieldRequirement> all = new ArrayList<>(requirements);
    all.addAll(other.requirements);
    return of(all);
  }

  public boolean matches(Fields fields) {
    if (isNothing()) {
      return false;
    }
    for (FieldRequirement requirement : requirements) {
      if (!requirement.matches(fields)) {
        return false;
      }
    }
    return true;
  }

  /** As {@link #matches(Fields)}; a field missing from the map has the empty value. */
  public boolean matches(Map<String, String> fields) {
    return matches(Fields.of(fields));
  }

  /** Whether this is everything: no object is left out. */
  public boolean isEmpty() {
    return requirements.isEmpty() && !isNothing();
  }

  public boolean isNothing() {
    return nothing;
  }

  /** Empty for everything and for nothing: ask {@link #isNothing} first. */
  public List<FieldRequirement> requirements() {
    return requirements;
  }

  /** The first value that the given field must have. */
  public Optional<String> requiresExactMatch(String field) {
    return requirements.stream()
        .filter(r -> r.operator() == Operator.EQUALS && r.field().equals(field))
        .map(FieldRequirement::value)
        .findFirst();
  }

  /**
   * Renames fields and rewrites values, requirement by requirement; {@link FieldValue#DROPPED}
   * leaves one out. What the function throws comes through.
   */
  public FieldSelector transform(BiFunction<String, String, FieldValue> function) {
    if (isNothing()) {
      return this;
    }
    List<FieldRequirement> transformed = new ArrayList<>(requirements.size());
    for (FieldRequirement requirement : requirements) {
      FieldValue pair = function.apply(requirement.field(), requirement.value());
      if (!pair.equals(FieldValue.DROPPED)) {
        transformed.add(new FieldRequirement(pair.field(), requirement.operator(), pair.value()));
      }
    }
    return of(transformed);
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof FieldSelector other
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
    return requirements.stream().map(FieldRequirement::toString).collect(Collectors.joining(","));
  }

  private static List<String> terms(String text) {
    List<String> terms = new ArrayList<>();
    int start = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\\') {
        i++;
      } else if (c == ',') {
        terms.add(text.substring(start, i));
        start = i + 1;
      }
    }
    terms.add(text.substring(start));
    return terms;
  }

  private static FieldRequirement requirement(String text, String term) {
    int equals = term.indexOf('=');
    if (equals < 0) {
      throw new FieldSelectorException(
          "invalid selector: '" + text + "'; can't understand '" + term + "'");
    }
    boolean negated = equals > 0 && term.charAt(equals - 1) == '!';
    boolean doubled = !negated && term.startsWith("=", equals + 1);
    return new FieldRequirement(
        term.substring(0, negated ? equals - 1 : equals),
        negated ? Operator.NOT_EQUALS : Operator.EQUALS,
        FieldValueEscaping.unescape(term.substring(doubled ? equals + 2 : equals + 1)));
  }
}
