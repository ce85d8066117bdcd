package dev.navarch.registry.authorization;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.navarch.api.authorization.v1.LocalSubjectAccessReview;
import dev.navarch.api.authorization.v1.NonResourceAttributes;
import dev.navarch.api.authorization.v1.ResourceAttributes;
import dev.navarch.api.authorization.v1.ResourceRule;
import dev.navarch.api.authorization.v1.SelfSubjectAccessReview;
import dev.navarch.api.authorization.v1.SelfSubjectRulesReview;
import dev.navarch.api.authorization.v1.SubjectAccessReview;
import dev.navarch.api.authorization.v1.SubjectAccessReviewStatus;
import dev.navarch.api.rbac.v1.PolicyRule;
import dev.navarch.api.rbac.v1.Role;
import dev.navarch.api.rbac.v1.RoleBinding;
import dev.navarch.api.rbac.v1.RoleRef;
import dev.navarch.api.rbac.v1.Subject;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apiserver.authentication.User;
import dev.navarch.apiserver.rest.Creatable;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.WriteCheck;
import dev.navarch.registry.generic.TestRegistry;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class AccessReviewsTest {
  private static final String RBAC = "rbac.authorization.k8s.io";
  private static final ResourceAttributes READ_CONFIG =
      ResourceAttributes.builder().namespace("n").verb("get").resource("configmaps").build();

  private final TestRegistry registry = new TestRegistry();

  @BeforeEach
  void aliceMayReadConfiguration() {
    registry.create(
        registry.<Role>store(RBAC, "roles"),
        "/apis/" + RBAC + "/v1/namespaces/n/roles",
        Role.builder()
            .metadata(m -> m.name("r").namespace("n"))
            .rules(
                List.of(
                    PolicyRule.builder()
                        .verbs(List.of("get", "list"))
                        .apiGroups(List.of(""))
                        .resources(List.of("configmaps"))
                        .build()))
            .build());
    registry.create(
        registry.<RoleBinding>store(RBAC, "rolebindings"),
        "/apis/" + RBAC + "/v1/namespaces/n/rolebindings",
        RoleBinding.builder()
            .metadata(m -> m.name("rb").namespace("n"))
            .roleRef(new RoleRef(RBAC, "Role", "r"))
            .subjects(List.of(new Subject("User", RBAC, "alice", "")))
            .build());
  }

  @AfterEach
  void close() {
    registry.close();
  }

  @SuppressWarnings("unchecked") // each endpoint takes its own kind
  private <T extends MetaObject> T ask(User user, String resource, T review) {
    Creatable<T> rest = (Creatable<T>) registry.rest("authorization.k8s.io", "v1", resource, "");
    return (T)
        rest.create(
            TestRegistry.request(user, "POST", "/apis/authorization.k8s.io/v1/" + resource),
            new ObjectName("n", ""),
            review,
            WriteCheck.none(),
            false);
  }

  private SubjectAccessReviewStatus own(User user, ResourceAttributes resource) {
    return ask(
            user,
            "selfsubjectaccessreviews",
            SelfSubjectAccessReview.builder()
                .spec(spec -> spec.resourceAttributes(resource))
                .build())
        .status();
  }

  private static String refusal(ThrowingCallable question) {
    ApiException refused = catchThrowableOfType(ApiException.class, question);
    assertThat(refused).isNotNull();
    return refused.message();
  }

  @Test
  void whatABindingAllowsIsAllowedAndExplained() {
    SubjectAccessReviewStatus status = own(TestRegistry.ALICE, READ_CONFIG);

    assertThat(status.allowed()).isTrue();
    assertThat(status.reason())
        .isEqualTo("RBAC: allowed by RoleBinding \"rb/n\" of Role \"r\" to User \"alice\"");
  }

  @Test
  void otherVerbsAndNamespacesAreNotAllowed() {
    SubjectAccessReviewStatus deleting =
        own(TestRegistry.ALICE, READ_CONFIG.toBuilder().verb("delete").build());
    SubjectAccessReviewStatus elsewhere =
        own(TestRegistry.ALICE, READ_CONFIG.toBuilder().namespace("").build());

    assertThat(deleting).isEqualTo(new SubjectAccessReviewStatus(false, false, "", ""));
    assertThat(elsewhere).isEqualTo(new SubjectAccessReviewStatus(false, false, "", ""));
  }

  @Test
  void mastersMayDoAnythingWithoutAReason() {
    assertThat(own(TestRegistry.ADMIN, READ_CONFIG.toBuilder().verb("*").build()))
        .isEqualTo(new SubjectAccessReviewStatus(true, false, "", ""));
  }

  @Test
  void aReviewAsksForExactlyOneThing() {
    assertThat(
            refusal(() ->
                ask(
                    TestRegistry.ALICE,
                    "selfsubjectaccessreviews",
                    SelfSubjectAccessReview.builder().build())))
        .isEqualTo(
            ".authorization.k8s.io \"\" is invalid: spec.resourceAttributes: Invalid value: null:"
                + " exactly one of nonResourceAttributes or resourceAttributes must be specified");
    assertThat(
            refusal(() ->
                ask(
                    TestRegistry.ALICE,
                    "selfsubjectaccessreviews",
                    SelfSubjectAccessReview.builder()
                        .spec(spec ->
                            spec.resourceAttributes(READ_CONFIG)
                                .nonResourceAttributes(new NonResourceAttributes("/x", "get")))
                        .build())))
        .endsWith(
            "spec.nonResourceAttributes: Invalid value: {\"Path\":\"/x\",\"Verb\":\"get\"}: cannot"
                + " be specified in combination with resourceAttributes");
  }

  @Test
  void aReviewHasNoName() {
    assertThat(
            refusal(() ->
                ask(
                    TestRegistry.ALICE,
                    "selfsubjectaccessreviews",
                    SelfSubjectAccessReview.builder()
                        .metadata(m -> m.name("x"))
                        .spec(spec -> spec.resourceAttributes(READ_CONFIG))
                        .build())))
        .isEqualTo(
            ".authorization.k8s.io \"\" is invalid: metadata: Invalid value: {\"name\":\"x\"}: must"
                + " be empty");
  }

  @Test
  void somebodyElsesRightsAreToldToo() {
    SubjectAccessReview review =
        SubjectAccessReview.builder()
            .spec(spec -> spec.user("alice").resourceAttributes(READ_CONFIG))
            .build();

    assertThat(ask(TestRegistry.ADMIN, "subjectaccessreviews", review).status().allowed()).isTrue();
  }

  @Test
  void aReviewOfSomebodyElseSaysWho() {
    assertThat(
            refusal(() ->
                ask(
                    TestRegistry.ADMIN,
                    "subjectaccessreviews",
                    SubjectAccessReview.builder()
                        .spec(spec -> spec.resourceAttributes(READ_CONFIG))
                        .build())))
        .endsWith(
            "spec.user: Invalid value: \"\": at least one of user or group must be specified");
  }

  @Test
  void aLocalReviewStaysInItsNamespace() {
    LocalSubjectAccessReview elsewhere =
        LocalSubjectAccessReview.builder()
            .metadata(m -> m.namespace("n"))
            .spec(spec ->
                spec.user("alice")
                    .resourceAttributes(READ_CONFIG.toBuilder().namespace("other").build()))
            .build();
    LocalSubjectAccessReview here =
        elsewhere.toBuilder().spec(spec -> spec.resourceAttributes(READ_CONFIG)).build();

    assertThat(refusal(() -> ask(TestRegistry.ADMIN, "localsubjectaccessreviews", elsewhere)))
        .endsWith(
            "spec.resourceAttributes.namespace: Invalid value: \"other\": must match"
                + " metadata.namespace");
    assertThat(ask(TestRegistry.ADMIN, "localsubjectaccessreviews", here).status().allowed())
        .isTrue();
  }

  @Test
  void allRulesOfANamespaceAreTold() {
    SelfSubjectRulesReview answer =
        ask(
            TestRegistry.ALICE,
            "selfsubjectrulesreviews",
            SelfSubjectRulesReview.builder().spec(spec -> spec.namespace("n")).build());

    assertThat(answer.spec().namespace()).isEmpty();
    assertThat(answer.status().incomplete()).isFalse();
    assertThat(answer.status().resourceRules())
        .containsExactly(
            new ResourceRule(
                List.of("get", "list"), List.of(""), List.of("configmaps"), List.of()));
  }

  @Test
  void rulesAreOfANamespace() {
    assertThat(
            refusal(() ->
                ask(
                    TestRegistry.ALICE,
                    "selfsubjectrulesreviews",
                    SelfSubjectRulesReview.builder().build())))
        .isEqualTo("no namespace on request");
  }
}
