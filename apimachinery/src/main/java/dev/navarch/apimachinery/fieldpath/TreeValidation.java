package dev.navarch.apimachinery.fieldpath;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.descriptor.FieldDescriptor.ListKind;
import dev.navarch.apimachinery.json.JsonReader;
import dev.navarch.apimachinery.value.GoFormat;
import dev.navarch.apimachinery.work.Work;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Checks that a tree is of a type, as a tree must be before the other operations get it. */
public final class TreeValidation {
  /** What to make of items of a list that cannot be told apart. */
  public enum Duplicates {
    /** They are findings: right for what a client applies. */
    REJECTED,
    /** They are let through: right for what is stored, which may be older than the rule. */
    ALLOWED
  }

  private static final int UNITS_PER_NODE = 4;

  private final Duplicates duplicates;
  private final List<SchemaException.Finding> findings = new ArrayList<>();
  private final List<PathElement> path = new ArrayList<>();

  private TreeValidation(Duplicates duplicates) {
    this.duplicates = duplicates;
  }

  /**
   * Checks a tree. Null is a value of every type.
   *
   * @throws SchemaException with all that is wrong
   */
  public static void validate(@Nullable Object tree, TreeType type, Duplicates duplicates) {
    TreeValidation validation = new TreeValidation(duplicates);
    validation.check(tree, type);
    if (!validation.findings.isEmpty()) {
      throw new SchemaException(validation.findings);
    }
  }

  private void check(@Nullable Object value, TreeType type) {
    if (value == null) {
      return;
    }
    if (path.size() > JsonReader.MAX_DEPTH) {
      report(path.subList(0, 1), "nests deeper than " + JsonReader.MAX_DEPTH);
      return;
    }
    switch (FreeType.resolve(type, value)) {
      case ScalarType scalar -> checkScalar(value, scalar);
      case ListType list -> {
        List<@Nullable Object> items = Tree.asList(value);
        if (items == null) {
          report("expected list, got " + GoText.wrapped(value));
        } else {
          checkItems(items, list);
        }
      }
      case MapLike map -> {
        StringMap<@Nullable Object> entries = Tree.asMap(value);
        if (entries == null) {
          report("expected map, got " + GoText.wrapped(value));
        } else {
          checkEntries(entries, map);
        }
      }
      case FreeType free -> throw new IllegalStateException("not resolved");
    }
  }

  private void checkScalar(Object value, ScalarType type) {
    switch (type) {
      case STRING -> {
        if (!(value instanceof String)) {
          report("expected string, got " + GoText.wrappedSource(value));
        }
      }
      case NUMERIC -> {
        if (!(value instanceof Number)) {
          report("expected numeric (int or float), got " + GoFormat.type(value));
        }
      }
      case BOOLEAN -> {
        if (!(value instanceof Boolean)) {
          report("expected boolean, got " + GoText.wrapped(value));
        }
      }
      case ANY -> {
        if (value instanceof List<?> || value instanceof StringMap<?>) {
          report("expected any scalar, got " + GoText.wrapped(value));
        }
      }
    }
  }

  private void checkItems(List<@Nullable Object> items, ListType type) {
    Work.step(items.size() * UNITS_PER_NODE);
    Set<PathElement> seen = new HashSet<>();
    for (int i = 0; i < items.size(); i++) {
      PathElement element = new PathElement.Index(i);
      if (type.kind() != ListKind.ATOMIC) {
        try {
          element = ItemKeys.of(type, items.get(i));
        } catch (ItemKeys.NoKeyException e) {
          report("element " + i + ": " + e.getMessage());
          return;
        }
        if (!seen.add(element) && duplicates == Duplicates.REJECTED) {
          report("duplicate entries for key " + element);
        }
      }
      path.add(element);
      check(items.get(i), type.element());
      path.removeLast();
    }
  }

  private void checkEntries(StringMap<@Nullable Object> entries, MapLike type) {
    Work.step(entries.size() * UNITS_PER_NODE);
    for (int i = 0; i < entries.size(); i++) {
      TreeType entry = type.entry(entries.keyAt(i));
      path.add(new PathElement.Field(entries.keyAt(i)));
      if (entry == null) {
        report("field not declared in schema");
        path.removeLast();
        return;
      }
      check(entries.valueAt(i), entry);
      path.removeLast();
    }
  }

  private void report(String message) {
    report(path, message);
  }

  private void report(List<PathElement> at, String message) {
    findings.add(new SchemaException.Finding(new FieldPath(at), message));
  }
}
