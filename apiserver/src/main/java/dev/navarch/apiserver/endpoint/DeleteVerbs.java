package dev.navarch.apiserver.endpoint;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.DeleteOptions;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.Status;
import dev.navarch.apimachinery.meta.v1.StatusDetails;
import dev.navarch.apiserver.admission.AdmissionRequest;
import dev.navarch.apiserver.admission.Operation;
import dev.navarch.apiserver.objects.StoredObject;
import dev.navarch.apiserver.rest.Deleted;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.apiserver.rest.WriteCheck;
import java.util.ArrayList;
import java.util.List;

/** Deletes objects, one or many. */
final class DeleteVerbs {
  private final ServedResource served;
  private final ResourceStore<?> store;
  private final EndpointTools tools;
  private final Shapes shapes;

  DeleteVerbs(ServedResource served, ResourceStore<?> store, EndpointTools tools, Shapes shapes) {
    this.served = served;
    this.store = store;
    this.tools = tools;
    this.shapes = shapes;
  }

  void delete(Exchange exchange, Accepted accepted) {
    WriteParameters.checkTimeout(exchange.query());
    DeleteOptions options = DeleteParameters.of(exchange, tools.negotiator());
    Deleted<? extends MetaObject> deleted = deleteOne(exchange, store, exchange.name(), options);
    boolean waits = !deleted.gone() && Boolean.FALSE.equals(options.orphanDependents());
    ApiObject answer =
        deleted.gone() && !store.strategy().returnsDeleted()
            ? success(deleted.object().metadata())
            : shapes.one(deleted.object(), accepted, exchange);
    ResourceEndpoint.respond(exchange, waits ? 202 : 200, answer, accepted);
  }

  private <T extends MetaObject> Deleted<T> deleteOne(
      Exchange exchange, ResourceStore<T> objects, ObjectName name, DeleteOptions options) {
    AdmissionRequest request =
        new AdmissionRequest(
            Operation.DELETE,
            served.resource(),
            served.subresource(),
            served.kind(),
            name.namespace(),
            name.name(),
            null,
            null,
            options,
            exchange.context().user(),
            !options.dryRun().isEmpty(),
            exchange.context().warnings());
    WriteCheck<T> check = (object, old) -> tools.admission().validate(request.withOldObject(old));
    return objects.delete(exchange.context(), name, options, check);
  }

  private Status success(ObjectMeta metadata) {
    return Status.builder()
        .status("Success")
        .details(
            StatusDetails.builder()
                .name(metadata.name())
                .group(served.resource().group())
                .kind(served.resource().resource())
                .uid(metadata.uid())
                .build())
        .build();
  }

  private static List<MetaObject> objects(List<StoredObject> stored) {
    return stored.stream().map(StoredObject::object).toList();
  }

  void deleteAll(Exchange exchange, Accepted accepted) {
    WriteParameters.checkTimeout(exchange.query());
    ListParameters parameters = ListParameters.of(exchange.query(), false);
    ObjectFilter filter =
        ObjectFilter.of(exchange.query(), served.kind().groupVersion(), served.fields());
    DeleteOptions options = DeleteParameters.of(exchange, tools.negotiator());
    Page page = new Lister(store, exchange.info().namespace(), filter).list(parameters);
    List<StoredObject> deleted = new ArrayList<>();
    for (StoredObject object : page.objects()) {
      ObjectMeta metadata = object.object().metadata();
      ObjectName name = new ObjectName(metadata.namespace(), metadata.name());
      try {
        Deleted<? extends MetaObject> unused = deleteOne(exchange, store, name, options);
        deleted.add(object);
      } catch (ApiException e) {
        if (e.code() != 404) {
          throw e;
        }
        deleted.add(object);
      }
    }
    ListMeta metadata =
        ListMeta.builder()
            .resourceVersion(page.metadata().resourceVersion())
            .continue_(page.metadata().continue_())
            .remainingItemCount(page.metadata().remainingItemCount())
            .build();
    Page answer = new Page(metadata, deleted);
    ObjectForms forms = new ObjectForms(store.model(), served.kind());
    if (accepted.isPlain()
        && !accepted
            .serializer()
            .mediaType()
            .equals(dev.navarch.apimachinery.serializer.MediaTypes.YAML)) {
      new ListAnswer(forms, store.model().namesKindOfItems()).send(exchange, answer, accepted);
    } else if (accepted.shape() == Accepted.Shape.OBJECT) {
      ResourceEndpoint.respond(
          exchange,
          200,
          ListAnswer.whole(forms, store.model(), metadata, objects(deleted)),
          accepted);
    } else {
      List<MetaObject> objects = objects(deleted);
      ResourceEndpoint.respond(
          exchange, 200, shapes.list(objects, metadata, accepted, exchange), accepted);
    }
  }
}
