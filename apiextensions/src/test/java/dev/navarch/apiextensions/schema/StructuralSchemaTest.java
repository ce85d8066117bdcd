package dev.navarch.apiextensions.schema;

import static dev.navarch.apiextensions.schema.Trees.schema;
import static dev.navarch.apiextensions.schema.Trees.tree;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class StructuralSchemaTest {
  @Test
  void holdsEverythingThatASchemaSays() {
    StructuralSchema schema =
        schema(
            """
            {'type':'array','title':'T','description':'D','nullable':true,'default':[{'n':'a'}],
             'minItems':1,'maxItems':9,'x-kubernetes-list-type':'map',
             'x-kubernetes-list-map-keys':['n'],
             'items':{'type':'object','required':['n'],'x-kubernetes-map-type':'granular',
               'properties':{'n':{'type':'string','minLength':1,'maxLength':5,'pattern':'^a',
                 'enum':['a','ab'],'format':'byte'}}},
             'x-kubernetes-validations':[{'rule':'self.size() > 0','message':'m'}]}
            """);

    assertThat(schema.type()).isEqualTo("array");
    assertThat(schema.title()).isEqualTo("T");
    assertThat(schema.description()).isEqualTo("D");
    assertThat(schema.nullable()).isTrue();
    assertThat(schema.defaultValue()).isEqualTo(tree("[{'n':'a'}]"));
    assertThat(schema.values().minItems()).isEqualTo(1);
    assertThat(schema.values().maxItems()).isEqualTo(9);
    assertThat(schema.isMapList()).isTrue();
    assertThat(schema.listMapKeys()).containsExactly("n");
    assertThat(schema.rules()).singleElement().extracting("rule").isEqualTo("self.size() > 0");
    StructuralSchema items = requireNonNull(schema.items());
    assertThat(items.values().required()).containsExactly("n");
    assertThat(items.mapType()).isEqualTo("granular");
    ValueValidations name = requireNonNull(items.properties().get("n")).values();
    assertThat(name.enumValues()).containsExactly("a", "ab");
    assertThat(List.of(name.format(), name.pattern())).containsExactly("byte", "^a");
    assertThat(List.of(name.minLength(), name.maxLength())).containsExactly(1L, 5L);
  }

  @Test
  void holdsAlternatives() {
    ValueValidations values =
        schema(
                """
                {'type':'object','properties':{'a':{'type':'integer'}},
                 'anyOf':[{'required':['a']},{'properties':{'a':{'minimum':3}}}],
                 'oneOf':[{'maxProperties':1}],'allOf':[{'minProperties':0}],
                 'not':{'items':{'multipleOf':2}}}
                """)
            .values();

    assertThat(values.anyOf()).hasSize(2);
    NestedValidation field = requireNonNull(values.anyOf().get(1).properties().get("a"));
    assertThat(field.values().minimum()).isEqualTo(3.0);
    assertThat(values.oneOf().getFirst().values().maxProperties()).isEqualTo(1);
    assertThat(values.allOf().getFirst().values().minProperties()).isZero();
    NestedValidation items = requireNonNull(requireNonNull(values.not()).items());
    assertThat(items.values().multipleOf()).isEqualTo(2.0);
  }

  @Test
  void aFieldThatIsNoPropertyHasTheSchemaOfTheOthers() {
    StructuralSchema schema = schema("{'type':'object','additionalProperties':{'type':'boolean'}}");

    assertThat(schema.field("any")).isNotNull().extracting("type").isEqualTo("boolean");
    assertThat(schema("{'type':'object'}").field("any")).isNull();
  }

  @Test
  void whatSaysNothingIsShared() {
    assertThat(schema("{'type':'string'}").values()).isSameAs(ValueValidations.NONE);
  }
}
