package dev.navarch.storage.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeySpan;
import dev.navarch.storage.KeyValue;
import dev.navarch.storage.RangeRequest;
import dev.navarch.storage.Store;
import dev.navarch.storage.Txn;
import dev.navarch.storage.testing.Crowd;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;

/** Writers that put and delete groups of keys, each group always as a whole. */
final class GroupWrites {
  private static final int WRITERS = 16;
  private static final int GROUPS = 40;

  private GroupWrites() {}

  /** Writes while something else is done. */
  static void during(Store store, Runnable meanwhile) {
    AtomicLong stamps = new AtomicLong(1);
    Crowd.repeat(
        WRITERS,
        member -> {
          ThreadLocalRandom random = ThreadLocalRandom.current();
          List<String> group = CrashWriter.group(random.nextInt(GROUPS));
          ByteString value = Stamp.value(stamps.getAndIncrement(), random.nextInt(3_000));
          boolean delete = random.nextInt(5) == 0;
          Txn.Builder txn = Txn.builder();
          for (String name : group) {
            ByteString key = ByteString.utf8(name);
            if (delete) {
              txn.delete(key);
            } else {
              txn.put(key, value);
            }
          }
          store.commit(txn.build());
        },
        meanwhile);
  }

  /** Fails if a group is there in part, at any revision that can be read. */
  static void requireWhole(Store store) {
    for (long at = store.health().compactedRevision(); at <= store.revision(); at++) {
      requireWhole(store.range(RangeRequest.of(KeySpan.prefix("group-")).at(at)).items(), at);
    }
  }

  private static void requireWhole(List<KeyValue> items, long at) {
    Map<String, List<KeyValue>> groups =
        items.stream()
            .collect(
                Collectors.groupingBy(
                    item -> item.key().utf8().substring(6, item.key().utf8().indexOf('/'))));
    groups.forEach((group, members) -> {
      assertThat(members)
          .as("group %s at %d", group, at)
          .hasSameSizeAs(CrashWriter.group(Integer.parseInt(group)));
      assertThat(members)
          .extracting(KeyValue::modRevision)
          .as("group %s at %d", group, at)
          .containsOnly(members.get(0).modRevision());
      assertThat(members)
          .extracting(member -> Stamp.of(member.value()))
          .containsOnly(Stamp.of(members.get(0).value()));
    });
  }
}
