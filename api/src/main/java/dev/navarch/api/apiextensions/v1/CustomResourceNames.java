package dev.navarch.api.apiextensions.v1;

import static dev.navarch.api.defaults.FieldDefaults.ifEmpty;

import java.util.Locale;

/** Names that follow from the kind of a custom resource. */
public final class CustomResourceNames {
  private CustomResourceNames() {}

  public static String singular(String stated, String kind) {
    return ifEmpty(stated, kind.toLowerCase(Locale.ROOT));
  }

  public static String listKind(String stated, String kind) {
    return kind.isEmpty() ? stated : ifEmpty(stated, kind + "List");
  }
}
