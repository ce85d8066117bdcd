package dev.navarch.apiserver.openapi.http;

import dev.navarch.apimachinery.serializer.MediaType;
import dev.navarch.apiserver.endpoint.Endpoint;
import dev.navarch.apiserver.endpoint.Exchange;
import dev.navarch.apiserver.endpoint.Workers;
import dev.navarch.apiserver.http.EntityTag;
import dev.navarch.apiserver.http.Headers;
import dev.navarch.apiserver.openapi.OpenApi;
import dev.navarch.apiserver.openapi.OpenApiDocument;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The OpenAPI documents over HTTP. A document of version 3 that is asked for with its hash may be
 * kept for ever; with the hash of another time, the client is sent to where it is now.
 */
public final class OpenApiPages {
  private static final String V2 = "/openapi/v2";
  private static final byte[] EMPTY = {};

  /** Apart, because formats of dates take long to load, and few clients ask for what has one. */
  private static final class HttpDate {
    static final DateTimeFormatter FORMAT =
        DateTimeFormatter.ofPattern("EEE, dd MMM uuuu HH:mm:ss 'GMT'", Locale.US)
            .withZone(ZoneOffset.UTC);
  }

  private final OpenApi documents;
  private final Workers workers;
  private final InstantSource clock;

  public OpenApiPages(OpenApi documents, Workers workers, InstantSource clock) {
    this.documents = documents;
    this.workers = workers;
    this.clock = clock;
  }

  /**
   * What serves which path.
   *
   * @param version3 whether there are documents of version 3, which releases of old did not know
   */
  public Map<String, Endpoint> pages(boolean version3) {
    Map<String, Endpoint> pages = new LinkedHashMap<>();
    pages.put(V2, exchange -> workers.run(exchange, () -> version2(exchange)));
    if (version3) {
      pages.put(OpenApi.V3_ROOT, exchange -> workers.run(exchange, () -> index(exchange)));
      pages.put(OpenApi.V3_ROOT + "/", exchange -> workers.run(exchange, () -> version3(exchange)));
    }
    return pages;
  }

  private void version2(Exchange exchange) {
    serve(exchange, documents.v2(), uncached());
  }

  /** The index is JSON whatever the client accepts; as in Kubernetes, it is called plain text. */
  private void index(Exchange exchange) {
    OpenApiDocument index = documents.index();
    EntityTag tag = new EntityTag(index.etag());
    Headers.Builder headers = uncached().add("ETag", tag.toString());
    if (tag.isHeldBy(exchange.request().headers())) {
      exchange.responder().respond(304, headers.build(), EMPTY);
      return;
    }
    byte[] json = index.content(index.mediaTypes().get(0)).orElseThrow().bytes();
    exchange
        .responder()
        .respond(200, headers.add("Content-Type", "text/plain; charset=utf-8").build(), json);
  }

  private void version3(Exchange exchange) {
    String path = exchange.request().path().substring(OpenApi.V3_ROOT.length() + 1);
    Optional<OpenApiDocument> found = documents.v3(path);
    if (found.isEmpty()) {
      exchange.responder().respond(404, uncached().build(), EMPTY);
      return;
    }
    OpenApiDocument document = found.get();
    String hash = exchange.query().get("hash");
    if (hash.isEmpty()) {
      serve(exchange, document, uncached());
    } else if (hash.equals(document.etag())) {
      serve(exchange, document, cachedForEver());
    } else {
      moved(exchange, OpenApi.hashedUrl(path, document));
    }
  }

  private static Headers.Builder uncached() {
    return Headers.builder().add("Cache-Control", "no-cache, private");
  }

  private Headers.Builder cachedForEver() {
    Instant nextYear = clock.instant().atOffset(ZoneOffset.UTC).plusYears(1).toInstant();
    return Headers.builder()
        .add("Cache-Control", "public, immutable")
        .add("Expires", HttpDate.FORMAT.format(nextYear));
  }

  private static void moved(Exchange exchange, String to) {
    Headers headers =
        Headers.builder()
            .add("Location", to)
            .add("Content-Type", "text/html; charset=utf-8")
            .add("Vary", "Accept")
            .build();
    String body = "<a href=\"" + to + "\">Moved Permanently</a>.\n";
    exchange.responder().respond(301, headers, body.getBytes(StandardCharsets.UTF_8));
  }

  private static void serve(Exchange exchange, OpenApiDocument document, Headers.Builder headers) {
    headers.add("Vary", "Accept");
    Optional<String> mediaType = mediaType(exchange.accept(), document);
    if (mediaType.isEmpty()) {
      exchange.responder().respond(406, headers.build(), EMPTY);
      return;
    }
    EntityTag tag = new EntityTag(document.etag());
    headers.add("ETag", tag.toString());
    if (tag.isHeldBy(exchange.request().headers())) {
      exchange.responder().respond(304, headers.build(), EMPTY);
      return;
    }
    OpenApiDocument.Content content = document.content(mediaType.get()).orElseThrow();
    exchange
        .responder()
        .respond(200, headers.add("Content-Type", content.mediaType()).build(), content.bytes());
  }

  /**
   * The form that the client wants most. Some of the names have a character that names of media
   * types must not have, so they are compared as they are.
   */
  private static Optional<String> mediaType(String accept, OpenApiDocument document) {
    if (accept.isBlank()) {
      return Optional.of(document.mediaTypes().get(0));
    }
    return MediaType.parseAccept(accept).stream()
        .flatMap(range -> document.mediaTypes().stream().filter(range::includes))
        .findFirst();
  }
}
