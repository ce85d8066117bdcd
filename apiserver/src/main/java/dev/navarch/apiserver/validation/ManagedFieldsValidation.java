package dev.navarch.apiserver.validation;

import dev.navarch.apimachinery.meta.v1.ManagedFieldsEntry;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Validation of the record of who set which fields, and of the names of those managers. */
public final class ManagedFieldsValidation {
  private static final int MAX_MANAGER = 128;
  private static final int MAX_SUBRESOURCE = 256;

  private ManagedFieldsValidation() {}

  static void check(List<ManagedFieldsEntry> entries, FieldPath path, List<FieldError> errors) {
    for (int i = 0; i < entries.size(); i++) {
      one(entries.get(i), path.index(i), errors);
    }
  }

  private static void one(ManagedFieldsEntry entry, FieldPath path, List<FieldError> errors) {
    if (!entry.operation().equals("Apply") && !entry.operation().equals("Update")) {
      errors.add(
          FieldError.invalid(
              path.child("operation"), entry.operation(), "must be `Apply` or `Update`"));
    }
    if (!entry.fieldsType().isEmpty() && !entry.fieldsType().equals("FieldsV1")) {
      errors.add(
          FieldError.invalid(path.child("fieldsType"), entry.fieldsType(), "must be `FieldsV1`"));
    }
    manager(entry.manager(), path.child("manager"), errors);
    if (utf8Length(entry.subresource()) > MAX_SUBRESOURCE) {
      errors.add(FieldError.tooLong(path.child("subresource"), MAX_SUBRESOURCE));
    }
  }

  /** Adds what is wrong with the name of a field manager, which requests carry too. */
  public static void manager(String manager, FieldPath path, List<FieldError> errors) {
    if (utf8Length(manager) > MAX_MANAGER) {
      errors.add(FieldError.tooLong(path, MAX_MANAGER));
    }
    int position = 0;
    for (int i = 0; i < manager.length(); ) {
      int character = manager.codePointAt(i);
      if (!isPrintable(character)) {
        errors.add(
            FieldError.invalid(
                path,
                manager,
                "invalid character U+%04X (at position %d)".formatted(character, position)));
      }
      i += Character.charCount(character);
      position += utf8Length(Character.toString(character));
    }
  }

  /** Letters, marks, numbers, punctuation, symbols and the plain space. */
  private static boolean isPrintable(int character) {
    return switch (Character.getType(character)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      case Character.SPACE_SEPARATOR -> character == ' ';
      default -> true;
    };
  }

  private static int utf8Length(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }
}
