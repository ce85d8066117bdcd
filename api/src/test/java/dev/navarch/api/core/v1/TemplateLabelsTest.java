package dev.navarch.api.core.v1;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.meta.v1.LabelSelector;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TemplateLabelsTest {
  private static final PodTemplateSpec LABELLED =
      PodTemplateSpec.builder().metadata(m -> m.addToLabels("app", "web")).build();
  private static final PodTemplateSpec BARE = PodTemplateSpec.builder().build();

  @Test
  void missingLabelsAreTakenOver() {
    ObjectMeta none = ObjectMeta.builder().name("x").build();
    ObjectMeta own = ObjectMeta.builder().addToLabels("a", "b").build();

    assertThat(TemplateLabels.labelled(none, LABELLED))
        .isEqualTo(none.toBuilder().addToLabels("app", "web").build());
    assertThat(TemplateLabels.labelled(own, LABELLED)).isSameAs(own);
    assertThat(TemplateLabels.labelled(none, BARE)).isSameAs(none);
  }

  @Test
  void aMissingSelectorMatchesTheLabels() {
    LabelSelector everything = LabelSelector.builder().build();

    assertThat(TemplateLabels.selector(null, LABELLED))
        .isEqualTo(LabelSelector.builder().matchLabels(Map.of("app", "web")).build());
    assertThat(TemplateLabels.selector(everything, LABELLED)).isSameAs(everything);
    assertThat(TemplateLabels.selector(null, BARE)).isNull();
  }

  @Test
  void labelsThatAreEmptyButThereMakeASelectorThatMatchesEverything() {
    PodTemplateSpec empty = PodTemplateSpec.builder().metadata(m -> m.labels(Map.of())).build();

    assertThat(TemplateLabels.selector(null, empty)).isEqualTo(LabelSelector.builder().build());
  }
}
