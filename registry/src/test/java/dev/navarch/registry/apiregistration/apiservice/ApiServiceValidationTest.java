package dev.navarch.registry.apiregistration.apiservice;

import static dev.navarch.registry.validation.Received.texts;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.apiregistration.v1.APIService;
import dev.navarch.registry.validation.Received;
import java.util.List;
import org.junit.jupiter.api.Test;

class ApiServiceValidationTest {
  private static final String API = "group: ex.com, version: v1, groupPriorityMinimum: 100, ";

  private static APIService service(String spec) {
    return Received.object(
        APIService.class,
        "{apiVersion: apiregistration.k8s.io/v1, kind: APIService, metadata: {name: v1.ex.com},"
            + " spec: {"
            + spec
            + "}}");
  }

  private static List<String> updated(String spec) {
    return texts(ApiServiceValidation.update(service(spec), service(spec)));
  }

  @Test
  void theNameSaysWhatIsRegistered() {
    APIService service = service(API);

    assertThat(ApiServiceValidation.names(service).check("v1.ex.com", false)).isEmpty();
    assertThat(ApiServiceValidation.names(service).check("v2.ex.com", false))
        .containsExactly("must be `spec.version+\".\"+spec.group`: \"v1.ex.com\"");
    assertThat(ApiServiceValidation.names(service).check("a/b", false))
        .containsExactly("may not contain '/'");
  }

  @Test
  void prioritiesAreWithinBounds() {
    assertThat(updated(API + "versionPriority: 10")).isEmpty();
    assertThat(updated("version: v1, groupPriorityMinimum: 20001, versionPriority: 0"))
        .containsExactly(
            "spec.groupPriorityMinimum: Invalid value: 20001: must be positive and less than 20000",
            "spec.versionPriority: Invalid value: 0: must be positive and less than 1000");
    assertThat(updated("version: v2, groupPriorityMinimum: 1, versionPriority: 1"))
        .containsExactly(
            "spec.group: Required value: only v1 may have an empty group and it better be legacy"
                + " kube");
  }

  @Test
  void localApisNeedNoTrust() {
    assertThat(updated(API + "versionPriority: 1, insecureSkipTLSVerify: true, caBundle: YQ=="))
        .containsExactly(
            "spec.caBundle: Invalid value: \"1 bytes\": local APIServices may not have a caBundle",
            "spec.insecureSkipTLSVerify: Invalid value: true: local APIServices may not have"
                + " insecureSkipTLSVerify");
  }

  @Test
  void remoteApisAreFoundAndTrusted() {
    assertThat(
            updated(
                API
                    + "versionPriority: 1, service: {name: s, port: 0}, insecureSkipTLSVerify:"
                    + " true, caBundle: YQ=="))
        .containsExactly(
            "spec.service.namespace: Required value",
            "spec.service.port: Invalid value: 0: port is not valid: must be between 1 and 65535,"
                + " inclusive",
            "spec.insecureSkipTLSVerify: Invalid value: true: may not be true if caBundle is"
                + " present");
  }
}
