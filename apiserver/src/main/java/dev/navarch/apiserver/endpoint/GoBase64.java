package dev.navarch.apiserver.endpoint;

import java.util.Base64;

/** Base64 with Go's words for what is none. */
final class GoBase64 {
  private GoBase64() {}

  /**
   * Decodes text of the alphabet for URLs, without padding.
   *
   * @throws IllegalArgumentException if it is not in that alphabet
   */
  static byte[] decodeUrl(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean known =
          (c >= 'A' && c <= 'Z')
              || (c >= 'a' && c <= 'z')
              || (c >= '0' && c <= '9')
              || c == '-'
              || c == '_';
      if (!known) {
        throw corrupt(i);
      }
    }
    if (text.length() % 4 == 1) {
      throw corrupt(text.length() - 1);
    }
    return Base64.getUrlDecoder().decode(text);
  }

  private static IllegalArgumentException corrupt(int position) {
    return new IllegalArgumentException("illegal base64 data at input byte " + position);
  }
}
