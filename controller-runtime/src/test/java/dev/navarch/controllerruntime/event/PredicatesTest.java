package dev.navarch.controllerruntime.event;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.apimachinery.labels.Selector;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMetaBuilder;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class PredicatesTest {
  private static ConfigMap map(Consumer<ObjectMetaBuilder> meta) {
    return ConfigMap.builder().metadata(meta).build();
  }

  private static ObjectEvent<ConfigMap> update(
      Consumer<ObjectMetaBuilder> before, Consumer<ObjectMetaBuilder> after) {
    return new ObjectEvent.Updated<>(map(before), map(after));
  }

  @Test
  void changeOfWhatAPredicateIsAboutPasses() {
    assertThat(
            Predicates.generationChanged().test(update(m -> m.generation(1), m -> m.generation(2))))
        .isTrue();
    assertThat(Predicates.labelsChanged().test(update(m -> {}, m -> m.labels(Map.of("a", "b")))))
        .isTrue();
    assertThat(
            Predicates.annotationsChanged()
                .test(update(m -> {}, m -> m.annotations(Map.of("a", "b")))))
        .isTrue();
    assertThat(
            Predicates.resourceVersionChanged()
                .test(update(m -> m.resourceVersion("1"), m -> m.resourceVersion("2"))))
        .isTrue();
  }

  @Test
  void changeOfSomethingElseDoesNotPass() {
    ObjectEvent<ConfigMap> nothing = update(m -> m.name("x"), m -> m.name("x"));

    assertThat(Predicates.generationChanged().test(nothing)).isFalse();
    assertThat(Predicates.labelsChanged().test(nothing)).isFalse();
    assertThat(Predicates.annotationsChanged().test(nothing)).isFalse();
    assertThat(Predicates.resourceVersionChanged().test(nothing)).isFalse();
  }

  @Test
  void predicatesOnChangesLetOtherEventsThrough() {
    ConfigMap object = map(m -> m.name("x"));

    for (EventPredicate<MetaObject> predicate :
        List.of(Predicates.generationChanged(), Predicates.labelsChanged())) {
      assertThat(predicate.test(new ObjectEvent.Created<>(object, false))).isTrue();
      assertThat(predicate.test(new ObjectEvent.Deleted<>(object, true))).isTrue();
      assertThat(predicate.test(new ObjectEvent.Generic<>(object))).isTrue();
    }
  }

  @Test
  void objectThatLosesItsLabelsPassesOnceMore() {
    EventPredicate<MetaObject> ours = Predicates.labels(Selector.parse("app=ours"));

    assertThat(ours.test(update(m -> m.labels(Map.of("app", "ours")), m -> {}))).isTrue();
    assertThat(ours.test(update(m -> {}, m -> {}))).isFalse();
    assertThat(ours.test(new ObjectEvent.Created<>(map(m -> {}), false))).isFalse();
  }

  @Test
  void predicatesAreCombined() {
    EventPredicate<MetaObject> here = Predicates.inNamespace("here");
    EventPredicate<MetaObject> named = Predicates.object(o -> o.metadata().name().equals("x"));
    ObjectEvent<ConfigMap> event =
        new ObjectEvent.Created<>(map(m -> m.namespace("here").name("y")), false);

    assertThat(here.and(named).test(event)).isFalse();
    assertThat(here.or(named).test(event)).isTrue();
    assertThat(here.not().test(event)).isFalse();
    assertThat(Predicates.noDeletions().test(new ObjectEvent.Deleted<>(event.object(), false)))
        .isFalse();
    assertThat(Predicates.noDeletions().test(event)).isTrue();
  }
}
