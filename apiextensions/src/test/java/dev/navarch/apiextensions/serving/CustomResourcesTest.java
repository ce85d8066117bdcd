package dev.navarch.apiextensions.serving;

import static dev.navarch.apiextensions.serving.TestServer.await;
import static dev.navarch.apiextensions.serving.TestServer.definition;
import static dev.navarch.apiextensions.serving.TestServer.things;
import static dev.navarch.apiextensions.serving.TestServer.version;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.apiextensions.v1.CustomResourceDefinition;
import dev.navarch.api.apiextensions.v1.CustomResourceDefinitionCondition;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apiserver.endpoint.Catalog;
import dev.navarch.apiserver.openapi.CustomVersion;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.storage.ByteString;
import dev.navarch.storage.memory.MemoryStore;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class CustomResourcesTest {
  private static final String ANYTHING =
      "{'type':'object','x-kubernetes-preserve-unknown-fields':true}";
  private static final String PATH = "/apis/example.com/v1/namespaces/ns/things";

  private final TestServer server = new TestServer();

  @AfterEach
  void close() {
    server.close();
  }

  private static List<String> conditions(CustomResourceDefinition definition) {
    return definition.status().conditions().stream()
        .map(c -> "%s=%s %s: %s".formatted(c.type(), c.status(), c.reason(), c.message()))
        .toList();
  }

  private static String thing(String name, String more) {
    return "{'apiVersion':'example.com/v1','kind':'Thing','metadata':{'name':'%s'%s}}"
        .formatted(name, more);
  }

  @Test
  void aDefinitionIsServedAsSoonAsItWasWritten() {
    CustomResourceDefinition created = server.define(things(ANYTHING));

    assertThat(created.status().conditions()).isEmpty();
    assertThat(created.status().storedVersions()).containsExactly("v1");
    CustomResourceDefinition now = server.definition("things.example.com");
    assertThat(conditions(now))
        .containsExactly(
            "NamesAccepted=True NoConflicts: no conflicts found",
            "Established=True InitialNamesAccepted: the initial names have been accepted");
    assertThat(now.status().acceptedNames()).isEqualTo(now.spec().names());
    assertThat(now.status().conditions())
        .extracting(CustomResourceDefinitionCondition::lastTransitionTime)
        .allMatch(time -> time.epochSecond() == TestServer.NOW.getEpochSecond());
    assertThat(server.get(PATH).status()).isEqualTo(200);
  }

  @Test
  void theServerOwnsTheStatusItWrites() {
    server.define(
        things(ANYTHING)
            .replace(
                "'metadata':{",
                "'metadata':{'managedFields':[{'manager':'me','operation':'Update','apiVersion':'apiextensions.k8s.io/v1','fieldsType':'FieldsV1','fieldsV1':{'f:spec':{'f:group':{}}}}],"));

    String condition =
        "{\".\":{},\"f:lastTransitionTime\":{},\"f:message\":{},\"f:reason\":{},\"f:status\":{},\"f:type\":{}}";
    assertThat(server.definition("things.example.com").metadata().managedFields())
        .anySatisfy(entry -> {
          assertThat(entry.manager()).isEqualTo("the-server");
          assertThat(entry.subresource()).isEqualTo("status");
          assertThat(Objects.requireNonNull(entry.fieldsV1()).raw().utf8())
              .isEqualTo(
                  ("{\"f:status\":{\"f:acceptedNames\":{\"f:kind\":{},\"f:listKind\":{},\"f:plural\":{},\"f:singular\":{}},"
                          + "\"f:conditions\":{\"k:{\\\"type\\\":\\\"Established\\\"}\":%1$s,\"k:{\\\"type\\\":\\\"NamesAccepted\\\"}\":%1$s}}}")
                      .formatted(condition));
        })
        .anySatisfy(entry -> assertThat(entry.manager()).isEqualTo("me"))
        .hasSize(2);
  }

  @Test
  void namesOfBuiltInResourcesAreInUseToo() {
    server.define(things(ANYTHING));
    Catalog.Group builtIn = server.catalog.state().group("example.com").orElseThrow();
    try (TestServer other = new TestServer()) {
      other.catalog.change(groups -> List.of(builtIn));

      other.define(definition("others", "Thing", version("v1", true, ANYTHING, "")));

      assertThat(conditions(other.definition("others.example.com")).getFirst())
          .startsWith("NamesAccepted=False ListKindConflict");
      assertThat(other.endpoint("example.com/v1", "things")).isNotNull();
    }
  }

  @Test
  void lookingAgainWritesNothing() {
    server.define(things(ANYTHING));
    String before = server.definition("things.example.com").metadata().resourceVersion();
    var endpoint = server.endpoint("example.com/v1", "things");

    server.resources.changed("things.example.com");

    assertThat(server.definition("things.example.com").metadata().resourceVersion())
        .isEqualTo(before);
    assertThat(server.endpoint("example.com/v1", "things")).isSameAs(endpoint);
  }

  @Test
  void namesThatAreInUseAreNotGivenTwice() {
    server.define(things(ANYTHING));

    server.define(definition("others", "Thing", version("v1", true, ANYTHING, "")));

    CustomResourceDefinition other = server.definition("others.example.com");
    assertThat(conditions(other))
        .containsExactly(
            "NamesAccepted=False ListKindConflict: \"ThingList\" is already in use",
            "Established=False NotAccepted: not all names are accepted");
    assertThat(other.status().acceptedNames().plural()).isEqualTo("others");
    assertThat(other.status().acceptedNames().kind()).isEmpty();
    assertThat(server.endpoint("example.com/v1", "others")).isNull();
  }

  @Test
  void namesThatComeFreeAreGivenToWhoWaits() {
    server.define(things(ANYTHING));
    server.define(definition("others", "Thing", version("v1", true, ANYTHING, "")));

    server.mark("things.example.com");

    await(() -> server.endpoint("example.com/v1", "others") != null);
    assertThat(server.endpoint("example.com/v1", "things")).isNull();
    assertThat(server.definition("others.example.com").status().acceptedNames().kind())
        .isEqualTo("Thing");
  }

  @Test
  void objectsAreStoredAsJsonUnderGroupAndPlural() {
    server.define(things(ANYTHING));

    server.post(PATH, thing("a", ",'labels':{'b':'c'}"));

    String stored =
        server.store.get(ByteString.utf8("example.com/things/ns/a")).orElseThrow().value().utf8();
    assertThat(stored)
        .startsWith("{\"apiVersion\":\"example.com/v1\",\"kind\":\"Thing\",\"metadata\":{")
        .endsWith("}\n")
        .contains("\"generation\":1")
        .doesNotContain("resourceVersion");
  }

  @Test
  void aDefinitionGoesAfterItsLastObject() {
    server.define(things(ANYTHING));
    server.post(PATH, thing("gone", ""));
    server.post(PATH, thing("held", ",'finalizers':['example.com/hold']"));

    CustomResourceDefinition marked = server.mark("things.example.com");

    assertThat(marked.metadata().finalizers())
        .containsExactly("customresourcecleanup.apiextensions.k8s.io");
    assertThat(conditions(marked))
        .contains(
            "Terminating=True InstanceDeletionPending: CustomResourceDefinition marked for deletion; CustomResource deletion will begin soon");
    await(() -> server.get(PATH + "/gone").status() == 404);
    TestServer.Answer refused = server.post(PATH, thing("late", ""));
    assertThat(refused.status()).isEqualTo(405);
    assertThat(refused.message())
        .isEqualTo("create not allowed while custom resource definition is terminating");
    await(() -> !server.get(PATH + "/held").text("metadata", "deletionTimestamp").equals("null"));

    server.merge(PATH + "/held", "{'metadata':{'finalizers':null}}");

    await(() -> server.endpoint("example.com/v1", "things") == null);
    assertThat(server.definitions.get(new ObjectName("", "things.example.com"))).isEmpty();
    assertThat(server.catalog.servesGroup("example.com")).isFalse();
  }

  @Test
  void aDefinitionThatWasNeverEstablishedGoesAtOnce() {
    server.define(things(ANYTHING));
    server.define(definition("others", "Thing", version("v1", true, ANYTHING, "")));

    server.mark("others.example.com");

    await(() -> server.definitions.get(new ObjectName("", "others.example.com")).isEmpty());
    assertThat(server.endpoint("example.com/v1", "things")).isNotNull();
  }

  @Test
  void serversOfOneStoreServeTheSame() {
    TestServer other = new TestServer(server.store, TestServer.NO_SERVICES);
    try {
      server.define(things(ANYTHING));

      await(() -> other.endpoint("example.com/v1", "things") != null);
      other.post(PATH, thing("a", ""));

      assertThat(server.get(PATH + "/a").status()).isEqualTo(200);
      assertThat(conditions(other.definition("things.example.com"))).hasSize(2);
    } finally {
      other.resources.close();
    }
  }

  @Test
  void whatIsThereAtTheStartIsServedAtTheStart() {
    server.define(things(ANYTHING));

    try (TestServer later =
        new TestServer(((MemoryStore) server.store).fork(), TestServer.NO_SERVICES)) {
      assertThat(later.endpoint("example.com/v1", "things")).isNotNull();
    }
  }

  @Test
  void versionsComeInTheOrderOfTheirPriority() {
    server.define(
        definition(
            "things",
            "Thing",
            String.join(
                ",",
                version("v1beta1", false, ANYTHING, ""),
                version("v2", true, ANYTHING, ""),
                version("v1", false, ANYTHING, ""))));

    Catalog.Group group = server.catalog.state().group("example.com").orElseThrow();
    assertThat(group.versions())
        .extracting(version -> version.name().version())
        .containsExactly("v2", "v1", "v1beta1");
    assertThat(group.priority()).isEqualTo(1000);
    assertThat(server.resources.versions())
        .extracting(CustomVersion::version)
        .first()
        .isEqualTo(new GroupVersion("example.com", "v2"));
  }

  @Test
  void versionsThatAreNotServedAreNotOffered() {
    server.define(
        definition(
            "things",
            "Thing",
            version("v1", true, ANYTHING, "")
                + ",{'name':'v2','served':false,'storage':false,'schema':{'openAPIV3Schema':"
                + ANYTHING
                + "}}"));

    assertThat(server.catalog.serves(new GroupVersion("example.com", "v2"))).isFalse();
  }

  @Test
  void theSchemaIsToldForOpenApi() {
    server.define(things("{'type':'object','properties':{'spec':{'type':'string'}}}"));

    assertThat(server.resources.versions())
        .singleElement()
        .satisfies(version -> {
          var resource = version.resources().getFirst();
          assertThat(resource.listKind()).isEqualTo("ThingList");
          assertThat(resource.namespaced()).isTrue();
          assertThat(resource.schema()).asString().contains("spec={type=string}");
        });
  }

  @Test
  void aChangedSchemaHoldsAtOnce() {
    server.define(things("{'type':'object','properties':{'a':{'type':'string'}}}"));
    server.post(PATH, thing("a", "").replaceFirst("}$", ",'a':'x','b':'y'}"));

    server.redefine(
        things("{'type':'object','properties':{'b':{'type':'string','default':'new'}}}"));

    assertThat(server.get(PATH + "/a").text("b")).isEqualTo("new");
    assertThat(server.get(PATH + "/a").text("a")).isEqualTo("null");
    assertThat(server.definition("things.example.com").metadata().generation()).isEqualTo(2);
  }

  @Test
  void definitionsOfTheFirstBetaAreServedToo() {
    server.define(
        """
        {'apiVersion':'apiextensions.k8s.io/v1beta1','kind':'CustomResourceDefinition',
         'metadata':{'name':'projects.example.sealyun.com'},
         'spec':{'group':'example.sealyun.com','version':'v1','scope':'Namespaced',
          'preserveUnknownFields':false,
          'names':{'kind':'Project','listKind':'ProjectList','plural':'projects','singular':'project'},
          'validation':{'openAPIV3Schema':{'type':'object','properties':{'spec':{'type':'object',
            'required':['replicas'],'properties':{'replicas':{'type':'integer','minimum':1}}}}}},
          'subresources':{'status':{}}}}
        """);
    String path = "/apis/example.sealyun.com/v1/namespaces/ns/projects";
    String project =
        "{'apiVersion':'example.sealyun.com/v1','kind':'Project','metadata':{'name':'p'},'spec':{%s}}";

    TestServer.Answer tooFew = server.post(path, project.formatted("'replicas':0"));
    TestServer.Answer none = server.post(path, project.formatted(""));
    TestServer.Answer enough = server.post(path, project.formatted("'replicas':1"));

    assertThat(tooFew.status()).isEqualTo(422);
    assertThat(tooFew.message())
        .isEqualTo(
            "Project.example.sealyun.com \"p\" is invalid: spec.replicas: Invalid value: 0: spec.replicas in body should be greater than or equal to 1");
    assertThat(none.message())
        .isEqualTo("Project.example.sealyun.com \"p\" is invalid: spec.replicas: Required value");
    assertThat(enough.status()).isEqualTo(201);
    assertThat(server.endpoint("example.sealyun.com/v1", "projects/status")).isNotNull();
  }
}
