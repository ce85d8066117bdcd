package dev.navarch.apiserver.endpoint;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.schema.GroupKind;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apiserver.request.Query;
import dev.navarch.apiserver.request.RequestInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * What a request to list or watch says besides its selectors.
 *
 * @param limit 0 for no limit
 * @param match {@code Exact}, {@code NotOlderThan} or empty
 * @param sendInitialEvents null if the request does not say
 */
record ListParameters(
    int limit,
    String continueToken,
    String resourceVersion,
    String match,
    OptionalLong timeoutSeconds,
    boolean bookmarks,
    @Nullable Boolean sendInitialEvents) {

  private static final String EXACT = "Exact";
  private static final String NOT_OLDER = "NotOlderThan";

  /**
   * Reads and checks the parameters.
   *
   * @throws ApiException 400 or 422 if they make no sense
   */
  static ListParameters of(Query query, boolean watch) {
    long limit = Numbers.integer(query, "limit").orElse(0);
    ListParameters parameters =
        new ListParameters(
            (int) Math.clamp(limit, 0, Integer.MAX_VALUE),
            query.get("continue"),
            query.get("resourceVersion"),
            query.get("resourceVersionMatch"),
            Numbers.integer(query, "timeoutSeconds"),
            RequestInfo.isTrue(query.get("allowWatchBookmarks")),
            query.find("sendInitialEvents").map(RequestInfo::isTrue).orElse(null));
    List<FieldError> errors = watch ? parameters.watchErrors() : parameters.listErrors();
    if (!errors.isEmpty()) {
      throw ApiException.invalid(new GroupKind("meta.k8s.io", "ListOptions"), "", errors);
    }
    return parameters;
  }

  private List<FieldError> listErrors() {
    List<FieldError> errors = new ArrayList<>();
    FieldPath path = FieldPath.of("resourceVersionMatch");
    if (sendInitialEvents != null) {
      errors.add(
          FieldError.forbidden(
              FieldPath.of("sendInitialEvents"), "sendInitialEvents is forbidden for list"));
    }
    if (match.isEmpty()) {
      return errors;
    }
    if (resourceVersion.isEmpty()) {
      errors.add(
          FieldError.forbidden(
              path, "resourceVersionMatch is forbidden unless resourceVersion is provided"));
    }
    if (!continueToken.isEmpty()) {
      errors.add(
          FieldError.forbidden(
              path, "resourceVersionMatch is forbidden when continue is provided"));
    }
    if (!match.equals(EXACT) && !match.equals(NOT_OLDER)) {
      errors.add(FieldError.notSupported(path, match, List.of(EXACT, NOT_OLDER, "")));
    }
    if (match.equals(EXACT) && resourceVersion.equals("0")) {
      errors.add(
          FieldError.forbidden(
              path, "resourceVersionMatch \"Exact\" is forbidden for resourceVersion \"0\""));
    }
    return errors;
  }

  private List<FieldError> watchErrors() {
    List<FieldError> errors = new ArrayList<>();
    FieldPath path = FieldPath.of("resourceVersionMatch");
    if (sendInitialEvents == null) {
      if (!match.isEmpty()) {
        errors.add(
            FieldError.forbidden(
                path,
                "resourceVersionMatch is forbidden for watch unless sendInitialEvents is provided"));
      }
      return errors;
    }
    if (!match.equals(NOT_OLDER)) {
      errors.add(
          FieldError.forbidden(
              path, "sendInitialEvents requires setting resourceVersionMatch to NotOlderThan"));
    }
    if (!match.isEmpty() && !match.equals(NOT_OLDER)) {
      errors.add(FieldError.notSupported(path, match, List.of(NOT_OLDER)));
    }
    if (!continueToken.isEmpty()) {
      errors.add(
          FieldError.forbidden(
              path, "resourceVersionMatch is forbidden when continue is provided"));
    }
    return errors;
  }

  boolean isExact() {
    return match.equals(EXACT);
  }
}
