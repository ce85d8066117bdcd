package dev.navarch.storage.testing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeySpan;
import dev.navarch.storage.KeyValue;
import dev.navarch.storage.RangeRequest;
import dev.navarch.storage.RangeResult;
import dev.navarch.storage.Txn;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which keys a read gives, and how many. */
interface RangeContract extends Contract {
  @Test
  default void aRangeWithoutKeysIsEmpty() {
    RangeResult result = trial().store().range(RangeRequest.of(trial().span()));

    assertThat(result.items()).isEmpty();
    assertThat(result.count()).isZero();
    assertThat(result.hasMore()).isFalse();
    assertThat(result.revision()).as("revision").isPositive();
  }

  @Test
  default void itemsAreWholeAndTellTheRevisionThatWasRead() {
    trial().put("a", "one");
    trial().put("b", "two");
    long revision = trial().put("a", "three");

    RangeResult result = trial().store().range(RangeRequest.of(trial().span()));

    assertThat(result.items()).containsExactly(trial().held("a"), trial().held("b"));
    assertThat(result.revision()).isEqualTo(revision);
    assertThat(result.count()).isEqualTo(2);
  }

  @Test
  default void keysSortByTheirUnsignedBytes() {
    List<ByteString> keys = new ArrayList<>();
    for (int[] end :
        new int[][] {
          {},
          {0},
          {0, 0},
          {0, 0xff},
          {1},
          {0x2e},
          {0x2f},
          {0x30},
          {0x7f},
          {0x80},
          {0xff},
          {0xff, 0},
          {0xff, 0xff}
        }) {
      keys.add(bytes(end));
    }
    for (int i = keys.size() - 1; i >= 0; i -= 2) {
      trial().commit(Txn.put(keys.get(i), ByteString.EMPTY));
    }
    for (int i = keys.size() - 2; i >= 0; i -= 2) {
      trial().commit(Txn.put(keys.get(i), ByteString.EMPTY));
    }

    assertThat(keysIn(trial().span())).isEqualTo(keys);
  }

  @Test
  default void aPrefixEndsWhereOtherKeysBegin() {
    putAll("a", "a/", "a/1", "a/2", "a0", "b");

    assertThat(trial().texts(RangeRequest.of(KeySpan.prefix(trial().key("a/")))))
        .containsOnlyKeys("a/", "a/1", "a/2");
    assertThat(trial().texts(RangeRequest.of(KeySpan.prefix(trial().key("a")))))
        .containsOnlyKeys("a", "a/", "a/1", "a/2", "a0");
    assertThat(trial().texts(RangeRequest.of(KeySpan.prefix(trial().key("a/1/"))))).isEmpty();
  }

  @Test
  default void aPrefixMayEndWithTheHighestByte() {
    for (int[] end : new int[][] {{0xfe}, {0xff}, {0xff, 0}, {0xff, 0xff}, {0xff, 0xff, 1}}) {
      trial().commit(Txn.put(bytes(end), ByteString.EMPTY));
    }

    assertThat(keysIn(KeySpan.prefix(bytes(0xff))))
        .containsExactly(bytes(0xff), bytes(0xff, 0), bytes(0xff, 0xff), bytes(0xff, 0xff, 1));
    assertThat(keysIn(KeySpan.prefix(bytes(0xff, 0xff))))
        .containsExactly(bytes(0xff, 0xff), bytes(0xff, 0xff, 1));
  }

  @Test
  default void aPrefixOfNothingButTheHighestByteReachesToTheLastKey() {
    ByteString highest = ByteString.copyOf(new byte[] {-1, -1});
    ByteString key = highest.concat(trial().prefix());
    trial().commit(Txn.put(key, ByteString.utf8("last")));
    trial().put("a", "not last");

    KeySpan span = KeySpan.prefix(highest);
    List<ByteString> keys = keysIn(span);

    assertThat(span.isUnbounded()).isTrue();
    assertThat(keys).contains(key).doesNotContain(trial().key("a"));
  }

  @Test
  default void keysMayHoldZeroBytes() {
    ByteString zero = bytes(0);
    trial().put("", "the prefix itself");
    trial().commit(Txn.put(zero, ByteString.utf8("zero")));
    trial().commit(Txn.put(zero.successor(), ByteString.utf8("two zeros")));

    assertThat(keysIn(KeySpan.key(zero))).containsExactly(zero);
    assertThat(keysIn(KeySpan.prefix(zero))).containsExactly(zero, zero.successor());
    assertThat(trial().store().get(zero).orElseThrow().value().utf8()).isEqualTo("zero");
  }

  @Test
  default void aSpanOfOneKeyGivesNoOther() {
    putAll("a", "aa", "b");

    assertThat(trial().texts(RangeRequest.of(KeySpan.key(trial().key("a"))))).containsOnlyKeys("a");
    assertThat(trial().texts(RangeRequest.of(KeySpan.key(trial().key("c"))))).isEmpty();
  }

