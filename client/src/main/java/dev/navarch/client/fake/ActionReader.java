package dev.navarch.client.fake;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.CreateOptions;
import dev.navarch.apimachinery.meta.v1.DeleteOptions;
import dev.navarch.apimachinery.meta.v1.ListOptions;
import dev.navarch.apimachinery.meta.v1.PatchOptions;
import dev.navarch.apimachinery.meta.v1.UpdateOptions;
import dev.navarch.apimachinery.patch.PatchType;
import dev.navarch.apimachinery.value.Bytes;
import dev.navarch.client.transport.TransportRequest;
import java.util.List;

/** What requests ask for. Immutable. */
final class ActionReader {
  private final ObjectForms forms;

  ActionReader(ObjectForms forms) {
    this.forms = forms;
  }

  /**
   * Reads a request.
   *
   * @throws ApiException if it makes no sense
   */
  Action read(TransportRequest request, RequestPath path, ActionTarget target) {
    return switch (request.method()) {
      case "GET" -> {
        if (path.flag("watch")) {
          yield new Action.Watch(target, listOptions(path));
        }
        yield target.name().isEmpty()
            ? new Action.List(target, listOptions(path))
            : new Action.Get(target);
      }
      case "POST" ->
          new Action.Create(
              target,
              object(request),
              CreateOptions.builder()
                  .dryRun(path.all("dryRun"))
                  .fieldManager(path.parameter("fieldManager"))
                  .fieldValidation(path.parameter("fieldValidation"))
                  .build());
      case "PUT" ->
          new Action.Update(
              target,
              object(request),
              UpdateOptions.builder()
                  .dryRun(path.all("dryRun"))
                  .fieldManager(path.parameter("fieldManager"))
                  .fieldValidation(path.parameter("fieldValidation"))
                  .build());
      case "PATCH" ->
          new Action.Patch(
              target,
              patchType(request),
              Bytes.wrap(body(request)),
              PatchOptions.builder()
                  .dryRun(path.all("dryRun"))
                  .fieldManager(path.parameter("fieldManager"))
                  .fieldValidation(path.parameter("fieldValidation"))
                  .force(path.all("force").isEmpty() ? null : path.flag("force"))
                  .build());
      case "DELETE" ->
          target.name().isEmpty()
              ? new Action.DeleteCollection(target, deleteOptions(request), listOptions(path))
              : new Action.Delete(target, deleteOptions(request));
      default ->
          throw ApiException.methodNotSupported(
              target.resource().groupResource(), request.method());
    };
  }

  private static byte[] body(TransportRequest request) {
    return request.body().map(TransportRequest.Body::bytes).orElseGet(() -> new byte[0]);
  }

  private ApiObject object(TransportRequest request) {
    return forms.read(body(request));
  }

  private DeleteOptions deleteOptions(TransportRequest request) {
    return body(request).length > 0 && object(request) instanceof DeleteOptions options
        ? options
        : DeleteOptions.builder().build();
  }

  private static PatchType patchType(TransportRequest request) {
    return PatchType.ofContentType(request.headers().first("Content-Type").orElse(""))
        .orElseThrow(() ->
            ApiException.unsupportedMediaType(
                List.of(
                    PatchType.JSON.mediaType(),
                    PatchType.MERGE.mediaType(),
                    PatchType.STRATEGIC.mediaType(),
                    PatchType.APPLY_YAML.mediaType())));
  }

  private static ListOptions listOptions(RequestPath path) {
    return ListOptions.builder()
        .labelSelector(path.parameter("labelSelector"))
        .fieldSelector(path.parameter("fieldSelector"))
        .watch(path.flag("watch"))
        .allowWatchBookmarks(path.flag("allowWatchBookmarks"))
        .resourceVersion(path.parameter("resourceVersion"))
        .resourceVersionMatch(path.parameter("resourceVersionMatch"))
        .timeoutSeconds(
            path.all("timeoutSeconds").isEmpty() ? null : number(path, "timeoutSeconds"))
        .limit(number(path, "limit"))
        .continue_(path.parameter("continue"))
        .sendInitialEvents(
            path.all("sendInitialEvents").isEmpty() ? null : path.flag("sendInitialEvents"))
        .build();
  }

  private static long number(RequestPath path, String key) {
    String text = path.parameter(key);
    try {
      return text.isEmpty() ? 0 : Long.parseLong(text);
    } catch (NumberFormatException e) {
      throw ApiException.badRequest(key + " is no number: " + text);
    }
  }
}
