package dev.navarch.apiserver.health;

import dev.navarch.apiserver.endpoint.Endpoint;
import dev.navarch.apiserver.endpoint.Exchange;
import dev.navarch.apiserver.http.Headers;
import dev.navarch.apiserver.server.ApiServer;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * {@code /healthz}, {@code /livez}, {@code /readyz}, and below each its checks one by one. The
 * method does not matter: those who ask have their habits.
 */
public final class HealthPages {
  private static final System.Logger LOG = System.getLogger(HealthPages.class.getName());
  private static final Headers TEXT =
      Headers.builder()
          .add("Content-Type", "text/plain; charset=utf-8")
          .add("X-Content-Type-Options", "nosniff")
          .add("Cache-Control", "no-cache, private")
          .build();

  private final HealthChecks checks;
  private final HealthLane lane;

  public HealthPages(HealthChecks checks, HealthLane lane) {
    this.checks = checks;
    this.lane = lane;
  }

  /** What serves which path. */
  public Map<String, Endpoint> pages() {
    Map<String, Endpoint> pages = new LinkedHashMap<>();
    for (Probe probe : Probe.values()) {
      pages.put(probe.path(), exchange -> run(exchange, () -> all(probe, exchange)));
      pages.put(probe.path() + "/", exchange -> one(probe, exchange));
    }
    return pages;
  }

  private void run(Exchange exchange, Runnable action) {
    lane.run(() -> {
      try {
        action.run();
      } catch (RuntimeException e) {
        LOG.log(Level.ERROR, "a question about health cannot be answered", e);
        answer(exchange, 500, "internal server error: " + e + "\n");
      }
    });
  }

  private void all(Probe probe, Exchange exchange) {
    Checkup checkup = Checkup.run(checks.of(probe), exchange.query().all("exclude"), lane::problem);
    if (!checkup.isWell()) {
      LOG.log(Level.INFO, "{0} failed: {1}", probe.word(), String.join("; ", checkup.failures()));
      answer(exchange, 500, checkup.text(probe));
    } else if (exchange.query().has("verbose")) {
      answer(exchange, 200, checkup.text(probe));
    } else {
      answer(exchange, 200, "ok");
    }
  }

  private void one(Probe probe, Exchange exchange) {
    String name = exchange.request().path().substring(probe.path().length() + 1);
    Optional<HealthCheck> check = checks.find(probe, name);
    if (check.isEmpty()) {
      ApiServer.noSuchPage(exchange);
      return;
    }
    run(
        exchange,
        () -> {
          Optional<String> problem = lane.problem(check.get());
          if (problem.isPresent()) {
            answer(exchange, 500, "internal server error: " + problem.get() + "\n");
          } else {
            answer(exchange, 200, "ok");
          }
        });
  }

  private static void answer(Exchange exchange, int status, String text) {
    exchange.responder().respond(status, TEXT, text.getBytes(StandardCharsets.UTF_8));
  }
}
