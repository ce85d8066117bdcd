package dev.navarch.registry.flowcontrol.dangling;

import dev.navarch.api.flowcontrol.v1.FlowSchema;
import dev.navarch.api.flowcontrol.v1.FlowSchemaCondition;
import dev.navarch.api.flowcontrol.v1.PriorityLevelConfiguration;
import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.errors.StatusReason;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.apiserver.authentication.User;
import dev.navarch.apiserver.objects.FieldOwnership;
import dev.navarch.apiserver.request.Query;
import dev.navarch.apiserver.request.RequestInfo;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.apiserver.rest.UpdateRules;
import dev.navarch.apiserver.rest.Warnings;
import dev.navarch.apiserver.rest.WriteCheck;
import dev.navarch.registry.generic.BuiltInStores;
import dev.navarch.registry.loop.ChangeLoop;
import dev.navarch.registry.loop.Loop;
import java.time.InstantSource;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Tells in the status of every flow schema whether its priority level exists, as soon as a schema
 * or a level comes, changes or goes. Several of these, on several servers, do no harm to each
 * other: they all say the same, and what is said already is not written again.
 *
 * <p>Started once and closed once; see {@link ChangeLoop} for the thread that does the work.
 */
public final class DanglingFlowSchemas implements Loop {
  private static final String GROUP = "flowcontrol.apiserver.k8s.io";
  private static final GroupVersionKind KIND = new GroupVersionKind(GROUP, "v1", "FlowSchema");
  private static final String MANAGER = "api-priority-and-fairness-config-consumer-v1";
  private static final User SELF = User.of("system:apiserver", User.MASTERS_GROUP);

  private final ResourceStore<FlowSchema> schemas;
  private final ResourceStore<FlowSchema> statuses;
  private final ResourceStore<PriorityLevelConfiguration> levels;
  private final FieldOwnership owners;
  private final InstantSource clock;
  private final ChangeLoop loop;

  @SuppressWarnings("unchecked") // the resource's kind decides
  public DanglingFlowSchemas(BuiltInStores stores, InstantSource clock) {
    this.schemas = stores.of(GROUP, "flowschemas");
    this.statuses =
        (ResourceStore<FlowSchema>) stores.status(new GroupResource(GROUP, "flowschemas"));
    this.levels = stores.of(GROUP, "prioritylevelconfigurations");
    this.owners =
        new FieldOwnership(statuses.model(), KIND, "status", statuses.strategy().resetFields());
    this.clock = clock;
    this.loop =
        new ChangeLoop(
            "flow-schema-status", stores.store(), ChangeLoop.Pace.AT_ONCE, whole -> compare());
  }

  @Override
  public void start() {
    loop.start();
  }

  private void compare() {
    loop.follow(schemas.span(""), event -> true);
    loop.follow(levels.span(""), event -> true);
    Set<String> present = new HashSet<>();
    for (PriorityLevelConfiguration level : levels.list("")) {
      present.add(level.metadata().name());
    }
    Time now = Time.of(clock.instant());
    for (FlowSchema schema : schemas.list("")) {
      if (DanglingCondition.change(schema, exists(schema, present), now).isPresent()) {
        write(schema.metadata().name(), present);
      }
    }
  }

  private static boolean exists(FlowSchema schema, Set<String> present) {
    return present.contains(schema.spec().priorityLevelConfiguration().name());
  }

  /**
   * A schema that is gone needs no status. One that breaks today's rules cannot be written until
   * somebody mends it, which is a change that is heard.
   */
  private void write(String name, Set<String> present) {
    RequestInfo request =
        RequestInfo.of(
            "PATCH", "/apis/" + GROUP + "/v1/flowschemas/" + name + "/status", Query.EMPTY);
    RequestContext context = new RequestContext(request, SELF, "", new Warnings(), clock.instant());
    ObjectName object = new ObjectName("", name);
    try {
      statuses.update(
          context,
          object,
          stored -> {
            if (stored == null) {
              throw statuses.notFound(object);
            }
            return DanglingCondition.change(stored, exists(stored, present), context.now())
                .map(condition -> applied(stored, condition, context.now()))
                .orElse(stored);
          },
          WriteCheck.none(),
          UpdateRules.PLAIN);
    } catch (ApiException e) {
      if (e.reason() != StatusReason.NOT_FOUND && e.reason() != StatusReason.INVALID) {
        throw e;
      }
    }
  }

  /** The schema with a condition that belongs to the server, as if the server applied it. */
  private FlowSchema applied(FlowSchema stored, FlowSchemaCondition condition, Time now) {
    StringMap<@Nullable Object> said =
        StringMap.<@Nullable Object>of("type", condition.type())
            .with("status", condition.status())
            .with("lastTransitionTime", condition.lastTransitionTime().toString())
            .with("reason", condition.reason())
            .with("message", condition.message());
    StringMap<@Nullable Object> configuration =
        StringMap.<@Nullable Object>of("apiVersion", KIND.groupVersion().toApiVersion())
            .with("kind", KIND.kind())
            .with("metadata", StringMap.<@Nullable Object>of("name", stored.metadata().name()))
            .with("status", StringMap.<@Nullable Object>of("conditions", List.of(said)));
    return (FlowSchema)
        statuses
            .model()
            .fromTreeAsItIs(owners.applied(stored, configuration, MANAGER, true, now), KIND);
  }

  @Override
  public void close() {
    loop.close();
  }
}
