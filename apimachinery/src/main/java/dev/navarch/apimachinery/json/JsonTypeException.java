package dev.navarch.apimachinery.json;

import dev.navarch.apimachinery.wire.DecodeException;
import java.util.List;

/**
 * A JSON value of the wrong type. The reader knows only the path; whoever knows the type that was
 * being read can put Kubernetes' words on it.
 */
public final class JsonTypeException extends DecodeException {
  private static final long serialVersionUID = 1;

  private final String found;
  private final transient List<String> path;

  JsonTypeException(String found, List<String> path) {
    super("json: cannot unmarshal " + found + " at " + String.join(".", path));
    this.found = found;
    this.path = List.copyOf(path);
  }

  /**
   * What stood there: {@code string}, {@code number}, {@code number 1.5}, {@code object} and so on.
   */
  public String found() {
    return found;
  }

  /** The names of fields and keys of maps from the root down; places in lists are left out. */
  public List<String> path() {
    return path;
  }
}
