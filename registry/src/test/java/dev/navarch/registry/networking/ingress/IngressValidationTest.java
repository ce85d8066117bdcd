package dev.navarch.registry.networking.ingress;

import static dev.navarch.registry.validation.Received.texts;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.networking.v1.Ingress;
import dev.navarch.registry.validation.Received;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class IngressValidationTest {
  private static final String BACKEND = "{service: {name: s, port: {number: 80}}}";

  private static Ingress ingress(String spec) {
    return Received.object(
        Ingress.class,
        "{apiVersion: networking.k8s.io/v1, kind: Ingress, metadata: {name: x}, spec: {"
            + spec
            + "}}");
  }

  private static List<String> created(String spec) {
    return texts(IngressValidation.create(ingress(spec)));
  }

  private static List<String> path(String fields) {
    return created("rules: [{host: a.example, http: {paths: [{" + fields + "}]}}]");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "ingressClassName: a|spec: Invalid value: null: either `defaultBackend` or `rules` must be"
            + " specified",
        "`rules: [{http: {paths: []}}]`|spec.rules[0].http.paths: Required value",
        "`rules: [{host: 1.2.3.4}]`|spec.rules[0].host: Invalid value: \"1.2.3.4\": must be a DNS"
            + " name, not an IP address",
        "`rules: [{host: '*.*.x'}]`|spec.rules[0].host: Invalid value: \"*.*.x\": a wildcard"
            + " DNS-1123 subdomain must start with '*.', followed by a valid DNS subdomain, which"
            + " must consist of lower case alphanumeric characters, '-' or '.' and end with an"
            + " alphanumeric character (e.g. '*.example.com', regex used for validation is"
            + " '\\*\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')"
      })
  void rulesAreChecked(String spec, String expected) {
    assertThat(created(spec)).containsExactly(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "path: /|pathType: Required value: pathType must be specified",
        "`path: x, pathType: Prefix`|path: Invalid value: \"x\": must be an absolute path",
        "pathType: Exact|path: Invalid value: \"\": must be an absolute path",
        "`path: /a//b, pathType: Prefix`|path: Invalid value: \"/a//b\": must not contain '//'",
        "`path: /a/.., pathType: Exact`|path: Invalid value: \"/a/..\": cannot end with '/..'",
        "`path: /, pathType: X`|pathType: Unsupported value: \"X\": supported values: \"Exact\","
            + " \"ImplementationSpecific\", \"Prefix\""
      })
  void pathsHaveOneForm(String fields, String expected) {
    assertThat(path(fields + ", backend: " + BACKEND))
        .containsExactly("spec.rules[0].http.paths[0]." + expected);
  }

  @Test
  void implementationsMayHaveOtherPaths() {
    assertThat(path("pathType: ImplementationSpecific, backend: " + BACKEND)).isEmpty();
    assertThat(path("path: /a//b, pathType: ImplementationSpecific, backend: " + BACKEND))
        .isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{}|: Invalid value: \"\": resource or service backend is required",
        "`{service: {name: s, port: {number: 80, name: x}}}`|: Invalid value: \"\": cannot set both"
            + " port name & port number",
        "`{service: {name: s, port: {name: bad name}}}`|.service.port.name: Invalid value: \"bad"
            + " name\": must contain only alpha-numeric characters (a-z, 0-9), and hyphens (-)",
        "`{service: {name: s, port: {number: 70000}}}`|.service.port.number: Invalid value: 70000:"
            + " must be between 1 and 65535, inclusive",
        "`{service: {name: s, port: {}}}`|: Required value: port name or number is required",
        "`{resource: {kind: K, name: r}, service: {name: s, port: {number: 1}}}`|: Invalid value:"
            + " \"\": cannot set both resource and service backends",
        "`{resource: {kind: K, name: ''}}`|.resource.name: Required value: name is required"
      })
  void backendsAreToldInFull(String backend, String expected) {
    assertThat(path("path: /, pathType: Prefix, backend: " + backend))
        .containsExactly("spec.rules[0].http.paths[0].backend" + expected);
  }

  @Test
  void namesOfServicesHostsClassesAndSecretsAreNames() {
    assertThat(
            created(
                "defaultBackend: {service: {name: A_, port: {number: 1}}}, ingressClassName: A_,"
                    + " rules: [{host: A_B}], tls: [{hosts: [A_, '*.a.b'], secretName: B_}]"))
        .hasSize(5)
        .satisfies(errors -> {
          assertThat(errors.get(0)).startsWith("spec.defaultBackend.service.name: Invalid");
          assertThat(errors.get(1)).startsWith("spec.rules[0].host: Invalid value: \"A_B\"");
          assertThat(errors.get(2)).startsWith("spec.tls[0].hosts[0]: Invalid value: \"A_\"");
          assertThat(errors.get(3)).startsWith("spec.tls[0].secretName: Invalid value");
          assertThat(errors.get(4)).startsWith("spec.ingressClassName: Invalid value: \"A_\"");
        });
  }

  @Test
  void theOlderAnnotationAgreesWithTheClass() {
    Ingress ingress =
        ingress("defaultBackend: " + BACKEND + ", ingressClassName: q").toBuilder()
            .metadata(m -> m.annotations(Map.of("kubernetes.io/ingress.class", "a")))
            .build();

    assertThat(texts(IngressValidation.create(ingress)))
        .containsExactly(
            "annotations.kubernetes.io/ingress.class: Invalid value: \"a\": must match"
                + " `ingressClassName` when both are specified");
    assertThat(IngressValidation.update(ingress, ingress)).isEmpty();
  }

  @Test
  void pointsOfEntryAreAddressesOrNames() {
    Ingress ingress =
        Received.object(
            Ingress.class,
            "{apiVersion: networking.k8s.io/v1, kind: Ingress, metadata: {name: x}, status:"
                + " {loadBalancer: {ingress: [{ip: x}, {hostname: 1.2.3.4}]}}}");

    assertThat(texts(IngressValidation.updateStatus(ingress, ingress)))
        .containsExactly(
            "status.loadBalancer.ingress[0].ip: Invalid value: \"x\": must be a valid IP address,"
                + " (e.g. 10.9.8.7 or 2001:db8::ffff)",
            "status.loadBalancer.ingress[1].hostname: Invalid value: \"1.2.3.4\": must be a DNS"
                + " name, not an IP address");
  }
}
