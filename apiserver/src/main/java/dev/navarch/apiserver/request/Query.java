package dev.navarch.apiserver.request;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The query of a request: names with their values, in the order in which they came. A name may come
 * more than once.
 */
public final class Query {
  public static final Query EMPTY = new Query(Map.of());

  private final Map<String, List<String>> values;

  private Query(Map<String, List<String>> values) {
    this.values = values;
  }

  /**
   * Reads what stands behind the question mark. Pieces that are not properly escaped are left out,
   * as Go leaves them out.
   */
  public static Query parse(String raw) {
    if (raw.isEmpty()) {
      return EMPTY;
    }
    Map<String, List<String>> values = new LinkedHashMap<>();
    for (String piece : raw.split("&", -1)) {
      if (piece.isEmpty() || piece.indexOf(';') >= 0) {
        continue;
      }
      int equals = piece.indexOf('=');
      try {
        String name = decode(equals < 0 ? piece : piece.substring(0, equals));
        String value = equals < 0 ? "" : decode(piece.substring(equals + 1));
        values.computeIfAbsent(name, n -> new ArrayList<>(1)).add(value);
      } catch (IllegalArgumentException e) {
        // left out
      }
    }
    return new Query(values);
  }

  private static String decode(String text) {
    return URLDecoder.decode(text, StandardCharsets.UTF_8);
  }

  /** The first value of a name; an empty text if it does not occur. */
  public String get(String name) {
    List<String> all = values.get(name);
    return all == null ? "" : all.get(0);
  }

  public Optional<String> find(String name) {
    return Optional.ofNullable(values.get(name)).map(all -> all.get(0));
  }

  public List<String> all(String name) {
    return List.copyOf(values.getOrDefault(name, List.of()));
  }

  public boolean has(String name) {
    return values.containsKey(name);
  }

  public boolean isEmpty() {
    return values.isEmpty();
  }

  @Override
  public String toString() {
    return values.toString();
  }
}
