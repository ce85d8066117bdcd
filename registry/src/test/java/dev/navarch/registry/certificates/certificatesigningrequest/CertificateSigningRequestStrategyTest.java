package dev.navarch.registry.certificates.certificatesigningrequest;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.certificates.v1.CertificateSigningRequest;
import dev.navarch.api.certificates.v1.CertificateSigningRequestCondition;
import dev.navarch.apimachinery.value.Bytes;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.apiserver.authentication.User;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.registry.generic.TestRegistry;
import dev.navarch.registry.validation.Received;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CertificateSigningRequestStrategyTest {
  private static final CertificateSigningRequestStrategy STRATEGY =
      new CertificateSigningRequestStrategy();
  private static final RequestContext REQUEST =
      TestRegistry.request(
          new User("jane", "u", List.of("devs"), Map.of("scopes", List.of("a"))),
          "POST",
          "/apis/certificates.k8s.io/v1/certificatesigningrequests");

  private static CertificateSigningRequest request() {
    return CertificateSigningRequest.builder()
        .metadata(m -> m.name("Any Name"))
        .spec(spec ->
            spec.request(Bytes.ofUtf8(SignedRequestTest.ELLIPTIC))
                .signerName("example.com/signer")
                .usages(List.of("client auth"))
                .username("somebody else"))
        .build();
  }

  private static CertificateSigningRequest with(CertificateSigningRequestCondition... all) {
    return request().toBuilder().status(status -> status.conditions(List.of(all))).build();
  }

  private static CertificateSigningRequestCondition condition(String type, String status) {
    return CertificateSigningRequestCondition.builder().type(type).status(status).build();
  }

  @Test
  void whoAsksIsFilledIn() {
    CertificateSigningRequest created = STRATEGY.prepareForCreate(REQUEST, request());

    assertThat(created.spec().username()).isEqualTo("jane");
    assertThat(created.spec().uid()).isEqualTo("u");
    assertThat(created.spec().groups()).containsExactly("devs");
    assertThat(created.spec().extra()).containsEntry("scopes", List.of("a"));
    assertThat(STRATEGY.validate(REQUEST, created)).isEmpty();
    assertThat(STRATEGY.names().check(created.metadata().name(), false)).isEmpty();
  }

  @Test
  void nobodyCreatesAnApprovedRequest() {
    CertificateSigningRequest created =
        STRATEGY.prepareForCreate(REQUEST, with(condition("Approved", "True")));

    assertThat(created.status().conditions()).isEmpty();
  }

  @Test
  void whatWasAskedForStays() {
    CertificateSigningRequest old = request();
    CertificateSigningRequest changed =
        old.toBuilder().spec(spec -> spec.signerName("example.com/other")).build();

    assertThat(STRATEGY.prepareForUpdate(REQUEST, changed, old).spec()).isEqualTo(old.spec());
  }

  @Test
  void anApprovalGetsItsTime() {
    CertificateSigningRequest approved =
        STRATEGY
            .approval()
            .prepareForUpdate(REQUEST, with(condition("Approved", "True")), request());

    CertificateSigningRequestCondition condition = approved.status().conditions().get(0);
    assertThat(condition.lastTransitionTime()).isEqualTo(Time.of(TestRegistry.NOW));
    assertThat(condition.lastUpdateTime()).isEqualTo(Time.of(TestRegistry.NOW));
    assertThat(STRATEGY.approval().validateUpdate(REQUEST, approved, request())).isEmpty();
  }

  @Test
  void approversDoNotIssue() {
    CertificateSigningRequest issued =
        request().toBuilder().status(s -> s.certificate(Bytes.ofUtf8("x"))).build();

    assertThat(
            STRATEGY
                .approval()
                .prepareForUpdate(REQUEST, issued, request())
                .status()
                .certificate()
                .isEmpty())
        .isTrue();
  }

  @Test
  void signersDoNotApprove() {
    CertificateSigningRequest old = request();
    CertificateSigningRequest approved =
        STRATEGY.status().prepareForUpdate(REQUEST, with(condition("Approved", "True")), old);

    assertThat(Received.texts(STRATEGY.status().validateUpdate(REQUEST, approved, old)))
        .containsExactly(
            "status.conditions: Forbidden: updates may not add a condition of type \"Approved\"");
  }

  @Test
  void signersDoNotRewriteDecisions() {
    CertificateSigningRequestCondition decision = condition("Approved", "True");
    CertificateSigningRequest old = with(decision);
    CertificateSigningRequest rewritten =
        with(decision.toBuilder().message("because I say so").build());

    CertificateSigningRequest written = STRATEGY.status().prepareForUpdate(REQUEST, rewritten, old);

    assertThat(written.status().conditions().get(0).message()).isEmpty();
  }

  @Test
  void decisionsAreNotTakenBack() {
    CertificateSigningRequest old = with(condition("Denied", "True"));

    assertThat(Received.texts(STRATEGY.approval().validateUpdate(REQUEST, request(), old)))
        .containsExactly(
            "status.conditions: Forbidden: updates may not remove a condition of type \"Denied\"");
  }

  @Test
  void aCertificateIsIssuedOnce() {
    CertificateSigningRequest first =
        request().toBuilder().status(s -> s.certificate(Bytes.ofUtf8("x"))).build();
    CertificateSigningRequest second =
        request().toBuilder().status(s -> s.certificate(Bytes.ofUtf8("y"))).build();

    assertThat(STRATEGY.status().validateUpdate(REQUEST, first, request())).isEmpty();
    assertThat(Received.texts(STRATEGY.status().validateUpdate(REQUEST, second, first)))
        .containsExactly(
            "status.certificate: Forbidden: updates may not modify existing certificate content");
  }

  @Test
  void aRequestSaysWhatForAndFromWhom() {
    CertificateSigningRequest bad =
        request().toBuilder()
            .spec(spec ->
                spec.request(Bytes.ofUtf8("x"))
                    .usages(List.of("magic", "magic"))
                    .signerName("nobody")
                    .expirationSeconds(5))
            .build();

    assertThat(Received.texts(STRATEGY.validate(REQUEST, bad)))
        .satisfiesExactly(
            text ->
                assertThat(text)
                    .startsWith("spec.request")
                    .endsWith("PEM block type must be CERTIFICATE REQUEST"),
            text -> assertThat(text).startsWith("spec.usages[0]: Unsupported value: \"magic\""),
            text -> assertThat(text).startsWith("spec.usages[1]: Unsupported value: \"magic\""),
            text -> assertThat(text).isEqualTo("spec.usages[1]: Duplicate value: \"magic\""),
            text ->
                assertThat(text)
                    .endsWith("may not specify a duration less than 600 seconds (10 minutes)"),
            text -> assertThat(text).startsWith("spec.signerName: Invalid value: \"nobody\""));
  }
}