  @Test
  default void aSpanTakesItsStartAndLeavesItsEnd() {
    putAll("a", "b", "c", "d");

    assertThat(trial().texts(RangeRequest.of(new KeySpan(trial().key("b"), trial().key("d")))))
        .containsOnlyKeys("b", "c");
    assertThat(trial().texts(RangeRequest.of(trial().span().from(trial().key("c")))))
        .containsOnlyKeys("c", "d");
  }

  @Test
  default void aSpanWithoutEndReachesToTheLastKey() {
    putAll("a", "b", "c");

    List<ByteString> keys = keysIn(new KeySpan(trial().key("b"), ByteString.EMPTY));

    assertThat(keys)
        .startsWith(trial().key("b"), trial().key("c"))
        .doesNotContain(trial().key("a"));
    assertThat(keysIn(KeySpan.ALL))
        .as("all keys")
        .containsSequence(trial().key("a"), trial().key("b"), trial().key("c"))
        .isSorted();
  }

  @Test
  default void aSpanThatEndsBeforeItBeginsIsEmpty() {
    putAll("a", "b", "c");

    for (KeySpan span :
        List.of(
            new KeySpan(trial().key("c"), trial().key("a")),
            new KeySpan(trial().key("b"), trial().key("b")))) {
      RangeResult result = trial().store().range(RangeRequest.of(span));
      assertThat(result.items()).isEmpty();
      assertThat(result.count()).isZero();
    }
  }

  @Test
  default void aLimitGivesTheFirstItemsAndTheCountOfAll() {
    putAll("a", "b", "c", "d", "e");
    RangeRequest request = RangeRequest.of(trial().span());

    RangeResult two = trial().store().range(request.limit(2));
    RangeResult five = trial().store().range(request.limit(5));
    RangeResult six = trial().store().range(request.limit(6));

    assertThat(two.items()).containsExactly(trial().held("a"), trial().held("b"));
    assertThat(two.count()).isEqualTo(5);
    assertThat(two.hasMore()).as("more than two").isTrue();
    assertThat(five.items()).hasSize(5);
    assertThat(five.hasMore()).as("more than five").isFalse();
    assertThat(six.items()).hasSize(5);
    assertThat(six.count()).isEqualTo(5);
  }

  @Test
  default void aCountGivesNoItems() {
    putAll("a", "b", "c");
    trial().delete("b");

    RangeResult result = trial().store().range(RangeRequest.count(trial().span()));

    assertThat(result.items()).isEmpty();
    assertThat(result.count()).isEqualTo(2);
    assertThat(result.revision()).isEqualTo(trial().now());
  }

  @Test
  default void manyKeysComeBackInOrder() {
    List<ByteString> keys = new ArrayList<>();
    for (int i = 0; i < 1_000; i += 100) {
      Txn.Builder txn = Txn.builder();
      for (int j = i; j < i + 100; j++) {
        ByteString key = trial().key("%04d".formatted(j * 7 % 1_000));
        txn.put(key, ByteString.utf8("value of " + j));
        keys.add(key);
      }
      trial().commit(txn.build());
    }

    keys.sort(null);
    assertThat(keysIn(trial().span())).isEqualTo(keys);
  }

  @Test
  default void pagesAtOneRevisionAreUntouchedByLaterWrites() {
    for (int i = 0; i < 30; i++) {
      trial().put("%02d".formatted(i), "old");
    }

    RangeRequest request = RangeRequest.of(trial().span()).limit(7);
    RangeResult page = trial().store().range(request);
    long revision = page.revision();
    List<KeyValue> all = new ArrayList<>(page.items());
    for (int writes = 0; page.hasMore(); writes++) {
      trial().put("%02d".formatted(29 - writes), "new");
      trial().put("%02d-and-a-half".formatted(20 + writes), "new");
      trial().delete("%02d".formatted(15 + writes));
      ByteString next = page.items().getLast().key().successor();
      page =
          trial().store().range(RangeRequest.of(trial().span().from(next)).limit(7).at(revision));
      assertThat(page.revision()).as("revision of a page").isEqualTo(revision);
      all.addAll(page.items());
      assertThat(all).as("items so far").hasSizeLessThanOrEqualTo(30);
    }

    assertThat(all).hasSize(30).allMatch(item -> item.value().utf8().equals("old"));
    assertThat(all)
        .isEqualTo(trial().store().range(RangeRequest.of(trial().span()).at(revision)).items());
  }

  private ByteString bytes(int... end) {
    byte[] bytes = new byte[end.length];
    for (int i = 0; i < end.length; i++) {
      bytes[i] = (byte) end[i];
    }
    return trial().prefix().concat(ByteString.wrap(bytes));
  }

  private void putAll(String... names) {
    for (String name : names) {
      trial().put(name, "value of " + name);
    }
  }

  private List<ByteString> keysIn(KeySpan span) {
    return trial().store().range(RangeRequest.of(span)).items().stream()
        .map(KeyValue::key)
        .toList();
  }
}
