package dev.navarch.controllers.garbagecollector;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.meta.v1.DeletionPropagation;
import dev.navarch.apimachinery.meta.v1.OwnerReference;
import java.util.List;
import org.junit.jupiter.api.Test;

class GraphTest {
  private final FakeCollector collector = new FakeCollector(42);
  private final FakeObjects objects = collector.objects;

  private ObjectId create(String kind, String namespace, String name, ObjectId... owners) {
    List<OwnerReference> references =
        List.of(owners).stream().map(owner -> FakeObjects.reference(owner, true)).toList();
    return objects.create(kind, namespace, name, references);
  }

  private boolean isThere(ObjectId id) {
    return objects.find(id).isPresent();
  }

  @Test
  void aDependentThatIsSeenBeforeItsOwnerStays() {
    ObjectId owner = create("Owner", "n", "o");
    ObjectId dependent = create("Dependent", "n", "d", owner);

    objects.deliver("Dependent", collector.graph);
    assertThat(collector.graph.size()).isEqualTo(2);
    collector.settle();

    assertThat(isThere(dependent)).isTrue();
    assertThat(collector.invalid).isEmpty();
  }

  @Test
  void anOwnerThatLivesInNoNamespaceOwnsInAllOfThem() {
    ObjectId owner = create("ClusterOwner", "", "o");
    ObjectId one = create("Dependent", "n", "d", owner);
    ObjectId other = create("Dependent", "m", "d", owner);

    objects.deliver("Dependent", collector.graph);
    collector.settle();
    assertThat(isThere(one) && isThere(other)).isTrue();

    objects.delete(owner, null, DeletionPropagation.BACKGROUND);
    collector.settle();
    assertThat(objects.all()).isEmpty();
  }

  @Test
  void anOwnerOfAnotherNamespaceIsReportedWhicheverIsSeenFirst() {
    ObjectId owner = create("Owner", "n", "o");
    ObjectId good = create("Dependent", "n", "good", owner);
    ObjectId bad = create("Dependent", "m", "bad", owner);

    collector.settle();

    assertThat(isThere(good)).isTrue();
    assertThat(isThere(bad)).isFalse();
    assertThat(collector.invalid).containsOnly(bad);
  }

  @Test
  void theNamespaceInWhichAnOwnerIsLookedForIsThatOfEachDependent() {
    ObjectId owner = create("Owner", "n", "o");
    collector.settle();
    // The first dependent that is seen means the wrong place, and the right one is still found.
    ObjectId bad = create("Dependent", "m", "bad", owner);
    ObjectId good = create("Dependent", "n", "good", owner);
    collector.settle();

    assertThat(isThere(bad)).isFalse();
    assertThat(isThere(good)).isTrue();
  }

  @Test
  void somethingOfTheWholeClusterCannotBeOwnedByWhatLivesInANamespace() {
    ObjectId owner = create("Owner", "n", "o");
    ObjectId dependent = create("ClusterDependent", "", "d", owner);
    collector.settle();

    objects.delete(owner, null, DeletionPropagation.BACKGROUND);
    collector.settle();

    // Where its owner would be nobody can say, so nobody can say that it is gone.
    assertThat(isThere(dependent)).isTrue();
  }

  @Test
  void anotherObjectUnderTheNameOfAnOwnerIsNotTheOwner() {
    ObjectId owner = create("Owner", "n", "o");
    ObjectId dependent = create("Dependent", "n", "d", owner);
    collector.settle();

    objects.delete(owner, null, DeletionPropagation.BACKGROUND);
    ObjectId successor = create("Owner", "n", "o");
    collector.settle();

    assertThat(isThere(dependent)).isFalse();
    assertThat(isThere(successor)).isTrue();
  }

  @Test
  void anOwnerWaitsOnlyForDependentsThatBlockIt() {
    ObjectId owner = create("Owner", "n", "o");
    ObjectId patient =
        objects.create("Dependent", "n", "d", List.of(FakeObjects.reference(owner, false)));
    objects.hold(patient, "example.com/hold");
    collector.settle();

    objects.delete(owner, null, DeletionPropagation.FOREGROUND);
    collector.settle();

    assertThat(isThere(owner)).isFalse();
    assertThat(isThere(patient)).isTrue();
    objects.removeFinalizer(patient, "example.com/hold");
    assertThat(isThere(patient)).isFalse();
  }

  @Test
  void aDependentThatStopsBlockingLetsItsOwnerGo() {
    ObjectId owner = create("Owner", "n", "o");
    ObjectId held = create("Dependent", "n", "d", owner);
    objects.hold(held, "example.com/hold");
    collector.settle();
    objects.delete(owner, null, DeletionPropagation.FOREGROUND);
    collector.settle();
    assertThat(isThere(owner)).isTrue();

    objects.unblockOwners(held);
    collector.settle();

    assertThat(isThere(owner)).isFalse();
  }

  @Test
  void anObjectThatOwnsItselfCanBeDeleted() {
    ObjectId self = create("Owner", "n", "o");
    objects.addOwner(self, FakeObjects.reference(self, true));
    collector.settle();
    assertThat(isThere(self)).isTrue();

    objects.delete(self, null, DeletionPropagation.FOREGROUND);
    collector.settle();

    assertThat(isThere(self)).isFalse();
    assertThat(collector.graph.size()).isZero();
  }

  @Test
  void whatNobodyWatchesAnyMoreIsNotTakenForGone() {
    ObjectId owner = create("Owner", "n", "o");
    ObjectId dependent = create("Dependent", "n", "d", owner);
    collector.settle();

    collector.graph.lost(owner.uid());
    collector.advance(50);

    assertThat(isThere(dependent)).isTrue();
    collector.graph.lost(dependent.uid());
    assertThat(collector.graph.size()).isEqualTo(1);
  }
}
