package dev.navarch.apiextensions.schema;

import static dev.navarch.apiextensions.schema.Trees.object;
import static dev.navarch.apiextensions.schema.Trees.schema;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.validation.FieldError;
import java.util.List;
import org.junit.jupiter.api.Test;

class RatchetingTest {
  private static final StructuralSchema SCHEMA =
      schema(
          """
          {'type':'object','properties':{
            'a':{'type':'string','maxLength':1},
            'b':{'type':'string','maxLength':1},
            'o':{'type':'object','properties':{'p':{'type':'integer','minimum':1},'q':{'type':'string'}},
                 'maxProperties':1},
            'atom':{'type':'array','items':{'type':'string','maxLength':1}},
            'lm':{'type':'array','x-kubernetes-list-type':'map','x-kubernetes-list-map-keys':['n'],
                  'maxItems':1,
                  'items':{'type':'object','properties':{'n':{'type':'string'},
                           'v':{'type':'integer','minimum':5}}}},
            'one':{'type':'object','properties':{'x':{'type':'string'},'y':{'type':'string'}},
                   'oneOf':[{'required':['x']},{'required':['y']}]},
            'set':{'type':'array','x-kubernetes-list-type':'set','items':{'type':'string'}}}}
          """);

  private static List<String> fields(String before, String now) {
    return new ObjectValidation(SCHEMA)
        .update(object(now), object(before)).stream().map(FieldError::field).toList();
  }

  @Test
  void valuesThatDidNotChangeMayStay() {
    assertThat(fields("{'a':'long','b':'x'}", "{'a':'long','b':'y'}")).isEmpty();
    assertThat(fields("{'a':'long'}", "{'a':'longer'}")).containsExactly("a");
    assertThat(fields("{}", "{'a':'long'}")).containsExactly("a");
  }

  @Test
  void anObjectThatDidNotChangeMayStayAsAWhole() {
    assertThat(fields("{'o':{'p':1,'q':'x'}}", "{'o':{'q':'x','p':1}}")).isEmpty();
    assertThat(fields("{'o':{'p':1,'q':'x'}}", "{'o':{'q':'y','p':1}}")).containsExactly("o");
  }

  @Test
  void itemsOfMapListsAreMatchedByTheirKeys() {
    assertThat(fields("{'lm':[{'n':'a','v':1}]}", "{'lm':[{'n':'a','v':1}],'b':'x'}")).isEmpty();
    assertThat(
            fields(
                "{'lm':[{'n':'a','v':1},{'n':'b','v':9}]}",
                "{'lm':[{'n':'b','v':9},{'n':'a','v':1}],'b':'x'}"))
        .isEmpty();
    assertThat(fields("{'lm':[{'n':'a','v':1}]}", "{'lm':[{'n':'a','v':2}]}"))
        .containsExactly("lm[0].v");
    assertThat(fields("{'lm':[{'n':'a','v':1}]}", "{'lm':[{'n':'b','v':1}]}"))
        .containsExactly("lm[0].v");
  }

  @Test
  void itemsOfOtherListsAreNotMatched() {
    assertThat(fields("{'atom':['long','x']}", "{'atom':['long','x']}")).isEmpty();
    assertThat(fields("{'atom':['long','x']}", "{'atom':['long','y']}")).containsExactly("atom[0]");
  }

  @Test
  void alternativesThatFailedBeforeMayGoOnFailing() {
    assertThat(fields("{'one':{'x':'1','y':'2'},'b':'1'}", "{'one':{'x':'1','y':'2'},'b':'2'}"))
        .isEmpty();
    assertThat(fields("{'one':{'x':'1','y':'2'}}", "{'one':{'x':'1','y':'3'}}"))
        .containsExactly("<nil>");
  }

  @Test
  void listsThatRepeatedItemsBeforeMayGoOnDoingSo() {
    assertThat(fields("{'set':['a','a']}", "{'set':['a','a','b','b']}")).isEmpty();
    assertThat(fields("{'set':['a']}", "{'set':['a','a']}")).containsExactly("set[1]");
  }
}
