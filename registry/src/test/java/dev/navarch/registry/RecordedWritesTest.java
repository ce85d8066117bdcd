package dev.navarch.registry;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.BuiltInGroups;
import dev.navarch.api.install.ResourceType;
import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.DeleteOptions;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.schema.GroupVersionResource;
import dev.navarch.apiserver.objects.ObjectModel;
import dev.navarch.apiserver.request.Query;
import dev.navarch.apiserver.request.RequestInfo;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.apiserver.rest.Rest;
import dev.navarch.apiserver.rest.Updatable;
import dev.navarch.apiserver.rest.UpdateRules;
import dev.navarch.apiserver.rest.Warnings;
import dev.navarch.apiserver.rest.WriteCheck;
import dev.navarch.registry.generic.TestRegistry;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Writes that a Kubernetes API server was recorded to answer, with the same answers here: what the
 * strategies of resources fill in, take away, count and refuse. Who owns which field is no part of
 * this, nor is what admission does.
 */
class RecordedWritesTest {
  /** Groups whose objects admission leaves alone. */
  private static final Set<String> GROUPS =
      Set.of(
          "admissionregistration.k8s.io",
          "apiregistration.k8s.io",
          "apps",
          "autoscaling",
          "batch",
          "coordination.k8s.io",
          "discovery.k8s.io",
          "flowcontrol.apiserver.k8s.io",
          "networking.k8s.io",
          "node.k8s.io",
          "policy",
          "rbac.authorization.k8s.io",
          "resource.k8s.io",
          "scheduling.k8s.io",
          "storage.k8s.io");

  /** What the server's outer layers, admission, or time, say in the metadata of an answer. */
  private static final Set<String> NOT_COMPARED =
      Set.of("managedFields", "resourceVersion", "creationTimestamp", "finalizers");

  @Test
  void answersAreKubernetesAnswers() throws IOException {
    List<String> differences = new ArrayList<>();
    int compared = 0;
    for (var scenario : RecordedExchange.scenarios().entrySet()) {
      if (scenario.getValue().stream().noneMatch(RecordedWritesTest::isOfTheseGroups)) {
        continue;
      }
      try (TestRegistry registry = new TestRegistry()) {
        for (RecordedExchange exchange : scenario.getValue()) {
          Optional<String> answer = answer(registry, exchange);
          if (answer.isEmpty()) {
            continue;
          }
          String expected = expected(exchange);
          if (isOfOthers(exchange, answer.get(), expected)) {
            continue;
          }
          compared++;
          if (!answer.get().equals(expected)) {
            differences.add(
                "%s %s %s %s%n  here:  %s%n  there: %s"
                    .formatted(
                        scenario.getKey(),
                        exchange.method(),
                        exchange.path(),
                        exchange.body(),
                        answer.get(),
                        expected));
          }
        }
      }
    }

    assertThat(differences).isEmpty();
    assertThat(compared).isGreaterThan(300);
  }

  private static boolean isOfTheseGroups(RecordedExchange exchange) {
    String[] segments = exchange.path().split("/", -1);
    return segments.length > 2 && GROUPS.contains(segments[2]);
  }

  /**
   * Whether an answer is due to somebody else: admission, the parameters of a request, a write that
   * is not made again here, or what runs beside the server.
   */
  private static boolean isOfOthers(RecordedExchange exchange, String here, String there) {
    return (exchange.method().equals("POST") && exchange.status() == 404)
        || there.startsWith("422 CreateOptions")
        || (here.startsWith("404 ") && !there.startsWith("404 "))
        || there.contains("reason=ServiceNotFound")
        || there.contains("type=Dangling")
        || isPatchOfRevision(exchange);
  }

  /** Kubernetes finds the data of a revision changed by any patch, whatever it changes. */
  private static boolean isPatchOfRevision(RecordedExchange exchange) {
    return exchange.method().equals("PATCH") && exchange.path().contains("/controllerrevisions/");
  }

