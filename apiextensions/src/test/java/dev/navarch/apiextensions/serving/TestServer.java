package dev.navarch.apiextensions.serving;

import dev.navarch.api.apiextensions.ApiExtensionsGroup;
import dev.navarch.api.apiextensions.v1.CustomResourceDefinition;
import dev.navarch.api.autoscaling.AutoscalingGroup;
import dev.navarch.apiextensions.cel.SchemaRules;
import dev.navarch.apiextensions.definition.CustomResourceDefinitionStatusStrategy;
import dev.navarch.apiextensions.definition.CustomResourceDefinitionStrategy;
import dev.navarch.apiextensions.definition.DefinitionValidation;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.meta.v1.DeleteOptions;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.runtime.DefaultingContext;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.apimachinery.schema.GroupKind;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.serializer.CodecFactory;
import dev.navarch.apimachinery.unstructured.Unstructured;
import dev.navarch.apimachinery.unstructured.UnstructuredConverter;
import dev.navarch.apiserver.admission.AdmissionChain;
import dev.navarch.apiserver.authentication.User;
import dev.navarch.apiserver.authorization.Decision;
import dev.navarch.apiserver.endpoint.Catalog;
import dev.navarch.apiserver.endpoint.EndpointTools;
import dev.navarch.apiserver.endpoint.Exchange;
import dev.navarch.apiserver.endpoint.Negotiator;
import dev.navarch.apiserver.endpoint.ResourceEndpoint;
import dev.navarch.apiserver.endpoint.WatchClock;
import dev.navarch.apiserver.endpoint.Workers;
import dev.navarch.apiserver.http.ApiRequest;
import dev.navarch.apiserver.http.Headers;
import dev.navarch.apiserver.http.Peer;
import dev.navarch.apiserver.http.Responder;
import dev.navarch.apiserver.http.ResponseStream;
import dev.navarch.apiserver.objects.ObjectTable;
import dev.navarch.apiserver.objects.TypedModel;
import dev.navarch.apiserver.request.Query;
import dev.navarch.apiserver.request.RequestInfo;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.ResourceKind;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.apiserver.rest.SideEffects;
import dev.navarch.apiserver.rest.UpdateRules;
import dev.navarch.apiserver.rest.Warnings;
import dev.navarch.apiserver.rest.WriteCheck;
import dev.navarch.apiserver.table.Columns;
import dev.navarch.storage.Store;
import dev.navarch.storage.memory.MemoryStore;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * A server of custom resources over a store in memory, without sockets. JSON is written with single
 * quotes for double ones.
 */
final class TestServer implements AutoCloseable {
  static final Instant NOW = Instant.parse("2026-01-02T03:04:05Z");
  static final ServiceResolver NO_SERVICES =
      (namespace, name, port) -> {
        throw new IOException("there are no services here");
      };

  private static final long PATIENCE_SECONDS = 30;

  private static final Scheme SCHEME = scheme();

  final Store store;
  final Catalog catalog = new Catalog();
  final ResourceStore<CustomResourceDefinition> definitions;
  private volatile @Nullable CustomResources started;
  final CustomResources resources;
  final CodecFactory codecs = new CodecFactory(SCHEME, DefaultingContext.NEWEST);
  private final Workers workers = new Workers((exchange, failure) -> fail(exchange, failure));
  private final WatchClock watches = new WatchClock();
  private final EndpointTools tools =
      new EndpointTools(
          new Negotiator(codecs),
          attributes -> new Decision.Allowed(""),
          AdmissionChain.NONE,
          workers,
          watches,
          true);

  TestServer() {
    this(MemoryStore.create(), NO_SERVICES);
  }

