package dev.navarch.apiextensions.serving;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.unstructured.Unstructured;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldErrors;
import dev.navarch.apimachinery.value.GoQuoting;
import dev.navarch.apimachinery.wire.DecodeException;
import dev.navarch.apiserver.validation.NameKind;
import dev.navarch.apiserver.validation.ObjectMetaValidation;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * A webhook that converts objects. It is asked with one {@code ConversionReview} for all objects
 * that are to be converted together. Of an object's metadata it may change labels and annotations;
 * everything else stays as it was, whatever it answers.
 */
final class ConversionWebhook {
  private static final String GROUP = "apiextensions.k8s.io/";
  private static final List<String> KNOWN = List.of("v1", "v1beta1");

  private final WebhookClient client;
  private final String reviewVersion;

  /**
   * Creates the webhook of a definition.
   *
   * @param reviewVersions the versions of reviews that it understands, the preferred one first
   */
  ConversionWebhook(WebhookClient client, List<String> reviewVersions) {
    this.client = client;
    this.reviewVersion = reviewVersions.stream().filter(KNOWN::contains).findFirst().orElse("");
  }

  /**
   * The objects in another version, in the same order.
   *
   * @param objects one at least
   * @throws ApiException if the webhook cannot be asked, refuses, or answers nonsense
   */
  List<StringMap<@Nullable Object>> convert(
      List<StringMap<@Nullable Object>> objects, GroupVersion to) {
    GroupVersionKind kind = new Unstructured(objects.getFirst()).groupVersionKind();
    String start =
        "conversion webhook for %s, Kind=%s "
            .formatted(kind.groupVersion().toApiVersion(), kind.kind());
    List<?> converted;
    try {
      converted = ask(objects, to);
    } catch (Refused | DecodeException | IOException e) {
      throw ApiException.unknown(start + "failed: " + e.getMessage());
    }
    if (converted.size() != objects.size()) {
      throw ApiException.unknown(
          start + "returned %d objects, expected %d".formatted(converted.size(), objects.size()));
    }
    List<StringMap<@Nullable Object>> results = new ArrayList<>(objects.size());
    for (int i = 0; i < objects.size(); i++) {
      if (!(converted.get(i) instanceof StringMap<?> tree)) {
        throw ApiException.unknown(start + "failed: Object 'Kind' is missing in 'null'");
      }
      Unstructured in = new Unstructured(objects.get(i));
      Unstructured out = new Unstructured(CustomModel.object(tree));
      checkKind(out, in.groupVersionKind(), to, i, start);
      results.add(withMetadataOf(in, out, start));
    }
    return results;
  }

  private static void checkKind(
      Unstructured out, GroupVersionKind in, GroupVersion to, int index, String start) {
    String version = out.typeMeta().apiVersion();
    if (!version.equals(to.toApiVersion())) {
      throw ApiException.unknown(
          start
              + "returned invalid object at index %d: invalid groupVersion (expected %s, received %s)"
                  .formatted(index, to.toApiVersion(), version));
    }
    String kind = out.typeMeta().kind();
    if (!kind.equals(in.kind())) {
      throw ApiException.unknown(
          start
              + "returned invalid object at index %d: invalid kind (expected %s, received %s)"
                  .formatted(index, in.kind(), kind));
    }
  }

  /** The answer with the metadata that was sent; only labels and annotations are the webhook's. */
  private static StringMap<@Nullable Object> withMetadataOf(
      Unstructured in, Unstructured out, String start) {
    if (!(out.content().get("metadata") instanceof StringMap)) {
      throw ApiException.unknown(
          start + "returned invalid metadata: missing metadata in converted object");
    }
    ObjectMeta sent = in.metadata();
    ObjectMeta received;
    try {
      received = out.metadata();
    } catch (DecodeException e) {
      throw ApiException.unknown(start + "returned invalid metadata: " + e.getMessage());
    }
    same("name", sent.name(), received.name(), start);
    same("namespace", sent.namespace(), received.namespace(), start);
    same("UID", sent.uid(), received.uid(), start);
    ObjectMeta kept =
        sent.toBuilder().labels(received.labels()).annotations(received.annotations()).build();
    List<FieldError> errors =
        ObjectMetaValidation.create(
            ObjectMeta.builder()
                .name("fakename")
                .labels(received.labels())
                .annotations(received.annotations())
                .build(),
            false,
            NameKind.PATH_SEGMENT);
    if (!errors.isEmpty()) {
      throw ApiException.unknown(
          start + "returned invalid metadata: " + FieldErrors.toAggregateText(errors));
    }
    return out.withMetadata(kept).content();
  }

  private static void same(String what, String sent, String received, String start) {
    if (!sent.equals(received)) {
      throw ApiException.unknown(
          start
              + "returned invalid object: must have the same %s: %s != %s"
                  .formatted(what, sent, received));
    }
  }

  // ---- reviews

  /** The webhook answered, but not with objects. */
  private static final class Refused extends Exception {
    private static final long serialVersionUID = 1;

    Refused(String message) {
      super(message, null, false, false);
    }
  }

  private List<?> ask(List<StringMap<@Nullable Object>> objects, GroupVersion to)
      throws Refused, IOException {
    if (reviewVersion.isEmpty()) {
      throw new Refused("no supported conversion review versions");
    }
    String uid = UUID.randomUUID().toString();
    StringMap<@Nullable Object> request =
        StringMap.<@Nullable Object>of("uid", uid)
            .with("desiredAPIVersion", to.toApiVersion())
            .with("objects", objects);
    StringMap<@Nullable Object> review =
        StringMap.<@Nullable Object>of("apiVersion", GROUP + reviewVersion)
            .with("kind", "ConversionReview")
            .with("request", request);
    byte[] answer = client.post(JsonTree.toBytes(review));
    return objectsOf(CustomModel.object(JsonTree.parse(answer)), uid);
  }

  private List<?> objectsOf(StringMap<@Nullable Object> review, String uid) throws Refused {
    boolean checks = reviewVersion.equals("v1");
    String version = text(review, "apiVersion");
    String kind = text(review, "kind");
    if (checks && !(version.equals(GROUP + reviewVersion) && kind.equals("ConversionReview"))) {
      throw new Refused(
          "expected webhook response of %s, Kind=ConversionReview, got %s, Kind=%s"
              .formatted(GROUP + reviewVersion, version, kind));
    }
    if (!(review.get("response") instanceof StringMap<?> response)) {
      throw new Refused("no response provided");
    }
    if (checks && !uid.equals(response.get("uid"))) {
      throw new Refused(
          "expected response.uid=%s, got %s"
              .formatted(GoQuoting.quote(uid), GoQuoting.quote(text(response, "uid"))));
    }
    StringMap<?> result = response.get("result") instanceof StringMap<?> map ? map : StringMap.of();
    if (!"Success".equals(result.get("status"))) {
      String message = text(result, "message");
      throw new Refused(
          message.isEmpty()
              ? "response.result.status was '%s', not 'Success'".formatted(text(result, "status"))
              : message);
    }
    return response.get("convertedObjects") instanceof List<?> objects ? objects : List.of();
  }

  private static String text(StringMap<?> object, String field) {
    return object.get(field) instanceof String text ? text : "";
  }
}
