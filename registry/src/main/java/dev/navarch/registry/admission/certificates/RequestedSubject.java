package dev.navarch.registry.admission.certificates;

import dev.navarch.apiserver.certificates.Pem;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The subject in a certificate request: PKCS #10 in its text form. Only as much of it is read as
 * stands in front of the subject, and each value lies inside its parent, so that a malformed
 * request is told from the good ones and never leads anywhere else.
 */
final class RequestedSubject {
  private static final int INTEGER = 0x02;
  private static final int OBJECT_IDENTIFIER = 0x06;
  private static final int WIDE_STRING = 0x1E;
  private static final int SEQUENCE = 0x30;
  private static final int SET = 0x31;
  private static final int LONG_LENGTH = 0x80;
  private static final int LENGTH_BYTES = 3;

  /** The identifier 2.5.4.10. */
  private static final byte[] ORGANIZATION = {0x55, 0x04, 0x0A};

  private RequestedSubject() {}

  /**
   * The groups that the holder of the certificate would be in.
   *
   * @throws IllegalArgumentException if it is no certificate request
   */
  static List<String> organizations(String pem) {
    List<Pem.Block> blocks = Pem.decode(pem);
    if (blocks.isEmpty() || !blocks.get(0).label().equals("CERTIFICATE REQUEST")) {
      throw new IllegalArgumentException("PEM block type must be CERTIFICATE REQUEST");
    }
    ByteBuffer request = content(ByteBuffer.wrap(blocks.get(0).content()), SEQUENCE);
    ByteBuffer info = content(request, SEQUENCE);
    content(info, INTEGER);
    ByteBuffer subject = content(info, SEQUENCE);
    List<String> organizations = new ArrayList<>();
    while (subject.hasRemaining()) {
      ByteBuffer names = content(subject, SET);
      while (names.hasRemaining()) {
        ByteBuffer name = content(names, SEQUENCE);
        boolean organization = Arrays.equals(bytes(content(name, OBJECT_IDENTIFIER)), ORGANIZATION);
        String text = text(name);
        if (organization) {
          organizations.add(text);
        }
      }
    }
    return organizations;
  }

  private static ByteBuffer content(ByteBuffer from, int tag) {
    int found = next(from);
    if (found != tag) {
      throw new IllegalArgumentException("asn1: structure error: tags don't match");
    }
    return slice(from);
  }

  private static String text(ByteBuffer from) {
    int tag = next(from);
    return new String(
        bytes(slice(from)),
        tag == WIDE_STRING ? StandardCharsets.UTF_16BE : StandardCharsets.UTF_8);
  }

  private static ByteBuffer slice(ByteBuffer from) {
    int length = next(from);
    if (length >= LONG_LENGTH) {
      int count = length - LONG_LENGTH;
      if (count == 0 || count > LENGTH_BYTES) {
        throw new IllegalArgumentException("asn1: structure error: bad length");
      }
      length = 0;
      for (int i = 0; i < count; i++) {
        length = length << Byte.SIZE | next(from);
      }
    }
    if (length > from.remaining()) {
      throw new IllegalArgumentException("asn1: syntax error: data truncated");
    }
    ByteBuffer content = from.slice(from.position(), length);
    from.position(from.position() + length);
    return content;
  }

  private static int next(ByteBuffer from) {
    if (!from.hasRemaining()) {
      throw new IllegalArgumentException("asn1: syntax error: data truncated");
    }
    return Byte.toUnsignedInt(from.get());
  }

  private static byte[] bytes(ByteBuffer buffer) {
    byte[] bytes = new byte[buffer.remaining()];
    buffer.get(bytes);
    return bytes;
  }
}
