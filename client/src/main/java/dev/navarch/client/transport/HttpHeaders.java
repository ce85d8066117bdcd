package dev.navarch.client.transport;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Headers of a request or an answer. Names are compared without case; immutable. */
public final class HttpHeaders {
  public static final HttpHeaders NONE = new HttpHeaders(Map.of());

  private final Map<String, List<String>> values;

  private HttpHeaders(Map<String, List<String>> values) {
    this.values = values;
  }

  /** Headers of some map, such as an HTTP library has. */
  public static HttpHeaders of(Map<String, List<String>> headers) {
    Map<String, List<String>> copy = new TreeMap<>();
    headers.forEach(
        (name, all) -> copy.computeIfAbsent(key(name), unused -> new ArrayList<>()).addAll(all));
    return new HttpHeaders(copy);
  }

  /** The same headers and one that has exactly this value. */
  public HttpHeaders with(String name, String value) {
    Map<String, List<String>> copy = new TreeMap<>(values);
    copy.put(key(name), List.of(value));
    return new HttpHeaders(copy);
  }

  /** The same headers, and one more value of a header. */
  public HttpHeaders and(String name, String value) {
    List<String> all = new ArrayList<>(all(name));
    all.add(value);
    Map<String, List<String>> copy = new TreeMap<>(values);
    copy.put(key(name), List.copyOf(all));
    return new HttpHeaders(copy);
  }

  public Optional<String> first(String name) {
    List<String> all = all(name);
    return all.isEmpty() ? Optional.empty() : Optional.of(all.get(0));
  }

  public List<String> all(String name) {
    return values.getOrDefault(key(name), List.of());
  }

  /** All of them; names are in lower case. */
  public Map<String, List<String>> asMap() {
    return Map.copyOf(values);
  }

  private static String key(String name) {
    return name.toLowerCase(Locale.ROOT);
  }

  /** Names alone: values may be secret. */
  @Override
  public String toString() {
    return values.keySet().toString();
  }
}
