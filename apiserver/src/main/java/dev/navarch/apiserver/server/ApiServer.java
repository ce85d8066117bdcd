package dev.navarch.apiserver.server;

import dev.navarch.apimachinery.collect.Lazy;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apiserver.authentication.Authenticator;
import dev.navarch.apiserver.authentication.Identification;
import dev.navarch.apiserver.authentication.Impersonation;
import dev.navarch.apiserver.authentication.User;
import dev.navarch.apiserver.authorization.Attributes;
import dev.navarch.apiserver.authorization.Authorizer;
import dev.navarch.apiserver.authorization.Decision;
import dev.navarch.apiserver.endpoint.Accepted;
import dev.navarch.apiserver.endpoint.Answers;
import dev.navarch.apiserver.endpoint.Catalog;
import dev.navarch.apiserver.endpoint.Endpoint;
import dev.navarch.apiserver.endpoint.Exchange;
import dev.navarch.apiserver.endpoint.Negotiator;
import dev.navarch.apiserver.endpoint.ResourceEndpoint;
import dev.navarch.apiserver.http.ApiRequest;
import dev.navarch.apiserver.http.Handler;
import dev.navarch.apiserver.http.Headers;
import dev.navarch.apiserver.http.RequestBody;
import dev.navarch.apiserver.http.Responder;
import dev.navarch.apiserver.request.RequestInfo;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.Warnings;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Answers every request: finds out who sends it, whether they may, and lets an endpoint do it. */
public final class ApiServer implements Handler {
  private final Authenticator authenticator;
  private final Authorizer authorizer;
  private final Catalog catalog;
  private final Lazy<Map<String, Endpoint>> pages;
  private final Negotiator negotiator;
  private final InFlight inFlight;
  private final RequestLog log;
  private final InstantSource clock;

  /**
   * Creates a server.
   *
   * @param pages what is served besides resources, by path; one that ends in a slash serves what is
   *     below it too
   */
  public ApiServer(
      Authenticator authenticator,
      Authorizer authorizer,
      Catalog catalog,
      Lazy<Map<String, Endpoint>> pages,
      Negotiator negotiator,
      InFlight inFlight,
      RequestLog log,
      InstantSource clock) {
    this.authenticator = authenticator;
    this.authorizer = authorizer;
    this.catalog = catalog;
    this.pages = pages;
    this.negotiator = negotiator;
    this.inFlight = inFlight;
    this.log = log;
    this.clock = clock;
  }

  @Override
  public void handle(ApiRequest request, Responder responder) {
    begin(request, RequestBody.of(request.body()), responder);
  }

  /** Decides about a request by its head; only what is let through has its body read. */
  @Override
  public void begin(ApiRequest head, RequestBody body, Responder responder) {
    RequestInfo info = RequestInfo.of(head.method(), head.path(), head.query());
    long start = System.nanoTime();
    boolean apply = isApply(head, info);
    boolean dryRun = head.query().has("dryRun");
    CountingResponder counting =
        new CountingResponder(
            responder,
            (status, bytes) ->
                log.answered(info, apply, dryRun, status, System.nanoTime() - start, bytes),
            info.verb().equals("watch") ? log.lasts(info) : () -> {});
    Exchange unknown = exchange(head, info, counting);
    try {
      Exchange exchange = unknown.as(actingAs(head, info, sender(head)));
      RequestCharge charge =
          inFlight
              .enter(exchange.context().user(), kind(info))
              .orElseThrow(ApiServer::tooManyRequests);
      counting.chargeTo(charge);
      authorizer.require(exchange.context().user(), info);
      if (body.isEmpty() || !takesBody(info)) {
        route(exchange);
      } else {
        body.read(charge, receiver(exchange));
      }
    } catch (Throwable e) {
      answerFailure(unknown, e);
    }
  }

  private RequestBody.Receiver receiver(Exchange exchange) {
    return new RequestBody.Receiver() {
      @Override
      public void received(byte[] bytes) {
        try {
          route(exchange.withBody(bytes));
        } catch (Throwable e) {
          answerFailure(exchange, e);
        }
      }

      @Override
      public void failed(ApiException why) {
        answerFailure(exchange, why);
      }
    };
  }

  private static boolean isApply(ApiRequest request, RequestInfo info) {
    return info.verb().equals("patch")
        && request.headers().first("Content-Type").orElse("").startsWith("application/apply-patch");
  }

  private static InFlight.Kind kind(RequestInfo info) {
    if (isHealthCheck(info)) {
      return InFlight.Kind.EXEMPT;
    }
    return switch (info.verb()) {
      case "watch" -> InFlight.Kind.WATCH;
      case "get", "list", "head", "options" -> InFlight.Kind.READ;
      default -> InFlight.Kind.WRITE;
    };
  }

  private static boolean isHealthCheck(RequestInfo info) {
    return !info.isResource()
        && (isAtOrBelow(info.path(), "/livez")
            || isAtOrBelow(info.path(), "/readyz")
            || isAtOrBelow(info.path(), "/healthz"));
  }

  private static boolean isAtOrBelow(String path, String page) {
    return path.startsWith(page)
        && (path.length() == page.length() || path.charAt(page.length()) == '/');
  }

  /** Whether a body means something; that of any other request is left unread. */
  private static boolean takesBody(RequestInfo info) {
    return info.isResource()
        && switch (info.verb()) {
          case "get", "list", "watch" -> false;
          default -> true;
        };
  }

