package dev.navarch.apiserver.endpoint;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.descriptor.ObjectDescriptor;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.json.GoJsonSyntax;
import dev.navarch.apimachinery.json.JsonReader;
import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.patch.MergePatch;
import dev.navarch.apimachinery.patch.Patch;
import dev.navarch.apimachinery.patch.PatchException;
import dev.navarch.apimachinery.patch.PatchType;
import dev.navarch.apimachinery.patch.StrategicMergePatch;
import dev.navarch.apimachinery.runtime.NotRegisteredException;
import dev.navarch.apimachinery.schema.GroupKind;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.serializer.MediaTypes;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apimachinery.value.GoFormat;
import dev.navarch.apimachinery.wire.DecodeException;
import dev.navarch.apimachinery.yaml.YamlReader;
import dev.navarch.apiserver.admission.AdmissionRequest;
import dev.navarch.apiserver.admission.Operation;
import dev.navarch.apiserver.objects.FieldOwnership;
import dev.navarch.apiserver.objects.ReadObject;
import dev.navarch.apiserver.rest.Updatable;
import dev.navarch.apiserver.rest.UpdateRules;
import dev.navarch.apiserver.rest.Updated;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Changes objects by patches of all kinds, server-side apply included. */
final class PatchVerb {
  private final ServedResource served;
  private final EndpointTools tools;
  private final Shapes shapes;

  PatchVerb(ServedResource served, EndpointTools tools, Shapes shapes) {
    this.served = served;
    this.tools = tools;
    this.shapes = shapes;
  }

  void patch(Exchange exchange, Accepted accepted) {
    PatchType type =
        PatchType.ofContentType(exchange.contentType())
            .filter(this::isTaken)
            .orElseThrow(this::unsupportedHere);
    WriteParameters parameters =
        WriteParameters.of(
            exchange, type.isApply() ? WriteParameters.Kind.APPLY : WriteParameters.Kind.PATCH);
    if (!(served.rest() instanceof Updatable<?> updatable)) {
      throw ApiException.methodNotSupported(exchange.info().groupResource(), "patch");
    }
    Updated<? extends MetaObject> updated = run(exchange, updatable, type, parameters);
    ResourceEndpoint.respond(
        exchange,
        updated.created() ? 201 : 200,
        shapes.one(updated.object(), accepted, exchange),
        accepted);
  }

  private boolean isTaken(PatchType type) {
    return type != PatchType.APPLY_CBOR
        && (type != PatchType.STRATEGIC
            || served.rest().model().patchSchema(served.kind().groupVersion()) != null);
  }

  private ApiException unsupportedHere() {
    return served.isCustom()
        ? ApiException.unsupportedMediaType(
            List.of(
                PatchType.JSON.mediaType(),
                PatchType.MERGE.mediaType(),
                PatchType.APPLY_YAML.mediaType()))
        : unsupported();
  }

  private static ApiException unsupported() {
    return Answers.bare(415, "UnsupportedMediaType", "415: Unsupported Media Type");
  }

  @SuppressWarnings("unchecked") // the object is read by the endpoint's own model
  private <T extends MetaObject> Updated<T> run(
      Exchange exchange, Updatable<T> target, PatchType type, WriteParameters parameters) {
    Patch patch = read(exchange, type);
    Patching patching =
        new Patching(
            exchange,
            patch,
            parameters,
            new FieldOwnership(
                target.model(),
                served.kind(),
                served.subresource(),
                target.strategy().resetFields()));
    WriteVerbs writes = new WriteVerbs(served, tools, shapes);
    AdmissionRequest update =
        writes.admission(exchange, Operation.UPDATE, exchange.info().name(), parameters.dryRun());
    AdmissionRequest create =
        writes.admission(exchange, Operation.CREATE, exchange.info().name(), parameters.dryRun());
    return target.update(
        exchange.context(),
        exchange.name(),
        existing -> {
          MetaObject patched = patching.apply(existing);
          AdmissionRequest request = existing == null ? create : update.withOldObject(existing);
          return (T)
              WriteVerbs.deduplicated(
                  (MetaObject) tools.admission().admit(request, patched), exchange);
        },
        writes.checkEither(exchange, create, update),
        new UpdateRules(parameters.dryRun(), type.isApply(), ""));
  }

  private static Patch read(Exchange exchange, PatchType type) {
    byte[] body = exchange.request().body();
    try {
      Object tree = type.isApply() ? YamlReader.parse(body) : JsonTree.parse(body);
      return Patch.decode(type, tree);
    } catch (PatchException e) {
      throw answerTo(e);
    } catch (DecodeException e) {
      throw ApiException.badRequest(
          type.isApply()
              ? "error decoding YAML: " + e.getMessage()
              : "error decoding patch: "
                  + GoJsonSyntax.problem(body).orElse(String.valueOf(e.getMessage())));
    }
  }

  private static ApiException answerTo(PatchException failure) {
    String message = String.valueOf(failure.getMessage());
    return switch (failure.fault()) {
      case MALFORMED -> ApiException.badRequest(message);
      case TOO_LARGE -> ApiException.requestEntityTooLarge(message);
      case UNPROCESSABLE ->
          Answers.bare(
              422, "Invalid", "the server rejected our request due to an error in our request");
      case UNMERGEABLE -> ApiException.unknown(message);
    };
  }

  /** One patch on its way into an object; the object may change before it is done. */
  private final class Patching {
    private final Exchange exchange;
    private final Patch patch;
    private final WriteParameters parameters;
    private final FieldOwnership ownership;

    Patching(Exchange exchange, Patch patch, WriteParameters parameters, FieldOwnership ownership) {
      this.exchange = exchange;
      this.patch = patch;
      this.parameters = parameters;
      this.ownership = ownership;
    }

