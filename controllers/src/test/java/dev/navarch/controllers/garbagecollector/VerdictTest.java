package dev.navarch.controllers.garbagecollector;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class VerdictTest {
  private static final Set<String> NONE = Set.of();

  private static ObjectMeta with(String... finalizers) {
    return ObjectMeta.builder().name("o").finalizers(List.of(finalizers)).build();
  }

  private static Verdict on(Set<String> solid, Set<String> dangling, Set<String> waiting) {
    return Verdict.on(with(), new Verdict.Owners(solid, dangling, waiting), 0, false);
  }

  @Test
  void whatHasNoOwnersOrOnlyGoodOnesStays() {
    assertThat(on(NONE, NONE, NONE)).isEqualTo(new Verdict.Keep());
    assertThat(on(Set.of("a", "b"), NONE, NONE)).isEqualTo(new Verdict.Keep());
  }

  @Test
  void oneGoodOwnerIsEnoughAndTheOthersAreForgotten() {
    assertThat(on(Set.of("a"), Set.of("b"), Set.of("c")))
        .isEqualTo(new Verdict.Forget(Set.of("b", "c")));
  }

  @Test
  void withoutAGoodOwnerItGoesAsItsFinalizersSay() {
    Verdict.Owners gone = new Verdict.Owners(NONE, Set.of("a"), NONE);

    assertThat(Verdict.on(with(), gone, 3, false))
        .isEqualTo(new Verdict.Delete("Background", false));
    assertThat(Verdict.on(with("orphan"), gone, 3, false))
        .isEqualTo(new Verdict.Delete("Orphan", false));
    assertThat(Verdict.on(with("foregroundDeletion"), gone, 3, false))
        .isEqualTo(new Verdict.Delete("Foreground", false));
  }

  @Test
  void whileAnOwnerWaitsDependentsWithDependentsGoInTheForegroundToo() {
    Verdict.Owners waiting = new Verdict.Owners(NONE, Set.of("a"), Set.of("b"));

    assertThat(Verdict.on(with(), waiting, 1, false))
        .isEqualTo(new Verdict.Delete("Foreground", false));
    assertThat(Verdict.on(with(), waiting, 1, true))
        .isEqualTo(new Verdict.Delete("Foreground", true));
    assertThat(Verdict.on(with(), waiting, 0, false))
        .isEqualTo(new Verdict.Delete("Background", false));
  }
}
