package dev.navarch.apiextensions.cel.eval;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A form of texts that has a name.
 *
 * @param regexSize the length of the regular expression that a check is counted as
 * @param check gives what is wrong with a text
 */
record NamedFormat(String name, int regexSize, Function<String, List<String>> check) {
  @Override
  public boolean equals(@Nullable Object o) {
    return o instanceof NamedFormat other && name.equals(other.name);
  }

  @Override
  public int hashCode() {
    return name.hashCode();
  }
}
