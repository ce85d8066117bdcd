package dev.navarch.apimachinery.managedfields;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * An applied configuration that would change fields of other managers. Nothing has been changed.
 */
public final class ApplyConflictException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final transient List<ApplyConflict> conflicts;

  ApplyConflictException(List<ApplyConflict> conflicts) {
    super(text(conflicts));
    this.conflicts = List.copyOf(conflicts);
  }

  /** The conflicts, at least one, together by manager. */
  public List<ApplyConflict> conflicts() {
    return conflicts;
  }

  private static String text(List<ApplyConflict> conflicts) {
    if (conflicts.size() == 1) {
      ApplyConflict only = conflicts.getFirst();
      return "Apply failed with 1 conflict: " + only.message() + ": " + only.field();
    }
    SortedMap<Owner, List<ApplyConflict>> byOwner = new TreeMap<>();
    for (ApplyConflict conflict : conflicts) {
      byOwner.computeIfAbsent(conflict.owner(), owner -> new ArrayList<>()).add(conflict);
    }
    List<String> lines = new ArrayList<>();
    for (List<ApplyConflict> ofOwner : byOwner.values()) {
      lines.add("conflicts with " + ofOwner.getFirst().managerText() + ":");
      ofOwner.forEach(conflict -> lines.add("- " + conflict.field()));
    }
    return "Apply failed with " + conflicts.size() + " conflicts: " + String.join("\n", lines);
  }
}
