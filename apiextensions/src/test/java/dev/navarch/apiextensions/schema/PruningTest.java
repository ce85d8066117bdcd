package dev.navarch.apiextensions.schema;

import static dev.navarch.apiextensions.schema.Trees.object;
import static dev.navarch.apiextensions.schema.Trees.schema;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PruningTest {
  private static final StructuralSchema SCHEMA =
      schema(
          """
          {'type':'object','properties':{'spec':{'type':'object','properties':{
            'nested':{'type':'object','properties':{'x':{'type':'boolean'}}},
            'list':{'type':'array','items':{'type':'object','properties':{'p':{'type':'string'}}}},
            'any':{'type':'object','x-kubernetes-preserve-unknown-fields':true,
                   'properties':{'known':{'type':'object','properties':{'k':{'type':'string'}}}}},
            'map':{'type':'object','additionalProperties':
                   {'type':'object','properties':{'d':{'type':'integer'}}}},
            'open':{'type':'object','additionalProperties':true},
            'emb':{'type':'object','x-kubernetes-embedded-resource':true,
                   'properties':{'foo':{'type':'string'}}}}}}}
          """);

  @Test
  void takesOutWhatTheSchemaDoesNotNameAndTellsWhere() {
    Pruned pruned =
        Pruning.object(
            object(
                """
                {'top':1,'spec':{'unknown':1,'nested':{'y':2},'list':[{},{'p':'z','junk':1}],
                 'map':{'m':{},'o':{'d':5,'e':6}}}}
                """),
            SCHEMA);

    assertThat(pruned.tree())
        .isEqualTo(
            object("{'spec':{'nested':{},'list':[{},{'p':'z'}],'map':{'m':{},'o':{'d':5}}}}"));
    assertThat(pruned.messages())
        .containsExactly(
            "unknown field \"spec.list[1].junk\"",
            "unknown field \"spec.map.o.e\"",
            "unknown field \"spec.nested.y\"",
            "unknown field \"spec.unknown\"",
            "unknown field \"top\"");
  }

  @Test
  void keepsWhatIsToBePreservedAndPrunesInsideWhatIsNamedThere() {
    Pruned pruned =
        Pruning.object(
            object("{'spec':{'any':{'keep':{'me':[1]},'known':{'k':'v','x':1}}}}"), SCHEMA);

    assertThat(pruned.tree())
        .isEqualTo(object("{'spec':{'any':{'keep':{'me':[1]},'known':{'k':'v'}}}}"));
    assertThat(pruned.unknownFields()).containsExactly("spec.any.known.x");
  }

  @Test
  void kindVersionAndMetadataStayAtTheRootAndInEmbeddedObjects() {
    String object =
        """
        {'apiVersion':'g/v1','kind':'K','metadata':{'name':'a'},
         'spec':{'emb':{'apiVersion':'v1','kind':'Pod','metadata':{'odd':1},'foo':'x'}}}
        """;

    Pruned pruned = Pruning.object(object(object), SCHEMA);

    assertThat(pruned.tree()).isEqualTo(object(object));
    assertThat(pruned.unknownFields()).isEmpty();
  }

  @Test
  void whatNeedsNoPruningIsTheSameObject() {
    var object = object("{'spec':{'list':[{'p':'a'}],'any':{'x':1}}}");

    assertThat(Pruning.object(object, SCHEMA).tree()).isSameAs(object);
  }

  @Test
  void aMapOfAnythingKeepsItsKeysButNotTheFieldsOfObjects() {
    assertThat(Pruning.object(object("{'spec':{'open':{'a':1,'b':{'c':2}}}}"), SCHEMA).tree())
        .isEqualTo(object("{'spec':{'open':{'a':1,'b':{}}}}"));
  }

  /** Each path alone would have a hundred thousand characters, ten billion together. */
  @Test
  void longNamesAroundManyFieldsDoNotFillTheMemory() {
    StringBuilder fields = new StringBuilder();
    for (int i = 0; i < 100_000; i++) {
      fields.append(i == 0 ? "" : ",").append("'f").append(i).append("':1");
    }
    String name = "n".repeat(100_000);

    Pruned pruned =
        Pruning.object(object("{'spec':{'map':{'" + name + "':{" + fields + "}}}}"), SCHEMA);

    assertThat(pruned.tree()).isEqualTo(object("{'spec':{'map':{'" + name + "':{}}}}"));
    assertThat(pruned.unknownFields().size()).isBetween(1, 20);
    assertThat(pruned.unknownFields().getFirst()).isEqualTo("spec.map." + name + ".f0");
  }
}
