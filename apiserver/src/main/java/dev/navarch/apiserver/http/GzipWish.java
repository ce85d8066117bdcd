package dev.navarch.apiserver.http;

import java.util.Locale;
import java.util.regex.Pattern;

/** What a client says of compressed answers. */
enum GzipWish {
  /** It does not know them, or does not want them. */
  NONE,

  /** It reads them. Many clients say so in all they ask, without a reason of their own. */
  ACCEPTED,

  /** It would rather have them: it gives plain bytes, by name, less weight. */
  PREFERRED;

  private static final Pattern WEIGHT = Pattern.compile("[qQ]=(0(\\.\\d{0,3})?|1(\\.0{0,3})?)");

  static GzipWish of(String acceptEncoding) {
    if (acceptEncoding.isEmpty()) {
      return NONE;
    }
    double gzip = 0;
    double identity = 1;
    for (String encoding : acceptEncoding.split(",", -1)) {
      String[] parts = encoding.split(";", -1);
      switch (parts[0].trim().toLowerCase(Locale.ROOT)) {
        case "gzip" -> gzip = weight(parts);
        case "identity" -> identity = weight(parts);
        default -> {}
      }
    }
    if (gzip <= 0) {
      return NONE;
    }
    return gzip > identity ? PREFERRED : ACCEPTED;
  }

  /** The weight behind a name; one that cannot be read counts as none given. */
  private static double weight(String[] parts) {
    for (int i = 1; i < parts.length; i++) {
      String part = parts[i].trim();
      if (WEIGHT.matcher(part).matches()) {
        return Double.parseDouble(part.substring(2));
      }
    }
    return 1;
  }
}
