package dev.navarch.registry.columns;

import dev.navarch.api.admissionregistration.v1.ParamKind;
import dev.navarch.api.admissionregistration.v1.ParamRef;
import dev.navarch.apimachinery.meta.v1.LabelSelector;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What admission policies take as parameters, in cells. */
public final class AdmissionCells {
  private static final String UNSET = "<unset>";

  private AdmissionCells() {}

  public static String paramKind(@Nullable ParamKind kind) {
    return kind == null ? UNSET : kind.apiVersion() + "/" + kind.kind();
  }

  /** A parameter by name, of any namespace where none is given; or the selector of several. */
  public static String paramRef(@Nullable ParamRef ref) {
    if (ref == null) {
      return UNSET;
    }
    String name = Objects.requireNonNullElse(ref.name(), "");
    if (!name.isEmpty()) {
      String namespace = Objects.requireNonNullElse(ref.namespace(), "");
      return (namespace.isEmpty() ? "*" : namespace) + "/" + name;
    }
    return ref.selector() == null ? UNSET : source(ref.selector());
  }

  /** A selector in the form of Go's generated code, which is what clients get to see here. */
  private static String source(LabelSelector selector) {
    String labels =
        selector.matchLabels().entrySet().stream()
            .map(label -> label.getKey() + ": " + label.getValue() + ",")
            .collect(Collectors.joining());
    String expressions =
        selector.matchExpressions().stream()
            .map(e ->
                "LabelSelectorRequirement{Key:%s,Operator:%s,Values:[%s],},"
                    .formatted(e.key(), e.operator(), String.join(" ", e.values())))
            .collect(Collectors.joining());
    return "&LabelSelector{MatchLabels:map[string]string{%s},".formatted(labels)
        + "MatchExpressions:[]LabelSelectorRequirement{%s},}".formatted(expressions);
  }
}