  /** What a write leads to here; empty for what is not compared. */
  private static Optional<String> answer(TestRegistry registry, RecordedExchange exchange) {
    RequestInfo info =
        RequestInfo.of(exchange.method(), exchange.path(), Query.parse(exchange.query()));
    boolean judged = List.of(200, 201, 404, 422).contains(exchange.status());
    if (!judged || !info.isResource() || !isOfTheseGroups(exchange)) {
      return Optional.empty();
    }
    GroupVersionResource name =
        new GroupVersionResource(info.group(), info.version(), info.resource());
    Optional<ResourceType> type =
        info.subresource().isEmpty()
            ? BuiltInGroups.resource(name)
            : BuiltInGroups.subresource(name, info.subresource());
    if (type.isEmpty()) {
      return Optional.empty();
    }
    RequestContext context =
        new RequestContext(info, TestRegistry.ADMIN, "", new Warnings(), TestRegistry.NOW);
    Rest rest = rest(registry, type.get());
    try {
      return write(rest, context, exchange, type.get())
          .map(object -> text(rest.model().toTree(object, version(type.get()))));
    } catch (ApiException refused) {
      return Optional.of(refused.code() + " " + withoutIds(refused.message()));
    }
  }

  private static GroupVersion version(ResourceType type) {
    return type.kind().groupVersion();
  }

  private static Rest rest(TestRegistry registry, ResourceType type) {
    return BuiltInResources.rest(type, registry.context())
        .orElseGet(() ->
            type.isSubresource()
                ? registry.context().stores().status(type.name().groupResource())
                : registry.context().stores().of(type.name().groupResource()));
  }

  private static Optional<MetaObject> write(
      Rest rest, RequestContext context, RecordedExchange exchange, ResourceType type) {
    return switch (exchange.method()) {
      case "POST" -> created(rest, context, exchange, type);
      case "PUT", "PATCH" -> updated(rest, context, exchange, type);
      case "DELETE" -> deleted(rest, context, exchange);
      default -> Optional.empty();
    };
  }

  private static boolean isDryRun(RecordedExchange exchange) {
    return exchange.query().contains("dryRun");
  }

  private static ObjectName name(RequestContext context) {
    return new ObjectName(context.info().namespace(), context.info().name());
  }

  @SuppressWarnings("unchecked") // a store takes the objects that its own model reads
  private static <T extends MetaObject> Optional<MetaObject> created(
      Rest rest, RequestContext context, RecordedExchange exchange, ResourceType type) {
    if (!(rest instanceof ResourceStore<?> store)) {
      return Optional.empty();
    }
    T body = (T) read(rest.model(), exchange.body(), type);
    return Optional.of(
        ((ResourceStore<T>) store)
            .create(
                context, name(context).namespace(), body, WriteCheck.none(), isDryRun(exchange)));
  }

  @SuppressWarnings("unchecked") // an endpoint takes the objects that its own model reads
  private static <T extends MetaObject> Optional<MetaObject> updated(
      Rest rest, RequestContext context, RecordedExchange exchange, ResourceType type) {
    boolean whole = exchange.method().equals("PUT");
    boolean merge = exchange.contentType().equals("application/merge-patch+json");
    if (!(rest instanceof Updatable<?> updatable) || !(whole || merge)) {
      return Optional.empty();
    }
    return Optional.of(
        ((Updatable<T>) updatable)
            .update(
                context,
                name(context),
                existing ->
                    whole
                        ? replaced(rest.model(), exchange, type, existing)
                        : patched(rest.model(), exchange, type, existing),
                WriteCheck.none(),
                UpdateRules.dryRun(isDryRun(exchange)))
            .object());
  }

  private static Optional<MetaObject> deleted(
      Rest rest, RequestContext context, RecordedExchange exchange) {
    boolean one = !name(context).name().isEmpty();
    if (rest instanceof ResourceStore<?> store && one && !isDryRun(exchange)) {
      store.delete(context, name(context), options(exchange), WriteCheck.none());
    }
    return Optional.empty();
  }

  private static DeleteOptions options(RecordedExchange exchange) {
    String policy = Query.parse(exchange.query()).get("propagationPolicy");
    Object said = exchange.body().get("propagationPolicy");
    return DeleteOptions.builder()
        .propagationPolicy(said instanceof String text ? text : policy.isEmpty() ? null : policy)
        .build();
  }

