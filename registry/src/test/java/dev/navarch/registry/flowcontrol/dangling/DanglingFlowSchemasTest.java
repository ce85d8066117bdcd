package dev.navarch.registry.flowcontrol.dangling;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.flowcontrol.v1.FlowSchema;
import dev.navarch.api.flowcontrol.v1.FlowSchemaCondition;
import dev.navarch.api.flowcontrol.v1.PriorityLevelConfiguration;
import dev.navarch.apimachinery.meta.v1.DeleteOptions;
import dev.navarch.apimachinery.meta.v1.ManagedFieldsEntry;
import dev.navarch.apimachinery.value.FieldsV1;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.apiserver.rest.WriteCheck;
import dev.navarch.registry.bootstrap.FlowControlObjects;
import dev.navarch.registry.generic.StoreChanges;
import dev.navarch.registry.generic.TestRegistry;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class DanglingFlowSchemasTest {
  private static final String PATH = "/apis/flowcontrol.apiserver.k8s.io/v1/";

  private final TestRegistry registry = new TestRegistry();
  private final ResourceStore<FlowSchema> schemas =
      registry.store("flowcontrol.apiserver.k8s.io", "flowschemas");
  private final ResourceStore<PriorityLevelConfiguration> levels =
      registry.store("flowcontrol.apiserver.k8s.io", "prioritylevelconfigurations");

  @AfterEach
  void close() {
    registry.close();
  }

  private DanglingFlowSchemas started() {
    DanglingFlowSchemas loop =
        new DanglingFlowSchemas(registry.context().stores(), InstantSource.fixed(TestRegistry.NOW));
    loop.start();
    return loop;
  }

  private void createSchema(String name, String level) {
    registry.create(
        schemas,
        PATH + "flowschemas",
        FlowSchema.builder()
            .metadata(m -> m.name(name))
            .spec(s -> s.matchingPrecedence(1000).priorityLevelConfiguration(p -> p.name(level)))
            .build());
  }

  private void createLevel(String name) {
    PriorityLevelConfiguration limited =
        FlowControlObjects.priorityLevels().stream()
            .filter(level -> level.metadata().name().equals("system"))
            .findFirst()
            .orElseThrow();
    registry.create(
        levels,
        PATH + "prioritylevelconfigurations",
        limited.toBuilder().metadata(m -> m.name(name)).build());
  }

  private FlowSchema schema(String name) {
    return schemas.require(new ObjectName("", name));
  }

  /** What a schema says of its level; empty if it says nothing. */
  private String reason(String name) {
    return schema(name).status().conditions().stream()
        .map(FlowSchemaCondition::reason)
        .findFirst()
        .orElse("");
  }

  private void await(String name, String reason) throws InterruptedException {
    StoreChanges.await(schemas, () -> reason(name).equals(reason));
  }

  @Test
  void schemasFollowTheComingAndGoingOfTheirLevel() throws InterruptedException {
    createSchema("early", "wanted");
    try (DanglingFlowSchemas loop = started()) {
      await("early", "NotFound");
      createSchema("late", "wanted");
      await("late", "NotFound");

      createLevel("wanted");
      await("early", "Found");
      await("late", "Found");

      levels.delete(
          TestRegistry.request(
              TestRegistry.ADMIN, "DELETE", PATH + "prioritylevelconfigurations/wanted"),
          new ObjectName("", "wanted"),
          DeleteOptions.builder().build(),
          WriteCheck.none());
      await("early", "NotFound");
      await("late", "NotFound");
      assertThat(loop).isNotNull();
    }
  }

  @Test
  void theConditionBelongsToTheServerWhichAppliesIt() throws InterruptedException {
    createSchema("s", "nosuch");
    try (DanglingFlowSchemas loop = started()) {
      await("s", "NotFound");
      assertThat(loop).isNotNull();
    }

    assertThat(schema("s").metadata().generation()).isEqualTo(1);
    assertThat(schema("s").metadata().managedFields())
        .singleElement()
        .satisfies(entry -> {
          assertThat(entry.manager()).isEqualTo("api-priority-and-fairness-config-consumer-v1");
          assertThat(entry.operation()).isEqualTo("Apply");
          assertThat(entry.subresource()).isEqualTo("status");
          assertThat(fields(entry))
              .isEqualTo(
                  "{\"f:status\":{\"f:conditions\":{\"k:{\\\"type\\\":\\\"Dangling\\\"}\":"
                      + "{\".\":{},\"f:lastTransitionTime\":{},\"f:message\":{},\"f:reason\":{},"
                      + "\"f:status\":{},\"f:type\":{}}}}}");
        });
  }

  private static String fields(ManagedFieldsEntry entry) {
    FieldsV1 fields = entry.fieldsV1();
    return fields == null ? "" : new String(fields.raw().unsafeArray(), StandardCharsets.UTF_8);
  }

  @Test
  void twoServersWriteOnce() throws InterruptedException {
    createSchema("s", "nosuch");
    try (DanglingFlowSchemas one = started();
        DanglingFlowSchemas other = started()) {
      await("s", "NotFound");
      String version = schema("s").metadata().resourceVersion();
      createSchema("t", "nosuch");
      await("t", "NotFound");

      assertThat(schema("s").metadata().resourceVersion()).isEqualTo(version);
      assertThat(one).isNotSameAs(other);
    }
  }
}
