package dev.navarch.apimachinery.serializer;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;

/**
 * Chooses what to answer with.
 *
 * @param serializer how to write it
 * @param mediaType the range that was asked for, with its parameters: {@code as}, {@code g}, {@code
 *     v}
 */
public record Negotiation(Serializer serializer, MediaType mediaType) {
  private static final MediaType ANYTHING = new MediaType("*", "*", Map.of(), 1);

  /**
   * Goes through what a client accepts, best first, and takes the first range that somebody can
   * serve.
   *
   * @param accept the header; empty accepts anything
   * @param serializers what there is, the preferred one first
   * @param servable whether a range's parameters can be served by a serializer: whether the answer
   *     can be a table, for instance
   * @return empty when nothing is acceptable: 406
   */
  public static Optional<Negotiation> forResponse(
      String accept, List<Serializer> serializers, BiPredicate<MediaType, Serializer> servable) {
    List<MediaType> ranges = accept.isBlank() ? List.of(ANYTHING) : MediaType.parseAccept(accept);
    for (MediaType range : ranges) {
      for (Serializer serializer : serializers) {
        if (range.includes(serializer.mediaType()) && servable.test(range, serializer)) {
          return Optional.of(new Negotiation(serializer, range));
        }
      }
    }
    return Optional.empty();
  }

  /**
   * The serializer for a request's body.
   *
   * @param contentType the header; empty means the preferred serializer
   * @return empty when nobody can read it: 415
   */
  public static Optional<Serializer> forRequest(String contentType, List<Serializer> serializers) {
    if (contentType.isBlank()) {
      return serializers.stream().findFirst();
    }
    try {
      String essence = MediaType.parse(contentType).essence();
      return serializers.stream().filter(s -> s.mediaType().equals(essence)).findFirst();
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }
}
