package dev.navarch.apiserver.endpoint;

import dev.navarch.apimachinery.collect.Lazy;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.serializer.MediaTypes;
import dev.navarch.apiserver.objects.StoredObject;
import dev.navarch.apiserver.rest.Creatable;
import dev.navarch.apiserver.rest.Listable;
import dev.navarch.apiserver.rest.Readable;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.apiserver.rest.Updatable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Serves one resource or sub-resource in one version. */
public final class ResourceEndpoint implements Endpoint {
  private final ServedResource served;
  private final EndpointTools tools;
  private final Lazy<Shapes> lazyShapes;
  private final Lazy<ObjectForms> lazyForms;

  public ResourceEndpoint(ServedResource served, EndpointTools tools) {
    this.served = served;
    this.tools = tools;
    this.lazyShapes =
        Lazy.of(() -> new Shapes(served.rest().model(), served.kind(), served.lazyColumns()));
    this.lazyForms = Lazy.of(() -> new ObjectForms(served.rest().model(), served.kind()));
  }

  private Shapes shapes() {
    return lazyShapes.get();
  }

  private ObjectForms forms() {
    return lazyForms.get();
  }

  public ServedResource served() {
    return served;
  }

  @Override
  public void handle(Exchange exchange) {
    String verb = exchange.info().verb();
    if (!isPossible(exchange)) {
      refuse(exchange);
      return;
    }
    if (!served.deprecation().isEmpty()) {
      exchange.context().warnings().add(served.deprecation());
    }
    if (served.rest() instanceof Connectable connectable) {
      run(exchange, () -> connectable.connect(exchange));
      return;
    }
    boolean protobuf = served.rest().model().hasProtobuf();
    Accepted accepted = tools.negotiator().response(exchange, protobuf);
    switch (verb) {
      case "get" -> get(exchange, accepted);
      case "list" -> list(exchange, accepted);
      case "watch" ->
          run(
              exchange,
              () ->
                  new WatchVerb(served, stored(), shapes(), forms(), tools.watches())
                      .run(exchange, accepted));
      case "create" -> run(exchange, () -> writes().create(exchange, accepted));
      case "update" -> run(exchange, () -> writes().update(exchange, accepted));
      case "patch" -> run(exchange, () -> patches().patch(exchange, accepted));
      case "delete" -> run(exchange, () -> deletes().delete(exchange, accepted));
      case "deletecollection" -> run(exchange, () -> deletes().deleteAll(exchange, accepted));
      default -> throw notAllowed();
    }
  }

  /** Custom resources have their own words for what cannot be done with them. */
  private void refuse(Exchange exchange) {
    if (!served.rest().model().namesKindOfItems()) {
      throw notAllowed();
    }
    boolean nowhere = served.namespaced() && exchange.info().namespace().isEmpty();
    if (nowhere) {
      exchange.noSuchPage();
      return;
    }
    String action =
        exchange.info().verb().isEmpty() ? exchange.request().method() : exchange.info().verb();
    throw ApiException.methodNotSupported(exchange.info().groupResource(), action);
  }

  private void run(Exchange exchange, Runnable action) {
    tools.workers().run(exchange, action);
  }

  /** Whether the path is one on which the verb makes sense, and the resource offers it. */
  private boolean isPossible(Exchange exchange) {
    String method = exchange.request().method();
    if (method.equals("HEAD") || method.equals("OPTIONS")) {
      return false;
    }
    String verb = exchange.info().verb();
    // Old paths name the verb, whatever the method.
    if (verb.equals("watch") && !method.equals("GET")) {
      return false;
    }
    boolean needsNamespace =
        switch (verb) {
          case "list", "watch" -> false;
          default -> true;
        };
    if (served.namespaced() && needsNamespace && exchange.info().namespace().isEmpty()) {
      return false;
    }
    boolean onName = exchange.info().parts().size() > 1;
    boolean wantsName =
        switch (verb) {
          case "list", "deletecollection" -> false;
          case "create" -> !served.subresource().isEmpty();
          case "watch" -> onName;
          default -> true;
        };
    return onName == wantsName && served.verbs().contains(verb);
  }

  private static ApiException notAllowed() {
    return Answers.bare(
        405, "MethodNotAllowed", "the server does not allow this method on the requested resource");
  }

  private ResourceStore<?> stored() {
    if (served.rest() instanceof ResourceStore<?> store) {
      return store;
    }
    throw notAllowed();
  }

