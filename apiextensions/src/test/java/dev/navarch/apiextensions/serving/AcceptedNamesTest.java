package dev.navarch.apiextensions.serving;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.apiextensions.v1.CustomResourceDefinition;
import dev.navarch.api.apiextensions.v1.CustomResourceDefinitionNames;
import dev.navarch.api.apiextensions.v1.CustomResourceDefinitionSpec;
import dev.navarch.api.apiextensions.v1.CustomResourceDefinitionStatus;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class AcceptedNamesTest {
  private static CustomResourceDefinitionNames names(String plural, String kind, String... shorts) {
    return new CustomResourceDefinitionNames(
        plural,
        kind.toLowerCase(Locale.ROOT),
        List.of(shorts),
        kind,
        kind + "List",
        List.of("all"));
  }

  private static AcceptedNames decide(
      CustomResourceDefinitionNames wanted,
      CustomResourceDefinitionNames has,
      CustomResourceDefinitionNames... others) {
    NameClaims used = new NameClaims();
    for (CustomResourceDefinitionNames other : others) {
      used.add(other);
    }
    return AcceptedNames.of(
        CustomResourceDefinition.builder()
            .spec(CustomResourceDefinitionSpec.builder().names(wanted).build())
            .status(CustomResourceDefinitionStatus.builder().acceptedNames(has).build())
            .build(),
        used);
  }

  private static final CustomResourceDefinitionNames NONE =
      CustomResourceDefinitionNames.builder().build();

  @Test
  void givesWhatNobodyHas() {
    AcceptedNames accepted = decide(names("things", "Thing", "th"), NONE);

    assertThat(accepted.names()).isEqualTo(names("things", "Thing", "th"));
    assertThat(accepted.conflict()).isEmpty();
  }

  @Test
  void allFormsOfResourceNamesShareOneSpace() {
    AcceptedNames accepted =
        decide(names("things", "Thing"), NONE, names("others", "Other", "things"));

    assertThat(accepted.names().plural()).isEmpty();
    assertThat(accepted.names().kind()).isEqualTo("Thing");
    assertThat(accepted.conflict())
        .contains(new AcceptedNames.Conflict("PluralConflict", "\"things\" is already in use"));
  }

  @Test
  void theLastConflictIsTold() {
    AcceptedNames accepted = decide(names("others", "Thing"), NONE, names("things", "Thing"));

    assertThat(accepted.conflict())
        .contains(
            new AcceptedNames.Conflict("ListKindConflict", "\"ThingList\" is already in use"));
    assertThat(accepted.names().singular()).isEmpty();
    assertThat(accepted.names().categories()).containsExactly("all");
  }

  @Test
  void shortNamesAreGivenTogetherOrNotAtAll() {
    AcceptedNames accepted =
        decide(
            names("things", "Thing", "a", "b", "c"),
            names("things", "Thing", "a"),
            names("others", "Other", "b", "c"));

    assertThat(accepted.names().shortNames()).containsExactly("a");
    assertThat(accepted.conflict())
        .contains(
            new AcceptedNames.Conflict(
                "ShortNamesConflict", "[\"b\" is already in use, \"c\" is already in use]"));
  }

  @Test
  void whatADefinitionHasItKeeps() {
    AcceptedNames accepted =
        decide(
            names("things", "Thing", "t"),
            names("things", "Thing", "t"),
            names("others", "Thing", "t"));

    assertThat(accepted.conflict()).isEmpty();
  }
}
