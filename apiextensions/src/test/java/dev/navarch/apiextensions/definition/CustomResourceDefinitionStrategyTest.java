package dev.navarch.apiextensions.definition;

import static dev.navarch.apiextensions.definition.Definitions.version;
import static dev.navarch.apiextensions.definition.Definitions.withSchema;
import static dev.navarch.apiextensions.definition.Definitions.withVersion;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.apiextensions.v1.CustomResourceDefinition;
import dev.navarch.api.apiextensions.v1.CustomResourceDefinitionStatus;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.apiserver.authentication.User;
import dev.navarch.apiserver.request.Query;
import dev.navarch.apiserver.request.RequestInfo;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.Warnings;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

class CustomResourceDefinitionStrategyTest {
  private static final String SCHEMA = "{'type':'object'}";
  private static final Time NOW = Time.ofEpochSecond(1_000_000);
  private static final RequestContext CONTEXT =
      new RequestContext(
          RequestInfo.of("GET", "/", Query.EMPTY),
          User.of("somebody"),
          "",
          new Warnings(),
          Instant.EPOCH);

  private final DefinitionValidation validation = new DefinitionValidation(RuleChecker.NONE);
  private final CustomResourceDefinitionStrategy strategy =
      new CustomResourceDefinitionStrategy(validation);

  private CustomResourceDefinition created(CustomResourceDefinition definition) {
    return strategy.prepareForCreate(CONTEXT, definition);
  }

  @Test
  void aNewDefinitionHasNoStatusButTheVersionThatIsStored() {
    CustomResourceDefinition created =
        created(
            withSchema(SCHEMA).toBuilder()
                .status(
                    CustomResourceDefinitionStatus.builder()
                        .storedVersions(List.of("v7"))
                        .observedGeneration(4)
                        .build())
                .build());

    assertThat(created.status().storedVersions()).containsExactly("v1");
    assertThat(created.status().observedGeneration()).isZero();
    assertThat(created.metadata().generation()).isEqualTo(1);
    assertThat(strategy.validate(CONTEXT, created)).isEmpty();
  }

  @Test
  void storedVersionsAreRemembered() {
    CustomResourceDefinition old = created(withSchema(SCHEMA));
    CustomResourceDefinition wanted =
        withVersion(version("v1", false, SCHEMA, "") + "," + version("v2", true, SCHEMA, ""));

    CustomResourceDefinition changed = strategy.prepareForUpdate(CONTEXT, wanted, old);

    assertThat(changed.status().storedVersions()).containsExactly("v1", "v2");
    assertThat(changed.metadata().generation()).isEqualTo(2);
  }

  @Test
  void aChangeOfMetadataIsNoNewGeneration() {
    CustomResourceDefinition old = created(withSchema(SCHEMA));
    CustomResourceDefinition labelled =
        old.toBuilder().metadata(old.metadata().toBuilder().addToLabels("a", "b").build()).build();

    assertThat(strategy.prepareForUpdate(CONTEXT, labelled, old).metadata().generation())
        .isEqualTo(1);
  }

  @Test
  void theNameIsThatOfPluralAndGroup() {
    CustomResourceDefinition definition = created(withSchema(SCHEMA));
    CustomResourceDefinition misnamed =
        definition.toBuilder()
            .metadata(
                definition.metadata().toBuilder()
                    .name("other.example.com")
                    .addToLabels("a", "not ok")
                    .build())
            .build();

    assertThat(Definitions.texts(strategy.validate(CONTEXT, misnamed)))
        .as("labels are checked with those of all kinds")
        .containsExactly(
            "metadata.name: Invalid value: \"other.example.com\": must be spec.names.plural+\".\"+spec.group");
  }

  @Test
  void theFirstDeletionMarksADefinition() {
    CustomResourceDefinition marked =
        strategy.marked(created(withSchema(SCHEMA)), NOW, List.of()).orElseThrow();

    assertThat(marked.metadata().deletionTimestamp()).isEqualTo(NOW);
    assertThat(marked.metadata().deletionGracePeriodSeconds()).isNull();
    assertThat(marked.metadata().finalizers())
        .containsExactly(CustomResourceDefinitionStrategy.CLEANUP);
    assertThat(marked.metadata().generation()).isEqualTo(1);
    assertThat(marked.status().conditions())
        .singleElement()
        .satisfies(condition -> {
          assertThat(condition.type()).isEqualTo("Terminating");
          assertThat(condition.reason()).isEqualTo("InstanceDeletionPending");
        });
    assertThat(strategy.marked(marked, NOW, List.of())).isEmpty();
  }

  @Test
  void aStatusIsWrittenWithoutTheSpec() {
    CustomResourceDefinition old = created(withSchema(SCHEMA));
    CustomResourceDefinition wanted =
        withSchema("{'type':'object','description':'new'}").toBuilder()
            .status(old.status().toBuilder().storedVersions(List.of()).build())
            .build();

    CustomResourceDefinition changed =
        new CustomResourceDefinitionStatusStrategy(validation)
            .prepareForUpdate(CONTEXT, wanted, old);

    assertThat(changed.spec()).isEqualTo(old.spec());
    assertThat(changed.status().storedVersions()).isEmpty();
  }
}
