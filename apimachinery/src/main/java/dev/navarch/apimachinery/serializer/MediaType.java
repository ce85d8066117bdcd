package dev.navarch.apimachinery.serializer;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A media type or range as it stands in a header.
 *
 * @param type the part before the slash, or a star
 * @param subtype the part behind it, or a star
 * @param parameters the parameters but for the quality, by lower-case name
 * @param quality how much it is wanted, 0 to 1
 */
public record MediaType(
    String type, String subtype, Map<String, String> parameters, double quality) {
  public MediaType {
    parameters = Collections.unmodifiableMap(new LinkedHashMap<>(parameters));
  }

  /** The type without parameters. */
  public String essence() {
    return type + "/" + subtype;
  }

  /** Whether a media type without parameters falls into this range. */
  public boolean includes(String mediaType) {
    int slash = mediaType.indexOf('/');
    return (type.equals("*") || type.equals(mediaType.substring(0, slash)))
        && (subtype.equals("*") || subtype.equals(mediaType.substring(slash + 1)));
  }

  private int specificity() {
    return (type.equals("*") ? 0 : 1) + (subtype.equals("*") ? 0 : 1);
  }

  /**
   * Parses a header such as {@code Accept}: what is wanted most comes first, then what is said more
   * precisely, then what stands first. Parts that are no media type, and those of quality 0, are
   * left out.
   */
  public static List<MediaType> parseAccept(String header) {
    List<MediaType> ranges = new ArrayList<>();
    for (String part : split(header, ',')) {
      MediaType range = parseOrNull(part);
      if (range != null && range.quality() > 0) {
        ranges.add(range);
      }
    }
    ranges.sort(
        Comparator.<MediaType>comparingDouble(MediaType::quality)
            .thenComparingInt(MediaType::specificity)
            .reversed());
    return ranges;
  }

  /**
   * Parses one media type, such as a {@code Content-Type}.
   *
   * @throws IllegalArgumentException when it is none
   */
  public static MediaType parse(String text) {
    MediaType parsed = parseOrNull(text);
    if (parsed == null) {
      throw new IllegalArgumentException("mime: no media type: \"" + text + "\"");
    }
    return parsed;
  }

  private static @Nullable MediaType parseOrNull(String text) {
    List<String> parts = split(text, ';');
    String name = parts.get(0).strip().toLowerCase(Locale.ROOT);
    int slash = name.indexOf('/');
    if (slash <= 0 || slash == name.length() - 1 || name.indexOf('/', slash + 1) >= 0) {
      return null;
    }
    Map<String, String> parameters = new LinkedHashMap<>();
    double quality = 1;
    for (String part : parts.subList(1, parts.size())) {
      int equals = part.indexOf('=');
      if (equals < 0) {
        continue;
      }
      String key = part.substring(0, equals).strip().toLowerCase(Locale.ROOT);
      String value = unquote(part.substring(equals + 1).strip());
      if (key.equals("q")) {
        quality = quality(value);
      } else {
        parameters.put(key, value);
      }
    }
    return new MediaType(name.substring(0, slash), name.substring(slash + 1), parameters, quality);
  }

  private static double quality(String value) {
    try {
      double quality = Double.parseDouble(value);
      return quality >= 0 && quality <= 1 ? quality : 1;
    } catch (NumberFormatException e) {
      return 1;
    }
  }

  /** Splits at a separator that does not stand in quotes. */
  private static List<String> split(String text, char separator) {
    List<String> parts = new ArrayList<>();
    boolean quoted = false;
    int from = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"') {
        quoted = !quoted;
      } else if (c == '\\' && quoted) {
        i++;
      } else if (c == separator && !quoted) {
        parts.add(text.substring(from, i));
        from = i + 1;
      }
    }
    parts.add(text.substring(from));
    return parts;
  }

  private static String unquote(String value) {
    if (value.length() < 2 || !value.startsWith("\"") || !value.endsWith("\"")) {
      return value;
    }
    StringBuilder plain = new StringBuilder();
    for (int i = 1; i < value.length() - 1; i++) {
      char c = value.charAt(i);
      plain.append(c == '\\' && i + 2 < value.length() ? value.charAt(++i) : c);
    }
    return plain.toString();
  }
}
