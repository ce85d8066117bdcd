package dev.navarch.apimachinery.managedfields;

import static dev.navarch.apimachinery.fieldpath.ApplySchema.object;
import static dev.navarch.apimachinery.fieldpath.ApplySchema.set;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.apimachinery.fieldpath.FieldPath;
import dev.navarch.apimachinery.fieldpath.FieldSet;
import dev.navarch.apimachinery.fieldpath.SchemaException;
import dev.navarch.apimachinery.value.Time;
import java.util.List;
import org.junit.jupiter.api.Test;

class UpdateTest {
  private static final FieldManager MAIN =
      ManagedSubject.DEPLOYMENTS.resetting(version -> FieldSet.of(FieldPath.ofFields("status")));

  @Test
  void createOwnsAllWithTheObjectsAround() {
    ManagedSubject subject =
        new ManagedSubject()
            .update("differ", "{'metadata':{'name':'a','labels':{'l':'1'}},'data':{'x':'1'}}");

    assertThat(subject.updated("differ"))
        .isEqualTo("{'f:data':{'.':{},'f:x':{}},'f:metadata':{'f:labels':{'.':{},'f:l':{}}}}");
  }

  @Test
  void structsThatANewObjectHasAnywayAreNotOwned() {
    ManagedObject created =
        ManagedSubject.DEPLOYMENTS.update(
            object("{'metadata':{},'spec':{'template':{'spec':{'containers':null}}},'status':{}}"),
            object(
                "{'metadata':{'name':'a'},'spec':{'template':{'spec':{'containers':["
                    + "{'name':'app','resources':{}}]}}},'status':{}}"),
            List.of(),
            "differ",
            "apps/v1",
            "",
            Time.ofEpochSecond(1));

    assertThat(created.managedFields().getFirst().fields())
        .isEqualTo(
            set(
                "{'f:spec':{'f:template':{'f:spec':{'f:containers':{'k:{\"name\":\"app\"}':"
                    + "{'.':{},'f:name':{},'f:resources':{}}}}}}}"));
  }

  @Test
  void updateOwnsOnlyWhatItChanges() {
    ManagedSubject subject =
        new ManagedSubject()
            .update("one", "{'data':{'x':'1','y':'1'}}")
            .update("two", "{'data':{'x':'2','y':'1','z':'1'}}");

    assertThat(subject.updated("one")).isEqualTo("{'f:data':{'.':{},'f:y':{}}}");
    assertThat(subject.updated("two")).isEqualTo("{'f:data':{'f:x':{},'f:z':{}}}");
  }

  @Test
  void updateAddsToWhatItsManagerHas() {
    ManagedSubject subject =
        new ManagedSubject()
            .update("one", "{'data':{'x':'1'}}")
            .update("one", "{'data':{'x':'2','y':'1'}}");

    assertThat(subject.updated("one")).isEqualTo("{'f:data':{'.':{},'f:x':{},'f:y':{}}}");
    assertThat(subject.time("one")).isEqualTo(2);
  }

  @Test
  void whatIsRemovedIsNobodys() {
    ManagedSubject subject =
        new ManagedSubject()
            .apply("app", "{'data':{'x':'1','y':'1'}}")
            .update("putter", "{'data':{'only':'1'}}");

    assertThat(subject.managers()).containsExactly("putter");
    assertThat(subject.updated("putter")).isEqualTo("{'f:data':{'f:only':{}}}");
  }

  @Test
  void updateThatChangesNothingKeepsTheTime() {
    ManagedSubject subject =
        new ManagedSubject()
            .update("one", "{'data':{'x':'1'}}")
            .update("one", "{'data':{'x':'1'}}")
            .update("two", "{'data':{'x':'1'}}");

    assertThat(subject.managers()).containsExactly("one");
    assertThat(subject.time("one")).isEqualTo(1);
  }

  @Test
  void updateThatOnlyRemovesMakesNoEntry() {
    ManagedSubject subject =
        new ManagedSubject()
            .update("one", "{'data':{'x':'1','y':'1'}}")
            .update("two", "{'data':{'x':'1'}}");

    assertThat(subject.managers()).containsExactly("one");
    assertThat(subject.updated("one")).isEqualTo("{'f:data':{'.':{},'f:x':{}}}");
  }

