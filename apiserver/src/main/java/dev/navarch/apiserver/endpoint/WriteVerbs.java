package dev.navarch.apiserver.endpoint;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.fieldpath.FieldSet;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.Status;
import dev.navarch.apimachinery.serializer.Serializer;
import dev.navarch.apiserver.admission.AdmissionRequest;
import dev.navarch.apiserver.admission.Operation;
import dev.navarch.apiserver.objects.FieldOwnership;
import dev.navarch.apiserver.request.RequestInfo;
import dev.navarch.apiserver.rest.Creatable;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.apiserver.rest.Updatable;
import dev.navarch.apiserver.rest.UpdateRules;
import dev.navarch.apiserver.rest.Updated;
import dev.navarch.apiserver.rest.WriteCheck;
import org.jspecify.annotations.Nullable;

/** Creates and replaces objects. */
final class WriteVerbs {
  private final ServedResource served;
  private final EndpointTools tools;
  private final Shapes shapes;

  WriteVerbs(ServedResource served, EndpointTools tools, Shapes shapes) {
    this.served = served;
    this.tools = tools;
    this.shapes = shapes;
  }

  private Serializer bodySerializer(Exchange exchange) {
    return tools.negotiator().request(exchange.contentType(), served.rest().model().hasProtobuf());
  }

  // ---- create

  void create(Exchange exchange, Accepted accepted) {
    WriteParameters parameters = WriteParameters.of(exchange, WriteParameters.Kind.CREATE);
    MetaObject body =
        Bodies.read(exchange, bodySerializer(exchange), served.rest(), served.kind(), parameters);
    ApiObject created;
    if (served.rest() instanceof ResourceStore<?> store) {
      created = createStored(exchange, store, body, parameters);
    } else if (served.rest() instanceof Creatable<?> creatable) {
      created = createOther(exchange, creatable, body, parameters);
    } else {
      throw ApiException.methodNotSupported(exchange.info().groupResource(), "create");
    }
    answer(exchange, 201, created, accepted);
  }

  private void answer(Exchange exchange, int status, ApiObject object, Accepted accepted) {
    ApiObject shaped =
        object instanceof MetaObject meta && !(object instanceof Status)
            ? shapes.one(meta, accepted, exchange)
            : object;
    ResourceEndpoint.respond(exchange, status, shaped, accepted);
  }

  @SuppressWarnings("unchecked") // the body was read by the store's own model
  private <T extends MetaObject> T createStored(
      Exchange exchange, ResourceStore<T> store, MetaObject body, WriteParameters parameters) {
    String namespace = exchange.info().namespace();
    MetaObject placed = store.strategy().received((T) alive(inNamespace(body, namespace)));
    FieldOwnership ownership = ownership(store);
    MetaObject owned =
        ownership.created(
            deduplicated(placed, exchange), parameters.fieldManager(), exchange.context().now());
    AdmissionRequest request =
        admission(exchange, Operation.CREATE, placed.metadata().name(), parameters.dryRun());
    T admitted = (T) tools.admission().admit(request, owned);
    return store.create(
        exchange.context(),
        namespace,
        (T) deduplicated(admitted, exchange),
        check(request),
        parameters.dryRun());
  }

  @SuppressWarnings("unchecked") // the body was read by the endpoint's own model
  private <T extends MetaObject> ApiObject createOther(
      Exchange exchange, Creatable<T> creatable, MetaObject body, WriteParameters parameters) {
    String namespace = exchange.info().namespace();
    MetaObject placed = served.namespaced() ? inNamespace(body, namespace) : body;
    AdmissionRequest request =
        admission(exchange, Operation.CREATE, exchange.info().name(), parameters.dryRun());
    MetaObject owned =
        new FieldOwnership(creatable.model(), served.kind(), served.subresource(), FieldSet.EMPTY)
            .created(placed, parameters.fieldManager(), exchange.context().now());
    T admitted = (T) tools.admission().admit(request, owned);
    return creatable.create(
        exchange.context(),
        new ObjectName(namespace, exchange.info().name()),
        admitted,
        check(request),
        parameters.dryRun());
  }

  private MetaObject inNamespace(MetaObject body, String namespace) {
    String own = body.metadata().namespace();
    if (own.equals(namespace)) {
      return body;
    }
    if (!own.isEmpty() && served.namespaced()) {
      throw ApiException.badRequest(
          "the namespace of the provided object does not match the namespace sent on the request");
    }
    return body.withMetadata(body.metadata().toBuilder().namespace(namespace).build());
  }

