package dev.navarch.apimachinery.patch;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.work.HeavyWork;
import dev.navarch.apimachinery.work.Work;
import dev.navarch.apimachinery.work.WorkMeter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What patches of hostile size cost, in counted work, and that they give what they should. */
class PatchWorkTest {
  private static @Nullable Object tree(String json) {
    return JsonTree.parse(json.replace('\'', '"').getBytes(StandardCharsets.UTF_8));
  }

  private static long work(Runnable action) {
    WorkMeter meter =
        new WorkMeter(
            new HeavyWork(1), System::nanoTime, Long.MAX_VALUE, IllegalStateException::new);
    Work.run(meter, action);
    return meter.spent();
  }

  /** Copying the array for each operation would be 900 million items. */
  @Test
  void insertionsDoNotCopyTheArray() {
    List<Object> items = Collections.nCopies(100_000, 1L);
    Object document = StringMap.of("items", items);
    List<JsonPatchOperation> operations =
        Collections.nCopies(9_000, JsonPatchOperation.add("/items/0", 2L));

    long work =
        work(() -> {
          Object patched = new JsonPatch(operations).apply(document);
          List<@Nullable Object> result = Tree.list(Tree.object(patched).get("items"));
          assertThat(result).hasSize(109_000);
          assertThat(result.get(8_999)).isEqualTo(2L);
          assertThat(result.get(9_000)).isEqualTo(1L);
        });

    assertThat(work).isLessThan(20_000_000);
    assertThat(items).hasSize(100_000);
  }

  @Test
  void theDocumentThatIsPatchedDoesNotChangeNorDoCopiesOfItsParts() {
    Object document = tree("{'a':{'b':[1,{'c':2}]}}");
    JsonPatch patch =
        new JsonPatch(
            List.of(
                JsonPatchOperation.add("/a/b/0", 0L),
                JsonPatchOperation.copy("/a/b", "/copy"),
                JsonPatchOperation.replace("/a/b/2/c", 3L),
                JsonPatchOperation.move("/a", "/moved"),
                JsonPatchOperation.add("/moved/b/-", 4L),
                JsonPatchOperation.test("/copy", tree("[0,1,{'c':2}]")),
                JsonPatchOperation.test("/moved/b", tree("[0,1,{'c':3},4]"))));

    assertThat(patch.apply(document))
        .isEqualTo(tree("{'copy':[0,1,{'c':2}],'moved':{'b':[0,1,{'c':3},4]}}"));
    assertThat(document).isEqualTo(tree("{'a':{'b':[1,{'c':2}]}}"));
  }

  @Test
  void orderIsThatOfAnInsertionSortAlsoWithUnknownItems() {
    Random random = new Random(7);
    for (int i = 0; i < 500; i++) {
      List<@Nullable Object> items = new ArrayList<>();
      List<@Nullable Object> order = new ArrayList<>();
      for (long item = 0; item < 9; item++) {
        items.add(item);
        if (random.nextInt(4) > 0) {
          order.add(item);
        }
      }
      Collections.shuffle(items, random);
      Collections.shuffle(order, random);

      assertThat(new ElementOrder("", false).sort(items, order))
          .isEqualTo(insertionSorted(items, order));
    }
  }

  private static List<@Nullable Object> insertionSorted(
      List<@Nullable Object> items, List<@Nullable Object> order) {
    Map<@Nullable Object, Integer> ranks = new HashMap<>();
    order.forEach(item -> ranks.put(item, ranks.size()));
    List<@Nullable Object> sorted = new ArrayList<>(items);
    for (int i = 1; i < sorted.size(); i++) {
      for (int j = i; j > 0; j--) {
        Integer rank = ranks.get(sorted.get(j));
        Integer before = ranks.get(sorted.get(j - 1));
        if (rank != null && before != null && rank >= before) {
          break;
        }
        Collections.swap(sorted, j, j - 1);
      }
    }
    return sorted;
  }

  /** Sorting these by insertion would take 20 billion steps, and minutes. */
  @Test
  void aReversedOrderOfManyItemsIsEstablishedInTime() {
    int count = 200_000;
    List<@Nullable Object> items = new ArrayList<>();
    for (long item = 0; item < count; item++) {
      items.add(item);
    }

    assertThat(new ElementOrder("", false).sort(items, items.reversed()))
        .isEqualTo(items.reversed());
  }
}
