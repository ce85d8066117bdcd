package dev.navarch.apiserver.certificates;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;

/**
 * Writes values of ASN.1 in its distinguished encoding. Each method returns one whole value: tag,
 * length and content.
 */
final class Der {
  private static final int BOOLEAN = 0x01;
  private static final int INTEGER = 0x02;
  private static final int BIT_STRING = 0x03;
  private static final int OCTET_STRING = 0x04;
  private static final int NULL = 0x05;
  private static final int OBJECT_IDENTIFIER = 0x06;
  private static final int UTF8_STRING = 0x0C;
  private static final int UTC_TIME = 0x17;
  private static final int GENERALIZED_TIME = 0x18;
  private static final int SEQUENCE = 0x30;
  private static final int SET = 0x31;
  private static final int CONTEXT = 0x80;
  private static final int CONSTRUCTED_CONTEXT = 0xA0;

  /** X.509 wants years of two digits up to here. */
  private static final int LAST_UTC_YEAR = 2049;

  private Der() {}

  static byte[] sequence(byte[]... values) {
    return value(SEQUENCE, concat(values));
  }

  /** A set of one: the order of more would matter. */
  static byte[] setOf(byte[] value) {
    return value(SET, value);
  }

  static byte[] yes() {
    return value(BOOLEAN, new byte[] {(byte) 0xFF});
  }

  static byte[] integer(BigInteger number) {
    return value(INTEGER, number.toByteArray());
  }

  static byte[] integer(int number) {
    return integer(BigInteger.valueOf(number));
  }

  static byte[] nothing() {
    return value(NULL, new byte[0]);
  }

  static byte[] octets(byte[] content) {
    return value(OCTET_STRING, content);
  }

  /** A bit string of whole bytes. */
  static byte[] bits(byte[] content) {
    byte[] withUnused = new byte[content.length + 1];
    System.arraycopy(content, 0, withUnused, 1, content.length);
    return value(BIT_STRING, withUnused);
  }

  /** A bit string in which the given bits are set, the first being 0; none may be above 7. */
  static byte[] namedBits(int... set) {
    int octet = 0;
    int last = 0;
    for (int bit : set) {
      octet |= 0x80 >> bit;
      last = Math.max(last, bit);
    }
    return value(BIT_STRING, new byte[] {(byte) (7 - last), (byte) octet});
  }

  static byte[] text(String text) {
    return value(UTF8_STRING, text.getBytes(StandardCharsets.UTF_8));
  }

  /** An identifier from its numbers with dots between them. */
  static byte[] identifier(String dotted) {
    String[] arcs = dotted.split("\\.", -1);
    ByteArrayOutputStream content = new ByteArrayOutputStream();
    arc(content, Integer.parseInt(arcs[0]) * 40 + Integer.parseInt(arcs[1]));
    for (int i = 2; i < arcs.length; i++) {
      arc(content, Integer.parseInt(arcs[i]));
    }
    return value(OBJECT_IDENTIFIER, content.toByteArray());
  }

  /** Seven bits a byte, the high ones first; all but the last byte have their top bit set. */
  private static void arc(ByteArrayOutputStream out, int number) {
    for (int shift = 28; shift > 0; shift -= 7) {
      if (number >> shift != 0) {
        out.write(((number >> shift) & 0x7F) | 0x80);
      }
    }
    out.write(number & 0x7F);
  }

  /** A moment to the second, in the form that X.509 demands for its year. */
  static byte[] time(Instant moment) {
    LocalDateTime utc = LocalDateTime.ofInstant(moment, ZoneOffset.UTC);
    StringBuilder text = new StringBuilder(15);
    boolean utcTime = utc.getYear() <= LAST_UTC_YEAR;
    if (!utcTime) {
      twoDigits(text, utc.getYear() / 100);
    }
    twoDigits(text, utc.getYear() % 100);
    twoDigits(text, utc.getMonthValue());
    twoDigits(text, utc.getDayOfMonth());
    twoDigits(text, utc.getHour());
    twoDigits(text, utc.getMinute());
    twoDigits(text, utc.getSecond());
    text.append('Z');
    return value(
        utcTime ? UTC_TIME : GENERALIZED_TIME, text.toString().getBytes(StandardCharsets.US_ASCII));
  }

  private static void twoDigits(StringBuilder out, int number) {
    out.append((char) ('0' + number / 10)).append((char) ('0' + number % 10));
  }

  /** Whole values under a tag of the context. */
  static byte[] tagged(int number, byte[]... values) {
    return value(CONSTRUCTED_CONTEXT | number, concat(values));
  }

  /** Bare content under a tag of the context, which stands in place of the value's own. */
  static byte[] implicit(int number, byte[] content) {
    return value(CONTEXT | number, content);
  }

  private static byte[] value(int tag, byte[] content) {
    int length = content.length;
    int lengthBytes = length < 0x80 ? 0 : length < 0x100 ? 1 : length < 0x10000 ? 2 : 3;
    byte[] value = new byte[2 + lengthBytes + length];
    value[0] = (byte) tag;
    value[1] = (byte) (lengthBytes == 0 ? length : 0x80 | lengthBytes);
    for (int i = 0; i < lengthBytes; i++) {
      value[2 + i] = (byte) (length >> (8 * (lengthBytes - 1 - i)));
    }
    System.arraycopy(content, 0, value, 2 + lengthBytes, length);
    return value;
  }

  static byte[] concat(byte[]... parts) {
    int size = 0;
    for (byte[] part : parts) {
      size += part.length;
    }
    byte[] all = new byte[size];
    int at = 0;
    for (byte[] part : parts) {
      System.arraycopy(part, 0, all, at, part.length);
      at += part.length;
    }
    return all;
  }
}