    MetaObject apply(@Nullable MetaObject existing) {
      if (patch instanceof Patch.Apply apply) {
        return applied(existing, apply.configuration());
      }
      if (existing == null) {
        throw ApiException.notFound(exchange.info().groupResource(), exchange.info().name());
      }
      GroupVersion version = served.kind().groupVersion();
      StringMap<@Nullable Object> before = served.rest().model().toTree(existing, version);
      MetaObject patched = object(existing, before, patched(before));
      MetaObject named = Naming.match(patched, exchange, served.namespaced());
      return ownership.updated(
          existing, received(named), parameters.fieldManager(), exchange.context().now());
    }

    @SuppressWarnings("unchecked") // the object was read by the endpoint's own model
    private MetaObject received(MetaObject object) {
      return served.rest() instanceof Updatable<?> target
          ? ((Updatable<MetaObject>) target).strategy().received(object)
          : object;
    }

    private StringMap<@Nullable Object> patched(StringMap<@Nullable Object> before) {
      try {
        return switch (patch) {
          case Patch.Json json -> asObject(json.operations().apply(before));
          case Patch.Merge merge -> asObject(MergePatch.apply(before, merge.fields()));
          case Patch.Strategic strategic ->
              StrategicMergePatch.apply(before, strategic.fields(), schema());
          case Patch.Apply apply -> throw new IllegalStateException("apply is no change");
        };
      } catch (PatchException e) {
        throw answerTo(e);
      }
    }

    private ObjectDescriptor schema() {
      ObjectDescriptor schema = served.rest().model().patchSchema(served.kind().groupVersion());
      if (schema == null) {
        throw unsupported();
      }
      return schema;
    }

    @SuppressWarnings("unchecked") // trees have texts as keys
    private StringMap<@Nullable Object> asObject(@Nullable Object tree) {
      if (tree instanceof StringMap<?> map) {
        return (StringMap<@Nullable Object>) map;
      }
      throw ApiException.badRequest("the patch leaves no object");
    }

    /** The object that a patch leads to, which must be one. */
    private MetaObject object(
        MetaObject existing, StringMap<@Nullable Object> before, StringMap<@Nullable Object> tree) {
      List<String> problems = new ArrayList<>();
      MetaObject object;
      try {
        ReadObject read = decode(tree);
        problems.addAll(repeatedFields());
        problems.addAll(read.problems());
        if (!read.kind().equals(served.kind()) || !(read.object() instanceof MetaObject meta)) {
          throw new DecodeException(
              "converting (%s) to (%s): unknown conversion"
                  .formatted(read.kind().kind(), served.kind().kind()));
        }
        object = meta;
      } catch (NotRegisteredException | DecodeException e) {
        throw unfit(String.valueOf(e.getMessage()), existing, before, tree);
      }
      if (!problems.isEmpty()
          && parameters.fieldValidation() == WriteParameters.FieldValidation.STRICT) {
        throw unfit(
            "strict decoding error: " + String.join(", ", problems), existing, before, tree);
      }
      problems.forEach(exchange.context().warnings()::add);
      return object;
    }

    private ReadObject decode(StringMap<@Nullable Object> tree) {
      return served
          .rest()
          .model()
          .read(
              tools.negotiator().request(MediaTypes.JSON, false),
              JsonTree.toBytes(tree),
              served.kind(),
              parameters.looksForUnknownFields());
    }

    /** Members that stand in the patch itself more than once. */
    private List<String> repeatedFields() {
      return parameters.looksForUnknownFields()
          ? JsonReader.<List<String>>read(
              exchange.request().body(),
              true,
              in -> {
                Object unused = in.tree();
                return in.strictErrors();
              })
          : List.of();
    }

    private ApiException unfit(
        String problem,
        MetaObject existing,
        StringMap<@Nullable Object> before,
        StringMap<@Nullable Object> tree) {
      String value =
          patch instanceof Patch.Strategic strategic
              ? GoFormat.value(strategic.fields())
              : PatchedText.of(
                  served.rest().model().toVersion(existing, served.kind().groupVersion()),
                  before,
                  tree);
      return ApiException.invalid(
          new GroupKind("", ""),
          "",
          List.of(FieldError.invalid(FieldPath.of("patch"), value, problem)));
    }

    private MetaObject applied(
        @Nullable MetaObject existing, StringMap<@Nullable Object> configuration) {
      checkKind(configuration);
      StringMap<@Nullable Object> tree =
          ownership.applied(
              existing,
              configuration,
              parameters.fieldManager(),
              parameters.force(),
              exchange.context().now());
      GroupVersionKind kind = served.kind();
      try {
        ReadObject read = served.rest().model().fromTree(tree, kind, false);
        MetaObject object =
            received(Naming.match((MetaObject) read.object(), exchange, served.namespaced()));
        return existing == null
            ? object.withMetadata(object.metadata().toBuilder().resourceVersion("").uid("").build())
            : object;
      } catch (DecodeException e) {
        throw ApiException.badRequest(String.valueOf(e.getMessage()));
      }
    }

    private void checkKind(StringMap<@Nullable Object> configuration) {
      Object version = configuration.get("apiVersion");
      Object kind = configuration.get("kind");
      String text = kind instanceof String name ? name : "";
      GroupVersion actual = new GroupVersion("", "");
      try {
        if (version instanceof String name && !name.isEmpty()) {
          actual = GroupVersion.parse(name);
        }
      } catch (IllegalArgumentException e) {
        text = "";
      }
      if (!actual.withKind(text).equals(served.kind())) {
        throw ApiException.badRequest(
            "invalid object type: %s, Kind=%s".formatted(goForm(actual), text));
      }
    }

    private static String goForm(GroupVersion version) {
      return version.group() + "/" + version.version();
    }
  }
}
