package dev.navarch.controllers.garbagecollector;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.meta.v1.DeletionPropagation;
import dev.navarch.apimachinery.meta.v1.OwnerReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
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
  void whatCannotHaveItsOwnerStaysWhetherTheOwnerWasEverSeenOrNot() {
    ObjectId nobody = new ObjectId("v1", "Owner", "", "nobody", "uid-of-nobody");
    ObjectId dependent = create("ClusterDependent", "", "d", nobody);
    ObjectId owner = create("Owner", "n", "o");
    ObjectId other = create("ClusterDependent", "", "e", owner);

    objects.delete(owner, null, DeletionPropagation.BACKGROUND);
    collector.settle();

    assertThat(isThere(dependent)).isTrue();
    assertThat(isThere(other)).isTrue();
  }

  @Test
  void anOwnerThatIsNamedFirstByWhatCannotHaveItIsStillFoundByWhatCan() {
    ObjectId owner = create("Owner", "n", "o");
    create("ClusterDependent", "", "impossible", owner);
    objects.deliver("ClusterDependent", collector.graph);
    ObjectId dependent = create("Dependent", "n", "d", owner);
    collector.settle();
    assertThat(isThere(dependent)).isTrue();

    objects.delete(owner, null, DeletionPropagation.BACKGROUND);
    collector.settle();
    assertThat(isThere(dependent)).isFalse();
  }

  @Test
  void whatNamesAnAbsentOwnerGoesAlsoIfTheOwnerWasNamedFirstByWhatCannotHaveIt() {
    ObjectId nobody = new ObjectId("v1", "Owner", "", "nobody", "uid-of-nobody");
    ObjectId impossible = create("ClusterDependent", "", "impossible", nobody);
    collector.settle();

    ObjectId dependent = create("Dependent", "n", "d", nobody);
    collector.settle();

    assertThat(isThere(dependent)).isFalse();
    assertThat(isThere(impossible)).isTrue();
  }

  @Test
  void anObjectIsLookedAtAgainWhenItForgetsTheOnlyOwnerThatMayHaveKeptIt() {
    ObjectId gone = create("ClusterOwner", "", "gone");
    ObjectId impossible = create("Owner", "n", "o");
    ObjectId dependent = create("ClusterDependent", "", "d", gone, impossible);
    collector.settle();
    objects.delete(gone, null, DeletionPropagation.BACKGROUND);
    collector.settle();
    assertThat(isThere(dependent)).isTrue();

    objects.removeOwners(dependent, Set.of(impossible.uid()));
    collector.settle();

    assertThat(isThere(dependent)).isFalse();
  }

  @Test
  void anAbsentOwnerIsNotLookedForAgainWhileItsDependentsAreHeld() {
    ObjectId nobody = new ObjectId("v1", "Owner", "", "nobody", "uid-of-nobody");
    ObjectId one = create("Dependent", "n", "d", nobody);
    ObjectId other = create("Dependent", "m", "d", nobody);
    objects.hold(one, "example.com/hold");
    objects.hold(other, "example.com/hold");

    collector.settle();

    assertThat(objects.find(one).orElseThrow().deletionTimestamp()).isNotNull();
    assertThat(objects.find(other).orElseThrow().deletionTimestamp()).isNotNull();
    assertThat(collector.graph.size()).isEqualTo(2);
  }

  @Test
  void dependentsAreLetGoAlsoIfAnotherOneCannotBe() {
    ObjectId owner = create("Owner", "n", "o");
    List<ObjectId> dependents = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      dependents.add(create("Dependent", "n", "d" + i, owner));
    }
    collector.settle();
    objects.setChangeable(dependents.get(0), false);

    objects.delete(owner, null, DeletionPropagation.ORPHAN);
    collector.advance(50);

    assertThat(isThere(owner)).isTrue();
    assertThat(dependents.subList(1, 5))
        .allSatisfy(one -> assertThat(objects.find(one).orElseThrow().ownerReferences()).isEmpty());
    objects.setChangeable(dependents.get(0), true);
    collector.settle();
    assertThat(isThere(owner)).isFalse();
    assertThat(dependents).allMatch(this::isThere);
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
    assertThat(collector.graph.size()).isZero();
  }

  @Test
  void dependentsGoAlsoIfNobodyWatchesTheEndOfTheirOwner() {
    ObjectId owner = create("Owner", "n", "o");
    ObjectId dependent = create("Dependent", "n", "d", owner);
    objects.hold(owner, "example.com/hold");
    collector.settle();
    objects.delete(owner, null, DeletionPropagation.BACKGROUND);
    collector.settle();
    assertThat(isThere(owner)).isTrue();

    collector.graph.lost(owner.uid());
    objects.removeFinalizer(owner, "example.com/hold");
    objects.loseEvents("Owner");
    collector.settle();

    assertThat(isThere(dependent)).isFalse();
  }

  /** The end is seen twice: asked for first, and told when a dependent has named it again. */
  @Test
  void theEndOfAnOwnerSaysNothingOfAPlaceWhereItCannotHaveBeen() {
    ObjectId owner = create("Owner", "n", "o");
    ObjectId dependent = create("ClusterDependent", "", "d", owner);
    objects.delete(owner, null, DeletionPropagation.BACKGROUND);

    objects.deliver("Owner", collector.graph);
    collector.graph.absent(owner);
    objects.deliver("ClusterDependent", collector.graph);
    collector.settle();

    assertThat(isThere(owner)).isFalse();
    assertThat(isThere(dependent)).isTrue();
  }

  @Test
  void anOwnerDoesNotWaitForADependentThatNobodyWatchesAnyMore() {
    ObjectId owner = create("Owner", "n", "o");
    ObjectId held = create("Dependent", "n", "d", owner);
    objects.hold(held, "example.com/hold");
    collector.settle();
    objects.delete(owner, null, DeletionPropagation.FOREGROUND);
    collector.settle();
    assertThat(isThere(owner)).isTrue();

    collector.graph.lost(held.uid());
    collector.settle();

    assertThat(isThere(owner)).isFalse();
  }
}
