package dev.navarch.registry.core.resourcequota;

import static dev.navarch.registry.validation.Received.texts;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.ResourceQuota;
import dev.navarch.registry.validation.Received;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ResourceQuotaValidationTest {
  private static ResourceQuota quota(String spec) {
    return Received.object(
        ResourceQuota.class,
        "{apiVersion: v1, kind: ResourceQuota, metadata: {name: x}, spec: {" + spec + "}}");
  }

  private static List<String> created(String spec) {
    return texts(ResourceQuotaValidation.create(quota(spec)));
  }

  @Test
  void resourcesAreKnownOrQualified() {
    assertThat(
            created(
                "hard: {services.nodeports: 1, count/jobs.batch: 2, requests.ex.com/gpu: 1,"
                    + " requests.storage: 5Gi, hugepages-2Mi: 2Mi}"))
        .isEmpty();
    assertThat(created("hard: {bogus: 1}"))
        .containsExactly(
            "spec.hard[bogus]: Invalid value: \"bogus\": must be a standard resource type or fully"
                + " qualified",
            "spec.hard[bogus]: Invalid value: \"bogus\": must be a standard resource for quota");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "`hard: {pods: -1}`|spec.hard[pods]: Invalid value: \"-1\": must be greater than or equal to"
            + " 0",
        "`hard: {pods: '1.5'}`|spec.hard[pods]: Invalid value: \"1500m\": must be an integer",
        "`hard: {pods: 1}, scopes: [X]`|spec.scopes: Invalid value: [\"X\"]: unsupported scope",
        "`hard: {pods: 1}, scopes: [BestEffort, NotBestEffort]`|spec.scopes: Invalid value:"
            + " [\"BestEffort\",\"NotBestEffort\"]: conflicting scopes",
        "`hard: {requests.cpu: 1}, scopes: [BestEffort]`|spec.scopes: Invalid value:"
            + " [\"BestEffort\"]: unsupported scope applied to resource",
        "`scopeSelector: {matchExpressions: [{scopeName: Z, operator: In, values: [a]}]}`"
            + "|spec.scopeSelector.matchExpressions.scopeName: Invalid value: \"Z\": unsupported"
            + " scope",
        "`scopeSelector: {matchExpressions: [{scopeName: PriorityClass, operator: In}]}`"
            + "|spec.scopeSelector.matchExpressions.values: Required value: must be at least one"
            + " value when `operator` is 'In' or 'NotIn' for scope selector",
        "`scopeSelector: {matchExpressions: [{scopeName: BestEffort, operator: Exists, values:"
            + " [a]}]}`|spec.scopeSelector.matchExpressions.values: Invalid value: [\"a\"]: must be"
            + " no value when `operator` is 'Exist' or 'DoesNotExist' for scope selector"
      })
  void amountsAndScopesAreChecked(String spec, String expected) {
    assertThat(created(spec)).containsExactly(expected);
  }

  @Test
  void scopesAreImmutable() {
    assertThat(
            texts(
                ResourceQuotaValidation.update(
                    quota("scopes: [Terminating]"), quota("scopes: [BestEffort]"))))
        .containsExactly("spec.scopes: Invalid value: [\"Terminating\"]: field is immutable");
    assertThat(
            ResourceQuotaValidation.update(
                quota("scopes: [Terminating, BestEffort]"),
                quota("scopes: [BestEffort, Terminating]")))
        .isEmpty();
  }

  @Test
  void whatIsUsedIsNotNegative() {
    ResourceQuota quota =
        Received.object(
            ResourceQuota.class,
            "{apiVersion: v1, kind: ResourceQuota, metadata: {name: x, resourceVersion: '1'},"
                + " status: {hard: {pods: 2}, used: {pods: -1}}}");

    assertThat(texts(ResourceQuotaValidation.updateStatus(quota, quota)))
        .containsExactly(
            "status.used[pods]: Invalid value: \"-1\": must be greater than or equal to 0");
  }
}
