package dev.navarch.apiextensions.schema;

import static dev.navarch.apiextensions.schema.Trees.object;
import static dev.navarch.apiextensions.schema.Trees.schema;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DefaultingTest {
  private static final StructuralSchema SCHEMA =
      schema(
          """
          {'type':'object','properties':{'spec':{'type':'object','default':{},'properties':{
            'a':{'type':'string','default':'dflt'},
            'nested':{'type':'object','properties':{'x':{'type':'boolean','default':true}}},
            'nd':{'type':'object','default':{'k':'v'},'properties':
                  {'k':{'type':'string'},'j':{'type':'string','default':'jj'}}},
            'list':{'type':'array','items':{'type':'object','properties':
                    {'p':{'type':'string','default':'P'}}}},
            'nullable':{'type':'string','nullable':true},
            'nullableDefault':{'type':'string','nullable':true,'default':'n'},
            'plain':{'type':'integer'},
            'map':{'type':'object','additionalProperties':{'type':'object','properties':
                   {'d':{'type':'integer','default':1}}}}}}}}
          """);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {}                       | {'a':'dflt','nd':{'k':'v','j':'jj'},'nullableDefault':'n'}
          {'a':null}               | {'a':'dflt','nd':{'k':'v','j':'jj'},'nullableDefault':'n'}
          {'nested':{},'nd':{}}    | {'a':'dflt','nested':{'x':true},'nd':{'j':'jj'},'nullableDefault':'n'}
          {'list':[{},{'p':'z'}]}  | {'a':'dflt','list':[{'p':'P'},{'p':'z'}],'nd':{'k':'v','j':'jj'},'nullableDefault':'n'}
          {'map':{'m':{},'o':{'d':5}}} | {'a':'dflt','map':{'m':{'d':1},'o':{'d':5}},'nd':{'k':'v','j':'jj'},'nullableDefault':'n'}
          {'nullable':null,'nullableDefault':null,'plain':null} | {'a':'dflt','nd':{'k':'v','j':'jj'},'nullable':null,'nullableDefault':null}
          """)
  void fillsInWhatIsMissing(String spec, String filled) {
    assertThat(Defaulting.object(object("{'spec':" + spec + "}"), SCHEMA))
        .isEqualTo(object("{'spec':" + filled + "}"));
  }

  @Test
  void aDefaultIsFilledInWhereThereIsNothingOrNull() {
    var filled = object("{'spec':{'a':'dflt','nd':{'k':'v','j':'jj'},'nullableDefault':'n'}}");

    assertThat(Defaulting.object(object("{}"), SCHEMA)).isEqualTo(filled);
    assertThat(Defaulting.object(object("{'spec':null}"), SCHEMA)).isEqualTo(filled);
  }

  @Test
  void whatNeedsNoDefaultIsTheSameObject() {
    var full = object("{'spec':{'a':'x','nd':{'j':'x'},'nullableDefault':null}}");

    assertThat(Defaulting.object(full, SCHEMA)).isSameAs(full);
  }

  @Test
  void valuesOfTheWrongTypeStay() {
    var wrong = object("{'spec':{'a':1,'nd':[],'nested':'x','nullableDefault':{},'list':{}}}");

    assertThat(Defaulting.object(wrong, SCHEMA)).isEqualTo(wrong);
  }
}