  TestServer(Store store, ServiceResolver services) {
    this.store = store;
    definitions =
        new ResourceStore<>(
            new ResourceKind<>(
                new GroupResource("apiextensions.k8s.io", "customresourcedefinitions"),
                new GroupKind("apiextensions.k8s.io", "CustomResourceDefinition"),
                false,
                "apiextensions.k8s.io/customresourcedefinitions/",
                model("apiextensions.k8s.io", "CustomResourceDefinition")),
            new CustomResourceDefinitionStrategy(new DefinitionValidation(new SchemaRules())),
            new Told(),
            store,
            new ObjectTable(1 << 20));
    resources =
        CustomResources.start(
            new ServingContext(
                definitions,
                () -> new ObjectTable(1 << 20),
                catalog,
                tools,
                model("autoscaling", "Scale"),
                Columns.standard(),
                services,
                "the-server",
                InstantSource.fixed(NOW)));
    started = resources;
  }

  private static Scheme scheme() {
    Scheme.Builder scheme = Scheme.builder("test");
    new ApiExtensionsGroup().addTo(scheme);
    new AutoscalingGroup().addTo(scheme);
    return scheme.build();
  }

  private TypedModel model(String group, String kind) {
    return new TypedModel(
        SCHEME,
        codecs,
        DefaultingContext.NEWEST,
        new GroupKind(group, kind),
        new GroupVersion(group, "v1"));
  }

  /** Tells those who serve definitions of every write, as a server does. */
  private final class Told implements SideEffects<CustomResourceDefinition> {
    @Override
    public Prepared<CustomResourceDefinition> before(
        RequestContext context,
        CustomResourceDefinition object,
        @Nullable CustomResourceDefinition old,
        boolean dryRun) {
      return new Prepared<>(
          object,
          new Reservation() {
            @Override
            public void keep() {
              deleted(object);
            }

            @Override
            public void giveBack() {}
          });
    }

    @Override
    public void deleted(CustomResourceDefinition object) {
      CustomResources served = started;
      if (served != null) {
        served.changed(object.metadata().name());
      }
    }
  }

  // ---- definitions

  /** Things of example.com with one version of this schema. */
  static String things(String schema) {
    return definition("things", "Thing", version("v1", true, schema, ""));
  }

  static String definition(String plural, String kind, String versions) {
    return "{'apiVersion':'apiextensions.k8s.io/v1','kind':'CustomResourceDefinition','metadata':{'name':'%s.example.com'},'spec':{'group':'example.com','scope':'Namespaced','names':{'plural':'%s','kind':'%s'},'versions':[%s]}}"
        .formatted(plural, plural, kind, versions);
  }

  static String version(String name, boolean storage, String schema, String more) {
    return "{'name':'%s','served':true,'storage':%s,'schema':{'openAPIV3Schema':%s}%s}"
        .formatted(name, storage, schema, more.isEmpty() ? "" : "," + more);
  }

  static byte[] json(String text) {
    return text.replace('\'', '"').getBytes(StandardCharsets.UTF_8);
  }

  CustomResourceDefinition define(String json) {
    CustomResourceDefinition created =
        definitions.create(onDefinitions("POST", json), "", read(json), WriteCheck.none(), false);
    return created;
  }

  private CustomResourceDefinition read(String json) {
    MetaObject read =
        (MetaObject)
            definitions
                .model()
                .read(
                    codecs.serializers().get(0),
                    json(json),
                    versionOf(json).withKind("CustomResourceDefinition"),
                    false)
                .object();
    return (CustomResourceDefinition) read;
  }

  private static GroupVersion versionOf(String json) {
    return GroupVersion.parse(Unstructured.parse(json(json)).typeMeta().apiVersion());
  }

  /** A request in the version that the definition is written in. */
  private static RequestContext onDefinitions(String method, String json) {
    return context(
        method,
        "/apis/%s/customresourcedefinitions".formatted(versionOf(json).toApiVersion()),
        Query.EMPTY);
  }

  CustomResourceDefinition definition(String name) {
    return definitions.require(new ObjectName("", name));
  }

  /** Replaces a definition. */
  CustomResourceDefinition redefine(String json) {
    CustomResourceDefinition wanted = read(json);
    CustomResourceDefinition updated =
        definitions
            .update(
                onDefinitions("PUT", json),
                new ObjectName("", wanted.metadata().name()),
                existing ->
                    wanted.toBuilder()
                        .metadata(Objects.requireNonNull(existing).metadata())
                        .build(),
                WriteCheck.none(),
                UpdateRules.PLAIN)
            .object();
    return updated;
  }

