package dev.navarch.api.certificates.v1beta1;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/**
 * Walks through values in ASN.1's distinguished encoding. Every method throws {@link
 * IllegalArgumentException} if the next value is not what it expects. Belongs to one thread.
 */
final class DerReader {
  static final int BOOLEAN = 0x01;
  static final int INTEGER = 0x02;
  static final int BIT_STRING = 0x03;
  static final int OCTET_STRING = 0x04;
  static final int SEQUENCE = 0x30;
  static final int SET = 0x31;

  /** A value whose meaning depends on where it stands; its number is added. */
  static final int CONTEXT = 0x80;

  /** Number 0, with values inside. */
  static final int ATTRIBUTES = 0xa0;

  private static final int OBJECT_IDENTIFIER = 0x06;
  private static final int UTF8_STRING = 0x0c;
  private static final int BMP_STRING = 0x1e;
  private static final HexFormat HEX = HexFormat.ofDelimiter(" ");

  private final byte[] bytes;
  private final int end;
  private int at;

  DerReader(byte[] bytes) {
    this(bytes, 0, bytes.length);
  }

  private DerReader(byte[] bytes, int start, int end) {
    this.bytes = bytes;
    this.at = start;
    this.end = end;
  }

  boolean hasNext() {
    return at < end;
  }

  boolean nextIs(int tag) {
    return hasNext() && (bytes[at] & 0xff) == tag;
  }

  void expectEnd() {
    if (hasNext()) {
      throw new IllegalArgumentException("data after the end");
    }
  }

  /** Passes over the next value and reads inside it. */
  DerReader enter(int tag) {
    if (!nextIs(tag)) {
      throw new IllegalArgumentException("no value of type " + tag);
    }
    at++;
    int length = length();
    if (length > end - at) {
      throw new IllegalArgumentException("value reaches over the end");
    }
    DerReader inside = new DerReader(bytes, at, at + length);
    at += length;
    return inside;
  }

  void skip(int tag) {
    enter(tag);
  }

  /** Passes over the next value and tells its type. */
  int skip() {
    int tag = hasNext() ? bytes[at] & 0xff : -1;
    enter(tag);
    return tag;
  }

  /** The encoded identifier in hexadecimal. */
  String objectIdentifier() {
    DerReader inside = enter(OBJECT_IDENTIFIER);
    return HEX.formatHex(bytes, inside.at, inside.end);
  }

  /** A text of whatever string type. */
  String text() {
    int tag = hasNext() ? bytes[at] & 0xff : -1;
    DerReader inside = enter(tag);
    Charset charset =
        switch (tag) {
          case UTF8_STRING -> StandardCharsets.UTF_8;
          case BMP_STRING -> StandardCharsets.UTF_16BE;
          default -> StandardCharsets.ISO_8859_1;
        };
    return new String(bytes, inside.at, inside.end - inside.at, charset);
  }

  private int length() {
    int first = next();
    if (first < 0x80) {
      return first;
    }
    int count = first & 0x7f;
    if (count == 0 || count > 3) {
      throw new IllegalArgumentException("length of " + count + " bytes");
    }
    int length = 0;
    for (int i = 0; i < count; i++) {
      length = length << 8 | next();
    }
    return length;
  }

  private int next() {
    if (!hasNext()) {
      throw new IllegalArgumentException("data ends early");
    }
    return bytes[at++] & 0xff;
  }
}
