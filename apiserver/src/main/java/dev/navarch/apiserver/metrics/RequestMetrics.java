package dev.navarch.apiserver.metrics;

import dev.navarch.apiserver.endpoint.Catalog;
import dev.navarch.apiserver.request.RequestInfo;
import dev.navarch.apiserver.server.InFlight;
import dev.navarch.apiserver.server.RequestLog;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.LongAdder;

/**
 * Counts requests. There are as many figures as there are resources, verbs and codes: what the
 * catalog does not know is counted without its name, and so is what goes beyond {@link
 * #MOST_ROUTES}, which takes somebody who makes up resources without end.
 */
public final class RequestMetrics implements RequestLog, MetricSource {
  private static final int MOST_ROUTES = 20_000;

  /** Apart, because it is needed only when somebody looks. */
  private static final class Order {
    static final Comparator<Route> OF_ROUTES =
        Comparator.comparing(Route::group)
            .thenComparing(Route::version)
            .thenComparing(Route::resource)
            .thenComparing(Route::subresource)
            .thenComparing(Route::verb)
            .thenComparing(Route::scope)
            .thenComparing(Route::dryRun);
  }

  private final Catalog catalog;
  private final InFlight inFlight;
  private final ConcurrentHashMap<Route, RouteFigures> routes = new ConcurrentHashMap<>();
  private final ConcurrentHashMap<Route, LongAdder> lasting = new ConcurrentHashMap<>();

  /** Creates the figures of a server that offers what the catalog holds. */
  public RequestMetrics(Catalog catalog, InFlight inFlight) {
    this.catalog = catalog;
    this.inFlight = inFlight;
  }

  @Override
  public void answered(
      RequestInfo info, boolean apply, boolean dryRun, int status, long nanos, long bytes) {
    Route route = info.isResource() ? Route.ofResource(info, apply, dryRun) : Route.ofPage(info);
    RouteFigures figures = routes.get(route);
    if (figures == null) {
      Route known = known(route, info);
      figures = routes.computeIfAbsent(known, RouteFigures::new);
    }
    figures.count(status, nanos, bytes);
  }

  @Override
  public Runnable lasts(RequestInfo info) {
    Route route =
        info.isResource() ? known(Route.ofResource(info, false, false), info) : Route.ofPage(info);
    LongAdder count = lasting.computeIfAbsent(route, r -> new LongAdder());
    AtomicBoolean over = new AtomicBoolean();
    count.increment();
    return () -> {
      if (over.compareAndSet(false, true)) {
        count.decrement();
      }
    };
  }

  /** The route if its resource exists, and the one that stands for all others if it does not. */
  private Route known(Route route, RequestInfo info) {
    boolean isKnown =
        !info.isResource()
            || (catalog.find(info.groupVersion(), info.resourceWithSub()).isPresent()
                && routes.size() < MOST_ROUTES);
    return isKnown ? route : Route.ofPage(info);
  }

  @Override
  public void write(PrometheusText out) {
    List<Map.Entry<Route, RouteFigures>> all = new ArrayList<>(routes.entrySet());
    all.sort(Map.Entry.comparingByKey(Order.OF_ROUTES));
    out.family(
        "apiserver_request_total",
        MetricType.COUNTER,
        "Requests that were answered, by what they asked for and the code of the answer.");
    all.forEach(entry -> entry.getValue().writeTotals(out));
    out.family(
        "apiserver_request_duration_seconds",
        MetricType.HISTOGRAM,
        "Time until the answer to a request began.");
    all.forEach(entry -> entry.getValue().writeDurations(out));
    out.family(
        "apiserver_response_sizes",
        MetricType.HISTOGRAM,
        "Bytes of answers to requests that read, before any compression.");
    all.forEach(entry -> entry.getValue().writeSizes(out));
    out.family(
        "apiserver_longrunning_requests",
        MetricType.GAUGE,
        "Requests under way that last, such as watches.");
    lasting.entrySet().stream()
        .sorted(Map.Entry.comparingByKey(Order.OF_ROUTES))
        .forEach(entry -> out.sample(entry.getKey().labels(), entry.getValue().sum()));
    out.family(
            "apiserver_current_inflight_requests",
            MetricType.GAUGE,
            "Requests under way that do not last, those that write apart from those that read.")
        .sample(Labels.of("request_kind", "mutating"), inFlight.writing())
        .sample(Labels.of("request_kind", "readOnly"), inFlight.reading());
    out.family(
            "navarch_request_body_bytes",
            MetricType.GAUGE,
            "Bytes of request bodies that are being read or worked on.")
        .sample(Labels.NONE, inFlight.bodyBytes());
    out.family(
            "navarch_unsent_response_bytes",
            MetricType.GAUGE,
            "Bytes of responses that clients have not taken yet.")
        .sample(Labels.NONE, inFlight.unsentBytes());
  }
}
