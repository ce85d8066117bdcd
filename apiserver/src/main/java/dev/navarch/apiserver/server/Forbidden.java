package dev.navarch.apiserver.server;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.Status;
import dev.navarch.apimachinery.meta.v1.StatusDetails;
import dev.navarch.apimachinery.value.GoQuoting;
import dev.navarch.apiserver.authentication.User;
import dev.navarch.apiserver.request.RequestInfo;

/** What somebody is told who may not do what they ask for. */
public final class Forbidden {
  private Forbidden() {}

  /**
   * The answer.
   *
   * @param reason what the authorizers have to say about it; often nothing
   */
  public static ApiException of(User user, RequestInfo info, String reason) {
    String why = reason.isEmpty() ? "" : ": " + reason;
    if (!info.isResource()) {
      return ApiException.fromStatus(
          Status.builder()
              .status("Failure")
              .message(
                  "forbidden: User %s cannot %s path %s%s"
                      .formatted(
                          GoQuoting.quote(user.name()),
                          info.verb(),
                          GoQuoting.quote(info.path()),
                          why))
              .reason("Forbidden")
              .details(StatusDetails.builder().build())
              .code(403)
              .build());
    }
    String where =
        info.namespace().isEmpty()
            ? "at the cluster scope"
            : "in the namespace " + GoQuoting.quote(info.namespace());
    String problem =
        "User %s cannot %s resource %s in API group %s %s%s"
            .formatted(
                GoQuoting.quote(user.name()),
                info.verb(),
                GoQuoting.quote(info.resourceWithSub()),
                GoQuoting.quote(info.group()),
                where,
                why);
    return info.name().isEmpty()
        ? ApiException.forbidden(info.groupResource(), problem)
        : ApiException.forbidden(info.groupResource(), info.name(), problem);
  }
}
