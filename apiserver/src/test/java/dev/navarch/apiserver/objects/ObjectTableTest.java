package dev.navarch.apiserver.objects;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.AllTypes;
import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.runtime.DefaultingContext;
import dev.navarch.apimachinery.schema.GroupKind;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.serializer.CodecFactory;
import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeyValue;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class ObjectTableTest {
  private static final GroupVersion V1 = new GroupVersion("", "v1");
  private static final ObjectModel MODEL = model();

  private static ObjectModel model() {
    return new TypedModel(
        AllTypes.scheme(),
        new CodecFactory(AllTypes.scheme()),
        DefaultingContext.NEWEST,
        new GroupKind("", "ConfigMap"),
        V1);
  }

  private static KeyValue stored(String name, long revision, int size) {
    ConfigMap object =
        ConfigMap.builder()
            .metadata(ObjectMeta.builder().name(name).namespace("ns").build())
            .data(Map.of("k", "x".repeat(size)))
            .build();
    return new KeyValue(
        ByteString.utf8("configmaps/ns/" + name),
        MODEL.toStorage(object),
        revision,
        revision,
        1,
        0);
  }

  @Test
  void anObjectIsReadOnceAndCarriesItsVersion() {
    ObjectTable table = new ObjectTable(1 << 20);
    KeyValue value = stored("a", 7, 10);

    StoredObject first = table.of(value, MODEL);

    assertThat(table.of(value, MODEL)).isSameAs(first);
    assertThat(first.object()).isSameAs(first.object());
    assertThat(first.object().metadata().resourceVersion()).isEqualTo("7");
  }

  @Test
  void aValueLeadsToItsObjectAlsoWhenItIsReadAnew() {
    ObjectTable table = new ObjectTable(1 << 20);
    KeyValue value = stored("a", 7, 10);
    KeyValue again = stored("a", 7, 10);

    StoredObject object = table.of(value, MODEL);

    assertThat(value.memo()).isSameAs(object);
    assertThat(table.of(again, MODEL)).isSameAs(object);
    assertThat(again).isEqualTo(value).hasSameHashCodeAs(value);
  }

  @Test
  void aValueThatRemembersWhatAnotherModelMadeIsLookedUp() {
    ObjectTable table = new ObjectTable(1 << 20);
    KeyValue value = stored("a", 7, 10);
    ObjectModel other = model();

    StoredObject object = table.of(value, MODEL);

    assertThat(table.of(value, other)).isNotSameAs(object);
    assertThat(table.of(value, MODEL)).isSameAs(object);
  }

  @Test
  void aValueForgetsWhatTheTableHasNoRoomFor() {
    ObjectTable table = new ObjectTable(200_000);
    KeyValue unwanted = stored("unwanted", 1, 1000);
    table.of(unwanted, MODEL);

    for (int i = 2; i < 200; i++) {
      table.of(stored("o" + i, i, 1000), MODEL);
    }

    assertThat(unwanted.memo()).isNull();
  }

  @Test
  void aFormIsMadeOnce() {
    StoredObject object = new ObjectTable(1 << 20).of(stored("a", 7, 10), MODEL);
    AtomicInteger made = new AtomicInteger();

    for (int i = 0; i < 3; i++) {
      object.form(
          "text/x",
          V1,
          () -> {
            made.incrementAndGet();
            return new byte[] {1};
          });
    }

    assertThat(made).hasValue(1);
  }

  @Test
  void whatWasRemovedIsNotMistakenForWhatWasWritten() {
    ObjectTable table = new ObjectTable(1 << 20);
    KeyValue before = stored("a", 7, 10);
    KeyValue after = stored("a", 9, 20);

    StoredObject current = table.of(after, MODEL);
    StoredObject removed = table.ofRemoved(before, 9, MODEL);

    assertThat(removed).isNotSameAs(current);
    assertThat(removed.object().metadata().resourceVersion()).isEqualTo("9");
    assertThat(((ConfigMap) removed.object()).data().get("k")).hasSize(10);
  }

  @Test
  void whatNobodyAsksForGoesFirst() {
    ObjectTable table = new ObjectTable(200_000);
    KeyValue wanted = stored("wanted", 1, 1000);
    StoredObject kept = table.of(wanted, MODEL);
    StoredObject other = table.of(stored("other", 1, 1000), MODEL);
    other.used = false;

    for (int i = 0; i < 200; i++) {
      table.of(stored("x" + i, 2, 1000), MODEL).used = false;
      table.of(wanted, MODEL);
    }

    assertThat(table.of(wanted, MODEL)).isSameAs(kept);
    assertThat(table.of(stored("other", 1, 1000), MODEL)).isNotSameAs(other);
  }
}
