package dev.navarch.client.tls;

import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PrivateKey;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.HexFormat;

/**
 * Reads a private key in any of the forms that tools write: PKCS#8, and the older ones that are for
 * RSA (PKCS#1) or for elliptic curves (SEC 1) alone. The JDK knows the first, which is the others
 * behind a note of what they are.
 */
final class PrivateKeys {
  private static final HexFormat HEX = HexFormat.of();
  private static final byte[] VERSION_ZERO = HEX.parseHex("020100");
  private static final String RSA = "2a864886f70d010101";
  private static final String EC = "2a8648ce3d0201";
  private static final String ED25519 = "2b6570";
  private static final String ED448 = "2b6571";
  private static final byte[] NULL = HEX.parseHex("0500");

  private PrivateKeys() {}

  /**
   * Reads the first key of a text.
   *
   * @throws IllegalArgumentException if there is none that can be read; nothing of it shows
   */
  static PrivateKey read(byte[] pem) {
    for (Pem.Block block : Pem.blocks(pem)) {
      if (block.isEncrypted() || block.label().equals("ENCRYPTED PRIVATE KEY")) {
        throw new IllegalArgumentException("the key is encrypted, which is not supported");
      }
      byte[] key = block.bytes();
      switch (block.label()) {
        case "PRIVATE KEY" -> {
          return key(key);
        }
        case "RSA PRIVATE KEY" -> {
          return key(wrapped(algorithm(RSA, NULL), key));
        }
        case "EC PRIVATE KEY" -> {
          return key(wrapped(algorithm(EC, curve(key)), key));
        }
        default -> {}
      }
    }
    throw new IllegalArgumentException("there is no private key in PEM form");
  }

  private static byte[] algorithm(String identifier, byte[] parameters) {
    return Der.element(
        Der.SEQUENCE, Der.element(Der.OBJECT_IDENTIFIER, HEX.parseHex(identifier)), parameters);
  }

  private static byte[] wrapped(byte[] algorithm, byte[] key) {
    return Der.element(Der.SEQUENCE, VERSION_ZERO, algorithm, Der.element(Der.OCTETS, key));
  }

  /** The name of the curve, which stands behind the version and the secret number. */
  private static byte[] curve(byte[] key) {
    Der.Element all = Der.at(key, 0);
    int at = all.from();
    while (at < all.to()) {
      Der.Element element = Der.at(key, at);
      if (element.tag() == Der.FIRST_CONTEXT) {
        return Der.content(key, element);
      }
      at = element.to();
    }
    throw new IllegalArgumentException("the key does not name its curve");
  }

  private static PrivateKey key(byte[] pkcs8) {
    Der.Element all = Der.at(pkcs8, 0);
    Der.Element version = Der.at(pkcs8, all.from());
    Der.Element algorithm = Der.at(pkcs8, version.to());
    Der.Element identifier = Der.at(pkcs8, algorithm.from());
    String name =
        switch (HEX.formatHex(Der.content(pkcs8, identifier))) {
          case RSA -> "RSA";
          case EC -> "EC";
          case ED25519, ED448 -> "EdDSA";
          default -> throw new IllegalArgumentException("the key is neither RSA, EC nor Ed25519");
        };
    try {
      return KeyFactory.getInstance(name).generatePrivate(new PKCS8EncodedKeySpec(pkcs8));
    } catch (GeneralSecurityException e) {
      throw new IllegalArgumentException("the key is no " + name + " key", e);
    }
  }
}
