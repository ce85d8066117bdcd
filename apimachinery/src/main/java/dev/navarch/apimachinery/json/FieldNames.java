package dev.navarch.apimachinery.json;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.sym.PropertyNameMatcher;
import tools.jackson.core.util.Named;

/**
 * The field names of a type, prepared so that the parser turns a name into its number without a
 * text. They are prepared when the first JSON of the type is read: whoever never reads any does not
 * load the parser.
 */
public final class FieldNames {
  private final String[] names;
  private volatile @Nullable PropertyNameMatcher matcher;

  private FieldNames(String[] names) {
    this.names = names;
  }

  /** A name's number is its place. */
  public static FieldNames of(String... names) {
    return new FieldNames(names);
  }

  PropertyNameMatcher matcher() {
    PropertyNameMatcher known = matcher;
    return known != null ? known : prepare();
  }

  private synchronized PropertyNameMatcher prepare() {
    PropertyNameMatcher prepared = matcher;
    if (prepared == null) {
      List<Named> named = new ArrayList<>(names.length);
      for (String name : names) {
        named.add(new Name(name));
      }
      prepared = JsonReader.FACTORY.constructNameMatcher(named, false);
      matcher = prepared;
    }
    return prepared;
  }

  private record Name(String name) implements Named {
    @Override
    public String getName() {
      return name;
    }
  }
}
