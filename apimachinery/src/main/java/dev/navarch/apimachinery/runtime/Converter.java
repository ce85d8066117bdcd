package dev.navarch.apimachinery.runtime;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Converts values of one type to another. Three kinds of conversion are registered, by the names of
 * the two types: hand-written ones, which win; generated ones; and pairs to ignore, whose
 * conversion gives the target unchanged.
 *
 * <p>Built once; safe to share afterwards.
 */
public final class Converter {
  /** From one type to another. */
  public record Pair(String from, String to) {
    @Override
    public boolean equals(@Nullable Object o) {
      return o instanceof Pair other && from.equals(other.from) && to.equals(other.to);
    }

    @Override
    public int hashCode() {
      return 31 * from.hashCode() + to.hashCode();
    }
  }

  private final Map<Pair, Function<Object, Object>> handWritten;
  private final Map<Pair, Generated> generated;
  private final Set<Pair> ignored;

  private Converter(Builder builder) {
    handWritten = Map.copyOf(builder.handWritten);
    generated = Map.copyOf(builder.generated);
    ignored = Set.copyOf(builder.ignored);
  }

  private record Generated(IndexedConversions functions, int index) {}

  /** Whether values of a type can be converted to another. */
  public boolean canConvert(String from, String to) {
    Pair pair = new Pair(from, to);
    return from.equals(to)
        || handWritten.containsKey(pair)
        || generated.containsKey(pair)
        || ignored.contains(pair);
  }

  /** Converts a value to a type; empty when nobody said how, or the pair is ignored. */
  public Optional<Object> convert(Object value, String to) {
    return Optional.ofNullable(convertOrNull(value, new Pair(value.getClass().getName(), to)));
  }

  private @Nullable Object convertOrNull(Object value, Pair pair) {
    if (pair.from().equals(pair.to())) {
      return value;
    }
    Function<Object, Object> function = handWritten.get(pair);
    if (function != null) {
      return function.apply(value);
    }
    Generated conversion = generated.get(pair);
    return conversion == null ? null : conversion.functions().convert(conversion.index(), value);
  }

  /** Whether a pair is registered as one to ignore. */
  public boolean isIgnored(String from, String to) {
    return ignored.contains(new Pair(from, to));
  }

  /** Collects conversions. Belongs to one thread. */
  public static final class Builder {
    private final Map<Pair, Function<Object, Object>> handWritten = new HashMap<>();
    private final Map<Pair, Generated> generated = new HashMap<>();
    private final Set<Pair> ignored = new HashSet<>();

    /** Adds a hand-written conversion. */
    public <A, B> Builder add(Class<A> from, Class<B> to, Function<A, B> conversion) {
      handWritten.put(
          new Pair(from.getName(), to.getName()), value -> conversion.apply(from.cast(value)));
      return this;
    }

    /** Adds a generated conversion, which gives way to a hand-written one. */
    public Builder addGenerated(String from, String to, IndexedConversions functions, int index) {
      generated.put(new Pair(from, to), new Generated(functions, index));
      return this;
    }

    /** Declares that a pair of types needs no conversion. */
    public Builder ignore(Class<?> from, Class<?> to) {
      ignored.add(new Pair(from.getName(), to.getName()));
      return this;
    }

    /** The converter. */
    public Converter build() {
      return new Converter(this);
    }
  }
}