  /** The object of a body; marks of ids and versions in it stand for those of the stored object. */
  private static MetaObject read(ObjectModel model, Map<?, ?> body, ResourceType type) {
    GroupVersionKind kind =
        body.get("kind") instanceof String name ? version(type).withKind(name) : type.kind();
    return (MetaObject) model.fromTree(tree(body), kind, false).object();
  }

  private static StringMap<@Nullable Object> tree(Map<?, ?> body) {
    Map<String, @Nullable Object> copy = new LinkedHashMap<>();
    body.forEach((key, value) -> copy.put((String) key, value));
    return StringMap.copyOf(copy);
  }

  @SuppressWarnings("unchecked") // the model reads what the endpoint writes
  private static <T extends MetaObject> T replaced(
      ObjectModel model, RecordedExchange exchange, ResourceType type, @Nullable T existing) {
    if (existing == null) {
      return (T) read(model, exchange.body(), type);
    }
    MetaObject body = read(model, marked(exchange.body(), existing.metadata().uid()), type);
    boolean versioned = !body.metadata().resourceVersion().isEmpty();
    return (T)
        body.withMetadata(
            body.metadata().toBuilder()
                .uid("")
                .creationTimestamp(existing.metadata().creationTimestamp())
                .managedFields(List.of())
                .resourceVersion(versioned ? existing.metadata().resourceVersion() : "")
                .build());
  }

  /** A body in which the marks of ids are replaced. */
  private static Map<?, ?> marked(Map<?, ?> body, String uid) {
    Map<Object, @Nullable Object> result = new LinkedHashMap<>();
    body.forEach((key, value) ->
        result.put(
            key,
            switch (value) {
              case Map<?, ?> map -> marked(map, uid);
              case String text when text.startsWith("UID#") -> uid;
              case null, default -> value;
            }));
    return result;
  }

  @SuppressWarnings("unchecked") // the model reads what the endpoint writes
  private static <T extends MetaObject> T patched(
      ObjectModel model, RecordedExchange exchange, ResourceType type, @Nullable T existing) {
    if (existing == null) {
      throw new IllegalStateException("there is nothing to patch");
    }
    Map<?, ?> before = model.toTree(existing, version(type));
    return (T) read(model, merged(before, exchange.body()), type);
  }

  private static Map<?, ?> merged(@Nullable Object target, Map<?, ?> patch) {
    Map<Object, @Nullable Object> result =
        new LinkedHashMap<>(target instanceof Map<?, ?> object ? object : Map.of());
    patch.forEach((key, value) -> {
      switch (value) {
        case Map<?, ?> changes -> result.put(key, merged(result.get(key), changes));
        case null -> result.remove(key);
        default -> result.put(key, value);
      }
    });
    return result;
  }

  private static String expected(RecordedExchange exchange) {
    return exchange.status() >= 300
        ? exchange.status() + " " + withoutIds(String.valueOf(exchange.answer().get("message")))
        : text(exchange.answer());
  }

  private static String text(Map<?, ?> answer) {
    Map<Object, @Nullable Object> compared = new LinkedHashMap<>(answer);
    if (answer.get("metadata") instanceof Map<?, ?> metadata) {
      Map<Object, @Nullable Object> rest = new LinkedHashMap<>(metadata);
      rest.keySet().removeAll(NOT_COMPARED);
      compared.put("metadata", rest);
    }
    return withoutIds(String.valueOf(sorted(compared)));
  }

  private static @Nullable Object sorted(@Nullable Object value) {
    return switch (value) {
      case Map<?, ?> map -> {
        Map<String, @Nullable Object> copy = new TreeMap<>();
        map.forEach((key, item) -> copy.put((String) key, sorted(item)));
        yield copy;
      }
      case List<?> list -> {
        List<@Nullable Object> copy = new ArrayList<>();
        list.forEach(item -> copy.add(sorted(item)));
        yield copy;
      }
      case null, default -> value;
    };
  }

  private static String withoutIds(String text) {
    return text.replaceAll("UID#\\d+|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", "UID");
  }
}
