package dev.navarch.apiextensions.schema;

import static dev.navarch.apiextensions.schema.Trees.object;
import static dev.navarch.apiextensions.schema.Trees.property;
import static dev.navarch.apiextensions.schema.Trees.texts;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MetadataCoercionTest {
  private static final StructuralSchema SCHEMA =
      property(
          "emb",
          "{'type':'object','x-kubernetes-embedded-resource':true,"
              + "'x-kubernetes-preserve-unknown-fields':true}");

  @Test
  void unknownFieldsOfMetadataGo() {
    Coerced coerced =
        MetadataCoercion.object(
            object(
                """
                {'metadata':{'name':'a','bogus':1,'creationTimestamp':null},
                 'emb':{'apiVersion':'v1','kind':'Pod','metadata':{'name':'x','junk':1},'foo':'bar'}}
                """),
            SCHEMA,
            false);

    assertThat(coerced.problem()).isNull();
    assertThat(coerced.object())
        .isEqualTo(
            object(
                "{'metadata':{'name':'a'},'emb':{'apiVersion':'v1','kind':'Pod','foo':'bar',"
                    + "'metadata':{'name':'x'}}}"));
    assertThat(coerced.unknownFields()).containsExactly("emb.metadata.junk", "metadata.bogus");
  }

  @Test
  void malformedMetadataOfTheObjectIsToldWithoutAPath() {
    Coerced coerced =
        MetadataCoercion.object(object("{'metadata':{'labels':{'a':1}}}"), SCHEMA, false);

    assertThat(coerced.problem())
        .isEqualTo(
            "json: cannot unmarshal number into Go struct field ObjectMeta.labels of type string");
  }

  @Test
  void malformedPartsOfEmbeddedObjectsAreToldWithTheirPath() {
    assertThat(MetadataCoercion.object(object("{'emb':{'kind':5}}"), SCHEMA, false).problem())
        .isEqualTo("emb.kind: Invalid value: 5: must be a string");
    assertThat(
            MetadataCoercion.object(object("{'emb':{'metadata':{'name':5}}}"), SCHEMA, false)
                .problem())
        .startsWith("emb.metadata: Invalid value: {\"name\":5}: json: cannot unmarshal number");
  }

  @Test
  void malformedPartsOfStoredObjectsGo() {
    Coerced coerced =
        MetadataCoercion.object(
            object(
                "{'metadata':{'name':'a','labels':{'a':1}},'emb':{'kind':5,'metadata':"
                    + "{'name':'x','annotations':7}}}"),
            SCHEMA,
            true);

    assertThat(coerced.problem()).isNull();
    assertThat(coerced.object())
        .isEqualTo(object("{'metadata':{'name':'a'},'emb':{'metadata':{'name':'x'}}}"));
  }

  @Test
  void embeddedObjectsNeedKindAndVersion() {
    assertThat(texts(EmbeddedResources.validate(object("{'emb':{'kind':'Pod'}}"), SCHEMA)))
        .containsExactly("emb.apiVersion: Required value");
    assertThat(
            texts(
                EmbeddedResources.validate(object("{'emb':{'apiVersion':'','kind':''}}"), SCHEMA)))
        .containsExactly("emb.apiVersion: Required value", "emb.kind: Required value");
  }

  @Test
  void kindVersionAndMetadataOfEmbeddedObjectsAreChecked() {
    assertThat(
            texts(
                EmbeddedResources.validate(
                    object(
                        "{'emb':{'apiVersion':'a/b/c','kind':'Bad_','metadata':"
                            + "{'name':'a/b','labels':{'a':'-'}}}}"),
                    SCHEMA)))
        .satisfiesExactly(
            error ->
                assertThat(error)
                    .isEqualTo(
                        "emb.apiVersion: Invalid value: \"a/b/c\": unexpected GroupVersion string:"
                            + " a/b/c"),
            error ->
                assertThat(error)
                    .startsWith(
                        "emb.kind: Invalid value: \"Bad_\": may have mixed case, but should"
                            + " otherwise match: a DNS-1035 label must consist of"),
            error ->
                assertThat(error)
                    .isEqualTo("emb.metadata.name: Invalid value: \"a/b\": may not contain '/'"),
            error -> assertThat(error).startsWith("emb.metadata.labels: Invalid value: \"-\""));
  }

  @Test
  void embeddedObjectsNeedNoName() {
    assertThat(
            EmbeddedResources.validate(
                object("{'emb':{'apiVersion':'v1','kind':'Pod','metadata':{}}}"), SCHEMA))
        .isEmpty();
  }
}
