package dev.navarch.apiserver.discovery;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.serializer.CodecFactory;
import dev.navarch.apimachinery.serializer.MediaType;
import dev.navarch.apimachinery.serializer.Serializer;
import dev.navarch.apiserver.endpoint.Accepted;
import dev.navarch.apiserver.endpoint.Exchange;
import dev.navarch.apiserver.endpoint.Negotiator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** In which form a client wants an answer of discovery. */
sealed interface DiscoveryForm {
  /** A document about one thing. */
  record Single(Accepted accepted) implements DiscoveryForm {}

  /** One document about everything. */
  record Aggregated(Serializer serializer, String version) implements DiscoveryForm {
    String contentType() {
      return "%s;g=%s;v=%s;as=%s"
          .formatted(
              serializer.mediaType(), AggregatedDocuments.GROUP, version, AggregatedDocuments.KIND);
    }
  }

  /** Finds out the form. */
  final class Chooser {
    private final List<Serializer> serializers;
    private final Negotiator negotiator;
    private final Set<String> aggregatedVersions;

    Chooser(CodecFactory codecs, Negotiator negotiator, Set<String> aggregatedVersions) {
      this.serializers = codecs.serializers();
      this.negotiator = negotiator;
      this.aggregatedVersions = Set.copyOf(aggregatedVersions);
    }

    /**
     * The form of an answer that may be about everything: what the client names first decides.
     *
     * @throws ApiException 406 if nothing that the client accepts can be had
     */
    DiscoveryForm any(Exchange exchange) {
      for (MediaType range : MediaType.parseAccept(exchange.accept())) {
        Optional<Serializer> serializer = serializer(range);
        if (serializer.isPresent()) {
          if (!range.parameters().containsKey("as")) {
            break;
          }
          if (isAggregated(range.parameters())) {
            return new Aggregated(serializer.get(), range.parameters().getOrDefault("v", ""));
          }
        }
      }
      return new Single(single(exchange));
    }

    /**
     * The form of an answer that can be about one thing only.
     *
     * @throws ApiException 406 if nothing that the client accepts can be had
     */
    Accepted single(Exchange exchange) {
      Accepted accepted = negotiator.response(exchange, true);
      if (accepted.shape() == Accepted.Shape.OBJECT) {
        return accepted;
      }
      // Discovery can be no table. What is accepted without being turned into something will do.
      Serializer serializer =
          MediaType.parseAccept(exchange.accept()).stream()
              .filter(range -> !range.parameters().containsKey("as"))
              .flatMap(range -> serializer(range).stream())
              .findFirst()
              .orElseThrow(() ->
                  ApiException.notAcceptable(
                      serializers.stream().map(Serializer::mediaType).toList()));
      return new Accepted(serializer, Accepted.Shape.OBJECT, "", accepted.pretty());
    }

    private Optional<Serializer> serializer(MediaType range) {
      return serializers.stream().filter(s -> range.includes(s.mediaType())).findFirst();
    }

    private boolean isAggregated(Map<String, String> parameters) {
      return AggregatedDocuments.KIND.equals(parameters.get("as"))
          && AggregatedDocuments.GROUP.equals(parameters.get("g"))
          && aggregatedVersions.contains(parameters.getOrDefault("v", ""));
    }
  }
}
