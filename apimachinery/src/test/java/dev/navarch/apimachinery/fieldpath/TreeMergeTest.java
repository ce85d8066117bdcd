package dev.navarch.apimachinery.fieldpath;

import static dev.navarch.apimachinery.fieldpath.ApplySchema.TYPE;
import static dev.navarch.apimachinery.fieldpath.ApplySchema.json;
import static dev.navarch.apimachinery.fieldpath.ApplySchema.tree;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TreeMergeTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {'replicas':1}       | {'replicas':2}        | {'replicas':2}
          {'replicas':1}       | {'replicas':null}     | {'replicas':null}
          {'replicas':1}       | {'paused':true}       | {'paused':true,'replicas':1}
          {'map':{'a':'1','b':'1'}} | {'map':{'b':'2','c':'2'}} | {'map':{'a':'1','b':'2','c':'2'}}
          {'map':{'a':'1'}}    | {'map':null}          | {'map':{'a':'1'}}
          {'map':{'a':'1'}}    | {'map':{}}            | {'map':{'a':'1'}}
          {'map':{}}           | {'map':null}          | {'map':null}
          {'map':null}         | {'map':{'a':'1'}}     | {'map':{'a':'1'}}
          {'set':['a']}        | {'set':[]}            | {'set':['a']}
          {'set':['a']}        | {'set':null}          | {'set':['a']}
          {'set':[]}           | {'set':null}          | {'set':null}
          {'atom':['a','b']}   | {'atom':['b']}        | {'atom':['b']}
          {'atom':['a']}       | {'atom':null}         | {'atom':null}
          {'selector':{'matchLabels':{'a':'1'}}} | {'selector':{'matchLabels':{'b':'1'}}} | {'selector':{'matchLabels':{'b':'1'}}}
          {'raw':{'a':1}}      | {'raw':{'b':1}}       | {'raw':{'b':1}}
          {'json':{'a':1}}     | {'json':{'b':1}}      | {'json':{'a':1,'b':1}}
          {'json':{'a':1}}     | {'json':[1]}          | {'json':[1]}
          {'json':[1]}         | {'json':{'b':1}}      | {'json':{'b':1}}
          {'any':{'a':{'x':1}}} | {'any':{'a':{'y':1}}} | {'any':{'a':{'x':1,'y':1}}}
          """)
  void appliedValuesWinAndTheRestStays(String live, String applied, String merged) {
    assertThat(
            json(
                TreeMerge.merge(
                    tree("{'spec':" + live + "}"), tree("{'spec':" + applied + "}"), TYPE)))
        .isEqualTo(json(tree("{'spec':" + merged + "}")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          a       | b         | a b
          a b c   | b         | a b c
          a b c   | c a       | b c a
          a b     | b a       | b a
          a b c   | b a       | b c a
          a b c   | x b y     | a x b c y
          a b c   | x         | a b c x
          a b c   | c x b     | a c x b
          a b c d | d a       | b c d a
          a       | x y a z   | x y a z
          """)
  void sharedItemsComeInTheAppliedOrder(String live, String applied, String merged) {
    assertThat(
            json(
                TreeMerge.merge(
                    tree("{'spec':{'set':" + list(live) + "}}"),
                    tree("{'spec':{'set':" + list(applied) + "}}"),
                    TYPE)))
        .isEqualTo(json(tree("{'spec':{'set':" + list(merged) + "}}")));
  }

  @Test
  void itemsOfOneKeyAreMergedFieldByField() {
    Object merged =
        TreeMerge.merge(
            tree("{'status':{'conditions':[{'type':'A','status':'1'},{'type':'B'}]}}"),
            tree("{'status':{'conditions':[{'type':'B','status':'2'},{'type':'C'}]}}"),
            TYPE);

    assertThat(json(merged))
        .isEqualTo(
            json(
                tree(
                    "{'status':{'conditions':[{'type':'A','status':'1'},"
                        + "{'type':'B','status':'2'},{'type':'C'}]}}")));
  }

  @Test
  void itemsThatOccurTwiceAreReplacedByTheAppliedOne() {
    Object merged =
        TreeMerge.merge(
            tree(
                "{'status':{'conditions':[{'type':'A','status':'1'},{'type':'A','status':'2'},"
                    + "{'type':'B'},{'type':'B'}]}}"),
            tree("{'status':{'conditions':[{'type':'A'}]}}"),
            TYPE);

    assertThat(json(merged))
        .isEqualTo(
            json(tree("{'status':{'conditions':[{'type':'A'},{'type':'B'},{'type':'B'}]}}")));
  }

  @Test
  void whatDoesNotChangeIsShared() {
    Object live = tree("{'spec':{'map':{'a':'1'},'set':['a','b'],'replicas':1}}");

    assertThat(TreeMerge.merge(live, tree("{'spec':{'map':{},'set':null}}"), TYPE)).isSameAs(live);
  }

  @Test
  void appliedItemsMustBeToldApart() {
    assertThatThrownBy(() ->
            TreeMerge.merge(
                tree("{'spec':{'set':['a']}}"), tree("{'spec':{'set':['b','b']}}"), TYPE))
        .isInstanceOf(SchemaException.class)
        .hasMessage("duplicate entries for key [=\"b\"]");
  }

  private static String list(String items) {
    return "['" + items.strip().replace(" ", "','") + "']";
  }
}
