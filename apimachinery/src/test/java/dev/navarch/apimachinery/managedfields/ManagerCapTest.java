package dev.navarch.apimachinery.managedfields;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.fieldpath.FieldPath;
import dev.navarch.apimachinery.fieldpath.FieldSet;
import dev.navarch.apimachinery.managedfields.ManagedFields.Operation;
import dev.navarch.apimachinery.value.Time;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ManagerCapTest {
  @Test
  void tenUpdatersAreKept() {
    assertThat(write(10).managers())
        .containsExactlyElementsOf(IntStream.rangeClosed(1, 10).mapToObj(i -> "m" + i).toList());
  }

  @Test
  void theEleventhMergesTheTwoOldest() {
    ManagedSubject subject = write(11);

    assertThat(subject.managed).hasSize(10);
    assertThat(subject.managers()).contains("m11", "m3").doesNotContain("m1", "m2");
    assertThat(subject.updated("ancient-changes"))
        .isEqualTo("{'f:data':{'.':{},'f:k1':{},'f:k2':{}}}");
    assertThat(subject.time("ancient-changes")).isEqualTo(2);
  }

  @Test
  void theBucketGrowsFromThenOn() {
    ManagedSubject subject = write(13);

    assertThat(subject.managed).hasSize(10);
    assertThat(subject.updated("ancient-changes"))
        .isEqualTo("{'f:data':{'.':{},'f:k1':{},'f:k2':{},'f:k3':{},'f:k4':{}}}");
  }

  @Test
  void appliersDoNotCount() {
    ManagedSubject subject = new ManagedSubject();
    for (int i = 1; i <= 15; i++) {
      subject.apply("m" + i, "{'data':{'k" + i + "':'1'}}");
    }

    assertThat(subject.managed).hasSize(15);
  }

  @Test
  void eachVersionHasItsOwnBucket() {
    List<ManagedFields> entries = new ArrayList<>();
    for (int i = 1; i <= 12; i++) {
      entries.add(
          new ManagedFields(
              "m" + i,
              Operation.UPDATE,
              i % 2 == 0 ? "v2" : "v1",
              Time.ofEpochSecond(i),
              "",
              FieldSet.of(FieldPath.ofFields("k" + i))));
    }

    List<ManagedFields> capped = ManagerCap.cap(Ownership.of(entries)).toList();

    assertThat(
            capped.stream().map(e -> e.manager() + " " + e.apiVersion() + " " + e.fields().size()))
        .hasSize(10)
        .startsWith("ancient-changes v1 2", "ancient-changes v2 2", "m5 v1 1");
  }

  /** An object to which each of so many managers adds one key. */
  private static ManagedSubject write(int managers) {
    ManagedSubject subject = new ManagedSubject();
    for (int i = 1; i <= managers; i++) {
      subject.update(
          "m" + i,
          IntStream.rangeClosed(1, i)
              .mapToObj(key -> "'k" + key + "':'1'")
              .collect(Collectors.joining(",", "{'data':{", "}}")));
    }
    return subject;
  }
}
