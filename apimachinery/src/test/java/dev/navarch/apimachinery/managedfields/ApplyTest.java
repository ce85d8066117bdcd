package dev.navarch.apimachinery.managedfields;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.apimachinery.fieldpath.ApplySchema;
import dev.navarch.apimachinery.fieldpath.SchemaException;
import dev.navarch.apimachinery.fieldpath.TreeType;
import org.junit.jupiter.api.Test;

/** Exchanges as a Kubernetes server of version 1.36 has them. */
class ApplyTest {
  @Test
  void firstApplyOwnsWhatItSets() {
    ManagedSubject subject = new ManagedSubject().apply("one", data("'x':'1','y':'2'"));

    assertThat(subject.content()).isEqualTo(data("'x':'1','y':'2'"));
    assertThat(subject.applied("one")).isEqualTo("{'f:data':{'f:x':{},'f:y':{}}}");
    assertThat(subject.time("one")).isEqualTo(1);
  }

  @Test
  void applyingTheSameAgainChangesNothingNotEvenTheTime() {
    ManagedSubject subject = new ManagedSubject().apply("one", data("'x':'1'"));
    ManagedFields before = subject.managed.getFirst();

    subject.apply("one", data("'x':'1'"));

    assertThat(subject.managed).containsExactly(before);
  }

  @Test
  void whatIsNoLongerMentionedGoes() {
    ManagedSubject subject =
        new ManagedSubject().apply("one", data("'x':'1','y':'2'")).apply("one", data("'x':'1'"));

    assertThat(subject.content()).isEqualTo(data("'x':'1'"));
    assertThat(subject.applied("one")).isEqualTo("{'f:data':{'f:x':{}}}");
  }

  @Test
  void whoAgreesOnAValueSharesIt() {
    ManagedSubject subject =
        new ManagedSubject()
            .apply("one", data("'x':'1'"))
            .apply("two", data("'x':'1','z':'3'"))
            .apply("one", "{'data':{}}");

    assertThat(subject.content()).isEqualTo(data("'x':'1','z':'3'"));
    assertThat(subject.applied("one")).isEqualTo("{'f:data':{}}");
    assertThat(subject.applied("two")).isEqualTo("{'f:data':{'f:x':{},'f:z':{}}}");
  }

  @Test
  void whoDisagreesNeedsForce() {
    ManagedSubject subject = new ManagedSubject().apply("two", data("'x':'1','z':'3'"));

    assertThatThrownBy(() -> subject.apply("three", data("'x':'7'")))
        .isInstanceOf(ApplyConflictException.class);
    subject.force("three", data("'x':'7'"));

    assertThat(subject.content()).isEqualTo(data("'x':'7','z':'3'"));
    assertThat(subject.applied("two")).isEqualTo("{'f:data':{'f:z':{}}}");
    assertThat(subject.applied("three")).isEqualTo("{'f:data':{'f:x':{}}}");
  }

  @Test
  void applyingNothingLetsAllGo() {
    ManagedSubject subject =
        new ManagedSubject()
            .apply("one", data("'x':'1'"))
            .apply("two", data("'y':'1'"))
            .apply("one", "{'apiVersion':'apps/v1','kind':'Deployment','metadata':{'name':'a'}}");

    assertThat(subject.managers()).containsExactly("two");
    assertThat(subject.live.get("data")).hasToString("{y=1}");
  }

  @Test
  void anEntryForAnObjectThatDoesNotChangeHasNoTime() {
    ManagedSubject subject =
        new ManagedSubject().update("upd", data("'m':'1'")).apply("one", data("'m':'1'"));

    assertThat(subject.applied("one")).isEqualTo("{'f:data':{'f:m':{}}}");
    assertThat(subject.time("one")).isNull();
    assertThat(subject.time("upd")).isEqualTo(1);
  }

  @Test
  void nullIsOwnedAndTakesNothingAway() {
    ManagedSubject subject =
        new ManagedSubject().update("putter", data("'only':'1'")).apply("one", "{'data':null}");

    assertThat(subject.content()).isEqualTo(data("'only':'1'"));
    assertThat(subject.applied("one")).isEqualTo("{'f:data':{}}");
  }

  @Test
  void whatUpdatersOwnStaysWhenAnApplierLetsGo() {
    ManagedSubject subject =
        new ManagedSubject()
            .apply("one", data("'x':'1'"))
            .update("upd", data("'x':'2'"))
            .force("one", data("'y':'1'"));

    assertThat(subject.content()).isEqualTo(data("'x':'2','y':'1'"));
  }

