package dev.navarch.testing.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.codegen.CodegenCommand;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The definitions that are generated from the sample types: a server takes them, and by them the
 * objects that it should, and no others.
 */
final class GeneratedDefinitionsTest {
  private static final Path SAMPLES =
      Path.of(
          System.getProperty("navarch.root", ".."),
          "testing/src/test/java/dev/navarch/testing/samples");
  private static final String DEFINITIONS =
      "/apis/apiextensions.k8s.io/v1/customresourcedefinitions/";
  private static final String FOOS =
      "/apis/samplecontroller.k8s.io/v1alpha1/namespaces/default/foos";
  private static final String GADGETS = "/apis/toys.example.com/v1/namespaces/default/gadgets";
  private static final Duration SOON = Duration.ofSeconds(20);
  private static final AtomicInteger COUNT = new AtomicInteger();

  @TempDir static Path output;
  private static RunningServer server;
  private static ApiClient client;

  @BeforeAll
  static void install() throws IOException {
    assertThat(codegen()).startsWith("0 ");
    server = RunningServer.inMemory();
    client = server.client();
    for (String name : List.of("foos.samplecontroller.k8s.io", "gadgets.toys.example.com")) {
      client
          .send(
              "PATCH",
              DEFINITIONS + name + "?fieldManager=test&fieldValidation=Strict",
              ApiClient.APPLY,
              Files.readString(manifest(name)))
          .object();
    }
    assertThat(
            Await.until(
                SOON,
                () -> client.get(FOOS).status() == 200 && client.get(GADGETS).status() == 200))
        .isTrue();
  }

  @AfterAll
  static void stop() {
    client.close();
    server.close();
  }

  private static Path manifest(String name) {
    return output.resolve("META-INF/navarch/crds").resolve(name + ".yaml");
  }

  /** Runs the command over the samples; gives its exit code and what it says. */
  private static String codegen(String... more) {
    StringWriter said = new StringWriter();
    PrintWriter writer = new PrintWriter(said, true);
    List<String> arguments =
        new ArrayList<>(List.of("--input", SAMPLES.toString(), "--output", output.toString()));
    arguments.addAll(List.of(more));
    return CodegenCommand.run(arguments, writer, writer) + " " + said;
  }

  private static String gadget(String name, String spec) {
    return "{\"apiVersion\":\"toys.example.com/v1\",\"kind\":\"Gadget\",\"metadata\":{\"name\":\"%s\"},\"spec\":%s}"
        .formatted(name, spec);
  }

  private static String quoted(String text) {
    return text.replace('\'', '"');
  }

  /** Creates a gadget that is red unless it says otherwise, and whatever else. */
  private static Answer create(String more) {
    return create("gadget-" + COUNT.incrementAndGet(), more);
  }

  private static Answer create(String name, String more) {
    String colour = more.startsWith("'colour'") ? "" : "'colour':'Red'";
    String comma = more.isEmpty() || colour.isEmpty() ? "" : ",";
    return client.post(
        GADGETS + "?fieldValidation=Strict",
        gadget(name, quoted("{" + colour + comma + more + "}")));
  }

  private static Json created(String more) {
    return create(more).object().at("spec");
  }

  @Test
  void definitionsAreTakenAsTheyAre() {
    Json gadgets = client.get(DEFINITIONS + "gadgets.toys.example.com").object();

    assertThat(gadgets.at("status", "conditions").items())
        .extracting(condition -> condition.at("type").text() + condition.at("status").text())
        .containsExactlyInAnyOrder("NamesAcceptedTrue", "EstablishedTrue");
    assertThat(gadgets.at("spec", "names", "shortNames").items())
        .extracting(Json::text)
        .containsExactly("gd", "toy");
    assertThat(gadgets.at("spec", "versions").items())
        .extracting(version -> version.at("name").text() + version.at("storage").value())
        .containsExactly("v1true", "v1beta1false");
    assertThat(
            gadgets
                .at("spec", "versions")
                .items()
                .getFirst()
                .at("schema", "openAPIV3Schema", "description")
                .text())
        .isEqualTo("A toy: \"quoted\", with a colon: and a # sign.");
  }

