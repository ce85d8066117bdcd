package dev.navarch.apiserver.discovery;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.serializer.CodecFactory;
import dev.navarch.apimachinery.serializer.MediaTypes;
import dev.navarch.apimachinery.serializer.Serializer;
import dev.navarch.apiserver.endpoint.Accepted;
import dev.navarch.apiserver.endpoint.Catalog;
import dev.navarch.apiserver.endpoint.Endpoint;
import dev.navarch.apiserver.endpoint.Exchange;
import dev.navarch.apiserver.endpoint.Negotiator;
import dev.navarch.apiserver.http.EntityTag;
import dev.navarch.apiserver.http.Headers;
import dev.navarch.apiserver.server.ApiServer;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Discovery: {@code /api}, {@code /apis} and what is below them but no resource. Answers follow the
 * catalog at once, and are kept until it changes.
 */
public final class DiscoveryPages {
  /** Versions of the document about everything that Kubernetes 1.36 knows; it dropped v2beta1. */
  public static final Set<String> AGGREGATED_1_36 = Set.of("v2");

  private static final GroupResource NOTHING = new GroupResource("", "");
  private static final byte[] EMPTY = {};

  private final Catalog catalog;
  private final DiscoveryForm.Chooser forms;
  private final Serializer json;
  private final String serverAddress;
  private volatile @Nullable DiscoveryImage image;

  /**
   * Creates the pages.
   *
   * @param serverAddress where clients are told to find this server: host and port
   * @param aggregatedVersions versions of {@code apidiscovery.k8s.io} in which clients can have
   *     everything at once; none for a release that did not know it
   */
  public DiscoveryPages(
      Catalog catalog,
      CodecFactory codecs,
      Negotiator negotiator,
      String serverAddress,
      Set<String> aggregatedVersions) {
    this.catalog = catalog;
    this.forms = new DiscoveryForm.Chooser(codecs, negotiator, aggregatedVersions);
    this.json = codecs.serializer(MediaTypes.JSON).orElseThrow();
    this.serverAddress = serverAddress;
  }

  /** What serves which path. */
  public Map<String, Endpoint> pages() {
    return Map.of(
        "/api", this::core, "/api/", this::core, "/apis", this::groups, "/apis/", this::groups);
  }

  private DiscoveryImage image() {
    Catalog.State state = catalog.state();
    DiscoveryImage known = image;
    if (known == null || !known.isOf(state)) {
      known = new DiscoveryImage(state, serverAddress);
      image = known;
    }
    return known;
  }

  private void core(Exchange exchange) {
    List<String> below = below(exchange);
    DiscoveryImage now = image();
    if (below.isEmpty()) {
      onlyGet(exchange);
      answer(exchange, now, true, now.coreVersions());
      return;
    }
    Optional<Document> resources =
        below.size() == 1 ? now.resources("", below.get(0)) : Optional.empty();
    resources(exchange, resources);
  }

  private void groups(Exchange exchange) {
    List<String> below = below(exchange);
    DiscoveryImage now = image();
    if (below.isEmpty()) {
      answer(exchange, now, false, now.groups());
      return;
    }
    String group = below.get(0);
    if (group.isEmpty() || !now.hasGroup(group)) {
      ApiServer.noSuchPage(exchange);
      return;
    }
    switch (below.size()) {
      case 1 -> answer(exchange, now.group(group).orElseThrow(DiscoveryPages::notFound));
      case 2 -> resources(exchange, now.resources(group, below.get(1)));
      default -> throw notFound();
    }
  }

  /** What the path names behind {@code /api} or {@code /apis}. */
  private static List<String> below(Exchange exchange) {
    String path = exchange.request().path();
    String trimmed = path.endsWith("/") ? path.substring(0, path.length() - 1) : path;
    List<String> parts = List.of(trimmed.split("/", -1));
    return parts.subList(Math.min(2, parts.size()), parts.size());
  }

  private void resources(Exchange exchange, Optional<Document> resources) {
    Document document = resources.orElseThrow(DiscoveryPages::notFound);
    onlyGet(exchange);
    answer(exchange, document);
  }

  private static void onlyGet(Exchange exchange) {
    if (!exchange.request().method().equals("GET")) {
      throw ApiException.genericServerResponse(405, "", NOTHING, "", "", 0);
    }
  }

  private static ApiException notFound() {
    return ApiException.genericServerResponse(404, "", NOTHING, "", "", 0);
  }

  private void answer(Exchange exchange, DiscoveryImage now, boolean core, Document single) {
    switch (forms.any(exchange)) {
      case DiscoveryForm.Single(Accepted accepted) -> answer(exchange, accepted, single);
      case DiscoveryForm.Aggregated form ->
          answer(exchange, form, now.aggregated(core, form.version()));
    }
  }

  private void answer(Exchange exchange, Document document) {
    answer(exchange, forms.single(exchange), document);
  }

  private static void answer(Exchange exchange, Accepted accepted, Document document) {
    exchange.respond(200, accepted.serializer().mediaType(), document.bytes(accepted));
  }

  private void answer(Exchange exchange, DiscoveryForm.Aggregated form, Document document) {
    EntityTag tag = document.tag(json);
    Headers headers =
        Headers.builder()
            .add("ETag", tag.toString())
            .add("Vary", "Accept")
            .add("Cache-Control", "public")
            .build();
    if (tag.isHeldBy(exchange.request().headers())) {
      exchange.responder().respond(304, headers, EMPTY);
    } else {
      exchange
          .responder()
          .respond(
              200,
              headers.with("Content-Type", form.contentType()),
              document.bytes(form.serializer()));
    }
  }
}
