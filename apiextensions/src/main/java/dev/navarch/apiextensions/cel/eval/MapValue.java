package dev.navarch.apiextensions.cel.eval;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A map or an object: fields are entries with text keys. */
public abstract class MapValue {
  /** A map of values; its keys are booleans, numbers or texts. */
  public static MapValue of(Map<Object, Object> entries) {
    return new Plain(entries, false);
  }

  public abstract int size();

  /** The value at a key, null if there is none. */
  public abstract @Nullable Object find(Object key);

  public abstract Iterable<Object> keys();

  /** Whether the maps are equal, as a boolean or a failure. */
  public Object sameAs(MapValue other) {
    if (size() != other.size()) {
      return false;
    }
    for (Object key : keys()) {
      Object mine = find(key);
      Object theirs = other.find(key);
      if (mine == null || theirs == null) {
        return false;
      }
      Object same = Equality.equal(mine, theirs);
      if (!Boolean.TRUE.equals(same)) {
        return same;
      }
    }
    return true;
  }

  /**
   * Adds an entry, or fails if the key is taken. Only loops add entries, each to the map that it is
   * making and nobody else sees; so a map that was made by adding is added to where it is.
   */
  Object insert(Object key, Object value) {
    Plain map = this instanceof Plain plain && plain.growable ? plain : copy();
    return map.entries.putIfAbsent(Equality.key(key), value) == null
        ? map
        : new EvalError("insert failed: key " + Values.show(key) + " already exists");
  }

  private Plain copy() {
    Map<Object, Object> entries = new LinkedHashMap<>();
    for (Object key : keys()) {
      Object value = find(key);
      if (value != null) {
        entries.put(Equality.key(key), value);
      }
    }
    return new Plain(entries, true);
  }

  private static final class Plain extends MapValue {
    private final Map<Object, Object> entries;
    private final boolean growable;

    Plain(Map<Object, Object> entries, boolean growable) {
      this.entries = entries;
      this.growable = growable;
    }

    @Override
    public int size() {
      return entries.size();
    }

    @Override
    public @Nullable Object find(Object key) {
      return entries.get(Equality.key(key));
    }

    @Override
    public Iterable<Object> keys() {
      return entries.keySet();
    }
  }
}