  private void get(Exchange exchange, Accepted accepted) {
    if (served.rest() instanceof ResourceStore<?> store) {
      String version = exchange.query().get("resourceVersion");
      if (!version.isEmpty()) {
        run(
            exchange,
            () -> {
              Lister.waitFor(store.store(), WatchVerb.version(version));
              getStored(exchange, accepted, store, store.findKnown(exchange.name()));
            });
      } else if (tools.readsAreLocal()) {
        getStored(exchange, accepted, store, store.find(exchange.name()));
      } else {
        run(exchange, () -> getStored(exchange, accepted, store, store.find(exchange.name())));
      }
    } else if (served.rest() instanceof Readable<?> readable) {
      run(
          exchange,
          () -> {
            MetaObject object = readable.read(exchange.context(), exchange.name());
            respond(exchange, 200, shapes().one(object, accepted, exchange), accepted);
          });
    } else {
      throw notAllowed();
    }
  }

  private void getStored(
      Exchange exchange, Accepted accepted, ResourceStore<?> store, Optional<StoredObject> found) {
    StoredObject object = found.orElseThrow(() -> store.notFound(exchange.name()));
    if (accepted.isPlain()) {
      switch (accepted.serializer().mediaType()) {
        case MediaTypes.JSON -> {
          exchange.respond(200, MediaTypes.JSON, forms().jsonLine(object));
          return;
        }
        case MediaTypes.PROTOBUF -> {
          exchange.respond(200, MediaTypes.PROTOBUF, forms().protobuf(object));
          return;
        }
        default -> {}
      }
    }
    respond(exchange, 200, shapes().one(object.object(), accepted, exchange), accepted);
  }

  static void respond(Exchange exchange, int status, ApiObject object, Accepted accepted) {
    exchange.respond(status, accepted.serializer().mediaType(), accepted.encode(object));
  }

  /** A list of what is not stored: all there is, and nothing to go on from. */
  private void listUnstored(Exchange exchange, Accepted accepted, Listable<?> listable) {
    ObjectFilter filter =
        ObjectFilter.of(exchange.query(), served.kind().groupVersion(), served.fields());
    List<MetaObject> objects = new ArrayList<>();
    for (MetaObject object : listable.all(exchange.context())) {
      if (filter.matches(object)) {
        objects.add(object);
      }
    }
    ListMeta metadata = ListMeta.builder().build();
    if (accepted.shape() == Accepted.Shape.OBJECT
        && accepted.serializer().mediaType().equals(MediaTypes.PROTOBUF)) {
      byte[] list = ListAnswer.protobuf(forms(), listable.model(), metadata, objects);
      exchange.respond(200, MediaTypes.PROTOBUF, list);
      return;
    }
    ApiObject answer =
        accepted.shape() == Accepted.Shape.OBJECT
            ? ListAnswer.whole(forms(), listable.model(), metadata, objects)
            : shapes().list(objects, metadata, accepted, exchange);
    respond(exchange, 200, answer, accepted);
  }

  private void list(Exchange exchange, Accepted accepted) {
    if (served.rest() instanceof Listable<?> listable) {
      run(exchange, () -> listUnstored(exchange, accepted, listable));
      return;
    }
    ListParameters parameters = ListParameters.of(exchange.query(), false);
    ObjectFilter filter =
        ObjectFilter.of(exchange.query(), served.kind().groupVersion(), served.fields());
    Lister lister = new Lister(stored(), exchange.info().namespace(), filter);
    run(
        exchange,
        () -> {
          Page page = lister.list(parameters);
          if (accepted.isPlain() && !accepted.serializer().mediaType().equals(MediaTypes.YAML)) {
            new ListAnswer(forms(), served.rest().model().namesKindOfItems())
                .send(exchange, page, accepted);
          } else {
            ShapedLists.build(
                page.objects().size(),
                () -> {
                  List<MetaObject> objects =
                      page.objects().stream().map(StoredObject::object).toList();
                  respond(exchange, 200, shaped(exchange, accepted, page, objects), accepted);
                });
          }
        });
  }

  private ApiObject shaped(
      Exchange exchange, Accepted accepted, Page page, List<MetaObject> objects) {
    return accepted.shape() == Accepted.Shape.OBJECT
        ? ListAnswer.whole(forms(), served.rest().model(), page.metadata(), objects)
        : shapes().list(objects, page.metadata(), accepted, exchange);
  }

  private WriteVerbs writes() {
    return new WriteVerbs(served, tools, shapes());
  }

  private PatchVerb patches() {
    if (served.rest() instanceof Updatable<?>) {
      return new PatchVerb(served, tools, shapes());
    }
    throw notAllowed();
  }

  private DeleteVerbs deletes() {
    return new DeleteVerbs(served, stored(), tools, shapes());
  }

  /** Whether objects can be created here. */
  static boolean creates(ServedResource served) {
    return served.rest() instanceof Creatable<?> || served.rest() instanceof ResourceStore<?>;
  }
}
