package dev.navarch.attacks.rights;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.attacks.AttackedServer;
import dev.navarch.attacks.client.Answer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A PATCH or PUT that creates an object takes the right to create it. */
class CreationRightsTest {
  private static final String CONFIG_MAP =
      "{\"apiVersion\": \"v1\", \"kind\": \"ConfigMap\", \"metadata\": {\"name\": \"%s\"}}";

  private static final AttackedServer SERVER = AttackedServer.start();
  private static final Grants GRANTS = new Grants(SERVER);

  @BeforeAll
  static void prepare() {
    GRANTS.namespace("ns");
    GRANTS.inNamespace("patcher", "ns", Right.to("patch", "", "configmaps"));
    GRANTS.inNamespace(
        "applier",
        "ns",
        Right.to("patch", "", "configmaps"),
        Right.to("create", "", "configmaps").named("allowed"));
    GRANTS.everywhere("updater", Right.to("update", "*", "*"));
    GRANTS.everywhere(
        "role-writer",
        Right.to("update", "rbac.authorization.k8s.io", "*"),
        Right.to("patch", "rbac.authorization.k8s.io", "*"),
        Right.to("create", "rbac.authorization.k8s.io", "*"));
    GRANTS.everywhere("cluster-patcher", Right.to("patch", "*", "*"));
  }

  @AfterAll
  static void close() {
    SERVER.close();
  }

  private static void isForbidden(Answer answer, String message) {
    assertThat(answer.status()).as(answer.toString()).isEqualTo(403);
    assertThat(answer.text()).contains("\"message\":\"" + message.replace("\"", "\\\"") + "\"");
  }

  @ParameterizedTest
  @CsvSource({"''", "&dryRun=All"})
  void applyOfAMissingObjectTakesTheRightToCreateIt(String dryRun) {
    String path = "/api/v1/namespaces/ns/configmaps/absent";

    Answer answer =
        SERVER
            .as("patcher")
            .apply(path + "?fieldManager=x" + dryRun, CONFIG_MAP.formatted("absent"));

    isForbidden(
        answer,
        "configmaps \"absent\" is forbidden: User \"patcher\" cannot create resource \"configmaps\" in API group \"\" in the namespace \"ns\"");
    assertThat(SERVER.admin().get(path).status()).isEqualTo(404);
  }

  @Test
  void aRightToCreateOneNameIsGoodForThatName() {
    Answer allowed = apply("allowed");
    Answer other = apply("other");

    assertThat(allowed.status()).as(allowed.toString()).isEqualTo(201);
    assertThat(other.status()).as(other.toString()).isEqualTo(403);
  }

  private static Answer apply(String name) {
    return SERVER
        .as("applier")
        .apply(
            "/api/v1/namespaces/ns/configmaps/" + name + "?fieldManager=x",
            CONFIG_MAP.formatted(name));
  }

  @Test
  void applyOfAnExistingObjectTakesNoRightToCreate() {
    GRANTS.created("/api/v1/namespaces/ns/configmaps", CONFIG_MAP.formatted("present"));

    Answer answer =
        SERVER
            .as("patcher")
            .apply(
                "/api/v1/namespaces/ns/configmaps/present?fieldManager=x",
                CONFIG_MAP.formatted("present"));

    assertThat(answer.status()).as(answer.toString()).isEqualTo(200);
  }

