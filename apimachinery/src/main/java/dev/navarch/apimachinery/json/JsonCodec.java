package dev.navarch.apimachinery.json;

/** Reads and writes one type as JSON, usually an object. Implementations are stateless. */
public interface JsonCodec<T> {
  /** Reads the rest of an object whose opening brace has been read, up to its closing brace. */
  T readJson(JsonReader in);

  /** Writes a value as one JSON value. */
  void writeJson(JsonWriter out, T value);

  /**
   * True for a type whose JSON need not be an object. Its {@link #readJson} is called at the first
   * token of any value that is not null.
   */
  default boolean freeForm() {
    return false;
  }
}
