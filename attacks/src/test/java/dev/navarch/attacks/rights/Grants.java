package dev.navarch.attacks.rights;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.attacks.AttackedServer;
import dev.navarch.attacks.client.Answer;
import dev.navarch.attacks.client.Target;
import java.util.Arrays;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;

/** Creates roles and bindings, and waits until the server enforces them. */
final class Grants {
  private static final String RBAC = "/apis/rbac.authorization.k8s.io/v1";

  private final AttackedServer server;

  Grants(AttackedServer server) {
    this.server = server;
  }

  /** Grants rights to a user in one namespace, by a role and a binding named after the user. */
  void inNamespace(String user, String namespace, Right... rights) {
    String path = RBAC + "/namespaces/" + namespace;
    created(path + "/roles", role("Role", user, rights));
    created(path + "/rolebindings", binding("RoleBinding", "Role", user));
    await(user, namespace, rights[0]);
  }

  /** Grants rights to a user in the whole cluster. */
  void everywhere(String user, Right... rights) {
    created(RBAC + "/clusterroles", role("ClusterRole", user, rights));
    created(RBAC + "/clusterrolebindings", binding("ClusterRoleBinding", "ClusterRole", user));
    await(user, "", rights[0]);
  }

  /** Creates an object as the administrator. */
  void created(String path, String json) {
    Answer answer = server.admin().post(path, json);
    assertThat(answer.status()).as(answer.toString()).isEqualTo(201);
  }

  void namespace(String name) {
    created("/api/v1/namespaces", "{\"metadata\": {\"name\": \"%s\"}}".formatted(name));
  }

  private static String role(String kind, String name, Right... rights) {
    return "{\"apiVersion\": \"rbac.authorization.k8s.io/v1\", \"kind\": \"%s\", \"metadata\": {\"name\": \"%s\"}, \"rules\": [%s]}"
        .formatted(
            kind, name, Arrays.stream(rights).map(Right::json).collect(Collectors.joining(", ")));
  }

  private static String binding(String kind, String roleKind, String name) {
    return "{\"apiVersion\": \"rbac.authorization.k8s.io/v1\", \"kind\": \"%s\", \"metadata\": {\"name\": \"%s\"}, \"subjects\": [{\"kind\": \"User\", \"name\": \"%s\", \"apiGroup\": \"rbac.authorization.k8s.io\"}], \"roleRef\": {\"apiGroup\": \"rbac.authorization.k8s.io\", \"kind\": \"%s\", \"name\": \"%s\"}}"
        .formatted(kind, name, name, roleKind, name);
  }

  /** Waits until an access review confirms a right. */
  private void await(String user, String namespace, Right right) {
    String[] resource = right.resource().split("/", 2);
    String review =
        "{\"apiVersion\": \"authorization.k8s.io/v1\", \"kind\": \"SubjectAccessReview\", \"spec\": {\"user\": \"%s\", \"resourceAttributes\": {\"namespace\": \"%s\", \"group\": \"%s\", \"resource\": \"%s\", \"subresource\": \"%s\", \"verb\": \"%s\", \"name\": \"%s\"}}}"
            .formatted(
                user,
                namespace,
                right.group(),
                resource[0],
                resource.length > 1 ? resource[1] : "",
                right.verb(),
                right.name());
    long deadline = System.nanoTime() + Target.PATIENCE.toNanos();
    String path = "/apis/authorization.k8s.io/v1/subjectaccessreviews";
    Answer answer = server.admin().post(path, review);
    while (!answer.text().contains("\"allowed\":true")) {
      assertThat(System.nanoTime()).as(answer.toString()).isLessThan(deadline);
      LockSupport.parkNanos(1_000_000);
      answer = server.admin().post(path, review);
    }
  }
}
