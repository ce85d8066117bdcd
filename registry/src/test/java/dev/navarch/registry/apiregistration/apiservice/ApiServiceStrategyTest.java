package dev.navarch.registry.apiregistration.apiservice;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.apiregistration.v1.APIService;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.registry.generic.TestRegistry;
import dev.navarch.registry.validation.Received;
import org.junit.jupiter.api.Test;

class ApiServiceStrategyTest {
  private static final ApiServiceStrategy STRATEGY = new ApiServiceStrategy();
  private static final RequestContext REQUEST =
      TestRegistry.request(
          TestRegistry.ADMIN, "POST", "/apis/apiregistration.k8s.io/v1/apiservices");
  private static final APIService LOCAL =
      APIService.builder()
          .metadata(m -> m.name("v1.example.com"))
          .spec(
              s -> s.group("example.com").version("v1").groupPriorityMinimum(1).versionPriority(1))
          .build();

  @Test
  void whatTheServerServesItselfIsThere() {
    assertThat(STRATEGY.prepareForCreate(REQUEST, LOCAL).status().conditions())
        .singleElement()
        .satisfies(condition -> {
          assertThat(condition.type()).isEqualTo("Available");
          assertThat(condition.status()).isEqualTo("True");
          assertThat(condition.reason()).isEqualTo("Local");
        });
  }

  @Test
  void whatOthersServeIsNotKnownYet() {
    APIService remote =
        LOCAL.toBuilder().spec(s -> s.service(b -> b.name("s").namespace("n"))).build();

    assertThat(STRATEGY.prepareForCreate(REQUEST, remote).status().conditions()).isEmpty();
  }

  @Test
  void anEntryIsNamedAfterWhatItIsFor() {
    APIService misnamed = LOCAL.toBuilder().metadata(m -> m.name("other")).build();

    assertThat(STRATEGY.validate(REQUEST, LOCAL)).isEmpty();
    assertThat(Received.texts(STRATEGY.validate(REQUEST, misnamed)))
        .containsExactly(
            "metadata.name: Invalid value: \"other\": must be `spec.version+\".\"+spec.group`:"
                + " \"v1.example.com\"");
  }

  @Test
  void theStatusIsWrittenAlone() {
    APIService sent =
        LOCAL.toBuilder().metadata(m -> m.addToLabels("a", "b").addToAnnotations("c", "d")).build();

    assertThat(STRATEGY.status().prepareForUpdate(REQUEST, sent, LOCAL)).isEqualTo(LOCAL);
  }
}