  @Test
  void containersAreOwnedOneByOne() {
    ManagedSubject subject =
        new ManagedSubject()
            .apply(
                "one",
                containers(
                    "{'image':'i:1','name':'a','ports':["
                        + "{'containerPort':80,'protocol':'TCP'}]}"))
            .apply("two", containers("{'image':'i:2','name':'b'}"));

    assertThat(subject.content())
        .isEqualTo(
            containers(
                "{'image':'i:1','name':'a','ports':[{'containerPort':80,'protocol':'TCP'}]},"
                    + "{'image':'i:2','name':'b'}"));
    assertThat(subject.applied("two"))
        .isEqualTo(
            "{'f:spec':{'f:template':{'f:spec':{'f:containers':{'k:{\"name\":\"b\"}':"
                + "{'.':{},'f:image':{},'f:name':{}}}}}}}");
  }

  @Test
  void anItemGoesWithItsLastOwner() {
    ManagedSubject subject =
        new ManagedSubject()
            .apply("one", containers("{'env':[{'name':'Z','value':'1'}],'image':'i','name':'a'}"))
            .apply("two", containers("{'image':'i','name':'a'}"))
            .apply("three", containers("{'env':[{'name':'M','value':'1'}],'name':'a'}"))
            .apply("one", containers(""));

    assertThat(subject.content())
        .isEqualTo(containers("{'env':[{'name':'M','value':'1'}],'image':'i','name':'a'}"));
    assertThat(subject.applied("one")).isNull();
  }

  @Test
  void anItemGoesWithAllThatNobodyOwnsInIt() {
    ManagedSubject subject =
        new ManagedSubject().apply("one", containers("{'name':'a'},{'name':'b'}"));
    subject.live =
        ManagedSubject.untracked(
                containers("{'name':'a','resources':{}},{'image':'i','name':'b','resources':{}}"))
            .live;

    subject.apply("one", containers("{'name':'a'}"));

    assertThat(subject.content()).isEqualTo(containers("{'name':'a','resources':{}}"));
  }

  @Test
  void toOwnAPartOfAnItemIsNotToOwnTheItem() {
    ManagedSubject subject =
        new ManagedSubject()
            .apply("one", containers("{'name':'a'},{'name':'b'}"))
            .update("upd", containers("{'name':'a'},{'image':'i','name':'b'}"))
            .apply("one", containers("{'name':'a'}"));

    assertThat(subject.content()).isEqualTo(containers("{'name':'a'}"));
    assertThat(subject.managers()).containsExactly("one");
  }

  @Test
  void keysWithADefaultNeedNotBeApplied() {
    ManagedSubject subject =
        new ManagedSubject()
            .apply("one", containers("{'name':'a','ports':[{'containerPort':80,'name':'x'}]}"));

    assertThat(subject.applied("one"))
        .contains(
            "'k:{\"containerPort\":80,\"protocol\":\"TCP\"}':{'.':{},'f:containerPort':{},"
                + "'f:name':{}}");
    assertThatThrownBy(() ->
            subject.apply(
                "two",
                containers(
                    "{'name':'a','ports':["
                        + "{'containerPort':80,'name':'y','protocol':'TCP'}]}")))
        .hasMessageEndingWith(".ports[containerPort=80,protocol=\"TCP\"].name");
  }

  @Test
  void everyKindOfNodeIsMergedInItsWay() {
    ManagedSubject subject =
        new ManagedSubject()
            .apply(
                "one",
                "{'spec':{'any':{'deep':{'er':1}},'atom':['1'],'map':{'k':'1'},"
                    + "'selector':{'matchLabels':{'a':'1'}},'set':['a']}}")
            .apply("two", "{'spec':{'map':{'j':'2'},'set':['b']}}");

    assertThat(subject.applied("one"))
        .isEqualTo(
            "{'f:spec':{'f:any':{'f:deep':{'.':{},'f:er':{}}},'f:atom':{},'f:map':{'f:k':{}},"
                + "'f:selector':{},'f:set':{'v:\"a\"':{}}}}");
    assertThat(subject.content())
        .isEqualTo(
            "{'spec':{'any':{'deep':{'er':1}},'atom':['1'],'map':{'j':'2','k':'1'},"
                + "'selector':{'matchLabels':{'a':'1'}},'set':['a','b']}}");

    subject.apply("two", "{'spec':{'paused':true}}").force("three", "{'spec':{'atom':['2']}}");
    assertThat(subject.content())
        .isEqualTo(
            "{'spec':{'any':{'deep':{'er':1}},'atom':['2'],'map':{'k':'1'},'paused':true,"
                + "'selector':{'matchLabels':{'a':'1'}},'set':['a']}}");

    subject.apply("one", "{'spec':{'set':['a','c']}}");
    assertThat(subject.content())
        .isEqualTo("{'spec':{'atom':['2'],'paused':true,'set':['a','c']}}");
  }

