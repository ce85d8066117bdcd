package dev.navarch.apiextensions.schema;

import static dev.navarch.apiextensions.schema.Trees.object;
import static dev.navarch.apiextensions.schema.Trees.schema;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.fieldpath.FieldSets;
import dev.navarch.apimachinery.fieldpath.TreeType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SchemaDescriptorTest {
  private static final StructuralSchema SCHEMA =
      schema(
          """
          {'type':'object','properties':{'spec':{'type':'object','properties':{
            'lm':{'type':'array','x-kubernetes-list-type':'map',
                  'x-kubernetes-list-map-keys':['n','p'],
                  'items':{'type':'object','required':['n'],'properties':{'n':{'type':'string'},
                  'p':{'type':'string','default':'TCP'},'v':{'type':'string'}}}},
            'set':{'type':'array','x-kubernetes-list-type':'set','items':{'type':'string'}},
            'atom':{'type':'array','items':{'type':'string'}},
            'map':{'type':'object','additionalProperties':{'type':'string'}},
            'atommap':{'type':'object','x-kubernetes-map-type':'atomic',
                       'properties':{'a':{'type':'string'}}},
            'any':{'type':'object','x-kubernetes-preserve-unknown-fields':true},
            'ios':{'x-kubernetes-int-or-string':true},
            'emb':{'type':'object','x-kubernetes-embedded-resource':true,
                   'x-kubernetes-preserve-unknown-fields':true}}}}}
          """);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {'lm':[{'n':'x','v':'1'}]} | {'f:lm':{'k:{\\"n\\":\\"x\\",\\"p\\":\\"TCP\\"}':{'.':{},'f:n':{},'f:v':{}}}}
          {'set':['a','b']}          | {'f:set':{'v:\\"a\\"':{},'v:\\"b\\"':{}}}
          {'atom':['1']}             | {'f:atom':{}}
          {'map':{'k':'1'}}          | {'f:map':{'f:k':{}}}
          {'atommap':{'a':'1'}}      | {'f:atommap':{}}
          {'any':{'deep':{'er':1}}}  | {'f:any':{'f:deep':{'.':{},'f:er':{}}}}
          {'ios':'5%'}               | {'f:ios':{}}
          {'emb':{'kind':'P','metadata':{'labels':{'a':'b'},'finalizers':['x/y']},'foo':{'b':1}}} | {'f:emb':{'f:foo':{'.':{},'f:b':{}},'f:kind':{},'f:metadata':{'f:finalizers':{'v:\\"x/y\\"':{}},'f:labels':{'f:a':{}}}}}
          """)
  void takesObjectsApartAsTheSchemaSays(String spec, String fields) {
    TreeType type = SchemaDescriptor.treeType("Thing", SCHEMA);

    assertThat(FieldSets.of(object("{'spec':" + spec + "}"), type).toTree())
        .isEqualTo(object("{'f:spec':" + fields + "}"));
  }

  @Test
  void theMetadataOfAnObjectIsThatOfAllObjects() {
    TreeType type = SchemaDescriptor.treeType("Thing", SCHEMA);

    assertThat(
            FieldSets.of(object("{'metadata':{'ownerReferences':[{'uid':'u','name':'n'}]}}"), type)
                .toTree())
        .isEqualTo(
            object("{'f:metadata':{'f:ownerReferences':{'k:{\\\"uid\\\":\\\"u\\\"}':" + "{}}}}"));
  }

  @Test
  void theDescriptorNamesTheFieldsOfTheSchemaAndThoseOfAllObjects() {
    SchemaDescriptor descriptor = SchemaDescriptor.of("Thing", SCHEMA);

    assertThat(descriptor.name()).isEqualTo("Thing");
    assertThat(descriptor.jsonFields())
        .extracting("name")
        .containsExactly("apiVersion", "kind", "metadata", "spec");
    assertThat(descriptor.jsonField("nosuch")).isNull();
    assertThat(descriptor.preservesUnknownFields()).isFalse();
  }
}
