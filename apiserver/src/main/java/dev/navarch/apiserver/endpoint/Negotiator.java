package dev.navarch.apiserver.endpoint;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.serializer.CodecFactory;
import dev.navarch.apimachinery.serializer.MediaType;
import dev.navarch.apimachinery.serializer.MediaTypes;
import dev.navarch.apimachinery.serializer.Negotiation;
import dev.navarch.apimachinery.serializer.Serializer;
import dev.navarch.apiserver.request.Query;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Finds out in which form a client wants its answer, and in which it sent its request. */
public final class Negotiator {
  private static final String META_GROUP = "meta.k8s.io";
  private static final Set<String> META_VERSIONS = Set.of("v1", "v1beta1");
  private static final List<String> STREAMS =
      List.of("application/json;stream=watch", "application/vnd.kubernetes.protobuf;stream=watch");

  /** Headers that are kept taken apart: no more than this, whatever clients send. */
  private static final int MOST_KEPT = 256;

  private static final int LONGEST_KEPT = 512;

  private final List<Serializer> all;
  private final List<Serializer> withoutProtobuf;
  private final ConcurrentHashMap<String, List<MediaType>> parsed = new ConcurrentHashMap<>();

  public Negotiator(CodecFactory codecs) {
    all = codecs.serializers();
    List<Serializer> others = new ArrayList<>(all);
    others.removeIf(serializer -> serializer.mediaType().equals(MediaTypes.PROTOBUF));
    withoutProtobuf = List.copyOf(others);
  }

  /**
   * The form of an answer.
   *
   * @param protobuf whether the objects can be written as protobuf
   * @throws ApiException 406 if nothing that the client accepts can be had
   */
  public Accepted response(Exchange exchange, boolean protobuf) {
    List<Serializer> serializers = protobuf ? all : withoutProtobuf;
    String accept = exchange.accept();
    if (accept.isBlank()) {
      return plain(serializers.get(0), exchange.query(), exchange);
    }
    List<MediaType> ranges = ranges(accept);
    if (ranges.stream().noneMatch(range -> isNamed(range, serializers))) {
      throw Answers.bare(
          406,
          "NotAcceptable",
          "406: Not Acceptable\n\nAvailable representations: "
              + String.join(", ", mediaTypes(serializers, true)));
    }
    for (MediaType range : ranges) {
      for (Serializer serializer : serializers) {
        if (range.includes(serializer.mediaType())) {
          Optional<Accepted> accepted = accepted(range, serializer, exchange);
          if (accepted.isPresent()) {
            return accepted.get();
          }
        }
      }
    }
    throw ApiException.notAcceptable(mediaTypes(serializers, false));
  }

  /** Clients send the same few headers again and again, each of which is taken apart once. */
  private List<MediaType> ranges(String accept) {
    List<MediaType> known = parsed.get(accept);
    if (known == null) {
      known = List.copyOf(MediaType.parseAccept(accept));
      if (accept.length() <= LONGEST_KEPT && parsed.size() < MOST_KEPT) {
        parsed.put(accept, known);
      }
    }
    return known;
  }

  /** The form for an answer to a request that went wrong: JSON if the client's wish cannot be. */
  public Accepted forFailure(Exchange exchange) {
    try {
      Accepted wanted = response(exchange, true);
      return new Accepted(wanted.serializer(), Accepted.Shape.OBJECT, "", wanted.pretty());
    } catch (ApiException e) {
      return new Accepted(all.get(0), Accepted.Shape.OBJECT, "", false);
    }
  }

  private static boolean isNamed(MediaType range, List<Serializer> serializers) {
    boolean anything = range.type().equals("*") && range.subtype().equals("*");
    return anything || serializers.stream().anyMatch(s -> s.mediaType().equals(range.essence()));
  }

  private Optional<Accepted> accepted(MediaType range, Serializer serializer, Exchange exchange) {
    String as = range.parameters().get("as");
    if (as == null) {
      return Optional.of(plain(serializer, exchange.query(), exchange));
    }
    String version = range.parameters().getOrDefault("v", "");
    if (!META_GROUP.equals(range.parameters().get("g")) || !META_VERSIONS.contains(version)) {
      return Optional.empty();
    }
    Accepted.Shape shape =
        switch (as) {
          case "Table" -> Accepted.Shape.TABLE;
          case "PartialObjectMetadata" -> Accepted.Shape.METADATA;
          case "PartialObjectMetadataList" -> Accepted.Shape.METADATA_LIST;
          default -> null;
        };
    // Tables have no form in protobuf.
    if (shape == null
        || (shape == Accepted.Shape.TABLE && serializer.mediaType().equals(MediaTypes.PROTOBUF))) {
      return Optional.empty();
    }
    return Optional.of(
        new Accepted(serializer, shape, version, isPretty(exchange.query(), exchange)));
  }

  private static Accepted plain(Serializer serializer, Query query, Exchange exchange) {
    return new Accepted(serializer, Accepted.Shape.OBJECT, "", isPretty(query, exchange));
  }

  /** People who look with a browser or by hand want to read it. */
  private static boolean isPretty(Query query, Exchange exchange) {
    Optional<String> asked = query.find("pretty");
    if (asked.isPresent()) {
      String value = asked.get().toLowerCase(Locale.ROOT);
      return value.equals("true") || value.equals("1") || value.equals("t");
    }
    String agent = exchange.context().userAgent();
    return agent.startsWith("curl") || agent.startsWith("Wget") || agent.startsWith("Mozilla/5.0");
  }

  /**
   * The serializer of a request's body.
   *
   * @throws ApiException 415 if nobody can read it
   */
  public Serializer request(String contentType, boolean protobuf) {
    List<Serializer> serializers = protobuf ? all : withoutProtobuf;
    return Negotiation.forRequest(contentType, serializers)
        .orElseThrow(() -> ApiException.unsupportedMediaType(mediaTypes(serializers, false)));
  }

  private static List<String> mediaTypes(List<Serializer> serializers, boolean streams) {
    List<String> types = new ArrayList<>();
    serializers.forEach(serializer -> types.add(serializer.mediaType()));
    if (streams) {
      types.add(STREAMS.get(0));
      if (types.contains(MediaTypes.PROTOBUF)) {
        types.add(STREAMS.get(1));
      }
    }
    return types;
  }
}
