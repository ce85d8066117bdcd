package dev.navarch.apimachinery.managedfields;

import static dev.navarch.apimachinery.fieldpath.ApplySchema.json;
import static dev.navarch.apimachinery.fieldpath.ApplySchema.object;
import static dev.navarch.apimachinery.fieldpath.ApplySchema.set;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.managedfields.ManagedFields.Operation;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.apimachinery.wire.DecodeException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ManagedFieldsTreeTest {
  private static final String ONE =
      "{'apiVersion':'apps/v1','fieldsType':'FieldsV1','fieldsV1':{'f:spec':{}},'manager':'one',"
          + "'operation':'Update','subresource':'scale','time':'2026-01-02T03:04:05Z'}";

  @Test
  void readsAndWritesEntries() {
    StringMap<@Nullable Object> object = withEntries(ONE);

    List<ManagedFields> entries = ManagedFieldsTree.get(object);

    assertThat(entries)
        .containsExactly(
            new ManagedFields(
                "one",
                Operation.UPDATE,
                "apps/v1",
                Time.parse("2026-01-02T03:04:05Z"),
                "scale",
                set("{'f:spec':{}}")));
    assertThat(json(new ManagedObject(object("{'metadata':{'name':'a'}}"), entries).toTree()))
        .isEqualTo(json(object));
  }

  @Test
  void noEntriesMeansNoField() {
    assertThat(ManagedFieldsTree.put(withEntries(ONE), List.of()))
        .isEqualTo(object("{'metadata':{'name':'a'}}"));
    assertThat(ManagedFieldsTree.get(object("{'metadata':{'name':'a'}}"))).isEmpty();
    assertThat(ManagedFieldsTree.get(object("{}"))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {}                                                                 | operation must be `Apply` or `Update`
          {'operation':'Delete','apiVersion':'v1','fieldsType':'FieldsV1'}   | operation must be `Apply` or `Update`
          {'operation':'Apply','fieldsType':'FieldsV1'}                      | apiVersion must not be empty
          {'operation':'Apply','apiVersion':'v1'}                            | missing fieldsType in managed fields entry 0
          {'operation':'Apply','apiVersion':'v1','fieldsType':'FieldsV2'}    | invalid fieldsType "FieldsV2" in managed fields entry 0
          {'operation':1}                                                    | operation must be a text
          7                                                                  | managed fields entry 0 must be an object
          """)
  void refusesEntriesThatAreNotComplete(String entry, String message) {
    assertThatThrownBy(() -> ManagedFieldsTree.get(withEntries(entry)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(message.replace("''", "'"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"{'f:a':1}", "{'a':{}}", "[]", "'x'"})
  void refusesFieldsThatCannotBeRead(String fields) {
    String entry =
        "{'operation':'Apply','apiVersion':'v1','fieldsType':'FieldsV1','fieldsV1':" + fields + "}";

    assertThatThrownBy(() -> ManagedFieldsTree.get(withEntries(entry)))
        .isInstanceOf(DecodeException.class);
  }

  @Test
  void anUpdateStartsFromTheEntriesThatItSends() {
    StringMap<@Nullable Object> sent = withEntries(ONE.replace("'one'", "'edited'"));

    assertThat(ManagedFieldsTree.forUpdate(withEntries(ONE), sent, ""))
        .extracting(ManagedFields::manager)
        .containsExactly("edited");
  }

  @Test
  void anUpdateWithoutEntriesStartsFromTheLiveOnes() {
    for (StringMap<@Nullable Object> sent :
        List.of(
            object("{'metadata':{'name':'a'}}"), object("{'metadata':{'managedFields':null}}"))) {
      assertThat(ManagedFieldsTree.forUpdate(withEntries(ONE), sent, "")).hasSize(1);
    }
  }

  @Test
  void anUpdateWithEntriesThatCannotBeReadStartsFromTheLiveOnes() {
    StringMap<@Nullable Object> sent = withEntries(ONE.replace("'Update'", "'Bogus'"));

    assertThat(ManagedFieldsTree.forUpdate(withEntries(ONE), sent, ""))
        .isEqualTo(ManagedFieldsTree.get(withEntries(ONE)));
    assertThat(ManagedFieldsTree.forUpdate(sent, sent, "")).isEmpty();
  }

  @Test
  void anEmptyListOrEntryLetsAllOwnersGo() {
    assertThat(ManagedFieldsTree.forUpdate(withEntries(ONE), withEntries(""), "")).isEmpty();
    assertThat(ManagedFieldsTree.forUpdate(withEntries(ONE), withEntries("{}"), "")).isEmpty();
  }

  @Test
  void entriesCannotBeEditedThroughASubresource() {
    assertThat(ManagedFieldsTree.forUpdate(withEntries(ONE), withEntries(""), "status")).hasSize(1);
  }

  @Test
  void entriesAreSortedByOperationAndAge() {
    ManagedSubject subject =
        new ManagedSubject()
            .update("z", "{'data':{'a':'1'}}")
            .update("b", "{'data':{'a':'1','b':'1'}}")
            .apply("y", "{'data':{'y':'1'}}")
            .apply("c", "{'data':{'c':'1'}}")
            .apply("a", "{'data':{'c':'1'}}");

    assertThat(subject.managers()).containsExactly("a", "y", "c", "z", "b");
  }

  @Test
  void ownersAreTheSameWhateverTheTimes() {
    List<ManagedFields> entries = ManagedFieldsTree.get(withEntries(ONE));
    List<ManagedFields> later = ManagedFieldsTree.get(withEntries(ONE.replace("2026", "2027")));
    List<ManagedFields> more = ManagedFieldsTree.get(withEntries(ONE.replace("f:spec", "f:x")));

    assertThat(ManagedFields.sameOwners(entries, later)).isTrue();
    assertThat(ManagedFields.sameOwners(entries, more)).isFalse();
    assertThat(ManagedFields.sameOwners(entries, List.of())).isFalse();
  }

  private static StringMap<@Nullable Object> withEntries(String entries) {
    return object("{'metadata':{'managedFields':[" + entries + "],'name':'a'}}");
  }
}
