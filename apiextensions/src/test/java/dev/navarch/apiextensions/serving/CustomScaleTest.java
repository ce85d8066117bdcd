package dev.navarch.apiextensions.serving;

import static dev.navarch.apiextensions.serving.TestServer.definition;
import static dev.navarch.apiextensions.serving.TestServer.version;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class CustomScaleTest {
  private static final String PATH = "/apis/example.com/v1/namespaces/ns/things";

  private final TestServer server = new TestServer();

  @BeforeEach
  void define() {
    server.define(
        definition(
            "things",
            "Thing",
            version(
                "v1",
                true,
                "{'type':'object','x-kubernetes-preserve-unknown-fields':true,'properties':{'spec':{'type':'object','x-kubernetes-preserve-unknown-fields':true}}}",
                "'subresources':{'status':{},'scale':{'specReplicasPath':'.spec.replicas','statusReplicasPath':'.status.replicas','labelSelectorPath':'.status.sel'}}")));
    server.post(PATH, thing("a", "{'replicas':2}"));
    server.merge(PATH + "/a/status", "{'status':{'replicas':4,'sel':'a=b'}}");
  }

  @AfterEach
  void close() {
    server.close();
  }

  private static String thing(String name, String spec) {
    return "{'apiVersion':'example.com/v1','kind':'Thing','metadata':{'name':'%s'},'spec':%s}"
        .formatted(name, spec);
  }

  @Test
  void tellsReplicasAndSelector() {
    TestServer.Answer scale = server.get(PATH + "/a/scale");

    assertThat(scale.text("apiVersion")).isEqualTo("autoscaling/v1");
    assertThat(scale.text("kind")).isEqualTo("Scale");
    assertThat(scale.text("spec", "replicas")).isEqualTo("2");
    assertThat(scale.text("status")).isEqualTo("{replicas=4, selector=a=b}");
    assertThat(scale.map("metadata").keySet())
        .asString()
        .isEqualTo("[creationTimestamp, name, namespace, resourceVersion, uid]");
  }

  @Test
  void setsReplicasAsANewGeneration() {
    TestServer.Answer scaled = server.merge(PATH + "/a/scale", "{'spec':{'replicas':7}}");

    assertThat(scaled.status()).isEqualTo(200);
    assertThat(scaled.text("spec", "replicas")).isEqualTo("7");
    TestServer.Answer thing = server.get(PATH + "/a");
    assertThat(thing.text("spec", "replicas")).isEqualTo("7");
    assertThat(thing.text("metadata", "generation")).isEqualTo("2");
  }

  @Test
  void whoScalesOwnsTheReplicas() {
    server.merge(PATH + "/a/scale?fieldManager=scaler", "{'spec':{'replicas':7}}");
    server.merge(PATH + "/a/scale?fieldManager=scaler", "{'spec':{'replicas':8}}");

    List<?> entries =
        (List<?>) server.get(PATH + "/a").body().nested("metadata", "managedFields").orElseThrow();
    assertThat(entries)
        .anySatisfy(entry -> {
          Map<?, ?> fields = (Map<?, ?>) entry;
          assertThat(fields.get("manager")).isEqualTo("scaler");
          assertThat(fields.get("subresource")).isEqualTo("scale");
          assertThat(fields.get("apiVersion")).isEqualTo("example.com/v1");
          assertThat(fields.get("fieldsV1")).asString().isEqualTo("{f:spec={f:replicas={}}}");
        })
        .anySatisfy(entry -> {
          Map<?, ?> fields = (Map<?, ?>) entry;
          assertThat(fields.get("manager")).isEqualTo("test");
          assertThat(fields.get("fieldsV1")).asString().isEqualTo("{f:spec={}}");
        })
        .hasSize(3);
  }

  @Test
  void scalesAreWrittenOnTopOfTheVersionTheyTell() {
    TestServer.Answer read = server.get(PATH + "/a/scale");
    String scale =
        "{'apiVersion':'autoscaling/v1','kind':'Scale','metadata':{'name':'a','resourceVersion':'%s'},'spec':{'replicas':%d}}";
    String version = read.text("metadata", "resourceVersion");

    assertThat(server.put(PATH + "/a/scale", scale.formatted(version, 5)).status()).isEqualTo(200);
    TestServer.Answer stale = server.put(PATH + "/a/scale", scale.formatted(version, 6));
    assertThat(stale.status()).isEqualTo(409);
    assertThat(stale.message())
        .startsWith("Operation cannot be fulfilled on things.example.com \"a\": ");
  }

  @Test
  void replicasAreNeverNegative() {
    TestServer.Answer refused = server.merge(PATH + "/a/scale", "{'spec':{'replicas':-1}}");

    assertThat(refused.status()).isEqualTo(422);
    assertThat(refused.message())
        .isEqualTo(
            "Thing.example.com \"a\" is invalid: .spec.replicas: Invalid value: -1: should be a non-negative integer");
  }

  @Test
  void replicasOfAnotherTypeAreRefusedInTheObject() {
    TestServer.Answer refused = server.post(PATH, thing("b", "{'replicas':'x'}"));

    assertThat(refused.status()).isEqualTo(422);
    assertThat(refused.message())
        .contains(
            ".spec.replicas: Invalid value: 0: .spec.replicas accessor error: x is of the type string, expected int64");
  }

  @Test
  void anObjectWithoutReplicasHasNoScale() {
    server.post(PATH, thing("none", "{}"));

    TestServer.Answer failed = server.get(PATH + "/none/scale");
    assertThat(failed.status()).isEqualTo(500);
    assertThat(failed.message())
        .isEqualTo(
            "Internal error occurred: the spec replicas field \".spec.replicas\" does not exist");
    assertThat(server.get(PATH + "/nosuch/scale").message())
        .isEqualTo("things.example.com \"nosuch\" not found");
    assertThat(server.merge(PATH + "/none/scale", "{'metadata':{}}").message())
        .isEqualTo("the spec replicas field \".spec.replicas\" cannot be empty");
    assertThat(server.merge(PATH + "/none/scale", "{'spec':{'replicas':3}}").status())
        .isEqualTo(200);
  }

  @Test
  void scalesAreNotApplied() {
    String scale =
        "{'apiVersion':'autoscaling/v1','kind':'Scale','metadata':{'name':'a'},'spec':{'replicas':9}}";

    TestServer.Answer conflict = server.apply(PATH + "/a/scale?fieldManager=sc", scale);
    TestServer.Answer forced = server.apply(PATH + "/a/scale?fieldManager=sc&force=true", scale);

    assertThat(conflict.status()).isEqualTo(409);
    assertThat(forced.status()).isEqualTo(500);
    assertThat(forced.message())
        .isEqualTo(
            "failed to convert new object (/a; autoscaling/v1, Kind=Scale) to proper version: request to convert CR to an invalid group/version: autoscaling/v1");
  }
}
