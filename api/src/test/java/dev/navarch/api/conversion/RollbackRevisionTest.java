package dev.navarch.api.conversion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.runtime.ConversionException;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RollbackRevisionTest {
  private static final String KEY = "deprecated.deployment.rollback.to";

  @Test
  void revisionBecomesAnAnnotationAndBack() {
    ObjectMeta old = annotated(Map.of("owner", "me"));

    ObjectMeta hub = RollbackRevision.toHub(old, 3L);

    assertThat(hub.annotations())
        .containsExactlyInAnyOrderEntriesOf(Map.of("owner", "me", KEY, "3"));
    assertThat(RollbackRevision.read(hub)).hasValue(3);
    assertThat(RollbackRevision.fromHub(hub)).isEqualTo(old);
  }

  @Test
  void annotationWithoutAFieldIsTakenOff() {
    ObjectMeta hub = RollbackRevision.toHub(annotated(Map.of(KEY, "3", "owner", "me")), null);

    assertThat(hub.annotations()).containsExactlyEntriesOf(Map.of("owner", "me"));
  }

  @Test
  void emptyAnnotationAsksForNothingAndStays() {
    ObjectMeta hub = annotated(Map.of(KEY, ""));

    assertThat(RollbackRevision.read(hub)).isEmpty();
    assertThat(RollbackRevision.fromHub(hub)).isSameAs(hub);
  }

  @Test
  void refusalNamesTheAnnotation() {
    assertThatExceptionOfType(ConversionException.class)
        .isThrownBy(() -> RollbackRevision.read(annotated(Map.of(KEY, "last"))))
        .withMessage(
            "failed to parse annotation[deprecated.deployment.rollback.to]=last as int64:"
                + " strconv.ParseInt: parsing \"last\": invalid syntax");
  }

  private static ObjectMeta annotated(Map<String, String> annotations) {
    return ObjectMeta.builder().name("web").annotations(annotations).build();
  }
}