  @Test
  void objectsWithoutASchemaAreMergedEntryByEntry() {
    ManagedSubject subject =
        new ManagedSubject(
                FieldManager.of(version -> TreeType.deduced(), VersionConverter.SINGLE_VERSION),
                "example.com/v1")
            .apply("one", "{'metadata':{'labels':{'a':'b'}},'spec':{'list':[1],'x':{'y':1}}}")
            .apply("two", "{'spec':{'x':{'z':2}}}");

    assertThat(subject.live.get("spec")).hasToString("{list=[1], x={y=1, z=2}}");
    assertThat(subject.applied("one"))
        .isEqualTo(
            "{'f:metadata':{'f:labels':{'.':{},'f:a':{}}},'f:spec':{'.':{},'f:list':{},"
                + "'f:x':{'.':{},'f:y':{}}}}");
    assertThatThrownBy(() -> subject.apply("two", "{'spec':{'list':[1,2]}}"))
        .hasMessage("Apply failed with 1 conflict: conflict with \"one\": .spec.list");
  }

  @Test
  void whatIdentifiesAnObjectIsOwnedByNobody() {
    ManagedSubject subject =
        new ManagedSubject()
            .apply(
                "one",
                "{'apiVersion':'apps/v1','kind':'Deployment',"
                    + "'metadata':{'name':'a','namespace':'b',"
                    + "'generation':3,'resourceVersion':'7','creationTimestamp':null,"
                    + "'labels':{'l':'1'}},'data':{'x':'1'}}");

    assertThat(subject.applied("one"))
        .isEqualTo("{'f:data':{'f:x':{}},'f:metadata':{'f:labels':{'f:l':{}}}}");
  }

  @Test
  void configurationsThatDoNotFitAreRefusedByName() {
    ManagedSubject subject = new ManagedSubject();

    assertThatThrownBy(() ->
            subject.apply(
                "one",
                "{'apiVersion':'apps/v1','kind':'Deployment','metadata':{'name':'d'},"
                    + "'spec':{'bogus':1}}"))
        .isInstanceOf(SchemaException.class)
        .hasMessage(
            "failed to create typed patch object (/d; apps/v1, Kind=Deployment): "
                + ".spec.bogus: field not declared in schema");
    assertThatThrownBy(() ->
            subject.apply(
                "one",
                "{'apiVersion':'v1','kind':'ConfigMap','metadata':{'name':'a','namespace':'n'},"
                    + "'data':{'x':1}}"))
        .hasMessage(
            "failed to create typed patch object (n/a; /v1, Kind=ConfigMap): "
                + ".data.x: expected string, got &value.valueUnstructured{Value:1}");
  }

  @Test
  void managedFieldsCannotBeApplied() {
    assertThatThrownBy(() -> new ManagedSubject().apply("one", "{'metadata':{'managedFields':[]}}"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("metadata.managedFields must be nil");
  }

  @Test
  void whatWasThereBeforeTheFirstApplyHasAnOwner() {
    ManagedSubject subject = ManagedSubject.untracked(data("'x':'1','y':'1'"));

    assertThatThrownBy(() -> subject.apply("one", data("'x':'2'")))
        .hasMessage(
            "Apply failed with 1 conflict: "
                + "conflict with \"before-first-apply\" using apps/v1: .data.x");
    subject.force("one", data("'x':'2'"));

    assertThat(subject.updated("before-first-apply")).isEqualTo("{'f:data':{'.':{},'f:y':{}}}");
  }

  @Test
  void whatEveryNewObjectHasBelongsToNobodyBeforeTheFirstApply() {
    ManagedSubject subject =
        new ManagedSubject(
            ManagedSubject.DEPLOYMENTS.startingFrom(version ->
                ApplySchema.object(
                    "{'spec':{'template':{'spec':{'containers':null}}},'status':{}}")),
            "apps/v1");
    subject.live = ManagedSubject.untracked(containers("{'name':'a'}")).live;

    subject.apply("one", "{'spec':{'paused':true}}");

    assertThat(subject.updated("before-first-apply"))
        .isEqualTo(
            "{'f:spec':{'f:template':{'f:spec':{'f:containers':{'k:{\"name\":\"a\"}':"
                + "{'.':{},'f:name':{}}}}}}}");
  }

  private static String data(String entries) {
    return "{'data':{" + entries + "}}";
  }

  private static String containers(String items) {
    return "{'spec':{'template':{'spec':{'containers':[" + items + "]}}}}";
  }
}
