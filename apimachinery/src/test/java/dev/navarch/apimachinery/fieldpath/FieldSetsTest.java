package dev.navarch.apimachinery.fieldpath;

import static dev.navarch.apimachinery.fieldpath.ApplySchema.DEPLOYMENT;
import static dev.navarch.apimachinery.fieldpath.ApplySchema.TYPE;
import static dev.navarch.apimachinery.fieldpath.ApplySchema.set;
import static dev.navarch.apimachinery.fieldpath.ApplySchema.tree;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FieldSetsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {}                                 | {}
          {'replicas':1}                     | {'f:replicas':{}}
          {'replicas':null}                  | {'f:replicas':{}}
          {'map':{'a':'1'}}                  | {'f:map':{'f:a':{}}}
          {'map':{}}                         | {'f:map':{}}
          {'map':null}                       | {'f:map':{}}
          {'set':['b','a']}                  | {'f:set':{'v:"a"':{},'v:"b"':{}}}
          {'set':[]}                         | {}
          {'numbers':[443,80]}               | {'f:numbers':{'v:80':{},'v:443':{}}}
          {'atom':['x']}                     | {'f:atom':{}}
          {'atom':[]}                        | {'f:atom':{}}
          {'selector':{'matchLabels':{}}}    | {'f:selector':{}}
          {'looseSelector':{'matchLabels':{'a':'b'}}} | {'f:looseSelector':{'f:matchLabels':{'f:a':{}}}}
          {'template':{'spec':{'nodeSelector':{'a':'b'}}}} | {'f:template':{'f:spec':{'f:nodeSelector':{}}}}
          {'template':{'spec':{}}}           | {'f:template':{'f:spec':{}}}
          {'any':{'deep':{'er':1},'list':[1]}} | {'f:any':{'f:deep':{'.':{},'f:er':{}},'f:list':{}}}
          {'raw':{'a':{'b':1}}}              | {'f:raw':{}}
          {'json':{'a':{'b':1}}}             | {'f:json':{'f:a':{'.':{},'f:b':{}}}}
          {'json':[1]}                       | {'f:json':{}}
          {'json':7}                         | {'f:json':{}}
          """)
  void setsWhatTheTreeSays(String spec, String fields) {
    FieldSet set = FieldSets.of(tree("{'spec':" + spec + "}"), DEPLOYMENT);

    assertThat(set.withPrefix(new PathElement.Field("spec"))).isEqualTo(set(fields));
  }

  @Test
  void itemsAreKeyedWithTheDefaultsOfKeysThatAreMissing() {
    FieldSet set =
        FieldSets.of(
            tree(
                "{'spec':{'template':{'spec':{'containers':[{'name':'a','ports':["
                    + "{'containerPort':80},{'containerPort':53,'protocol':'UDP'}]}]}}}}"),
            TYPE);

    assertThat(set)
        .isEqualTo(
            set(
                "{'f:spec':{'f:template':{'f:spec':{'f:containers':{'k:{\"name\":\"a\"}':{'.':{},"
                    + "'f:name':{},'f:ports':{"
                    + "'k:{\"containerPort\":53,\"protocol\":\"UDP\"}':"
                    + "{'.':{},'f:containerPort':{},'f:protocol':{}},"
                    + "'k:{\"containerPort\":80,\"protocol\":\"TCP\"}':"
                    + "{'.':{},'f:containerPort':{}}}}}}}}}"));
  }

  @Test
  void itemsThatOccurTwiceAreOwnedAsAWhole() {
    FieldSet set =
        FieldSets.of(
            tree("{'status':{'conditions':[{'type':'A','status':'1'},{'type':'A'},{'type':'B'}]}}"),
            TYPE);

    assertThat(set)
        .isEqualTo(
            set(
                "{'f:status':{'f:conditions':{'k:{\"type\":\"A\"}':{},"
                    + "'k:{\"type\":\"B\"}':{'.':{},'f:type':{}}}}}"));
  }

  @Test
  void withoutASchemaObjectsAreTakenApartAndListsAreNot() {
    FieldSet set =
        FieldSets.of(tree("{'a':{'b':[{'name':'x'}],'c':null},'d':1}"), TreeType.deduced());

    assertThat(set).isEqualTo(set("{'f:a':{'.':{},'f:b':{},'f:c':{}},'f:d':{}}"));
  }

  @Test
  void itemsThatCannotBeToldApartAreRefused() {
    assertThatThrownBy(() -> FieldSets.of(tree("{'status':{'conditions':[{'status':'1'}]}}"), TYPE))
        .isInstanceOf(SchemaException.class)
        .hasMessageContaining("omits all key fields [\"type\"]");
  }

  @Test
  void namedFieldsAreAddedAndEntriesAndItemsAreNot() {
    FieldSet set =
        set(
            "{'f:spec':{'f:map':{'f:a':{}},'f:any':{'f:deep':{'f:er':{}}},"
                + "'f:template':{'f:spec':{'f:containers':"
                + "{'k:{\"name\":\"a\"}':{'f:image':{}}}}}}}");

    assertThat(FieldSets.withNamedFields(set, TYPE))
        .isEqualTo(
            set(
                "{'f:spec':{'.':{},'f:map':{'.':{},'f:a':{}},"
                    + "'f:any':{'.':{},'f:deep':{'f:er':{}}},'f:template':{'.':{},'f:spec':{'.':{},"
                    + "'f:containers':{'.':{},'k:{\"name\":\"a\"}':{'f:image':{}}}}}}}"));
  }

  @Test
  void partsOfWhatIsNowOnePieceBecomeThePiece() {
    FieldSet old =
        set(
            "{'f:spec':{'f:selector':{'f:matchLabels':{'f:a':{}}},'f:atom':{'v:\"x\"':{}},"
                + "'f:raw':{'f:a':{}},'f:replicas':{},'f:any':{'f:x':{'f:y':{}}}}}");

    assertThat(FieldSets.reconcile(old, TYPE))
        .isEqualTo(
            set(
                "{'f:spec':{'f:selector':{},'f:atom':{},'f:raw':{},'f:replicas':{},"
                    + "'f:any':{'f:x':{'f:y':{}}}}}"));
  }

  @Test
  void setsOfTheSchemaOfTodayStayAsTheyAre() {
    FieldSet set =
        set("{'f:spec':{'f:map':{'.':{},'f:a':{}},'f:gone':{'f:x':{}},'f:selector':{}}}");

    assertThat(FieldSets.reconcile(set, TYPE)).isSameAs(set);
  }
}