  private static ApiException tooManyRequests() {
    return ApiException.tooManyRequests(
        "the server has received too many requests and has asked us to try again later", 1);
  }

  private Exchange exchange(ApiRequest request, RequestInfo info, Responder responder) {
    RequestContext context =
        new RequestContext(
            info,
            User.anonymous(),
            request.headers().first("User-Agent").orElse(""),
            new Warnings(),
            clock.instant());
    return new Exchange(request, context, responder);
  }

  private User sender(ApiRequest request) {
    return switch (authenticator.identify(request)) {
      case Identification.Known(User user) -> user;
      case Identification.Refused refused -> throw ApiException.unauthorized("Unauthorized");
      case Identification.None none -> throw ApiException.unauthorized("Unauthorized");
    };
  }

  private User actingAs(ApiRequest request, RequestInfo info, User sender) {
    Optional<Impersonation> impersonation = Impersonation.of(request.headers());
    return impersonation.isEmpty()
        ? sender
        : impersonation
            .get()
            .resolve(
                sender,
                info,
                (user, asked) ->
                    switch (authorizer.decide(new Attributes(user, asked))) {
                      case Decision.Allowed allowed -> Optional.empty();
                      case Decision.Denied(String reason) -> Optional.of(reason);
                      case Decision.NoOpinion(String reason) -> Optional.of(reason);
                    });
  }

  private void route(Exchange exchange) {
    RequestInfo info = exchange.info();
    if (info.isResource()) {
      if (info.parts().size() <= 3 || isOpenEnded(info)) {
        Optional<ResourceEndpoint> endpoint =
            catalog.find(info.groupVersion(), info.resourceWithSub());
        if (endpoint.isPresent() && fits(endpoint.get(), info)) {
          endpoint.get().handle(exchange);
          return;
        }
      }
      if (!catalog.servesGroup(info.group())) {
        noSuchPage(exchange);
      } else if (!catalog.isDefined(info.group())) {
        throw noSuchResource();
      } else if (catalog.find(info.groupVersion(), info.resource()).isPresent()
          && !info.subresource().isEmpty()) {
        throw ApiException.notFound(info.groupResource(), info.name());
      } else {
        noSuchPage(exchange);
      }
      return;
    }
    Endpoint page = page(info.path());
    if (page == null) {
      if (isBelowKnownGroup(info.path())) {
        throw noSuchResource();
      }
      noSuchPage(exchange);
      return;
    }
    page.handle(exchange);
  }

  /** Proxies pass on what stands behind their path. */
  private static boolean isOpenEnded(RequestInfo info) {
    return info.subresource().equals("proxy");
  }

  /**
   * Returns whether a path has the scope of the resource it names. What belongs to the cluster is
   * not found below a namespace: the request was authorized for that namespace only.
   */
  private static boolean fits(ResourceEndpoint endpoint, RequestInfo info) {
    if (!endpoint.served().namespaced()) {
      return !info.isInNamespace();
    }
    return !info.namespace().isEmpty() || info.name().isEmpty() || info.parts().size() < 2;
  }

  /** The page at a path, or the one with the longest name that serves what is below it. */
  private @Nullable Endpoint page(String path) {
    Endpoint exact = pages.get().get(path);
    if (exact != null) {
      return exact;
    }
    String closest = "";
    for (String name : pages.get().keySet()) {
      boolean servesBelow = name.length() > 1 && name.endsWith("/");
      if (servesBelow && name.length() > closest.length() && path.startsWith(name)) {
        closest = name;
      }
    }
    return pages.get().get(closest);
  }

  private boolean isBelowKnownGroup(String path) {
    String[] parts = path.split("/", 4);
    return parts.length > 2
        && (parts[1].equals("api") || (parts[1].equals("apis") && catalog.servesGroup(parts[2])));
  }

  private static ApiException noSuchResource() {
    return Answers.bare(404, "NotFound", "the server could not find the requested resource");
  }

  /** Answers a request for a page that does not exist. */
  public static void noSuchPage(Exchange exchange) {
    exchange.noSuchPage();
  }

  /** Answers a request whose handling failed, with what the client can make use of. */
  public void answerFailure(Exchange exchange, Throwable failure) {
    String id = exchange.request().id();
    if (exchange.responder() instanceof CountingResponder responder && responder.hasBegun()) {
      responder.abort();
      if (!(failure instanceof ApiException)) {
        log.failed(exchange.info(), id, failure);
      }
    } else if (failure instanceof ApiException known) {
      answer(exchange, known);
    } else {
      log.failed(exchange.info(), id, failure);
      answer(
          exchange,
          ApiException.internalError(
              "the server failed to handle the request; its log tells more under " + id));
    }
  }

  private void answer(Exchange exchange, ApiException failure) {
    Accepted accepted = negotiator.forFailure(exchange);
    Headers.Builder headers =
        Headers.builder()
            .add("Content-Type", accepted.serializer().mediaType())
            .add("Cache-Control", "no-cache, private");
    failure
        .suggestsClientDelay()
        .ifPresent(seconds -> headers.add("Retry-After", Integer.toString(seconds)));
    exchange
        .context()
        .warnings()
        .all()
        .forEach(warning -> headers.add("Warning", Exchange.warning(warning)));
    exchange
        .responder()
        .respond(failure.code(), headers.build(), accepted.encode(failure.status()));
  }
}