  @Test
  void theCommandNoticesDefinitionsThatAreStale() throws IOException {
    assertThat(codegen("--verify")).isEqualTo("0 ");
    Path file = manifest("foos.samplecontroller.k8s.io");
    String right = Files.readString(file);
    Files.writeString(file, right + "# changed\n");

    assertThat(codegen("--verify"))
        .startsWith("1 ")
        .contains("out of date: META-INF/navarch/crds/foos.samplecontroller.k8s.io.yaml");
    assertThat(codegen()).startsWith("0 1 written");
    assertThat(Files.readString(file)).isEqualTo(right);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 10})
  void aFooHasOneToTenReplicas(int replicas) {
    assertThat(foo("f" + replicas, "{'deploymentName':'d','replicas':%d}".formatted(replicas)))
        .satisfies(answer -> assertThat(answer.isSuccess()).isTrue());
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      delimiter = '|',
      value = {
        "{'deploymentName':'d','replicas':0} | should be greater than or equal to 1",
        "{'deploymentName':'d','replicas':11} | should be less than or equal to 10",
        "{'replicas':1} | spec.deploymentName: Required value",
        "{'deploymentName':''} | should be at least 1 chars long",
        "null | spec: Required value",
      })
  void aFooThatIsWrongIsRefused(String spec, String message) {
    Answer answer = foo("wrong", spec);

    assertThat(answer.status()).isEqualTo(422);
    assertThat(answer.message()).contains(message);
  }

  private static Answer foo(String name, String spec) {
    return client.post(
        FOOS,
        quoted(
            "{'apiVersion':'samplecontroller.k8s.io/v1alpha1','kind':'Foo','metadata':{'name':'%s'}%s}"
                .formatted(name, spec.equals("null") ? "" : ",'spec':" + spec)));
  }

  @Test
  void aFoosStatusIsWrittenApart() {
    foo("apart", "{'deploymentName':'d'}").object();

    Json foo =
        client
            .merge(
                FOOS + "/apart/status",
                "{\"spec\":{\"deploymentName\":\"other\"},\"status\":{\"availableReplicas\":2}}")
            .object();

    assertThat(foo.at("status", "availableReplicas").number()).isEqualTo(2);
    assertThat(foo.at("spec", "deploymentName").text()).isEqualTo("d");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "'replicas':10",
        "'ratio':1.75",
        "'code':'it''s'",
        "'host':'example.com'",
        "'enabled':false",
        "'level':3",
        "'tags':['a','b','c']",
        "'ports':[{'port':1},{'port':1,'protocol':'UDP'}]",
        "'limits':{'cpu':'100m','memory':1}",
        "'notes':{'a':'x1','b':'x2'}",
        "'timeout':5",
        "'timeout':'5%'",
        "'pause':'1h30m'",
        "'start':'2024-01-02T03:04:05Z'",
        "'seen':null",
        "'payload':'YWJj'",
        "'remark':null",
        "'free':{'any':{'thing':[1]}}",
        "'anything':[1,'a',{}]",
        "'embedded':{'apiVersion':'v1','kind':'Pod','metadata':{'name':'p'},'spec':{'a':1}}",
        "'model':'y'",
        "'range':{'low':1,'high':1}",
        "'parts':[{'name':'a','parts':[{'name':'b','more':1}]}]",
        "'template':{'metadata':{'labels':{'a':'b'}},'spec':{'containers':[{'name':'c','image':'i','ports':[{'containerPort':80}]}]}}",
        "'no':'thing'",
      })
  void aGadgetThatIsRightIsTaken(String more) {
    assertThat(create(more.replace("''", "\\u0027")))
        .satisfies(answer -> assertThat(answer.isSuccess()).as(answer.toString()).isTrue());
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      delimiter = '|',
      value = {
        "'colour':'Blue' | Unsupported value: \"Blue\": supported values: \"Red\", \"no\", \"0x10\"",
        "'replicas':11 | should be less than or equal to 10",
        "'replicas':'1' | must be of type integer",
        "'ratio':0 | should be greater than 0",
        "'ratio':2 | should be less than 2",
        "'ratio':1.1 | should be a multiple of 0.25",
        "'code':'a' | should be at least 2 chars long",
        "'code':'abcdef' | may not be more than 5 bytes",
        "'code':'A1' | should match '^[a-z']+$'",
        "'host':'-x' | must be of type hostname",
        "'level':4 | Unsupported value: 4",
        "'tags':[] | should have at least 1 items",
        "'tags':['a','b','c','d'] | must have at most 3 items",
        "'tags':['a','a'] | spec.tags[1]: Duplicate value: \"a\"",
        "'tags':['123456789'] | may not be more than 8 bytes",
        "'ports':[{'port':0}] | should be greater than or equal to 1",
        "'ports':[{'port':1},{'port':1}] | spec.ports[1]: Duplicate value",
        "'limits':{'cpu':'much'} | spec.limits.cpu in body should match",
        "'limits':{'cpu':1.5} | spec.limits.cpu",
        "'notes':{'a':'y'} | should match '^x'",
        "'notes':{'a':'x','b':'x','c':'x'} | must have at most 2 items",
        "'timeout':true | spec.timeout",
        "'start':'yesterday' | must be of type date-time",
        "'payload':'%' | must be of type byte",
        "'tags':[null] | spec.tags[0]",
        "'free':1 | must be of type object",
        "'embedded':{'spec':{}} | spec.embedded.apiVersion: Required value",
        "'model':'x' | spec.model: Duplicate value: \"x\"",
        "'range':{'low':2,'high':1} | spec.range.high: Invalid value",
        "'range':{'low':2,'high':1} | lower than low",
        "'range':{'low':200,'high':1} | far too low",
        "'range':{'low':2} | spec.range in body should have at least 2 properties",
        "'parts':[{'name':1}] | must be of type string",
        "'template':{'spec':{'containers':[{'image':'i'}]}} | spec.template.spec.containers[0].name: Required value",
        "'no':1 | must be of type string",
      })
  void aGadgetThatIsWrongIsRefused(String more, String message) {
    Answer answer = create(more);

    assertThat(answer.status()).as(answer.toString()).isEqualTo(422);
    assertThat(answer.message()).contains(message);
  }

  @Test
  void fieldsThatAreNotThereAreRefusedWhereNothingKeepsThem() {
    assertThat(create("'nothing':1").message()).contains("unknown field \"spec.nothing\"");
    assertThat(create("'range':{'low':1,'high':2,'more':3}").message())
        .contains("unknown field \"spec.range.more\"");
  }

  @Test
  void aRuleMayBeAboutTheWholeObject() {
    Answer answer = create("forbidden", "");

    assertThat(answer.status()).isEqualTo(422);
    assertThat(answer.message()).contains("Forbidden: no toy may be called so");
  }

  @Test
  void aRuleMayBeAboutChanges() {
    create("changing", "'model':'a'").object();

    assertThat(client.merge(GADGETS + "/changing", "{\"spec\":{\"model\":\"b\"}}").message())
        .contains("spec.model: Invalid value: \"b\": cannot be changed");
    assertThat(client.merge(GADGETS + "/changing", "{\"spec\":{\"replicas\":3}}").isSuccess())
        .isTrue();
  }

  @Test
  void defaultsAreFilledIn() {
    Json spec = created("'ports':[{'port':80}]");

    assertThat(spec.at("replicas").number()).isEqualTo(1);
    assertThat(spec.at("enabled").value()).isEqualTo(true);
    assertThat(spec.at("ports").items().getFirst().at("protocol").text()).isEqualTo("TCP");
    assertThat(spec.at("aliases").items()).extracting(Json::text).containsExactly("toy");
    assertThat(spec.at("look", "finish").text()).isEqualTo("matt");
    assertThat(spec.at("look", "gloss").number()).isEqualTo(5);
    assertThat(spec.at("share").text()).isEqualTo("50%");
  }

  @Test
  void defaultsLeaveAloneWhatIsThere() {
    Json spec = created("'aliases':[],'look':{'gloss':1},'share':7");

    assertThat(spec.at("aliases").items()).isEmpty();
    assertThat(spec.at("look", "finish").text()).isEqualTo("matt");
    assertThat(spec.at("look", "gloss").number()).isEqualTo(1);
    assertThat(spec.at("share").number()).isEqualTo(7);
  }

  @Test
  void nullIsKeptWhereItIsAllowedAndDroppedElsewhere() {
    Json spec = created("'remark':null,'code':null,'seen':null,'enabled':null");

    assertThat(spec.value())
        .asInstanceOf(InstanceOfAssertFactories.MAP)
        .containsOnlyKeys("colour", "replicas", "enabled", "remark", "aliases", "look", "share")
        .containsEntry("remark", null);
    assertThat(spec.at("enabled").value()).isEqualTo(true);
  }

  @Test
  void whatIsFreeIsKept() {
    Json spec =
        created(
            "'free':{'a':{'b':1}},'anything':[{'c':2}],"
                + "'parts':[{'name':'p','parts':[{'odd':3}]}],"
                + "'embedded':{'apiVersion':'v1','kind':'K','metadata':{'labels':{'l':'m'}},'x':4},"
                + "'template':{'metadata':{'labels':{'n':'o'}}}");

    assertThat(spec.at("free", "a", "b").number()).isEqualTo(1);
    assertThat(spec.at("anything").items().getFirst().at("c").number()).isEqualTo(2);
    assertThat(
            spec.at("parts").items().getFirst().at("parts").items().getFirst().at("odd").number())
        .isEqualTo(3);
    assertThat(spec.at("embedded", "x").number()).isEqualTo(4);
    assertThat(spec.at("embedded", "metadata", "labels", "l").text()).isEqualTo("m");
    assertThat(spec.at("template", "metadata", "labels", "n").text()).isEqualTo("o");
  }

  @Test
  void tablesHaveTheColumns() {
    create("shown", "'replicas':4,'start':'2024-01-02T03:04:05Z'").object();

    Json table =
        client
            .send(
                client
                    .request(GADGETS + "/shown")
                    .header("Accept", "application/json;as=Table;v=v1;g=meta.k8s.io")
                    .GET())
            .object();

    assertThat(table.at("columnDefinitions").items())
        .extracting(column -> column.at("name").text() + " " + column.at("type").text())
        .containsExactly(
            "Name string",
            "Colour string",
            "Replicas integer",
            "Start date",
            "Ready string",
            "Age date");
    assertThat(table.at("rows").items().getFirst().at("cells").items())
        .extracting(Json::value)
        .startsWith("shown", "Red")
        .element(2)
        .hasToString("4");
  }

  @Test
  void gadgetsAreScaledAndSelected() {
    create("scaled", "'replicas':2,'enabled':false").object();

    Json scale = client.merge(GADGETS + "/scaled/scale", "{\"spec\":{\"replicas\":5}}").object();

    assertThat(scale.at("spec", "replicas").number()).isEqualTo(5);
    assertThat(
            client
                .get(GADGETS + "?fieldSelector=spec.enabled%3Dfalse,metadata.name%3Dscaled")
                .object()
                .at("items")
                .items())
        .extracting(Json::name)
        .containsExactly("scaled");
    assertThat(client.get(GADGETS + "?fieldSelector=spec.level%3D1").status()).isEqualTo(400);
  }

  @Test
  void theOldVersionIsServedWithAWarning() {
    create("old", "'replicas':7").object();

    Answer answer = client.get(GADGETS.replace("/v1/", "/v1beta1/") + "/old");

    assertThat(answer.object().at("apiVersion").text()).isEqualTo("toys.example.com/v1beta1");
    assertThat(answer.object().at("spec", "replicas").number()).isEqualTo(7);
    assertThat(answer.headers().allValues("warning"))
        .singleElement()
        .asString()
        .contains("toys.example.com/v1beta1 Gadget is old: use v1");
  }
}
