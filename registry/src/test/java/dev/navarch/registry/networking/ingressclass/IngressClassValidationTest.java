package dev.navarch.registry.networking.ingressclass;

import static dev.navarch.registry.validation.Received.texts;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.networking.v1.IngressClass;
import dev.navarch.registry.validation.Received;
import java.util.List;
import org.junit.jupiter.api.Test;

class IngressClassValidationTest {
  private static IngressClass of(String spec) {
    return Received.object(
        IngressClass.class,
        "{apiVersion: networking.k8s.io/v1, kind: IngressClass, metadata: {name: x}, spec: {"
            + spec
            + "}}");
  }

  private static List<String> created(String spec) {
    return texts(IngressClassValidation.create(of(spec)));
  }

  @Test
  void controllersHaveADomainAndAPath() {
    assertThat(created("controller: ex.com/a")).isEmpty();
    assertThat(created("")).containsExactly("spec.controller: Required value");
    assertThat(created("controller: a"))
        .containsExactly(
            "spec.controller: Invalid value: \"a\": must be a domain-prefixed path (such as"
                + " \"acme.io/foo\")");
  }

  @Test
  void parametersAreWhereTheirScopeSays() {
    String parameters = "controller: ex.com/a, parameters: {kind: K, name: p, ";

    assertThat(created(parameters + "scope: Namespace}"))
        .containsExactly(
            "spec.parameters.namespace: Required value: `parameters.scope` is set to 'Namespace'");
    assertThat(created(parameters + "scope: Cluster, namespace: a}"))
        .containsExactly(
            "spec.parameters.namespace: Forbidden: `parameters.scope` is set to 'Cluster'");
    assertThat(created(parameters + "scope: X}"))
        .containsExactly(
            "spec.parameters.scope: Unsupported value: \"X\": supported values: \"Cluster\","
                + " \"Namespace\"");
  }

  @Test
  void theControllerIsForGood() {
    assertThat(
            texts(
                IngressClassValidation.update(
                    of("controller: ex.com/b"), of("controller: ex.com/a"))))
        .containsExactly("spec.controller: Invalid value: \"ex.com/b\": field is immutable");
  }
}
