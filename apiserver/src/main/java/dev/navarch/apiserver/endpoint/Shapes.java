package dev.navarch.apiserver.endpoint;

import dev.navarch.apimachinery.collect.Lazy;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.json.JsonWriter;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.PartialObjectMetadata;
import dev.navarch.apimachinery.meta.v1.PartialObjectMetadataList;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.serializer.JsonSerializer;
import dev.navarch.apiserver.objects.ObjectModel;
import dev.navarch.apiserver.table.Columns;
import dev.navarch.apiserver.table.IncludeObject;
import dev.navarch.apiserver.table.TableMaker;
import java.util.List;

/** Turns hub objects into what a client wants to see of them: all, their metadata, or a table. */
final class Shapes {
  private static final String META = "meta.k8s.io";

  private final ObjectModel model;
  private final GroupVersionKind kind;
  private final Lazy<Columns<?>> columns;

  Shapes(ObjectModel model, GroupVersionKind kind, Lazy<Columns<?>> columns) {
    this.model = model;
    this.kind = kind;
    this.columns = columns;
  }

  @SuppressWarnings("unchecked") // columns are those of the model's objects
  private Columns<MetaObject> columns() {
    return (Columns<MetaObject>) columns.get();
  }

  /** One object. */
  ApiObject one(MetaObject object, Accepted accepted, Exchange exchange) {
    return switch (accepted.shape()) {
      case OBJECT -> model.toVersion(object, kind.groupVersion());
      case METADATA -> metadata(object, accepted);
      case METADATA_LIST ->
          throw ApiException.notAcceptable(
              "you requested PartialObjectMetadataList, but the requested object is not a list (%s)"
                  .formatted(goType("")));
      case TABLE ->
          tables(accepted, exchange)
              .ofObject(columns(), object, true, exchange.context().received());
    };
  }

  /** A list; never called for whole objects, which need no list. */
  ApiObject list(
      List<MetaObject> objects, ListMeta metadata, Accepted accepted, Exchange exchange) {
    return switch (accepted.shape()) {
      case METADATA ->
          throw ApiException.notAcceptable(
              "you requested PartialObjectMetadata, but the requested object is a list (%s)"
                  .formatted(goType("List")));
      case TABLE ->
          tables(accepted, exchange)
              .ofList(columns(), objects, metadata, exchange.context().received());
      case OBJECT, METADATA_LIST ->
          new PartialObjectMetadataList(
              new TypeMeta("PartialObjectMetadataList", version(accepted).toApiVersion()),
              metadata,
              objects.stream().map(object -> metadata(object, accepted)).toList());
    };
  }

  /** An event's object. */
  ApiObject event(MetaObject object, Accepted accepted, Exchange exchange, boolean first) {
    if (accepted.shape() == Accepted.Shape.TABLE) {
      return tables(accepted, exchange)
          .ofObject(columns(), object, first, exchange.context().received());
    }
    return one(object, accepted, exchange);
  }

  private static PartialObjectMetadata metadata(MetaObject object, Accepted accepted) {
    return new PartialObjectMetadata(
        new TypeMeta("PartialObjectMetadata", version(accepted).toApiVersion()), object.metadata());
  }

  private static GroupVersion version(Accepted accepted) {
    return new GroupVersion(META, accepted.shapeVersion());
  }

  private TableMaker tables(Accepted accepted, Exchange exchange) {
    return new TableMaker(
        version(accepted),
        IncludeObject.parse(exchange.query().get("includeObject")),
        object -> compact(model.toVersion(object, kind.groupVersion())));
  }

  private byte[] compact(ApiObject object) {
    JsonWriter out = new JsonWriter(2048);
    JsonSerializer.write(out, object);
    return out.toByteArray();
  }

  /** How Go calls the type of the hub. */
  private String goType(String suffix) {
    String group = kind.group().isEmpty() ? "core" : kind.group().split("\\.", 2)[0];
    return "*%s.%s%s".formatted(group, kind.kind(), suffix);
  }
}
