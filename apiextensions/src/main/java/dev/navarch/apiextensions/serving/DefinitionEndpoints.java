package dev.navarch.apiextensions.serving;

import dev.navarch.api.apiextensions.v1.ConversionStrategyType;
import dev.navarch.api.apiextensions.v1.CustomResourceConversion;
import dev.navarch.api.apiextensions.v1.CustomResourceDefinition;
import dev.navarch.api.apiextensions.v1.CustomResourceDefinitionNames;
import dev.navarch.api.apiextensions.v1.CustomResourceDefinitionSpec;
import dev.navarch.api.apiextensions.v1.CustomResourceDefinitionVersion;
import dev.navarch.api.apiextensions.v1.CustomResourceSubresourceScale;
import dev.navarch.api.apiextensions.v1.JSONSchemaProps;
import dev.navarch.api.apiextensions.v1.ResourceScope;
import dev.navarch.api.apiextensions.v1.WebhookClientConfig;
import dev.navarch.api.apiextensions.v1.WebhookConversion;
import dev.navarch.apiextensions.columns.CustomColumns;
import dev.navarch.apimachinery.descriptor.TypeDescriptor;
import dev.navarch.apimachinery.fieldpath.FieldPath;
import dev.navarch.apimachinery.schema.GroupKind;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.unstructured.Unstructured;
import dev.navarch.apimachinery.unstructured.UnstructuredConverter;
import dev.navarch.apiserver.endpoint.EndpointTools;
import dev.navarch.apiserver.endpoint.ResourceEndpoint;
import dev.navarch.apiserver.endpoint.ServedResource;
import dev.navarch.apiserver.endpoint.WatchClock;
import dev.navarch.apiserver.openapi.CustomResource;
import dev.navarch.apiserver.rest.ResourceKind;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.apiserver.rest.Rest;
import dev.navarch.apiserver.table.Columns;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Base64;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Makes the endpoints of a definition: its resource with its sub-resources, in each version. */
final class DefinitionEndpoints {
  /** In the order in which Kubernetes tells them. */
  private static final List<String> VERBS =
      List.of("delete", "deletecollection", "get", "list", "patch", "create", "update", "watch");

  private static final List<String> SUBRESOURCE_VERBS = List.of("get", "patch", "update");
  private static final GroupVersionKind SCALE = new GroupVersionKind("autoscaling", "v1", "Scale");

  private final ServingContext context;
  private final CustomResourceDefinitionSpec spec;
  private final CustomResourceDefinitionNames names;
  private final ServedDefinition.Basis basis;
  private final GroupResource resource;
  private final boolean namespaced;
  private final Map<GroupVersion, VersionSchema> schemas = new LinkedHashMap<>();
  private final Map<GroupVersion, ResourceStore<Unstructured>> stores = new HashMap<>();
  private final GroupVersion storage;
  private final Conversion conversion;
  private final EndpointTools tools;

  private DefinitionEndpoints(
      CustomResourceDefinition definition, ServingContext context, WatchClock watches) {
    this.context = context;
    this.spec = definition.spec();
    this.names = definition.status().acceptedNames();
    this.basis = ServedDefinition.Basis.of(definition);
    this.resource = new GroupResource(spec.group(), names.plural());
    this.namespaced = spec.scope().equals(ResourceScope.NAMESPACED);
    GroupVersion stored = null;
    for (CustomResourceDefinitionVersion version : spec.versions()) {
      GroupVersion name = new GroupVersion(spec.group(), version.name());
      schemas.put(
          name,
          new VersionSchema(name.withKind(names.kind()), version, spec.preserveUnknownFields()));
      if (version.storage()) {
        stored = name;
      }
    }
    if (stored == null) {
      throw new IllegalArgumentException(
          "no version of %s is stored".formatted(definition.metadata().name()));
    }
    this.storage = stored;
    this.conversion = new Conversion(schemas.keySet(), webhook());
    this.tools = tools(context.tools(), watches);
  }

  /**
   * Makes what is to be served of a definition.
   *
   * @param watches for the watches on its objects
   * @throws IllegalArgumentException if it is not in order; validation keeps such definitions out,
   *     but another server may have let one in
   */
  static ServedDefinition of(
      CustomResourceDefinition definition, ServingContext context, WatchClock watches) {
    return new DefinitionEndpoints(definition, context, watches).make();
  }

  private @Nullable ConversionWebhook webhook() {
    CustomResourceConversion how = spec.conversion();
    if (how == null || !how.strategy().equals(ConversionStrategyType.WEBHOOK)) {
      return null;
    }
    WebhookConversion webhook = how.webhook();
    WebhookClientConfig client = webhook == null ? null : webhook.clientConfig();
    if (webhook == null || client == null) {
      throw new IllegalArgumentException("no webhook is said to convert objects");
    }
    return new ConversionWebhook(
        new WebhookClient(client, context.services()), webhook.conversionReviewVersions());
  }

  /**
   * The server's tools; but what reads may have to ask a webhook, and then keeps no one waiting.
   */
  private EndpointTools tools(EndpointTools all, WatchClock watches) {
    return new EndpointTools(
        all.negotiator(),
        all.authorizer(),
        all.lazyAdmission(),
        all.workers(),
        watches,
        all.readsAreLocal() && !conversion.blocks());
  }

