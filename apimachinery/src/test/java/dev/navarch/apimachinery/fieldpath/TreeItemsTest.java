package dev.navarch.apimachinery.fieldpath;

import static dev.navarch.apimachinery.fieldpath.ApplySchema.TYPE;
import static dev.navarch.apimachinery.fieldpath.ApplySchema.json;
import static dev.navarch.apimachinery.fieldpath.ApplySchema.set;
import static dev.navarch.apimachinery.fieldpath.ApplySchema.tree;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TreeItemsTest {
  private static final String SPEC =
      "{'spec':{'atom':['x'],'json':{'a':{'b':1}},'map':{'a':'1','b':'2'},'replicas':1,"
          + "'selector':{'matchLabels':{'a':'1'}},'set':['a','b'],"
          + "'template':{'spec':{'containers':["
          + "{'image':'1','name':'a'},{'image':'2','name':'b'}]}}}}";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {'f:replicas':{}}                    | 'replicas':1,                  |
          {'f:map':{'f:a':{}}}                 | 'a':'1',                       |
          {'f:map':{'f:a':{},'f:b':{}}}        | {'a':'1','b':'2'}              | null
          {'f:map':{}}                         | 'map':{'a':'1','b':'2'},       |
          {'f:set':{'v:"b"':{}}}               | ['a','b']                      | ['a']
          {'f:atom':{'i:0':{}}}                | ['x']                          | null
          {'f:selector':{'f:matchLabels':{}}}  | {'matchLabels':{'a':'1'}}      | null
          {'f:json':{'f:a':{'f:b':{}}}}        | {'b':1}                        | null
          {'f:template':{'f:spec':{'f:containers':{'k:{"name":"a"}':{}}}}} | {'image':'1','name':'a'}, |
          {'f:template':{'f:spec':{'f:containers':{'k:{"name":"a"}':{'f:image':{}}}}}} | 'image':'1', |
          {'f:nothing':{}}                     | 'nothing'                      | 'nothing'
          """)
  void removesTheFieldsOfASet(String fields, String gone, String instead) {
    Object left = TreeItems.remove(tree(SPEC), set("{'f:spec':" + fields + "}"), TYPE);

    assertThat(json(left))
        .isEqualTo(json(tree(SPEC.replace(gone, instead == null ? "" : instead))));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {'f:replicas':{}}                    | {'replicas':1}
          {'f:map':{'f:a':{}}}                 | {'map':{'a':'1'}}
          {'f:map':{'.':{},'f:a':{}}}          | {'map':{'a':'1'}}
          {'f:map':{}}                         | {'map':{}}
          {'f:set':{'v:"b"':{}}}               | {'set':['b']}
          {'f:atom':{}}                        | {'atom':['x']}
          {'f:selector':{}}                    | {'selector':{'matchLabels':{'a':'1'}}}
          {'f:json':{'f:a':{'f:b':{}}}}        | {'json':{'a':{'b':1}}}
          {'f:template':{'f:spec':{'f:containers':{'k:{"name":"a"}':{'f:image':{}}}}}} | {'template':{'spec':{'containers':[{'image':'1','name':'a'}]}}}
          {'f:template':{'f:spec':{'f:containers':{'k:{"name":"b"}':{}}}}} | {'template':{'spec':{'containers':[{'name':'b'}]}}}
          """)
  void extractsTheFieldsOfASet(String fields, String extracted) {
    Object found = TreeItems.extract(tree(SPEC), set("{'f:spec':" + fields + "}"), TYPE);

    assertThat(json(found)).isEqualTo(json(tree("{'spec':" + extracted + "}")));
  }
}
