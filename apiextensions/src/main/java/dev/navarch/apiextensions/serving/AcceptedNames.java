package dev.navarch.apiextensions.serving;

import dev.navarch.api.apiextensions.v1.CustomResourceDefinition;
import dev.navarch.api.apiextensions.v1.CustomResourceDefinitionNames;
import dev.navarch.apimachinery.value.GoQuoting;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Which of the names that a definition asks for it gets: each one that it has already, and each one
 * that nobody else has. What it does not get stays what it was.
 *
 * @param conflict why a name was refused; of several, the last one found
 */
record AcceptedNames(CustomResourceDefinitionNames names, Optional<Conflict> conflict) {

  /** A name that somebody else has. */
  record Conflict(String reason, String message) {}

  /**
   * Decides.
   *
   * @param used the names of the other resources of the group
   */
  static AcceptedNames of(CustomResourceDefinition definition, NameClaims used) {
    CustomResourceDefinitionNames wanted = definition.spec().names();
    CustomResourceDefinitionNames has = definition.status().acceptedNames();
    Decision decision = new Decision();
    String plural = decision.name(wanted.plural(), has.plural(), used::hasResource, "Plural");
    String singular =
        decision.name(wanted.singular(), has.singular(), used::hasResource, "Singular");
    List<String> shortNames = decision.shortNames(wanted.shortNames(), has.shortNames(), used);
    String kind = decision.name(wanted.kind(), has.kind(), used::hasKind, "Kind");
    String listKind = decision.name(wanted.listKind(), has.listKind(), used::hasKind, "ListKind");
    return new AcceptedNames(
        new CustomResourceDefinitionNames(
            plural, singular, shortNames, kind, listKind, wanted.categories()),
        Optional.ofNullable(decision.conflict));
  }

  private static final class Decision {
    private @Nullable Conflict conflict;

    String name(String wanted, String has, Predicate<String> used, String what) {
      if (wanted.equals(has) || !used.test(wanted)) {
        return wanted;
      }
      conflict = new Conflict(what + "Conflict", inUse(wanted));
      return has;
    }

    List<String> shortNames(List<String> wanted, List<String> has, NameClaims used) {
      List<String> refused = new ArrayList<>(0);
      for (String name : wanted) {
        if (!has.contains(name) && used.hasResource(name)) {
          refused.add(inUse(name));
        }
      }
      if (refused.isEmpty()) {
        return wanted;
      }
      conflict =
          new Conflict(
              "ShortNamesConflict",
              refused.size() == 1 ? refused.getFirst() : "[" + String.join(", ", refused) + "]");
      return has;
    }

    private static String inUse(String name) {
      return GoQuoting.quote(name) + " is already in use";
    }
  }
}
