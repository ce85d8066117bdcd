package dev.navarch.apiextensions.serving;

import static dev.navarch.apiextensions.serving.TestServer.things;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.api.apiextensions.v1.CustomResourceDefinition;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Definitions of the first beta version, whose schemas need not be structural. */
class NonStructuralDefinitionTest {
  private static final String PATH = "/apis/example.com/v1/namespaces/ns/things";

  /** No types, and alternatives that say more than the schema around them. */
  private static final String SCHEMA =
      """
      {'required':['spec'],'properties':{'spec':{'required':['size'],'properties':{
        'size':{'type':'integer','minimum':1},
        'mode':{'type':'string','enum':['fast','slow']},
        'target':{'oneOf':[
          {'type':'object','required':['host'],'properties':{'host':{'type':'string'}}},
          {'type':'string','pattern':'^[a-z]+$'}]},
        'empty':{'anyOf':[{'type':'object','additionalProperties':false}]}}}}}
      """;

  private final TestServer server = new TestServer();

  @AfterEach
  void close() {
    server.close();
  }

  private static String beta(String schema, String more) {
    return """
    {'apiVersion':'apiextensions.k8s.io/v1beta1','kind':'CustomResourceDefinition',
     'metadata':{'name':'things.example.com'},
     'spec':{'group':'example.com','version':'v1','scope':'Namespaced',%s
      'names':{'kind':'Thing','plural':'things'},
      'validation':{'openAPIV3Schema':%s}}}
    """
        .formatted(more, schema);
  }

  private TestServer.Answer create(String spec) {
    return server.post(
        PATH,
        "{'apiVersion':'example.com/v1','kind':'Thing','metadata':{'name':'a'},'spec':{%s},'unknown':{'kept':true}}"
            .formatted(spec));
  }

  @Test
  void areServedWithTheReasonInACondition() {
    server.define(beta(SCHEMA, ""));

    CustomResourceDefinition defined = server.definition("things.example.com");
    assertThat(defined.spec().preserveUnknownFields()).isTrue();
    assertThat(defined.status().conditions())
        .filteredOn(condition -> condition.type().equals("NonStructuralSchema"))
        .singleElement()
        .satisfies(condition -> {
          assertThat(condition.status()).isEqualTo("True");
          assertThat(condition.reason()).isEqualTo("Violations");
          assertThat(condition.message())
              .contains("spec.preserveUnknownFields: Invalid value: true: must be false")
              .contains(
                  "spec.versions[0].schema.openAPIV3Schema.type: Required value: must not be empty at the root")
              .contains(
                  "spec.versions[0].schema.openAPIV3Schema.properties[spec].type: Required value: must not be empty for specified object fields");
        });
    assertThat(server.endpoint("example.com/v1", "things")).isNotNull();
  }

  @Test
  void unknownFieldsAreKeptAndNotWarnedOf() {
    server.define(beta(SCHEMA, ""));

    TestServer.Answer created = create("'size':1,'other':'x'");

    assertThat(created.status()).isEqualTo(201);
    assertThat(created.warnings()).isEmpty();
    assertThat(server.get(PATH + "/a").text("unknown")).isEqualTo("{kept=true}");
    assertThat(server.get(PATH + "/a").text("spec", "other")).isEqualTo("x");
  }

  @Test
  void objectsAreCheckedAsFarAsTheSchemaGoes() {
    server.define(beta(SCHEMA, ""));

    assertThat(create("").message())
        .isEqualTo("Thing.example.com \"a\" is invalid: spec.size: Required value");
    assertThat(create("'size':0").message())
        .contains("spec.size in body should be greater than or equal to 1");
    assertThat(create("'size':'large'").message())
        .contains("spec.size in body must be of type integer: \"string\"");
    assertThat(create("'size':1,'mode':'odd'").message())
        .contains("spec.mode: Unsupported value: \"odd\"");
    assertThat(create("'size':1,'target':'UPPER'").message())
        .contains("\"spec.target\" must validate one and only one schema (oneOf)");
    assertThat(create("'size':1,'target':{'port':1}").message())
        .contains("\"spec.target\" must validate one and only one schema (oneOf)");
    assertThat(create("'size':1,'empty':{'not':1}").message())
        .contains("spec.empty.not in body is a forbidden property");
    assertThat(create("'size':1,'empty':{},'target':{'host':'h','port':1}").status())
        .isEqualTo(201);
  }

  @Test
  void changesOfObjectsAreCheckedAndAppliedToo() {
    server.define(beta(SCHEMA, ""));
    create("'size':1");

    assertThat(server.merge(PATH + "/a", "{'spec':{'size':-1}}").status()).isEqualTo(422);
    assertThat(server.merge(PATH + "/a", "{'spec':{'size':3}}").text("spec", "size"))
        .isEqualTo("3");
    TestServer.Answer applied =
        server.apply(
            PATH + "/a?fieldManager=me",
            "{'apiVersion':'example.com/v1','kind':'Thing','metadata':{'name':'a'},'spec':{'more':{'x':[1]}}}");
    assertThat(applied.status()).isEqualTo(200);
    assertThat(applied.text("spec", "size")).isEqualTo("3");
    assertThat(applied.text("spec", "more")).isEqualTo("{x=[1]}");
  }

  @Test
  void theSchemaIsNotTold() {
    server.define(beta(SCHEMA, ""));

    assertThat(server.resources.versions().getFirst().resources().getFirst().schema()).isNull();
  }

  @Test
  void whereUnknownFieldsArePrunedSchemasMustBeStructural() {
    assertThatThrownBy(() -> server.define(beta(SCHEMA, "'preserveUnknownFields':false,")))
        .hasMessageContaining(
            "spec.validation.openAPIV3Schema.type: Required value: must not be empty at the root");
  }

  @Test
  void whatNeedsStructureDemandsIt() {
    assertThatThrownBy(() ->
            server.define(beta("{'properties':{'a':{'x-kubernetes-int-or-string':true}}}", "")))
        .hasMessageContaining("must not be empty at the root");
    assertThatThrownBy(
            () -> server.define(beta("{'properties':{'a':{'type':'string','default':'x'}}}", "")))
        .hasMessageContaining("must be false in order to use defaults in the schema");
  }

  @Test
  void theyMayBeChangedInBothVersions() {
    server.define(beta(SCHEMA, ""));
    String other = SCHEMA.replace("'minimum':1", "'minimum':5");

    server.redefine(beta(other, ""));
    assertThat(create("'size':1").status()).isEqualTo(422);
    server.redefine(things(SCHEMA).replace("'scope':", "'preserveUnknownFields':true,'scope':"));

    assertThat(create("'size':1").status()).isEqualTo(201);
  }

  @Test
  void theConditionGoesWhenTheSchemaIsMended() {
    server.define(beta(SCHEMA, ""));

    server.redefine(things("{'type':'object','properties':{'spec':{'type':'object'}}}"));

    assertThat(server.definition("things.example.com").status().conditions())
        .noneMatch(condition -> condition.type().equals("NonStructuralSchema"));
    assertThat(create("'size':1").text("unknown")).isEqualTo("null");
  }

  @Test
  void theStableVersionStaysStrict() {
    assertThatThrownBy(() -> server.define(things(SCHEMA)))
        .hasMessageContaining("must not be empty at the root");
    assertThatThrownBy(() ->
            server.define(
                things("{'type':'object'}")
                    .replace("'scope':", "'preserveUnknownFields':true,'scope':")))
        .hasMessageContaining(
            "spec.preserveUnknownFields: Invalid value: true: cannot set to true");
  }
}
