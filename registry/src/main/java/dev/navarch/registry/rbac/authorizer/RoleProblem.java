package dev.navarch.registry.rbac.authorizer;

import dev.navarch.api.rbac.v1.RbacGroup;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.value.GoQuoting;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Why a binding gives nothing. */
public sealed interface RoleProblem {

  /** In the words in which an authorizer tells it. */
  String message();

  /** In the words in which a request for a resource tells it, which name that resource. */
  String message(GroupResource requested);

  /** The role that a binding refers to does not exist. */
  record Missing(String kind, String name) implements RoleProblem {
    @Override
    public String message() {
      return message(new GroupResource(RbacGroup.NAME, kind.toLowerCase(Locale.ROOT)));
    }

    @Override
    public String message(GroupResource requested) {
      return requested + " " + GoQuoting.quote(name) + " not found";
    }
  }

  /** A binding refers to something that is not a role. */
  record UnknownKind(String kind) implements RoleProblem {
    @Override
    public String message() {
      return "unsupported role reference kind: " + GoQuoting.quote(kind);
    }

    @Override
    public String message(GroupResource requested) {
      return message();
    }
  }

  /** Several messages as one: each once, in brackets if there are more; empty for none. */
  static String join(Stream<String> messages) {
    List<String> distinct = messages.distinct().toList();
    return switch (distinct.size()) {
      case 0 -> "";
      case 1 -> distinct.getFirst();
      default -> "[" + String.join(", ", distinct) + "]";
    };
  }
}
