package dev.navarch.registry.storage.csidriver;

import static dev.navarch.registry.validation.Received.texts;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.storage.v1.CSIDriver;
import dev.navarch.api.storage.v1.TokenRequest;
import java.util.List;
import org.junit.jupiter.api.Test;

class CsiDriverValidationTest {
  private static final CSIDriver DRIVER =
      CSIDriver.builder()
          .metadata(m -> m.name("Driver.example.com"))
          .spec(s ->
              s.attachRequired(true)
                  .podInfoOnMount(false)
                  .storageCapacity(false)
                  .volumeLifecycleModes(List.of("Persistent")))
          .build();

  @Test
  void aDriverIsNamedLikeADomain() {
    CSIDriver misnamed = DRIVER.toBuilder().metadata(m -> m.name("a_b")).build();

    assertThat(CsiDriverValidation.create(DRIVER)).isEmpty();
    assertThat(texts(CsiDriverValidation.create(misnamed)))
        .singleElement()
        .asString()
        .startsWith("name: Invalid value: \"a_b\"");
  }

  @Test
  void tokensHaveTheirTimeAndEachAudienceOnce() {
    CSIDriver driver =
        DRIVER.toBuilder()
            .spec(s ->
                s.tokenRequests(List.of(new TokenRequest("a", 5L), new TokenRequest("a", 600L))))
            .build();

    assertThat(texts(CsiDriverValidation.create(driver)))
        .containsExactly(
            "spec.tokenRequests[0].expirationSeconds: Invalid value: 5: may not specify a duration"
                + " less than 10 minutes",
            "spec.tokenRequests[1].audience: Duplicate value: \"a\"");
  }

  @Test
  void howADriverWorksStays() {
    CSIDriver changed =
        DRIVER.toBuilder()
            .spec(s -> s.attachRequired(false).volumeLifecycleModes(List.of("Ephemeral")))
            .build();

    assertThat(texts(CsiDriverValidation.update(changed, DRIVER)))
        .containsExactly(
            "spec.attachedRequired: Invalid value: false: field is immutable",
            "spec.volumeLifecycleModes: Invalid value: [\"Ephemeral\"]: field is immutable");
  }
}