  /** Nothing is created in order to be deleted. */
  private static MetaObject alive(MetaObject object) {
    return object.metadata().deletionTimestamp() == null
            && object.metadata().deletionGracePeriodSeconds() == null
        ? object
        : object.withMetadata(
            object.metadata().toBuilder()
                .deletionTimestamp(null)
                .deletionGracePeriodSeconds(null)
                .build());
  }

  private FieldOwnership ownership(Updatable<?> target) {
    return new FieldOwnership(
        target.model(), served.kind(), served.subresource(), target.strategy().resetFields());
  }

  AdmissionRequest admission(Exchange exchange, Operation operation, String name, boolean dryRun) {
    return new AdmissionRequest(
        operation,
        served.resource(),
        served.subresource(),
        served.kind(),
        exchange.info().namespace(),
        name,
        null,
        null,
        null,
        exchange.context().user(),
        dryRun,
        exchange.context().warnings());
  }

  private <T extends MetaObject> WriteCheck<T> check(AdmissionRequest request) {
    return WriteCheck.on(
        request.premises(),
        (object, old) -> tools.admission().validate(request.withObject(object).withOldObject(old)));
  }

  /** Two references to one owner are one; a client that sends both is told. */
  static MetaObject deduplicated(MetaObject object, Exchange exchange) {
    return OwnerReferences.deduplicated(object, exchange.context().warnings());
  }

  // ---- update

  void update(Exchange exchange, Accepted accepted) {
    WriteParameters parameters = WriteParameters.of(exchange, WriteParameters.Kind.UPDATE);
    MetaObject body =
        Bodies.read(exchange, bodySerializer(exchange), served.rest(), served.kind(), parameters);
    if (!(served.rest() instanceof Updatable<?> updatable)) {
      throw ApiException.methodNotSupported(exchange.info().groupResource(), "update");
    }
    MetaObject named = Naming.match(body, exchange, served.namespaced());
    Updated<? extends MetaObject> updated = replace(exchange, updatable, named, parameters);
    answer(exchange, updated.created() ? 201 : 200, updated.object(), accepted);
  }

  @SuppressWarnings("unchecked") // the body was read by the endpoint's own model
  private <T extends MetaObject> Updated<T> replace(
      Exchange exchange, Updatable<T> target, MetaObject body, WriteParameters parameters) {
    FieldOwnership ownership = ownership(target);
    AdmissionRequest update =
        admission(exchange, Operation.UPDATE, exchange.info().name(), parameters.dryRun());
    AdmissionRequest create =
        admission(exchange, Operation.CREATE, exchange.info().name(), parameters.dryRun());
    return target.update(
        exchange.context(),
        exchange.name(),
        existing -> {
          MetaObject wanted = deduplicated(target.strategy().received((T) body), exchange);
          MetaObject owned =
              existing == null
                  ? ownership.created(wanted, parameters.fieldManager(), exchange.context().now())
                  : ownership.updated(
                      existing, wanted, parameters.fieldManager(), exchange.context().now());
          AdmissionRequest request = existing == null ? create : update.withOldObject(existing);
          return (T) tools.admission().admit(request, owned);
        },
        checkEither(exchange, create, update),
        new UpdateRules(parameters.dryRun(), false, body.metadata().uid()));
  }

  /**
   * Returns the check of a PATCH or PUT. The request was authorized as a change; if the object is
   * missing, its creation is authorized here, before validating admission.
   */
  <T extends MetaObject> WriteCheck<T> checkEither(
      Exchange exchange, AdmissionRequest create, AdmissionRequest update) {
    return WriteCheck.on(
        create.premises(),
        (@Nullable T object, @Nullable T old) -> {
          AdmissionRequest request = update;
          if (old == null) {
            tools.authorizer().require(exchange.context().user(), creation(exchange.info()));
            request = create;
          }
          tools.admission().validate(request.withObject(object).withOldObject(old));
        });
  }

  /** Returns what a request that creates the object it names is authorized as. */
  private RequestInfo creation(RequestInfo info) {
    RequestInfo creation = info.withVerb("create");
    return served.namespaced() ? creation : creation.inCluster();
  }
}
