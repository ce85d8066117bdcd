package dev.navarch.controllers.garbagecollector;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.meta.v1.DeletionPropagation;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.OwnerReference;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import org.jspecify.annotations.Nullable;

/**
 * Whatever is owned by whatever, and is deleted in whichever way: what is left, and whom it names
 * as its owners, is what a few lines say that know nothing of graphs, queues and finalizers.
 *
 * <p>What names an owner that it cannot have, because it lives in no namespace and the owner in
 * one, never goes by itself. Nobody should wait for it, so it blocks nobody here.
 */
class GarbageCollectorProperties {
  private static final List<String> KINDS = List.of("Alpha", "Beta", "ClusterGamma");
  private static final List<String> POLICIES =
      List.of(
          DeletionPropagation.BACKGROUND,
          DeletionPropagation.FOREGROUND,
          DeletionPropagation.ORPHAN);

  /** Something that clients do. Numbers stand for whatever there is to choose from then. */
  sealed interface Step {
    record Create(int kind, int namespace, List<Integer> owners, boolean blocks) implements Step {}

    /** One that names an owner which never was. */
    record CreateForNobody(int kind, int namespace) implements Step {}

    /** Adds an owner to an object that is there, so that there can be circles. */
    record Adopt(int object, int owner) implements Step {}

    record Delete(int object, int policy, int laterSteps) implements Step {}
  }

  @Provide
  Arbitrary<List<Step>> histories() {
    Arbitrary<Integer> any = Arbitraries.integers().between(0, 1000);
    Arbitrary<Step> create =
        Combinators.combine(any, any, any.list().ofMaxSize(3), Arbitraries.of(true, false))
            .as(Step.Create::new);
    Arbitrary<Step> forNobody = Combinators.combine(any, any).as(Step.CreateForNobody::new);
    Arbitrary<Step> adopt = Combinators.combine(any, any).as(Step.Adopt::new);
    Arbitrary<Step> delete =
        Combinators.combine(any, any, Arbitraries.integers().between(0, 10)).as(Step.Delete::new);
    return Arbitraries.frequencyOf(
            Tuple.of(6, create), Tuple.of(1, forNobody), Tuple.of(1, adopt), Tuple.of(2, delete))
        .list()
        .ofMaxSize(40);
  }

  @Property(tries = 3000)
  void whatIsLeftIsWhatTheModelSays(@ForAll("histories") List<Step> history, @ForAll long seed) {
    FakeCollector collector = new FakeCollector(seed);
    Model model = new Model();
    int number = 0;
    for (Step step : history) {
      number++;
      switch (step) {
        case Step.Create create -> {
          ObjectId id = create(collector, model, create, "n" + number);
          model.add(id, model.created);
        }
        case Step.CreateForNobody(int kind, int namespace) -> {
          OwnerReference nobody =
              FakeObjects.reference(
                  new ObjectId("v1", "ClusterGamma", "", "nobody", "nobody"), false);
          ObjectId id =
              collector.objects.create(
                  kind(kind), namespace(namespace), "n" + number, List.of(nobody));
          model.add(id, new TreeSet<>(Set.of("nobody")));
        }
        case Step.Adopt adopt -> adopt(collector, model, adopt);
        case Step.Delete delete -> delete(collector, model, delete);
      }
      model.collect();
    }
    collector.settle();
    model.collect();

    assertThat(left(collector)).isEqualTo(model.left());
    // Impossible owners may be in the graph for those that name them.
    assertThat(collector.graph.size())
        .isBetween(model.objects.size(), model.objects.size() + model.impossibleOwners().size());
  }