  private ServedDefinition make() {
    Map<GroupVersion, Map<String, ResourceEndpoint>> endpoints = new LinkedHashMap<>();
    Map<GroupVersion, Supplier<CustomResource>> descriptions = new LinkedHashMap<>();
    if (basis.established()) {
      schemas.forEach((version, schema) -> {
        if (schema.version().served()) {
          endpoints.put(version, endpoints(schema));
          Lazy<CustomResource> description = new Lazy<>(() -> describe(schema));
          descriptions.put(version, description::get);
        }
      });
    }
    VersionSchema stored = schemas.get(storage);
    if (stored == null) {
      throw new IllegalStateException("the stored version is one of the versions");
    }
    return new ServedDefinition(basis, endpoints, descriptions, objects(stored), tools.watches());
  }

  private Map<String, ResourceEndpoint> endpoints(VersionSchema schema) {
    Map<String, ResourceEndpoint> endpoints = new LinkedHashMap<>();
    ResourceStore<Unstructured> objects = objects(schema);
    Columns<?> columns = CustomColumns.of(schema.version().additionalPrinterColumns());
    add(endpoints, served(schema, "", schema.kind(), objects, columns));
    ScalePaths paths = scalePaths(schema);
    if (schema.hasStatus()) {
      ResourceStore<Unstructured> status =
          objects.under(
              new CustomResourceStatusStrategy(new CustomResourceValidation(schema, paths)));
      add(endpoints, served(schema, "status", schema.kind(), status, columns));
    }
    if (paths != null) {
      CustomScale scale =
          new CustomScale(context.scales(), objects, paths, scaleOwners(schema, paths));
      add(endpoints, served(schema, "scale", SCALE, scale, context.scaleColumns()));
    }
    return endpoints;
  }

  private void add(Map<String, ResourceEndpoint> endpoints, ServedResource served) {
    endpoints.put(served.path(), new ResourceEndpoint(served, tools));
  }

  private static @Nullable ScalePaths scalePaths(VersionSchema schema) {
    CustomResourceSubresourceScale scale = schema.scale();
    return scale == null ? null : new ScalePaths(scale);
  }

  private ScaleOwners scaleOwners(VersionSchema schema, ScalePaths paths) {
    Map<String, Optional<FieldPath>> byVersion = new HashMap<>();
    schemas.forEach((version, other) -> {
      ScalePaths others = scalePaths(other);
      byVersion.put(
          version.toApiVersion(),
          others == null
              ? Optional.empty()
              : Optional.of(FieldPath.ofFields(others.specReplicasFields())));
    });
    return new ScaleOwners(
        schema.kind().groupVersion().toApiVersion(),
        FieldPath.ofFields(paths.specReplicasFields()),
        byVersion);
  }

  /** The objects as a version sees them. */
  private ResourceStore<Unstructured> objects(VersionSchema schema) {
    return stores.computeIfAbsent(schema.kind().groupVersion(), version -> store(schema));
  }

  private ResourceStore<Unstructured> store(VersionSchema schema) {
    CustomModel model =
        new CustomModel(schemas, schema.kind(), names.listKind(), storage, conversion);
    ResourceKind<Unstructured> kind =
        new ResourceKind<>(
            resource,
            new GroupKind(spec.group(), names.kind()),
            namespaced,
            spec.group() + "/" + names.plural() + "/",
            model);
    return new ResourceStore<>(
        kind,
        new CustomResourceStrategy(
            resource,
            new CustomResourceValidation(schema, scalePaths(schema)),
            schema.hasStatus(),
            basis.terminating()),
        null,
        context.definitions().store(),
        context.tables().get());
  }

  private ServedResource served(
      VersionSchema schema,
      String subresource,
      GroupVersionKind kind,
      Rest rest,
      Columns<?> columns) {
    boolean main = subresource.isEmpty();
    return new ServedResource(
        schema.kind().groupVersion().withResource(names.plural()),
        subresource,
        kind,
        namespaced,
        main ? names.singular() : "",
        main ? names.shortNames() : List.of(),
        main ? names.categories() : List.of(),
        main ? VERBS : SUBRESOURCE_VERBS,
        main ? storageHash() : "",
        rest,
        columns,
        CustomFields.of(schema.version().selectableFields(), namespaced),
        DeprecationText.of(spec, schema.version()));
  }

  private String storageHash() {
    String text = "%s/%s/%s".formatted(spec.group(), storage.version(), names.kind());
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return Base64.getEncoder().encodeToString(Arrays.copyOf(digest, 8));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  private CustomResource describe(VersionSchema schema) {
    JSONSchemaProps properties = spec.preserveUnknownFields() ? null : schema.properties();
    return new CustomResource(
        names.plural(),
        names.kind(),
        names.listKind(),
        namespaced,
        schema.hasStatus(),
        schema.scale() != null,
        properties == null ? null : tree(properties));
  }

  @SuppressWarnings("unchecked") // a schema is an object
  private static Map<String, ?> tree(JSONSchemaProps properties) {
    Object tree =
        UnstructuredConverter.toTree(properties, TypeDescriptor.of(JSONSchemaProps.class));
    return tree instanceof Map<?, ?> map ? (Map<String, ?>) map : Map.of();
  }
}