  /** Writes which versions objects are stored in, as somebody does who has rewritten them all. */
  CustomResourceDefinition storedIn(String name, List<String> versions) {
    CustomResourceDefinition updated =
        definitions
            .under(
                new CustomResourceDefinitionStatusStrategy(
                    new DefinitionValidation(new SchemaRules())))
            .update(
                context("PUT", "/apis", Query.EMPTY),
                new ObjectName("", name),
                existing -> {
                  CustomResourceDefinition known = Objects.requireNonNull(existing);
                  return known.toBuilder()
                      .status(known.status().toBuilder().storedVersions(versions).build())
                      .build();
                },
                WriteCheck.none(),
                UpdateRules.PLAIN)
            .object();
    return updated;
  }

  /** Deletes a definition, which begins with marking it. */
  CustomResourceDefinition mark(String name) {
    CustomResourceDefinition marked =
        definitions
            .delete(
                context("DELETE", "/apis", Query.EMPTY),
                new ObjectName("", name),
                DeleteOptions.builder().build(),
                WriteCheck.none())
            .object();
    resources.changed(name);
    return marked;
  }

  // ---- requests

  /** An answer, with its body as a tree. */
  record Answer(int status, Unstructured body, List<String> warnings) {
    String text(String... path) {
      return String.valueOf(body.nested(path).orElse(null));
    }

    String message() {
      return text("message");
    }

    Map<?, ?> map(String... path) {
      return (Map<?, ?>) body.nested(path).orElseThrow();
    }
  }

  Answer get(String path) {
    return send("GET", path, "application/json", "");
  }

  Answer post(String path, String body) {
    return send("POST", path, "application/json", body);
  }

  Answer put(String path, String body) {
    return send("PUT", path, "application/json", body);
  }

  Answer delete(String path) {
    return send("DELETE", path, "application/json", "");
  }

  Answer merge(String path, String body) {
    return send("PATCH", path, "application/merge-patch+json", body);
  }

  Answer apply(String path, String body) {
    return send("PATCH", path, "application/apply-patch+yaml", body);
  }

  Answer send(String method, String path, String contentType, String body) {
    Answered answered = new Answered();
    Warnings warnings =
        handle(method, path, Headers.of("Content-Type", contentType), body, answered);
    return answered.await(warnings);
  }

  /** The body of an answer in a form of the client's choice. */
  String text(String path, String accept) {
    Answered answered = new Answered();
    Warnings unused = handle("GET", path, Headers.of("Accept", accept), "", answered);
    return answered.text();
  }

  /** Begins to watch; the path may have a query. */
  Watched watch(String path) {
    Watched watched = new Watched();
    Warnings unused =
        handle(
            "GET",
            path + (path.indexOf('?') < 0 ? "?watch=1" : "&watch=1"),
            Headers.NONE,
            "",
            watched);
    watched.awaitStart();
    return watched;
  }

  private Warnings handle(
      String method, String path, Headers headers, String body, Responder responder) {
    int mark = path.indexOf('?');
    Query query = Query.parse(mark < 0 ? "" : path.substring(mark + 1));
    String plain = mark < 0 ? path : path.substring(0, mark);
    RequestContext context = context(method, plain, query);
    Exchange exchange =
        new Exchange(
            new ApiRequest(
                method, plain, query, headers, json(body), new Peer("192.0.2.1", List.of())),
            context,
            responder);
    try {
      endpoint(context.info()).handle(exchange);
    } catch (ApiException e) {
      fail(exchange, e);
    }
    return context.warnings();
  }

  private ResourceEndpoint endpoint(RequestInfo info) {
    return catalog
        .find(info.groupVersion(), info.resourceWithSub())
        .orElseThrow(() -> new AssertionError("nobody serves " + info.path()));
  }