  @Test
  void objectsWithoutEntriesStayWithout() {
    ManagedSubject subject =
        ManagedSubject.untracked("{'data':{'x':'1'}}").update("one", "{'data':{'x':'2'}}");

    assertThat(subject.managed).isEmpty();
    assertThat(subject.content()).isEqualTo("{'data':{'x':'2'}}");
  }

  @Test
  void subresourcesHaveEntriesOfTheirOwn() {
    ManagedSubject subject =
        new ManagedSubject()
            .update(MAIN, "differ", "{'spec':{'replicas':2}}", "")
            .update(
                ManagedSubject.DEPLOYMENTS.resetting(
                    version -> FieldSet.of(FieldPath.ofFields("spec"))),
                "differ",
                "{'spec':{'replicas':2},'status':{'replicas':4}}",
                "status");

    assertThat(subject.managed)
        .extracting(ManagedFields::subresource)
        .containsExactly("", "status");
    assertThat(subject.managed.getLast().fields()).hasToString(".status\n.status.replicas");
  }

  @Test
  void fieldsThatAreResetAreNeitherGainedNorLost() {
    ManagedSubject subject =
        new ManagedSubject()
            .update("one", "{'spec':{'replicas':1},'status':{'replicas':1}}")
            .update(MAIN, "two", "{'spec':{'replicas':2},'status':{'replicas':2}}", "");

    assertThat(subject.updated("one"))
        .isEqualTo("{'f:spec':{},'f:status':{'.':{},'f:replicas':{}}}");
    assertThat(subject.updated("two")).isEqualTo("{'f:spec':{'f:replicas':{}}}");
  }

  @Test
  void appliersDoNotOwnFieldsThatAreReset() {
    ManagedSubject subject =
        new ManagedSubject(MAIN, "apps/v1")
            .apply("one", "{'spec':{'replicas':1},'status':{'replicas':1}}");

    assertThat(subject.applied("one")).isEqualTo("{'f:spec':{'f:replicas':{}}}");
  }

  @Test
  void managersWithoutANameAreUnknown() {
    assertThat(new ManagedSubject().update("", "{'data':{'x':'1'}}").managers())
        .containsExactly("unknown");
  }

  @Test
  void ownersOfPartsOwnWhatHasBecomeOnePiece() {
    ManagedSubject subject = new ManagedSubject().update("one", "{'spec':{'atom':['a']}}");
    subject.managed =
        List.of(
            withFields(subject.managed.getFirst(), set("{'f:spec':{'f:atom':{'v:\"a\"':{}}}}")));

    subject.update("two", "{'spec':{'atom':['a'],'paused':true}}");

    assertThat(subject.updated("one")).isEqualTo("{'f:spec':{'f:atom':{}}}");
  }

  @Test
  void objectsOfAnotherTypeAreRefused() {
    assertThatThrownBy(() ->
            new ManagedSubject()
                .update("one", "{'apiVersion':'apps/v1','kind':'D','spec':{'replicas':'x'}}"))
        .isInstanceOf(SchemaException.class)
        .hasMessage(
            "failed to convert new object (/; apps/v1, Kind=D) to smd typed: "
                + ".spec.replicas: expected numeric (int or float), got string");
  }

  @Test
  void duplicatesThatAreStoredAreLetThrough() {
    ManagedSubject subject =
        new ManagedSubject()
            .update("one", "{'spec':{'set':['a','a']}}")
            .update("two", "{'spec':{'set':['a','a','b']}}");

    assertThat(subject.updated("one"))
        .isEqualTo("{'f:spec':{'.':{},'f:set':{'.':{},'v:\"a\"':{}}}}");
    assertThat(subject.updated("two")).isEqualTo("{'f:spec':{'f:set':{'v:\"b\"':{}}}}");
  }

  private static ManagedFields withFields(ManagedFields entry, FieldSet fields) {
    return new ManagedFields(
        entry.manager(),
        entry.operation(),
        entry.apiVersion(),
        entry.time(),
        entry.subresource(),
        fields);
  }
}
