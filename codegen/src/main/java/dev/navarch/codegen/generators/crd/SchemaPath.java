package dev.navarch.codegen.generators.crd;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Follows the paths that definitions have, such as {@code .spec.replicas} or {@code
 * .status.conditions[?(@.type=="Ready")].status}, through a schema.
 *
 * @param schema what the path leads to; empty where the schema leaves open what that is
 * @param plain whether the path is fields only, without a step into a list
 * @param problem why the path leads nowhere
 */
record SchemaPath(Map<?, ?> schema, boolean plain, Optional<String> problem) {
  /** A step: a field by its name, or any item or value. */
  private record Step(@Nullable String name) {}

  /** Follows a path from an object on, whose metadata is described apart. */
  static SchemaPath find(String path, Map<?, ?> root, Map<?, ?> metadata) {
    Map<Object, Object> properties = new HashMap<>(Keywords.inner(root, "properties"));
    properties.put("metadata", metadata);
    Map<Object, Object> whole = new HashMap<>(root);
    whole.put("properties", properties);
    return find(path, whole);
  }

  /** Follows a path. */
  static SchemaPath find(String path, Map<?, ?> root) {
    List<Step> steps = new ArrayList<>();
    String malformed = read(path, steps);
    if (malformed != null) {
      return nowhere(path, malformed);
    }
    Map<?, ?> at = root;
    String where = "the object";
    boolean plain = true;
    for (Step step : steps) {
      plain &= step.name() != null;
      if (isOpen(at)) {
        return new SchemaPath(Map.of(), plain, Optional.empty());
      }
      Map<?, ?> next = next(at, step.name());
      if (next == null) {
        return nowhere(path, missing(at, step.name(), where));
      }
      at = next;
      where = step.name() == null ? "an item of " + where : step.name();
    }
    return new SchemaPath(at, plain, Optional.empty());
  }

  private static SchemaPath nowhere(String path, String why) {
    return new SchemaPath(
        Map.of(), false, Optional.of("%s, leads nowhere: %s".formatted(path, why)));
  }

  /** Whether there may be more in a value than its schema names. */
  private static boolean isOpen(Map<?, ?> schema) {
    return schema.isEmpty()
        || Keywords.is(schema, Keywords.EMBEDDED)
        || (Keywords.is(schema, Keywords.PRESERVE) && !schema.containsKey("properties"));
  }

  private static @Nullable Map<?, ?> next(Map<?, ?> schema, @Nullable String name) {
    if (name != null
        && Keywords.inner(schema, "properties").get(name) instanceof Map<?, ?> property) {
      return property;
    }
    String keyword =
        Keywords.type(schema).equals("array") && name == null ? "items" : "additionalProperties";
    if (schema.get(keyword) instanceof Map<?, ?> inner) {
      return inner;
    }
    boolean open =
        Keywords.is(schema, Keywords.PRESERVE)
            || (name == null && schema.containsKey("properties"));
    return open ? Map.of() : null;
  }

  private static String missing(Map<?, ?> schema, @Nullable String name, String where) {
    if (name == null) {
      return where + " holds no items";
    }
    return Keywords.type(schema).equals("array")
        ? "%s is a list, write %s[*].%s".formatted(where, where, name)
        : "%s has no field %s".formatted(where, name);
  }

  /** Reads the steps; gives what is wrong with the text. */
  private static @Nullable String read(String path, List<Step> steps) {
    int at = 0;
    while (at < path.length()) {
      char c = path.charAt(at);
      int end = c == '.' ? nameEnd(path, at + 1) : c == '[' ? bracketEnd(path, at + 1) : -1;
      if (end < 0) {
        return c == '[' ? "a bracket is not closed" : "it must begin with a dot";
      }
      String text = path.substring(at + 1, end);
      if (c == '[') {
        steps.add(new Step(quoted(text)));
      } else if (!text.isEmpty()) {
        steps.add(new Step(text.equals("*") ? null : text.replace("\\", "")));
      } else if (end == path.length()) {
        return "a name is missing";
      } else if (path.charAt(end) == '.') {
        steps.add(new Step(null)); // two dots: something below, wherever it is
      }
      at = c == '.' ? end : end + 1;
    }
    return steps.isEmpty() ? "it must name a field" : null;
  }

  private static int nameEnd(String path, int start) {
    int at = start;
    while (at < path.length() && path.charAt(at) != '.' && path.charAt(at) != '[') {
      at += path.charAt(at) == '\\' ? 2 : 1;
    }
    return Math.min(at, path.length());
  }

  /** The place of the bracket that closes; -1 where there is none. */
  private static int bracketEnd(String path, int start) {
    int depth = 1;
    char quote = 0;
    for (int at = start; at < path.length(); at++) {
      char c = path.charAt(at);
      if (quote != 0) {
        if (c == '\\') {
          at++;
        } else if (c == quote) {
          quote = 0;
        }
      } else if (c == '\'' || c == '"') {
        quote = c;
      } else if (c == '[') {
        depth++;
      } else if (c == ']' && --depth == 0) {
        return at;
      }
    }
    return -1;
  }

  /** The name in a pair of quotes; null for anything else. */
  private static @Nullable String quoted(String text) {
    String stripped = text.strip();
    boolean isQuoted =
        stripped.length() > 2
            && "'\"".indexOf(stripped.charAt(0)) >= 0
            && stripped.indexOf(stripped.charAt(0), 1) == stripped.length() - 1;
    return isQuoted ? stripped.substring(1, stripped.length() - 1) : null;
  }
}
