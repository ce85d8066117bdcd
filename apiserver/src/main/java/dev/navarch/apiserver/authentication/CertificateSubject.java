package dev.navarch.apiserver.authentication;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.security.cert.CertificateException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The attributes of a certificate's subject that identify a user.
 *
 * <p>They are read from the encoded name, because its text forms lose information: the order of the
 * attributes within a relative name, and which of them are strings.
 *
 * @param commonName the last common name, or empty if there is none
 * @param organizations every organization, in the order of the encoded name
 */
record CertificateSubject(String commonName, List<String> organizations) {
  private static final int OBJECT_IDENTIFIER = 0x06;
  private static final int SEQUENCE = 0x30;
  private static final int SET = 0x31;
  private static final byte[] COMMON_NAME = {0x55, 0x04, 0x03};
  private static final byte[] ORGANIZATION = {0x55, 0x04, 0x0A};

  CertificateSubject {
    organizations = List.copyOf(organizations);
  }

  /**
   * Reads an encoded name (RFC 5280, section 4.1.2.4). Every attribute of every relative name
   * counts.
   *
   * @throws CertificateException if the encoding is broken, or a value is not a string
   */
  static CertificateSubject decode(byte[] name) throws CertificateException {
    String commonName = "";
    List<String> organizations = new ArrayList<>();
    ByteBuffer relativeNames = content(ByteBuffer.wrap(name), SEQUENCE);
    while (relativeNames.hasRemaining()) {
      ByteBuffer attributes = content(relativeNames, SET);
      while (attributes.hasRemaining()) {
        ByteBuffer attribute = content(attributes, SEQUENCE);
        byte[] type = bytes(content(attribute, OBJECT_IDENTIFIER));
        if (Arrays.equals(type, COMMON_NAME)) {
          commonName = string(attribute);
        } else if (Arrays.equals(type, ORGANIZATION)) {
          organizations.add(string(attribute));
        }
      }
    }
    return new CertificateSubject(commonName, organizations);
  }

  private static String string(ByteBuffer value) throws CertificateException {
    int tag = value.hasRemaining() ? value.get(value.position()) : 0;
    Charset charset =
        switch (tag) {
          case 0x0C -> StandardCharsets.UTF_8; // UTF8String
          case 0x12, 0x13, 0x16 -> StandardCharsets.US_ASCII; // Numeric-, Printable-, IA5String
          case 0x14 -> StandardCharsets.ISO_8859_1; // T61String
          case 0x1E -> StandardCharsets.UTF_16BE; // BMPString
          default -> throw new CertificateException("an attribute of the subject is not a string");
        };
    try {
      return charset.newDecoder().decode(content(value, tag)).toString();
    } catch (CharacterCodingException e) {
      throw new CertificateException("an attribute of the subject is not a valid string", e);
    }
  }

  /** Reads one value with the given tag and returns its content. */
  private static ByteBuffer content(ByteBuffer in, int tag) throws CertificateException {
    if (in.remaining() < 2 || in.get() != tag) {
      throw broken();
    }
    int length = in.get();
    if (length < 0) {
      int bytes = length & 0x7F;
      if (bytes == 0 || bytes > 3 || in.remaining() < bytes) {
        throw broken();
      }
      length = 0;
      for (int i = 0; i < bytes; i++) {
        length = length << 8 | in.get() & 0xFF;
      }
    }
    if (length > in.remaining()) {
      throw broken();
    }
    ByteBuffer content = in.slice(in.position(), length);
    in.position(in.position() + length);
    return content;
  }

  private static byte[] bytes(ByteBuffer content) {
    byte[] bytes = new byte[content.remaining()];
    content.get(bytes);
    return bytes;
  }

  private static CertificateException broken() {
    return new CertificateException("the subject is not a valid name");
  }
}
