package dev.navarch.registry.rbac.authorizer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.rbac.v1.ClusterRoleBinding;
import dev.navarch.api.rbac.v1.PolicyRule;
import dev.navarch.api.rbac.v1.RoleBinding;
import dev.navarch.api.rbac.v1.RoleRef;
import dev.navarch.api.rbac.v1.Subject;
import dev.navarch.apiserver.authentication.User;
import dev.navarch.apiserver.authorization.Attributes;
import dev.navarch.apiserver.authorization.Decision;
import dev.navarch.apiserver.request.RequestInfo;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** The index finds what a walk over all bindings finds. */
class RbacAuthorizerProperties {
  record Binding(boolean cluster, String name, String role, List<Subject> subjects) {}

  @Provide
  Arbitrary<List<Binding>> bindings() {
    Arbitrary<Subject> subjects =
        Arbitraries.of(
            InMemoryRbacObjects.user("ann"),
            InMemoryRbacObjects.user("bob"),
            InMemoryRbacObjects.group("g"),
            InMemoryRbacObjects.group("h"),
            InMemoryRbacObjects.account("", "ann"),
            InMemoryRbacObjects.account("n", "ann"));
    return Combinators.combine(
            Arbitraries.of(true, false),
            Arbitraries.of("a", "b", "c", "d"),
            Arbitraries.of("pods", "maps", "all", "gone"),
            subjects.list().ofMaxSize(3))
        .as(Binding::new)
        .list()
        .ofMaxSize(6);
  }

  @Provide
  Arbitrary<User> users() {
    return Combinators.combine(
            Arbitraries.of("ann", "bob", "system:serviceaccount:n:ann"),
            Arbitraries.of("g", "h").list().ofMaxSize(2))
        .as((name, groups) -> User.of(name, groups.toArray(String[]::new)));
  }

  @Provide
  Arbitrary<RequestInfo> requests() {
    return Combinators.combine(
            Arbitraries.of("get", "list"),
            Arbitraries.of("pods", "configmaps"),
            Arbitraries.of("n", "m", ""))
        .as((verb, resource, namespace) ->
            new RequestInfo(
                true, "", verb, "api", "", "v1", namespace, resource, "", "", List.of()));
  }

  @Property(tries = 500)
  void theIndexDecidesLikeAWalk(
      @ForAll("bindings") List<Binding> bindings,
      @ForAll("users") User user,
      @ForAll("requests") RequestInfo request) {
    InMemoryRbacObjects objects =
        new InMemoryRbacObjects()
            .clusterRole("pods", InMemoryRbacObjects.rule("get", "", "pods"))
            .clusterRole("maps", InMemoryRbacObjects.rule("get list", "", "configmaps"))
            .clusterRole("all", InMemoryRbacObjects.rule("*", "*", "*"));
    for (Binding binding : bindings) {
      RoleRef role = InMemoryRbacObjects.toClusterRole(binding.role());
      Subject[] subjects = binding.subjects().toArray(Subject[]::new);
      if (binding.cluster()) {
        objects.bindCluster(binding.name(), role, subjects);
      } else {
        objects.bind("n", binding.name(), role, subjects);
      }
    }

    Decision decision = new RbacAuthorizer(objects).decide(new Attributes(user, request));

    assertThat(decision).isEqualTo(walk(objects, user, request));
  }

  private static Decision walk(InMemoryRbacObjects objects, User user, RequestInfo request) {
    List<String> errors = new ArrayList<>();
    List<ClusterRoleBinding> cluster = new ArrayList<>(objects.clusterRoleBindings());
    cluster.sort(Comparator.comparing(binding -> binding.metadata().name()));
    for (ClusterRoleBinding binding : cluster) {
      String source = "ClusterRoleBinding \"" + binding.metadata().name() + "\"";
      String allowed =
          visit(objects, binding.subjects(), binding.roleRef(), "", source, user, request, errors);
      if (!allowed.isEmpty()) {
        return new Decision.Allowed(allowed);
      }
    }
    List<RoleBinding> local = new ArrayList<>(objects.roleBindings(request.namespace()));
    local.sort(Comparator.comparing(binding -> binding.metadata().name()));
    for (RoleBinding binding : local) {
      String source = "RoleBinding \"" + binding.metadata().name() + "/n\"";
      String allowed =
          visit(objects, binding.subjects(), binding.roleRef(), "n", source, user, request, errors);
      if (!allowed.isEmpty()) {
        return new Decision.Allowed(allowed);
      }
    }
    return new Decision.NoOpinion(errors.isEmpty() ? "" : "RBAC: " + errors.get(0));
  }

  /** The reason why a binding allows a request, or nothing. */
  private static String visit(
      InMemoryRbacObjects objects,
      List<Subject> subjects,
      RoleRef role,
      String namespace,
      String source,
      User user,
      RequestInfo request,
      List<String> errors) {
    for (Subject subject : subjects) {
      String home = subject.namespace().isEmpty() ? namespace : subject.namespace();
      boolean applies =
          switch (subject.kind()) {
            case "User" -> user.name().equals(subject.name());
            case "Group" -> user.groups().contains(subject.name());
            default ->
                !home.isEmpty()
                    && user.name().equals("system:serviceaccount:" + home + ":" + subject.name());
          };
      if (!applies) {
        continue;
      }
      if (objects.clusterRole(role.name()).isEmpty()) {
        errors.add("clusterrole.rbac.authorization.k8s.io \"" + role.name() + "\" not found");
        return "";
      }
      String shown =
          subject.kind().equals("ServiceAccount") ? subject.name() + "/" + home : subject.name();
      for (PolicyRule rule : objects.clusterRole(role.name()).get().rules()) {
        boolean verb = rule.verbs().contains("*") || rule.verbs().contains(request.verb());
        boolean resource =
            rule.resources().contains("*") || rule.resources().contains(request.resource());
        if (verb && resource) {
          return "RBAC: allowed by %s of ClusterRole \"%s\" to %s \"%s\""
              .formatted(source, role.name(), subject.kind(), shown);
        }
      }
      return "";
    }
    return "";
  }
}
