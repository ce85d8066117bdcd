package dev.navarch.apimachinery.json;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.sym.PropertyNameMatcher;
import tools.jackson.core.util.Named;

/**
 * The field names of a type, prepared so that the parser turns a name into its number without a
 * text.
 */
public final class FieldNames {
  final PropertyNameMatcher matcher;

  private FieldNames(PropertyNameMatcher matcher) {
    this.matcher = matcher;
  }

  /** Prepares names; a name's number is its place. */
  public static FieldNames of(String... names) {
    List<Named> named = new ArrayList<>(names.length);
    for (String name : names) {
      named.add(new Name(name));
    }
    return new FieldNames(JsonReader.FACTORY.constructNameMatcher(named, false));
  }

  private record Name(String name) implements Named {
    @Override
    public String getName() {
      return name;
    }
  }
}
