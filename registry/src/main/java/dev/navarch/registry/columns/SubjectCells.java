package dev.navarch.registry.columns;

import dev.navarch.api.rbac.v1.Subject;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/** Those to whom a binding gives a role, in cells. */
public final class SubjectCells {
  private SubjectCells() {}

  public static String users(List<Subject> subjects) {
    return names(subjects, "User");
  }

  public static String groups(List<Subject> subjects) {
    return names(subjects, "Group");
  }

  public static String serviceAccounts(List<Subject> subjects) {
    return subjects.stream()
        .filter(subject -> subject.kind().equals("ServiceAccount"))
        .map(subject -> Objects.requireNonNullElse(subject.namespace(), "") + "/" + subject.name())
        .collect(Collectors.joining(", "));
  }

  private static String names(List<Subject> subjects, String kind) {
    return subjects.stream()
        .filter(subject -> subject.kind().equals(kind))
        .map(Subject::name)
        .collect(Collectors.joining(", "));
  }
}