  @Test
  void whatIsInvalidIsRefusedBeforeRightsAreChecked() {
    String invalid =
        "{\"apiVersion\": \"v1\", \"kind\": \"ConfigMap\", \"metadata\": {\"name\": \"absent\"}, \"data\": {\"a b\": \"\"}}";

    Answer answer =
        SERVER
            .as("patcher")
            .apply("/api/v1/namespaces/ns/configmaps/absent?fieldManager=x", invalid);

    assertThat(answer.status()).as(answer.toString()).isEqualTo(422);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "/api/v1/namespaces/ns/services/x|{\"spec\": {\"ports\": [{\"port\": 80}]}|services|",
        "/api/v1/namespaces/ns/endpoints/x|{|endpoints|",
        "/api/v1/namespaces/ns/limitranges/x|{\"spec\": {\"limits\": []}|limitranges|",
        "/api/v1/namespaces/ns/events/x|{\"involvedObject\": {\"namespace\": \"ns\"}|events|",
        "/apis/coordination.k8s.io/v1/namespaces/ns/leases/x|{|leases|coordination.k8s.io",
        "/apis/node.k8s.io/v1/runtimeclasses/x|{\"handler\": \"h\"|runtimeclasses|node.k8s.io",
        "/apis/rbac.authorization.k8s.io/v1/namespaces/ns/roles/x|{\"rules\": []|roles|rbac.authorization.k8s.io",
        "/apis/rbac.authorization.k8s.io/v1/clusterroles/x|{\"rules\": []|clusterroles|rbac.authorization.k8s.io",
      })
  void updateOfAMissingObjectTakesTheRightToCreateIt(
      String path, String start, String resource, String group) {
    String api = group == null ? "" : group;
    String namespace = path.contains("/namespaces/") ? ", \"namespace\": \"ns\"" : "";
    String body =
        start
            + (start.length() > 1 ? ", " : "")
            + "\"metadata\": {\"name\": \"x\"%s}}".formatted(namespace);

    Answer real = SERVER.as("updater").put(path, body);
    Answer dry = SERVER.as("updater").put(path + "?dryRun=All", body);

    String message =
        "%s \"x\" is forbidden: User \"updater\" cannot create resource \"%s\" in API group \"%s\" %s"
            .formatted(
                api.isEmpty() ? resource : resource + "." + api,
                resource,
                api,
                namespace.isEmpty() ? "at the cluster scope" : "in the namespace \"ns\"");
    isForbidden(real, message);
    isForbidden(dry, message);
    assertThat(SERVER.admin().get(path).status()).isEqualTo(404);
    assertThat(SERVER.admin().put(path, body).status()).isEqualTo(201);
  }

  @Test
  void updateOfAMissingServiceStatusTakesTheRightToCreateThat() {
    String body =
        "{\"metadata\": {\"name\": \"y\", \"namespace\": \"ns\"}, \"spec\": {\"ports\": [{\"port\": 80}]}}";

    Answer answer = SERVER.as("updater").put("/api/v1/namespaces/ns/services/y/status", body);

    isForbidden(
        answer,
        "services \"y\" is forbidden: User \"updater\" cannot create resource \"services/status\" in API group \"\" in the namespace \"ns\"");
  }

  @Test
  void namespacesAreCreatedByRightsInTheClusterOnly() {
    String manifest =
        "{\"apiVersion\": \"v1\", \"kind\": \"Namespace\", \"metadata\": {\"name\": \"new\"}}";

    Answer answer =
        SERVER.as("cluster-patcher").apply("/api/v1/namespaces/new?fieldManager=x", manifest);

    isForbidden(
        answer,
        "namespaces \"new\" is forbidden: User \"cluster-patcher\" cannot create resource \"namespaces\" in API group \"\" at the cluster scope");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "namespaces/ns/roles|Role|\"rules\": [{\"apiGroups\": [\"\"], \"resources\": [\"secrets\"], \"verbs\": [\"get\"]}]",
        "clusterroles|ClusterRole|\"rules\": [{\"apiGroups\": [\"\"], \"resources\": [\"secrets\"], \"verbs\": [\"get\"]}]",
        "clusterroles|ClusterRole|\"aggregationRule\": {\"clusterRoleSelectors\": [{}]}",
        "namespaces/ns/rolebindings|RoleBinding|\"roleRef\": {\"apiGroup\": \"rbac.authorization.k8s.io\", \"kind\": \"ClusterRole\", \"name\": \"cluster-admin\"}",
        "clusterrolebindings|ClusterRoleBinding|\"roleRef\": {\"apiGroup\": \"rbac.authorization.k8s.io\", \"kind\": \"ClusterRole\", \"name\": \"cluster-admin\"}",
      })
  void rightsAreNotEscalatedByARequestThatCreates(String path, String kind, String parts) {
    String object = "/apis/rbac.authorization.k8s.io/v1/" + path + "/everything";
    String body =
        "{\"apiVersion\": \"rbac.authorization.k8s.io/v1\", \"kind\": \"%s\", \"metadata\": {\"name\": \"everything\"}, %s}"
            .formatted(kind, parts);

    Answer put = SERVER.as("role-writer").put(object, body);
    Answer applied = SERVER.as("role-writer").apply(object + "?fieldManager=x", body);

    for (Answer answer : new Answer[] {put, applied}) {
      assertThat(answer.status()).as(answer.toString()).isEqualTo(403);
      assertThat(answer.text()).doesNotContain("cannot create");
    }
    assertThat(SERVER.admin().get(object).status()).isEqualTo(404);
  }
}
