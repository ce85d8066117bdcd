package dev.navarch.apiextensions.schema;

import static dev.navarch.apiextensions.schema.Trees.object;
import static dev.navarch.apiextensions.schema.Trees.property;
import static dev.navarch.apiextensions.schema.Trees.schema;
import static dev.navarch.apiextensions.schema.Trees.texts;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ListUniquenessTest {
  private static final StructuralSchema SET =
      property("s", "{'type':'array','x-kubernetes-list-type':'set','items':{'type':'string'}}");

  private static StructuralSchema map(String keys) {
    return property(
        "m",
        "{'type':'array','x-kubernetes-list-type':'map','x-kubernetes-list-map-keys':%s,"
                .formatted(keys)
            + "'items':{'type':'object','x-kubernetes-preserve-unknown-fields':true}}");
  }

  @Test
  void setsHoldEachValueOnce() {
    assertThat(texts(ListUniqueness.validate(object("{'s':['a','b','a','a','b']}"), SET)))
        .containsExactly("s[2]: Duplicate value: \"a\"", "s[4]: Duplicate value: \"b\"");
  }

  @Test
  void mapListsHoldEachKeyOnce() {
    assertThat(
            texts(
                ListUniqueness.validate(
                    object("{'m':[{'n':'a'},{'n':'a','v':'2'},{'n':'b'}]}"), map("['n']"))))
        .containsExactly("m[1]: Duplicate value: {\"n\":\"a\"}");
    assertThat(
            texts(
                ListUniqueness.validate(
                    object("{'m':[{'n':'a','p':1},{'p':1,'n':'a'},{'n':'a','p':2},{},{}]}"),
                    map("['n','p']"))))
        .containsExactly(
            "m[1]: Duplicate value: {\"n\":\"a\",\"p\":1}", "m[4]: Duplicate value: {}");
  }

  @Test
  void itemsOfMapListsAreObjects() {
    assertThat(texts(ListUniqueness.validate(object("{'m':[5]}"), map("['n']"))))
        .containsExactly("m[0]: Invalid value: 5: must be an object for an array of list-type map");
  }

  @Test
  void listsInsideOfMapsAndListsAreChecked() {
    StructuralSchema schema =
        schema(
            "{'type':'object','properties':{'o':{'type':'object','additionalProperties':"
                + "{'type':'array','items':{'type':'array','x-kubernetes-list-type':'set',"
                + "'items':{'type':'integer'}}}}}}");

    assertThat(texts(ListUniqueness.validate(object("{'o':{'k':[[1],[2,2]]}}"), schema)))
        .containsExactly("o[k][1][1]: Duplicate value: 2");
  }
}
