package dev.navarch.registry.core.namespace;

import static dev.navarch.registry.validation.Received.texts;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.Namespace;
import dev.navarch.apimachinery.value.Time;
import java.util.List;
import org.junit.jupiter.api.Test;

class NamespaceValidationTest {
  private static final String UNKNOWN =
      ": Invalid value: \"x\": name is neither a standard finalizer name nor is it fully"
          + " qualified";

  private static Namespace with(String... finalizers) {
    return Namespace.builder().spec(s -> s.finalizers(List.of(finalizers))).build();
  }

  private static Namespace inPhase(String phase, boolean deleted) {
    return Namespace.builder()
        .metadata(m -> m.deletionTimestamp(deleted ? Time.parse("2001-01-01T00:00:00Z") : null))
        .status(s -> s.phase(phase))
        .build();
  }

  @Test
  void finalizersAreKnownOrQualified() {
    assertThat(NamespaceValidation.create(with("kubernetes", "ex.com/a"))).isEmpty();
    assertThat(texts(NamespaceValidation.create(with("kubernetes", "x"))))
        .containsExactly("spec.finalizers" + UNKNOWN);
    assertThat(NamespaceValidation.update(with("x"), with("x"))).hasSize(1);
  }

  @Test
  void finalizersAreToldByPositionWhenTheyAreChangedByThemselves() {
    assertThat(texts(NamespaceValidation.finalizeUpdate(with("kubernetes", "x"), with())))
        .containsExactly("spec.finalizers[1]" + UNKNOWN);
  }

  @Test
  void thePhaseFollowsDeletion() {
    Namespace old = inPhase("Active", false);

    assertThat(NamespaceValidation.updateStatus(inPhase("Active", false), old)).isEmpty();
    assertThat(NamespaceValidation.updateStatus(inPhase("Terminating", true), old)).isEmpty();
    assertThat(texts(NamespaceValidation.updateStatus(inPhase("Terminating", false), old)))
        .containsExactly(
            "status.Phase: Invalid value: \"Terminating\": may only be 'Active' if"
                + " `deletionTimestamp` is empty");
    assertThat(texts(NamespaceValidation.updateStatus(inPhase("Active", true), old)))
        .containsExactly(
            "status.Phase: Invalid value: \"Active\": may only be 'Terminating' if"
                + " `deletionTimestamp` is not empty");
  }
}
