package dev.navarch.codegen.generators;

import com.palantir.javapoet.ClassName;
import dev.navarch.codegen.universe.ApiStruct;
import dev.navarch.codegen.universe.Member;
import dev.navarch.codegen.universe.Type;
import dev.navarch.codegen.universe.Universe;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import org.jspecify.annotations.Nullable;

/** Knows which types have defaults in them, and the hand-written functions that set them. */
final class DefaultingPlan {
  private final Universe universe;
  private final Map<String, Map<ClassName, ExecutableElement>> functions = new HashMap<>();

  DefaultingPlan(Universe universe) {
    this.universe = universe;
  }

  /** The hand-written function of a type, which stands in the type's package. */
  @Nullable ExecutableElement function(ClassName type) {
    return functions.computeIfAbsent(type.packageName(), this::functionsOf).get(type);
  }

  private Map<ClassName, ExecutableElement> functionsOf(String javaPackage) {
    Map<ClassName, ExecutableElement> found = new HashMap<>();
    for (ExecutableElement function : universe.functions(javaPackage, "DefaultingFunction")) {
      if (function.getReturnType() instanceof DeclaredType returned) {
        ClassName type = ClassName.get((TypeElement) returned.asElement());
        if (found.put(type, function) != null) {
          universe.error(function, "there are two defaulting functions for " + type);
        }
      }
    }
    return found;
  }

  /** Whether anything in a type has a default. */
  boolean hasDefaults(ClassName type) {
    return hasDefaults(type, new HashSet<>());
  }

  private boolean hasDefaults(ClassName type, Set<ClassName> visiting) {
    ApiStruct struct = universe.struct(type);
    if (struct == null || !visiting.add(type)) {
      return false;
    }
    if (function(type) != null) {
      return true;
    }
    for (Member member : struct.members()) {
      ClassName inner = record(member.type());
      if (member.defaultJson() != null || (inner != null && hasDefaults(inner, visiting))) {
        return true;
      }
    }
    return false;
  }

  /** The record in a type: the type itself, a list's item or a map's value. */
  static @Nullable ClassName record(Type type) {
    return switch (type) {
      case Type.Struct struct -> struct.javaName();
      case Type.Optional optional -> record(optional.of());
      case Type.ListOf list -> record(list.element());
      case Type.MapOf map -> record(map.value());
      default -> null;
    };
  }
}
