package dev.navarch.apiextensions.schema;

import dev.navarch.apimachinery.validation.FieldPath;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A place inside the objects of a schema, written as {@code .spec.items['a.b']}. Names in brackets
 * may hold dots; numbers in brackets do not exist.
 *
 * @param names the names of the fields on the way
 * @param path the same as a path of validation, to be put behind {@link FieldPath}s
 * @param schema the schema of the place; null where the schema says nothing about it
 */
public record SchemaPath(List<String> names, FieldPath path, @Nullable StructuralSchema schema) {
  public SchemaPath {
    names = List.copyOf(names);
  }

  /** A text that is no place in a schema; the message says why in Kubernetes' words. */
  public static final class MalformedException extends Exception {
    private static final long serialVersionUID = 1;

    MalformedException(String message) {
      super(message);
    }
  }

  /**
   * Finds a place.
   *
   * @param brackets whether names may stand in brackets
   * @param from the path that the new one continues
   */
  public static SchemaPath parse(
      String text, StructuralSchema schema, boolean brackets, FieldPath from)
      throws MalformedException {
    List<String> tokens = tokens(text);
    List<String> names = new ArrayList<>();
    FieldPath path = from;
    StructuralSchema at = schema;
    int next = 0;
    while (next < tokens.size()) {
      String token = tokens.get(next++);
      String name;
      if (token.equals("[")) {
        if (!brackets) {
          throw new MalformedException("array notation is not allowed");
        }
        name = unquoted(token(tokens, next++));
        String close = token(tokens, next++);
        if (!close.equals("]")) {
          throw new MalformedException("expected ] but got " + close);
        }
      } else if (token.equals(".")) {
        name = token(tokens, next++);
      } else {
        throw new MalformedException("expected [ or . but got: " + token);
      }
      names.add(name);
      boolean map = at != null && at.properties().isEmpty() && at.additionalSchema() != null;
      path = map ? path.key(name) : path.child(name);
      at = step(at, name);
    }
    return new SchemaPath(names, path, at);
  }

  private static StructuralSchema step(@Nullable StructuralSchema schema, String name)
      throws MalformedException {
    StructuralSchema inner =
        schema == null
            ? null
            : schema.properties().isEmpty()
                ? schema.additionalSchema()
                : schema.properties().get(name);
    if (inner == null) {
      throw new MalformedException("does not refer to a valid field");
    }
    return inner;
  }

  private static String token(List<String> tokens, int at) throws MalformedException {
    if (at >= tokens.size()) {
      throw new MalformedException("unexpected end of JSON path");
    }
    return tokens.get(at);
  }

  private static String unquoted(String token) throws MalformedException {
    if (token.length() < 2 || !token.startsWith("'") || !token.endsWith("'")) {
      throw new MalformedException("expected single quoted string but got " + token);
    }
    StringBuilder out = new StringBuilder();
    for (int i = 1; i < token.length() - 1; i++) {
      char c = token.charAt(i);
      if (c == '\\') {
        i++;
        char escaped = i < token.length() - 1 ? token.charAt(i) : 0;
        if (escaped != '\\' && escaped != '\'') {
          throw new MalformedException("invalid string literal: invalid escape sequence");
        }
        out.append(escaped);
      } else {
        out.append(c);
      }
    }
    return out.toString();
  }

  /** Dots, brackets, texts in quotes and what stands between them. */
  private static List<String> tokens(String text) {
    List<String> tokens = new ArrayList<>();
    int start = 0;
    while (start < text.length()) {
      int end = tokenEnd(text, start);
      tokens.add(text.substring(start, end));
      start = end;
    }
    return tokens;
  }

  private static int tokenEnd(String text, int start) {
    boolean quoted = text.charAt(start) == '\'';
    for (int i = start; i < text.length(); i++) {
      char c = text.charAt(i);
      if (quoted) {
        if (i > start && c == '\'' && text.charAt(i - 1) != '\\') {
          return i + 1;
        }
      } else if (c == '.' || c == '[' || c == ']') {
        return i == start ? i + 1 : i;
      }
    }
    return text.length();
  }
}
