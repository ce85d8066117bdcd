package dev.navarch.client.fake;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.descriptor.ObjectDescriptor;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.patch.MergePatch;
import dev.navarch.apimachinery.patch.Patch;
import dev.navarch.apimachinery.patch.PatchException;
import dev.navarch.apimachinery.patch.PatchType;
import dev.navarch.apimachinery.patch.StrategicMergePatch;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.wire.DecodeException;
import dev.navarch.apimachinery.yaml.YamlReader;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads patches, and makes of a tree what one of them says. */
final class FakePatch {
  private FakePatch() {}

  /**
   * Reads a patch.
   *
   * @throws ApiException if it is none
   */
  static Patch read(PatchType type, byte[] bytes) {
    try {
      return Patch.decode(type, type.isApply() ? YamlReader.parse(bytes) : JsonTree.parse(bytes));
    } catch (PatchException e) {
      throw refusal(e);
    } catch (DecodeException e) {
      throw ApiException.badRequest("error decoding patch: " + e.getMessage());
    }
  }

  /**
   * Changes a tree by any patch but one that applies a configuration.
   *
   * @param schema what is known of the fields; nothing of custom resources, which therefore cannot
   *     be merged strategically
   */
  static StringMap<@Nullable Object> apply(
      Patch patch, StringMap<@Nullable Object> before, Optional<ObjectDescriptor> schema) {
    try {
      return switch (patch) {
        case Patch.Json json -> object(json.operations().apply(before));
        case Patch.Merge merge -> object(MergePatch.apply(before, merge.fields()));
        case Patch.Strategic strategic ->
            StrategicMergePatch.apply(
                before,
                strategic.fields(),
                schema.orElseThrow(() ->
                    ApiException.unsupportedMediaType(
                        List.of(
                            PatchType.JSON.mediaType(),
                            PatchType.MERGE.mediaType(),
                            PatchType.APPLY_YAML.mediaType()))));
        case Patch.Apply apply ->
            throw new IllegalArgumentException("a configuration is applied by its field manager");
      };
    } catch (PatchException e) {
      throw refusal(e);
    }
  }

  @SuppressWarnings("unchecked") // keys of JSON objects are texts
  private static StringMap<@Nullable Object> object(@Nullable Object tree) {
    if (tree instanceof Map<?, ?> map) {
      return StringMap.copyOf((Map<String, @Nullable Object>) map);
    }
    throw ApiException.badRequest("the patch leaves no object");
  }

  private static ApiException refusal(PatchException failure) {
    String message = String.valueOf(failure.getMessage());
    return switch (failure.fault()) {
      case MALFORMED -> ApiException.badRequest(message);
      case TOO_LARGE -> ApiException.requestEntityTooLarge(message);
      case UNPROCESSABLE ->
          ApiException.genericServerResponse(
              422, "PATCH", new GroupResource("", ""), "", message, 0);
      case UNMERGEABLE -> ApiException.unknown(message);
    };
  }
}
