package dev.navarch.storage.etcd;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads a private key in any of the three forms that tools write: PKCS#8, and the older ones that
 * are for RSA or for elliptic curves alone, as kubeadm makes. TLS takes the first, which is the
 * others with a note in front of them that says what they are.
 */
final class PemKey {
  private static final Pattern PEM =
      Pattern.compile(
          "-----BEGIN (RSA PRIVATE KEY|EC PRIVATE KEY|PRIVATE KEY)-----([^-]*)-----END \\1-----");

  private static final HexFormat HEX = HexFormat.of();
  private static final byte[] VERSION_ZERO = HEX.parseHex("020100");
  private static final byte[] RSA = HEX.parseHex("300d06092a864886f70d0101010500");
  private static final byte[] EC = HEX.parseHex("06072a8648ce3d0201");
  private static final int SEQUENCE = 0x30;
  private static final int OCTETS = 0x04;
  private static final int CURVE = 0xA0;

  private PemKey() {}

  /**
   * Reads the first key of a file.
   *
   * @throws IOException if there is none, or none that is known; the message names the file
   */
  static InputStream pkcs8(Path file) throws IOException {
    Matcher pem = PEM.matcher(Files.readString(file, StandardCharsets.ISO_8859_1));
    if (!pem.find()) {
      throw new IOException(file + " holds no private key that is not encrypted");
    }
    try {
      byte[] key = Base64.getMimeDecoder().decode(pem.group(2));
      byte[] pkcs8 =
          switch (pem.group(1)) {
            case "RSA PRIVATE KEY" -> wrapped(RSA, key);
            case "EC PRIVATE KEY" -> wrapped(element(SEQUENCE, EC, curve(key)), key);
            default -> key;
          };
      String text =
          "-----BEGIN PRIVATE KEY-----\n"
              + Base64.getMimeEncoder().encodeToString(pkcs8)
              + "\n-----END PRIVATE KEY-----\n";
      return new ByteArrayInputStream(text.getBytes(StandardCharsets.US_ASCII));
    } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException e) {
      throw new IOException(file + " holds a private key that cannot be read", e);
    }
  }

  private static byte[] wrapped(byte[] algorithm, byte[] key) {
    return element(SEQUENCE, VERSION_ZERO, algorithm, element(OCTETS, key));
  }

  /** The name of the curve: it comes after the version and the secret number. */
  private static byte[] curve(byte[] key) {
    int at = content(key, 0);
    while (at < key.length) {
      int from = content(key, at);
      int to = from + length(key, at);
      if ((key[at] & 0xFF) == CURVE) {
        return Arrays.copyOfRange(key, from, to);
      }
      at = to;
    }
    throw new IllegalArgumentException("the key does not name its curve");
  }

  /** Where the content of the element at a place begins. */
  private static int content(byte[] der, int at) {
    int first = der[at + 1] & 0xFF;
    return at + 2 + (first < 0x80 ? 0 : first & 0x7F);
  }

  private static int length(byte[] der, int at) {
    int first = der[at + 1] & 0xFF;
    if (first < 0x80) {
      return first;
    }
    int length = 0;
    for (int i = at + 2; i < content(der, at); i++) {
      length = (length << 8) | (der[i] & 0xFF);
    }
    if (length < 0) {
      throw new IllegalArgumentException("a length is too large");
    }
    return length;
  }

  private static byte[] element(int tag, byte[]... parts) {
    int length = Arrays.stream(parts).mapToInt(part -> part.length).sum();
    ByteArrayOutputStream out = new ByteArrayOutputStream(length + 4);
    out.write(tag);
    if (length > 0xFF) {
      out.write(0x82);
      out.write(length >> 8);
    } else if (length > 0x7F) {
      out.write(0x81);
    }
    out.write(length);
    for (byte[] part : parts) {
      out.writeBytes(part);
    }
    return out.toByteArray();
  }
}
