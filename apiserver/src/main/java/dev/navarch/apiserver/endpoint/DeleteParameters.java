package dev.navarch.apiserver.endpoint;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.DeleteOptions;
import dev.navarch.apimachinery.meta.v1.DeleteOptionsBuilder;
import dev.navarch.apimachinery.runtime.NotRegisteredException;
import dev.navarch.apimachinery.schema.GroupKind;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.serializer.Serializer;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apimachinery.wire.DecodeException;
import dev.navarch.apiserver.request.Query;
import dev.navarch.apiserver.request.RequestInfo;
import java.util.ArrayList;
import java.util.List;

/** How a client wants something deleted: said in the body, or else in the query. */
final class DeleteParameters {
  private static final GroupVersionKind KIND =
      new GroupVersionKind("meta.k8s.io", "v1", "DeleteOptions");

  private DeleteParameters() {}

  /**
   * Reads and checks the options.
   *
   * @throws ApiException 400, 415 or 422 if they make no sense
   */
  static DeleteOptions of(Exchange exchange, Negotiator negotiator) {
    byte[] body = exchange.request().body();
    DeleteOptions options =
        body.length > 0 ? fromBody(exchange, negotiator, body) : fromQuery(exchange.query());
    List<FieldError> errors = errors(options);
    if (!errors.isEmpty()) {
      throw ApiException.invalid(new GroupKind("meta.k8s.io", "DeleteOptions"), "", errors);
    }
    Long grace = options.gracePeriodSeconds();
    return grace != null && grace < 0
        ? options.toBuilder().gracePeriodSeconds(1L).build()
        : options;
  }

  private static DeleteOptions fromBody(Exchange exchange, Negotiator negotiator, byte[] body) {
    Serializer serializer = negotiator.request(exchange.contentType(), true);
    ApiObject read;
    try {
      read = serializer.decode(body, KIND, false).object();
    } catch (NotRegisteredException e) {
      throw ApiException.badRequest(String.valueOf(e.getMessage()));
    } catch (DecodeException e) {
      throw ApiException.badRequest(String.valueOf(Bodies.problem(e, serializer, body)));
    }
    if (read instanceof DeleteOptions options) {
      return options;
    }
    GroupVersionKind kind = read.groupVersionKind();
    throw ApiException.badRequest(
        "no kind \"%s\" is registered for version \"%s\" among the options of requests"
            .formatted(kind.kind(), kind.groupVersion().toApiVersion()));
  }

  private static DeleteOptions fromQuery(Query query) {
    DeleteOptionsBuilder options = DeleteOptions.builder();
    Numbers.integer(query, "gracePeriodSeconds").ifPresent(options::gracePeriodSeconds);
    query
        .find("orphanDependents")
        .ifPresent(value -> options.orphanDependents(RequestInfo.isTrue(value)));
    query.find("propagationPolicy").ifPresent(options::propagationPolicy);
    return options.dryRun(query.all("dryRun")).build();
  }

  private static List<FieldError> errors(DeleteOptions options) {
    List<FieldError> errors = new ArrayList<>();
    if (options.propagationPolicy() != null && options.orphanDependents() != null) {
      errors.add(
          FieldError.invalid(
              FieldPath.of("propagationPolicy"),
              options.propagationPolicy(),
              "orphanDependents and deletionPropagation cannot be both set"));
    }
    String policy = options.propagationPolicy();
    if (policy != null && !List.of("Background", "Foreground", "Orphan").contains(policy)) {
      errors.add(
          FieldError.notSupported(
              FieldPath.of("propagationPolicy"),
              policy,
              List.of("Foreground", "Background", "Orphan", "nil")));
    }
    boolean unused = WriteParameters.dryRun(options.dryRun(), errors);
    return errors;
  }
}