  /** Two objects that own each other; a third owner of one of them goes at the same time. */
  @Example
  void circlesGoAlsoIfTheirDeletionIsSeenLate() {
    List<Step> history = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      history.add(new Step.Create(0, 0, List.of(), true));
    }
    history.add(new Step.Create(0, 0, List.of(0), true));
    history.add(new Step.Create(0, 0, List.of(0), true));
    history.add(new Step.Create(1, 0, List.of(), true));
    history.add(new Step.CreateForNobody(0, 0));
    history.add(new Step.Delete(0, 0, 0));
    history.add(new Step.Create(0, 0, List.of(1, 3), true));
    for (int i = 0; i < 6; i++) {
      history.add(new Step.Create(0, 0, List.of(), true));
    }
    history.add(new Step.Delete(0, 0, 0));
    history.add(new Step.Adopt(2, 3));
    history.add(new Step.Delete(2, 1, 0));
    history.add(new Step.Delete(0, 0, 0));
    for (long seed = 0; seed < 500; seed++) {
      whatIsLeftIsWhatTheModelSays(history, seed);
    }
  }

  private static String kind(int number) {
    return KINDS.get(number % KINDS.size());
  }

  private static String namespace(int number) {
    return "ns" + number % 2;
  }

  private static ObjectId create(
      FakeCollector collector, Model model, Step.Create create, String name) {
    String kind = kind(create.kind());
    List<ObjectId> owners = new ArrayList<>();
    model.created = new TreeSet<>();
    List<ObjectId> known = new ArrayList<>(model.objects.keySet());
    for (int chosen : create.owners()) {
      if (known.isEmpty()) {
        break;
      }
      ObjectId owner = known.get(chosen % known.size());
      if (model.created.add(owner.uid())) {
        owners.add(owner);
      }
    }
    boolean possible =
        !kind.startsWith("Cluster")
            || owners.stream().allMatch(owner -> owner.namespace().isEmpty());
    return collector.objects.create(
        kind,
        namespace(create.namespace()),
        name,
        owners.stream()
            .map(owner -> FakeObjects.reference(owner, possible && create.blocks()))
            .toList());
  }

  private static void adopt(FakeCollector collector, Model model, Step.Adopt adopt) {
    collector.settle();
    List<ObjectId> known = new ArrayList<>(model.objects.keySet());
    if (known.isEmpty()) {
      return;
    }
    ObjectId object = known.get(adopt.object() % known.size());
    ObjectId owner = known.get(adopt.owner() % known.size());
    boolean possible = !object.namespace().isEmpty() || owner.namespace().isEmpty();
    Set<String> owners = model.objects.getOrDefault(object, new TreeSet<>());
    if ((possible || owners.isEmpty()) && owners.add(owner.uid())) {
      boolean blocks = !model.isStuck(object, owners);
      collector.objects.addOwner(object, FakeObjects.reference(owner, blocks));
    }
  }

  private static void delete(FakeCollector collector, Model model, Step.Delete delete) {
    List<ObjectId> known = new ArrayList<>(model.objects.keySet());
    if (known.isEmpty()) {
      return;
    }
    ObjectId object = known.get(delete.object() % known.size());
    String policy = POLICIES.get(delete.policy() % POLICIES.size());
    boolean orphan = policy.equals(DeletionPropagation.ORPHAN);
    if (orphan) {
      // Whether a dependent is let go or goes with its owner must not depend on who is faster.
      collector.settle();
    }
    if (collector.objects.find(object).isPresent()) {
      collector.objects.delete(object, null, policy);
    }
    if (orphan) {
      collector.settle();
      model.objects.values().forEach(owners -> owners.remove(object.uid()));
    } else {
      collector.advance(delete.laterSteps());
    }
    model.objects.remove(object);
  }

  /** Uids of what is left, with those of their owners. */
  private static Map<String, Set<String>> left(FakeCollector collector) {
    Map<String, Set<String>> left = new TreeMap<>();
    for (ObjectMeta object : collector.objects.all()) {
      Set<String> owners = new TreeSet<>();
      object.ownerReferences().forEach(owner -> owners.add(owner.uid()));
      left.put(object.uid(), owners);
    }
    return left;
  }

  /** Objects and the uids of their owners, nothing else. */
  private static final class Model {
    final Map<ObjectId, Set<String>> objects = new LinkedHashMap<>();
    Set<String> created = new TreeSet<>();

    /** Uids of all that ever lived in a namespace. */
    private final Set<String> namespaced = new HashSet<>();

    void add(ObjectId id, Set<String> owners) {
      objects.put(id, owners);
      if (!id.namespace().isEmpty()) {
        namespaced.add(id.uid());
      }
    }

    /** Whether an object names an owner that it cannot have. */
    boolean isStuck(ObjectId id, Set<String> owners) {
      return id.namespace().isEmpty() && owners.stream().anyMatch(namespaced::contains);
    }

    Set<String> impossibleOwners() {
      Set<String> all = new HashSet<>();
      objects.forEach((id, owners) -> {
        if (isStuck(id, owners)) {
          all.addAll(owners);
        }
      });
      return all;
    }

    /** Takes away what had owners and has none that exists, and names of owners that do not. */
    void collect() {
      boolean again = true;
      while (again) {
        Map<String, ObjectId> byUid = new HashMap<>();
        objects.keySet().forEach(id -> byUid.put(id.uid(), id));
        Set<ObjectId> gone = new HashSet<>();
        objects.forEach((id, owners) -> {
          boolean owned = !owners.isEmpty() && !isStuck(id, owners);
          if (owned && owners.stream().noneMatch(owner -> exists(byUid.get(owner), id))) {
            gone.add(id);
          }
        });
        objects.keySet().removeAll(gone);
        again = !gone.isEmpty();
      }
      Map<String, ObjectId> byUid = new HashMap<>();
      objects.keySet().forEach(id -> byUid.put(id.uid(), id));
      objects.forEach((id, owners) -> {
        if (!isStuck(id, owners)) {
          owners.removeIf(owner -> !exists(byUid.get(owner), id));
        }
      });
    }

    private static boolean exists(@Nullable ObjectId owner, ObjectId dependent) {
      return owner != null
          && (owner.namespace().isEmpty() || owner.namespace().equals(dependent.namespace()));
    }

    Map<String, Set<String>> left() {
      Map<String, Set<String>> left = new TreeMap<>();
      objects.forEach((id, owners) -> left.put(id.uid(), new TreeSet<>(owners)));
      return left;
    }
  }
}
