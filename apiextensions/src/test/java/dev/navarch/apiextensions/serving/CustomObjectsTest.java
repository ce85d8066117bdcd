package dev.navarch.apiextensions.serving;

import static dev.navarch.apiextensions.serving.TestServer.definition;
import static dev.navarch.apiextensions.serving.TestServer.things;
import static dev.navarch.apiextensions.serving.TestServer.version;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.unstructured.Unstructured;
import dev.navarch.storage.ByteString;
import dev.navarch.storage.Txn;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class CustomObjectsTest {
  private static final String SPEC =
      """
      {'type':'object','properties':{'spec':{'type':'object','default':{},'properties':{
        'a':{'type':'string','default':'dflt'},'n':{'type':'integer','minimum':1},
        'set':{'type':'array','x-kubernetes-list-type':'set','items':{'type':'string'}},
        'any':{'type':'object','x-kubernetes-preserve-unknown-fields':true},
        'emb':{'type':'object','x-kubernetes-embedded-resource':true,
               'x-kubernetes-preserve-unknown-fields':true}},
        'x-kubernetes-validations':[{'rule':'!has(self.n) || self.n != 13','message':'unlucky'}]},
        'status':{'type':'object','properties':{'ready':{'type':'boolean'}}}}}
      """;
  private static final String PATH = "/apis/example.com/v1/namespaces/ns/things";

  private final TestServer server = new TestServer();

  @AfterEach
  void close() {
    server.close();
  }

  private static String thing(String name, String more) {
    return "{'apiVersion':'example.com/v1','kind':'Thing','metadata':{'name':'%s'}%s}"
        .formatted(name, more.isEmpty() ? "" : "," + more);
  }

  private void defineWithStatus() {
    server.define(
        definition("things", "Thing", version("v1", true, SPEC, "'subresources':{'status':{}}")));
  }

  // ---- reading bodies

  @Test
  void defaultsAreSetAndUnknownFieldsAreToldAndDropped() {
    server.define(things(SPEC));

    TestServer.Answer created =
        server.post(
            PATH,
            thing(
                "a",
                "'spec':{'x':1,'any':{'keep':[1]},'emb':{'apiVersion':'v1','kind':'Pod','metadata':{'junk':1}}},'top':1"));

    assertThat(created.status()).isEqualTo(201);
    assertThat(created.warnings())
        .containsExactly(
            "unknown field \"spec.x\"",
            "unknown field \"top\"",
            "unknown field \"spec.emb.metadata.junk\"");
    assertThat(created.text("spec"))
        .isEqualTo("{a=dflt, any={keep=[1]}, emb={apiVersion=v1, kind=Pod, metadata={}}}");
    assertThat(created.text("top")).isEqualTo("null");
  }

  @Test
  void strictClientsAreRefused() {
    server.define(things(SPEC));

    TestServer.Answer unknown =
        server.post(PATH + "?fieldValidation=Strict", thing("a", "'spec':{'x':1}"));
    TestServer.Answer twice =
        server.post(PATH + "?fieldValidation=Strict", thing("a", "'spec':{'a':'1','a':'2'}"));
    TestServer.Answer metadata =
        server.post(
            PATH + "?fieldValidation=Strict",
            "{'apiVersion':'example.com/v1','kind':'Thing','metadata':{'name':'a','bogus':1}}");

    assertThat(unknown.status()).isEqualTo(400);
    assertThat(unknown.message())
        .isEqualTo(
            "Thing in version \"v1\" cannot be handled as a Thing: strict decoding error: unknown field \"spec.x\"");
    assertThat(twice.message()).endsWith("strict decoding error: duplicate field \"spec.a\"");
    assertThat(metadata.message())
        .endsWith("strict decoding error: unknown field \"metadata.bogus\"");
  }

  @Test
  void metadataOfTheWrongTypeIsRefused() {
    server.define(things(SPEC));

    TestServer.Answer refused =
        server.post(
            PATH,
            "{'apiVersion':'example.com/v1','kind':'Thing','metadata':{'name':'a','labels':{'a':1}}}");

    assertThat(refused.status()).isEqualTo(400);
    assertThat(refused.message())
        .isEqualTo(
            "Thing in version \"v1\" cannot be handled as a Thing: json: cannot unmarshal number into Go struct field ObjectMeta.labels of type string");
  }

  @Test
  void anotherKindIsInvalidAndAnotherVersionIsNotRead() {
    server.define(things(SPEC));

    TestServer.Answer kind =
        server.post(PATH, "{'apiVersion':'example.com/v1','kind':'Other','metadata':{'name':'b'}}");
    TestServer.Answer version =
        server.post(PATH, "{'apiVersion':'example.com/v2','kind':'Thing','metadata':{'name':'b'}}");
    TestServer.Answer none = server.post(PATH, "{'kind':'Thing','metadata':{'name':'b'}}");

    assertThat(kind.status()).isEqualTo(422);
    assertThat(kind.message())
        .isEqualTo(
            "Other.example.com \"b\" is invalid: kind: Invalid value: \"Other\": must be Thing");
    assertThat(version.message())
        .isEqualTo(
            "the API version in the data (example.com/v2) does not match the expected API version (example.com/v1)");
    assertThat(none.message())
        .isEqualTo(
            "the API version in the data () does not match the expected API version (example.com/v1)");
  }

  @Test
  void aBodyWithoutKindIsRefused() {
    server.define(things(SPEC));

    TestServer.Answer refused = server.post(PATH, "{'metadata':{'name':'b'}}");

    assertThat(refused.status()).isEqualTo(400);
    assertThat(refused.message()).contains("Object 'Kind' is missing in '{\"metadata\"");
  }

  @Test
  void yamlIsReadAndTakesNoKeyTwice() {
    server.define(things(SPEC));
    String yaml =
        "apiVersion: example.com/v1\nkind: Thing\nmetadata:\n  name: %s\nspec:\n  a: x\n  a: z\n";

    TestServer.Answer lenient =
        server.send("POST", PATH, "application/yaml", yaml.formatted("lenient"));
    TestServer.Answer strict =
        server.send(
            "POST", PATH + "?fieldValidation=Strict", "application/yaml", yaml.formatted("x"));

    assertThat(lenient.status()).isEqualTo(201);
    assertThat(lenient.text("spec", "a")).isEqualTo("z");
    assertThat(lenient.warnings()).singleElement().asString().contains("already set in map");
    assertThat(strict.status()).isEqualTo(400);
  }

  // ---- rules

  @Test
  void schemaListsAndRulesAreChecked() {
    server.define(things(SPEC));

    assertThat(server.post(PATH, thing("a", "'spec':{'n':0}")).message())
        .isEqualTo(
            "Thing.example.com \"a\" is invalid: spec.n: Invalid value: 0: spec.n in body should be greater than or equal to 1");
    assertThat(server.post(PATH, thing("a", "'spec':{'set':['q','q']}")).message())
        .isEqualTo("Thing.example.com \"a\" is invalid: spec.set[1]: Duplicate value: \"q\"");
    assertThat(server.post(PATH, thing("a", "'spec':{'n':13}")).message())
        .isEqualTo("Thing.example.com \"a\" is invalid: spec: Invalid value: unlucky");
    assertThat(server.post(PATH, thing("a", "'spec':{'emb':{'kind':'Pod'}}")).message())
        .startsWith("Thing.example.com \"a\" is invalid: [spec.emb.apiVersion: Required value, ");
    assertThat(server.post(PATH, thing("Bad_", "")).message())
        .startsWith(
            "Thing.example.com \"Bad_\" is invalid: metadata.name: Invalid value: \"Bad_\": a lowercase RFC 1123 subdomain");
  }

  @Test
  void rulesAreNotCheckedForObjectsOfTheWrongShape() {
    server.define(things(SPEC));

    assertThat(server.post(PATH, thing("a", "'spec':{'n':'x'}")).message())
        .contains("spec.n in body must be of type integer: \"string\"")
        .contains("some validation rules were not checked because the object was invalid");
  }

  @Test
  void whatAnUpdateLeavesAloneMayStayWrong() {
    server.define(
        things(
            "{'type':'object','properties':{'spec':{'type':'object','properties':{'n':{'type':'integer'},'a':{'type':'string'}}}}}"));
    server.post(PATH, thing("a", "'spec':{'n':0}"));
    server.redefine(things(SPEC));

    TestServer.Answer elsewhere = server.merge(PATH + "/a", "{'spec':{'a':'x'}}");
    TestServer.Answer there = server.merge(PATH + "/a", "{'spec':{'n':-1}}");

    assertThat(elsewhere.status()).isEqualTo(200);
    assertThat(there.status()).isEqualTo(422);
  }

  @Test
  void updatesMustSayWhatTheyAreBasedOn() {
    server.define(things(SPEC));
    server.post(PATH, thing("a", ""));

    TestServer.Answer refused = server.put(PATH + "/a", thing("a", "'spec':{'a':'q'}"));

    assertThat(refused.status()).isEqualTo(422);
    assertThat(refused.message())
        .isEqualTo(
            "things.example.com \"a\" is invalid: metadata.resourceVersion: Invalid value: 0: must be specified for an update");
  }

  @Test
  void finalizersWithoutADomainAreWarnedOf() {
    server.define(things(SPEC));

    TestServer.Answer created =
        server.post(
            PATH,
            "{'apiVersion':'example.com/v1','kind':'Thing','metadata':{'name':'a','finalizers':['mine']}}");

    assertThat(created.warnings())
        .containsExactly(
            "metadata.finalizers: \"mine\": prefer a domain-qualified finalizer name including a path (/) to avoid accidental conflicts with other finalizer writers");
  }

  // ---- generation and status

  @Test
  void everyChangeButOneOfMetadataIsANewGeneration() {
    server.define(things(SPEC));
    server.post(PATH, thing("a", ""));

    assertThat(generation(server.merge(PATH + "/a", "{'metadata':{'labels':{'x':'y'}}}")))
        .isEqualTo("1");
    assertThat(generation(server.merge(PATH + "/a", "{'spec':{'a':'y'}}"))).isEqualTo("2");
    assertThat(generation(server.merge(PATH + "/a", "{'status':{'ready':true}}")))
        .as("a status without a sub-resource counts")
        .isEqualTo("3");
    assertThat(generation(server.merge(PATH + "/a", "{'spec':{'unknown':1}}"))).isEqualTo("3");
  }

  private static String generation(TestServer.Answer answer) {
    return answer.text("metadata", "generation");
  }

  @Test
  void statusIsWrittenThroughItsSubresourceAlone() {
    defineWithStatus();

    TestServer.Answer created = server.post(PATH, thing("a", "'status':{'ready':true}"));
    TestServer.Answer ignored = server.merge(PATH + "/a", "{'status':{'ready':true}}");
    TestServer.Answer written =
        server.merge(
            PATH + "/a/status",
            "{'status':{'ready':true},'spec':{'a':'no'},'metadata':{'labels':{'no':'no'}}}");

    assertThat(created.text("status")).isEqualTo("null");
    assertThat(ignored.text("status")).isEqualTo("null");
    assertThat(ignored.text("metadata", "resourceVersion"))
        .isEqualTo(created.text("metadata", "resourceVersion"));
    assertThat(written.text("status", "ready")).isEqualTo("true");
    assertThat(written.text("spec", "a")).isEqualTo("dflt");
    assertThat(written.text("metadata", "labels")).isEqualTo("null");
    assertThat(generation(written)).isEqualTo("1");
    assertThat(server.merge(PATH + "/a", "{'spec':{'a':'z'}}").text("status", "ready"))
        .isEqualTo("true");
  }

  @Test
  void aStatusIsCheckedByItself() {
    defineWithStatus();
    server.post(PATH, thing("a", ""));

    assertThat(server.merge(PATH + "/a/status", "{'status':{'ready':'x'}}").message())
        .contains("status.ready")
        .contains("must be of type boolean: \"string\"");
  }

  @Test
  void ownersAreRecordedByTheSchema() {
    defineWithStatus();
    String path = PATH + "/a?fieldManager=";

    TestServer.Answer one =
        server.apply(path + "one", thing("a", "'spec':{'set':['x'],'any':{'b':1}}"));
    TestServer.Answer two = server.apply(path + "two", thing("a", "'spec':{'set':['y']}"));
    TestServer.Answer three = server.apply(path + "three", thing("a", "'spec':{'any':{'b':2}}"));

    assertThat(one.status()).isEqualTo(201);
    assertThat(two.text("spec", "set")).isEqualTo("[x, y]");
    assertThat(three.status()).isEqualTo(409);
    assertThat(three.message()).contains("conflict with \"one\": .spec.any.b");
  }

  @Test
  void unknownFieldsCannotBeApplied() {
    server.define(things(SPEC));

    TestServer.Answer refused =
        server.apply(PATH + "/a?fieldManager=one", thing("a", "'spec':{'nosuch':1}"));

    assertThat(refused.status()).isEqualTo(500);
    assertThat(refused.message())
        .isEqualTo(
            "failed to create typed patch object (/a; example.com/v1, Kind=Thing): .spec.nosuch: field not declared in schema");
  }

  @Test
  void strategicPatchesAreNotTaken() {
    server.define(things(SPEC));
    server.post(PATH, thing("a", ""));

    assertThat(
            server
                .send("PATCH", PATH + "/a", "application/strategic-merge-patch+json", "{}")
                .status())
        .isEqualTo(415);
  }

  @Test
  void protobufIsNotTaken() {
    server.define(things(SPEC));

    assertThat(server.send("POST", PATH, "application/vnd.kubernetes.protobuf", "k8s").status())
        .isEqualTo(415);
  }

  // ---- selecting

  @Test
  void objectsAreSelectedByTheFieldsThatTheVersionOffers() {
    server.define(
        definition(
            "things",
            "Thing",
            version(
                "v1",
                true,
                SPEC,
                "'selectableFields':[{'jsonPath':'.spec.a'},{'jsonPath':'.spec.n'}]")));
    server.post(PATH, thing("a", "'spec':{'a':'red','n':3}"));
    server.post(PATH, thing("b", "'spec':{'a':'blue'}"));

    assertThat(names("spec.a=red")).isEqualTo("[a]");
    assertThat(names("spec.a!=red")).isEqualTo("[b]");
    assertThat(names("spec.n=3")).isEqualTo("[a]");
    assertThat(names("spec.n=")).isEqualTo("[b]");
    assertThat(names("metadata.name=b")).isEqualTo("[b]");
    TestServer.Answer refused = server.get(PATH + "?fieldSelector=spec.any=x");
    assertThat(refused.status()).isEqualTo(400);
    assertThat(refused.message()).isEqualTo("field label not supported: spec.any");
  }

  private String names(String selector) {
    return server
        .get(PATH + "?fieldSelector=" + selector.replace("!=", "!%3D").replaceFirst("=", "%3D"))
        .body()
        .toList()
        .items()
        .stream()
        .map(Unstructured::name)
        .toList()
        .toString();
  }

  // ---- versions

  @Test
  void versionsDifferInNameOnlyWhereNobodyConverts() {
    String schema =
        "{'type':'object','properties':{'a':{'type':'string'},'%s':{'type':'string','default':'%s'}}}";
    server.define(
        definition(
            "things",
            "Thing",
            version("v1", true, schema.formatted("one", "1"), "")
                + ","
                + version("v2", false, schema.formatted("two", "2"), "")));

    server.post(
        PATH.replace("v1", "v2"),
        "{'apiVersion':'example.com/v2','kind':'Thing','metadata':{'name':'a'},'a':'x'}");

    assertThat(
            server
                .store
                .get(ByteString.utf8("example.com/things/ns/a"))
                .orElseThrow()
                .value()
                .utf8())
        .as("what the stored version does not know is not stored")
        .contains("\"apiVersion\":\"example.com/v1\"")
        .doesNotContain("\"two\":");
    TestServer.Answer first = server.get(PATH + "/a");
    assertThat(first.text("apiVersion")).isEqualTo("example.com/v1");
    assertThat(first.text("one")).isEqualTo("1");
    assertThat(first.text("a")).isEqualTo("x");
    assertThat(server.get(PATH.replace("v1", "v2") + "/a").text("apiVersion"))
        .isEqualTo("example.com/v2");
  }

  @Test
  void objectsInAnOldStoredVersionAreStillRead() {
    String anything = "{'type':'object','x-kubernetes-preserve-unknown-fields':true}";
    server.define(definition("things", "Thing", version("v1", true, anything, "")));
    server.post(PATH, thing("a", "'x':1"));

    server.redefine(
        definition(
            "things",
            "Thing",
            version("v1", false, anything, "") + "," + version("v2", true, anything, "")));

    assertThat(server.definition("things.example.com").status().storedVersions())
        .containsExactly("v1", "v2");
    TestServer.Answer now = server.get(PATH.replace("v1", "v2") + "/a");
    assertThat(now.text("apiVersion")).isEqualTo("example.com/v2");
    assertThat(now.text("x")).isEqualTo("1");
    server.merge(PATH + "/a", "{'x':2}");
    assertThat(
            server
                .store
                .get(ByteString.utf8("example.com/things/ns/a"))
                .orElseThrow()
                .value()
                .utf8())
        .contains("\"apiVersion\":\"example.com/v2\"");
  }

  @Test
  void objectsOfAVersionThatIsGoneAreNotRead() {
    server.define(things("{'type':'object','x-kubernetes-preserve-unknown-fields':true}"));
    server.store.commit(
        Txn.put(
            ByteString.utf8("example.com/things/ns/a"),
            ByteString.wrap(
                TestServer.json(
                    "{'apiVersion':'example.com/v0','kind':'Thing','metadata':{'name':'a'}}"))));

    TestServer.Answer failed = server.get(PATH + "/a");

    assertThat(failed.status()).isEqualTo(500);
    assertThat(failed.message())
        .isEqualTo("request to convert CR from an invalid group/version: example.com/v0");
  }

  @Test
  void usersOfADeprecatedVersionAreWarned() {
    String anything = "{'type':'object','x-kubernetes-preserve-unknown-fields':true}";
    server.define(
        definition(
            "things",
            "Thing",
            version("v1beta1", false, anything, "'deprecated':true")
                + ","
                + version("v1", true, anything, "'deprecated':true,'deprecationWarning':'go away'")
                + ","
                + version("v2", false, anything, "")));

    assertThat(server.get(PATH.replace("v1", "v1beta1")).warnings())
        .containsExactly("example.com/v1beta1 Thing is deprecated; use example.com/v2 Thing");
    assertThat(server.get(PATH).warnings()).containsExactly("go away");
    assertThat(server.get(PATH.replace("v1", "v2")).warnings()).isEmpty();
  }
}
