package dev.navarch.apimachinery.fieldpath;

import static dev.navarch.apimachinery.fieldpath.ApplySchema.TYPE;
import static dev.navarch.apimachinery.fieldpath.ApplySchema.set;
import static dev.navarch.apimachinery.fieldpath.ApplySchema.tree;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TreeComparisonTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {'replicas':1}      | {'replicas':1}     | {}              | {}              | {}
          {'replicas':1}      | {'replicas':1.0}   | {}              | {}              | {}
          {'replicas':1}      | {'replicas':2}     | {}              | {'f:replicas':{}} | {}
          {'paused':true}     | {'replicas':2}     | {'f:replicas':{}} | {}            | {'f:paused':{}}
          {'map':{'a':'1'}}   | {'map':{'b':'1'}}  | {'f:map':{'f:b':{}}} | {}         | {'f:map':{'f:a':{}}}
          {'paused':true}     | {'paused':true,'map':{'b':'1'}} | {'f:map':{'.':{},'f:b':{}}} | {} | {}
          {'map':null}        | {'map':{'b':'1'}}  | {'f:map':{'f:b':{}}} | {}         | {}
          {'map':{}}          | {'map':{'b':'1'}}  | {'f:map':{'f:b':{}}} | {}         | {}
          {'map':null}        | {'map':{}}         | {}              | {'f:map':{}}    | {}
          {'set':null}        | {'set':[]}         | {}              | {'f:set':{}}    | {}
          {'paused':true}     | {'paused':true,'set':[]} | {'f:set':{}} | {}           | {}
          {'set':['a','b']}   | {'set':['b','a']}  | {}              | {}              | {}
          {'set':['a','b']}   | {'set':['b','c']}  | {'f:set':{'v:"c"':{}}} | {}       | {'f:set':{'v:"a"':{}}}
          {'set':['a','a']}   | {'set':['a']}      | {'f:set':{'v:"a"':{}}} | {}       | {'f:set':{'v:"a"':{}}}
          {'set':['a']}       | {'set':['a','a']}  | {'f:set':{'v:"a"':{}}} | {}       | {'f:set':{'v:"a"':{}}}
          {'set':['a','a']}   | {'set':['a','a']}  | {}              | {}              | {}
          {'set':['a','a']}   | {'set':['a','a','a']} | {}           | {'f:set':{'v:"a"':{}}} | {}
          {'atom':['a','b']}  | {'atom':['b','a']} | {}              | {'f:atom':{}}   | {}
          {'selector':{'matchLabels':{'a':'1'}}} | {'selector':{'matchLabels':{'a':'2'}}} | {} | {'f:selector':{}} | {}
          {'raw':{'a':1}}     | {'raw':{'b':1}}    | {}              | {'f:raw':{}}    | {}
          {'json':{'a':1}}    | {'json':{'b':1}}   | {'f:json':{'f:b':{}}} | {}        | {'f:json':{'f:a':{}}}
          {'json':{'a':1}}    | {'json':[1]}       | {}              | {'f:json':{}}   | {'f:json':{'f:a':{}}}
          {'json':'x'}        | {'json':{'a':1}}   | {'f:json':{'f:a':{}}} | {'f:json':{}} | {}
          {'json':null}       | {'json':{'a':1}}   | {'f:json':{'f:a':{}}} | {}        | {}
          {'json':[1]}        | {'json':[2]}       | {}              | {'f:json':{}}   | {}
          """)
  void findsWhatDiffers(String older, String newer, String added, String modified, String removed) {
    TreeComparison comparison =
        TreeComparison.of(tree("{'spec':" + older + "}"), tree("{'spec':" + newer + "}"), TYPE);

    assertThat(comparison)
        .isEqualTo(new TreeComparison(inSpec(added), inSpec(modified), inSpec(removed)));
    assertThat(comparison.isSame())
        .isEqualTo(added.equals("{}") && modified.equals("{}") && removed.equals("{}"));
  }

  @Test
  void itemsAreComparedByKeyAndNotByPlace() {
    TreeComparison comparison =
        TreeComparison.of(
            containers("{'name':'a','image':'1'},{'name':'b','image':'1'}"),
            containers("{'name':'b','image':'2'},{'name':'a','image':'1'},{'name':'c'}"),
            TYPE);

    assertThat(comparison.modified())
        .hasToString(".spec.template.spec.containers[name=\"b\"].image");
    assertThat(comparison.added())
        .hasToString(
            ".spec.template.spec.containers[name=\"c\"]\n"
                + ".spec.template.spec.containers[name=\"c\"].name");
    assertThat(comparison.removed().isEmpty()).isTrue();
  }

  @Test
  void fieldsCanBeLeftOut() {
    TreeComparison comparison =
        TreeComparison.of(
                tree("{'spec':{'replicas':1},'status':{'replicas':1}}"),
                tree("{'spec':{'replicas':2},'status':{'replicas':2}}"),
                TYPE)
            .without(FieldSet.of(FieldPath.ofFields("status")));

    assertThat(comparison.modified()).hasToString(".spec.replicas");
  }

  private static FieldSet inSpec(String fields) {
    return fields.equals("{}") ? FieldSet.EMPTY : set("{'f:spec':" + fields + "}");
  }

  private static Object containers(String items) {
    return ApplySchema.object("{'spec':{'template':{'spec':{'containers':[" + items + "]}}}}");
  }
}
