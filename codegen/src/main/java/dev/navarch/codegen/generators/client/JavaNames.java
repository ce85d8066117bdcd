package dev.navarch.codegen.generators.client;

import java.util.Locale;
import javax.lang.model.SourceVersion;

/** Names of groups and resources as names in Java. */
final class JavaNames {
  private JavaNames() {}

  /** What stands between dots and dashes, put together in camel case. */
  static String camel(String name) {
    StringBuilder camel = new StringBuilder();
    for (String part : name.split("[^A-Za-z0-9]+", -1)) {
      if (!part.isEmpty()) {
        camel.append(
            camel.isEmpty()
                ? part.substring(0, 1).toLowerCase(Locale.ROOT)
                : part.substring(0, 1).toUpperCase(Locale.ROOT));
        camel.append(part, 1, part.length());
      }
    }
    return camel.isEmpty() || !Character.isJavaIdentifierStart(camel.charAt(0))
        ? "g" + camel
        : camel.toString();
  }

  /** A name in camel case that a method can have. */
  static String identifier(String name) {
    String camel = camel(name);
    return SourceVersion.isKeyword(camel) ? camel + "_" : camel;
  }

  /** A name that a package can have. */
  static String packageSegment(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    return SourceVersion.isKeyword(lower) ? lower + "_" : lower;
  }
}
