package dev.navarch.apiserver.authentication;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.value.GoQuoting;
import dev.navarch.apiserver.request.RequestInfo;

/** What somebody is told who may not do something, in Kubernetes' words. */
public final class Refusal {
  private Refusal() {}

  /**
   * The failure of a request that its sender may not make.
   *
   * @param reason what else there is to say, or empty
   */
  public static ApiException forbidden(User user, RequestInfo request, String reason) {
    String problem = problem(user, request) + (reason.isEmpty() ? "" : ": " + reason);
    return request.isResource()
        ? ApiException.forbidden(request.groupResource(), request.name(), problem)
        : ApiException.forbidden(problem);
  }

  private static String problem(User user, RequestInfo request) {
    String who = "User " + GoQuoting.quote(user.name()) + " cannot " + request.verb();
    if (!request.isResource()) {
      return who + " path " + GoQuoting.quote(request.path());
    }
    return who
        + " resource "
        + GoQuoting.quote(request.resourceWithSub())
        + " in API group "
        + GoQuoting.quote(request.group())
        + (request.namespace().isEmpty()
            ? " at the cluster scope"
            : " in the namespace " + GoQuoting.quote(request.namespace()));
  }
}