  private static RequestContext context(String method, String path, Query query) {
    return new RequestContext(
        RequestInfo.of(method, path, query), User.of("somebody"), "test/1", new Warnings(), NOW);
  }

  private static void fail(Exchange exchange, Throwable failure) {
    if (failure instanceof ApiException known) {
      exchange.respond(
          known.code(),
          "application/json",
          JsonTree.toBytes(UnstructuredConverter.toUnstructured(known.status()).content()));
    } else {
      throw new AssertionError(failure);
    }
  }

  private static final class Answered implements Responder {
    @SuppressWarnings("ArrayRecordComponent") // answers are not compared
    private record Sent(int status, byte[] body) {}

    private final CompletableFuture<Sent> sent = new CompletableFuture<>();

    @Override
    public void respond(int status, Headers headers, byte[] body) {
      sent.complete(new Sent(status, body));
    }

    @Override
    public ResponseStream stream(int status, Headers headers) {
      throw new UnsupportedOperationException("answers are short here");
    }

    String text() {
      return new String(sent().body(), StandardCharsets.UTF_8);
    }

    private Sent sent() {
      return sent.orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join();
    }

    Answer await(Warnings warnings) {
      Sent answer = sent();
      return new Answer(answer.status(), Unstructured.parse(answer.body()), warnings.all());
    }
  }

  /** The events of a watch as they come. */
  static final class Watched implements Responder, ResponseStream {
    private static final String END = "";

    private final CompletableFuture<Void> begun = new CompletableFuture<>();
    private final CompletableFuture<Void> over = new CompletableFuture<>();
    private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();

    @Override
    public void respond(int status, Headers headers, byte[] body) {
      begun.completeExceptionally(
          new AssertionError(status + " " + new String(body, StandardCharsets.UTF_8)));
    }

    @Override
    public ResponseStream stream(int status, Headers headers) {
      begun.complete(null);
      return this;
    }

    void awaitStart() {
      begun.orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join();
    }

    @Override
    public synchronized void write(byte[] piece) {
      if (!over.isDone()) {
        new String(piece, StandardCharsets.UTF_8).lines().forEach(lines::add);
      }
    }

    @Override
    public long unsent() {
      return 0;
    }

    @Override
    public boolean awaitRoom(long window, java.time.Duration patience) {
      return true;
    }

    @Override
    public void end() {
      synchronized (this) {
        if (!over.isDone()) {
          lines.add(END);
        }
      }
      over.complete(null);
    }

    @Override
    public void abort() {
      end();
    }

    @Override
    public void onClose(Runnable action) {
      CompletableFuture<Void> unused = over.thenRun(action);
    }

    /** The next event; null at the end of the watch. */
    @Nullable Unstructured next() throws InterruptedException {
      String line = lines.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
      if (line == null) {
        throw new AssertionError("nothing happens");
      }
      return line.equals(END)
          ? null
          : new Unstructured(
              CustomModel.object(JsonTree.parse(line.getBytes(StandardCharsets.UTF_8))));
    }

    /** Types and names of the objects of all events up to the end of the watch. */
    List<String> rest() throws InterruptedException {
      List<String> events = new ArrayList<>();
      for (Unstructured event = next(); event != null; event = next()) {
        events.add(
            "%s %s"
                .formatted(
                    event.nested("type").orElse(""),
                    event.nested("object", "metadata", "name").orElse("")));
      }
      return events;
    }

    boolean isOver() {
      return over.isDone();
    }
  }

  /** Waits for something that happens by itself. */
  static void await(BooleanSupplier condition) {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
    while (!condition.getAsBoolean()) {
      if (System.nanoTime() > end) {
        throw new AssertionError("it does not come to pass");
      }
      Thread.onSpinWait();
    }
  }

  @Nullable ResourceEndpoint endpoint(String version, String path) {
    return catalog.find(GroupVersion.parse(version), path).orElse(null);
  }

  @Override
  public void close() {
    resources.close();
    watches.close();
    workers.close();
    store.close();
  }
}
