package dev.navarch.client.tls;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;

/** The little of DER that keys need. What is cut short is an {@link IllegalArgumentException}. */
final class Der {
  static final int SEQUENCE = 0x30;
  static final int OCTETS = 0x04;
  static final int OBJECT_IDENTIFIER = 0x06;
  static final int FIRST_CONTEXT = 0xA0;
  static final int SECOND_CONTEXT = 0xA1;

  private Der() {}

  /**
   * One element and where it lies.
   *
   * @param from where its content begins
   * @param to where it ends
   */
  record Element(int tag, int from, int to) {}

  static Element at(byte[] der, int at) {
    if (at < 0 || at + 2 > der.length) {
      throw cut();
    }
    int length = der[at + 1] & 0xFF;
    int from = at + 2;
    if (length >= 0x80) {
      int digits = length & 0x7F;
      if (digits > 4 || from + digits > der.length) {
        throw cut();
      }
      length = 0;
      for (int i = 0; i < digits; i++) {
        length = (length << 8) | (der[from++] & 0xFF);
      }
    }
    if (length < 0 || length > der.length - from) {
      throw cut();
    }
    return new Element(der[at] & 0xFF, from, from + length);
  }

  static byte[] content(byte[] der, Element element) {
    return Arrays.copyOfRange(der, element.from(), element.to());
  }

  static byte[] element(int tag, byte[]... parts) {
    ByteArrayOutputStream content = new ByteArrayOutputStream();
    for (byte[] part : parts) {
      content.writeBytes(part);
    }
    int length = content.size();
    ByteArrayOutputStream out = new ByteArrayOutputStream(length + 5);
    out.write(tag);
    if (length < 0x80) {
      out.write(length);
    } else {
      int digits = (Integer.SIZE - Integer.numberOfLeadingZeros(length) + 7) / 8;
      out.write(0x80 | digits);
      for (int i = digits - 1; i >= 0; i--) {
        out.write(length >> (8 * i));
      }
    }
    out.writeBytes(content.toByteArray());
    return out.toByteArray();
  }

  private static IllegalArgumentException cut() {
    return new IllegalArgumentException("the key is cut short, or is none");
  }
}
