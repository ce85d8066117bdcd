package dev.navarch.api.core.v1;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class ReplicationControllerDefaultsTest {
  private static final Map<String, String> WEB = Map.of("app", "web");
  private static final Map<String, String> OWN = Map.of("own", "label");

  @Test
  void selectorAndLabelsComeFromTheTemplate() {
    ReplicationController out =
        defaulted(c -> c.spec(s -> s.template(t -> t.metadata(m -> m.labels(WEB)))));

    assertThat(out.spec().selector()).isEqualTo(WEB);
    assertThat(out.metadata().labels()).isEqualTo(WEB);
    assertThat(ReplicationControllerDefaults.replicationController(out)).isSameAs(out);
  }

  @Test
  void ownSelectorAndLabelsStay() {
    ReplicationController out =
        defaulted(c ->
            c.metadata(m -> m.labels(OWN))
                .spec(s -> s.selector(OWN).template(t -> t.metadata(m -> m.labels(WEB)))));

    assertThat(out.spec().selector()).isEqualTo(OWN);
    assertThat(out.metadata().labels()).isEqualTo(OWN);
  }

  @Test
  void withoutTemplateThereIsNothingToTakeOver() {
    ReplicationController in = ReplicationController.builder().build();

    assertThat(ReplicationControllerDefaults.replicationController(in)).isSameAs(in);
  }

  private static ReplicationController defaulted(Consumer<ReplicationControllerBuilder> edit) {
    ReplicationControllerBuilder builder = ReplicationController.builder();
    edit.accept(builder);
    return ReplicationControllerDefaults.replicationController(builder.build());
  }
}
