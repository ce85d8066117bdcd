package dev.navarch.apiserver.certificates;

import java.math.BigInteger;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.NoSuchAlgorithmException;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.interfaces.ECPrivateKey;
import java.security.interfaces.ECPublicKey;
import java.security.interfaces.RSAPrivateCrtKey;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.InvalidKeySpecException;
import java.security.spec.PKCS8EncodedKeySpec;
import java.security.spec.RSAPublicKeySpec;
import java.security.spec.X509EncodedKeySpec;
import java.util.Arrays;
import java.util.Optional;

/**
 * Keys as values and as PEM text. Read are PKCS #8 and the older forms that OpenSSL and kubeadm
 * write, {@code RSA PRIVATE KEY} and {@code EC PRIVATE KEY}.
 */
public final class Keys {
  private static final String RSA_ENCRYPTION = "1.2.840.113549.1.1.1";
  private static final String EC_PUBLIC_KEY = "1.2.840.10045.2.1";
  private static final String EC_PRIVATE_KEY = "EC PRIVATE KEY";

  private Keys() {}

  /** A new pair on the curve P-256. */
  public static KeyPair create() {
    try {
      KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
      generator.initialize(new ECGenParameterSpec("secp256r1"));
      return generator.generateKeyPair();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The key in PKCS #8. */
  public static String toPem(PrivateKey key) {
    return Pem.encode(Pem.PRIVATE_KEY, key.getEncoded());
  }

  public static String toPem(PublicKey key) {
    return Pem.encode(Pem.PUBLIC_KEY, key.getEncoded());
  }

  /**
   * The key in the form that clients read: an elliptic one in its older form, since some of them
   * take any {@code PRIVATE KEY} to be of RSA.
   *
   * @param other the public key that belongs to it
   */
  static String toClientPem(PrivateKey key, PublicKey other) {
    if (key instanceof ECPrivateKey own && other instanceof ECPublicKey point) {
      int size = (own.getParams().getOrder().bitLength() + 7) / 8;
      return Pem.encode(
          EC_PRIVATE_KEY,
          Der.sequence(
              Der.integer(1),
              Der.octets(fixed(own.getS(), size)),
              Der.tagged(0, Der.identifier(curve(size))),
              Der.tagged(1, Der.bits(uncompressed(point.getW(), size)))));
    }
    return toPem(key);
  }

  private static byte[] uncompressed(ECPoint point, int size) {
    return Der.concat(
        new byte[] {4}, fixed(point.getAffineX(), size), fixed(point.getAffineY(), size));
  }

  /** A number that is not negative, in so many bytes. */
  private static byte[] fixed(BigInteger number, int size) {
    byte[] bytes = number.toByteArray();
    byte[] fixed = new byte[size];
    int length = Math.min(bytes.length, size);
    System.arraycopy(bytes, bytes.length - length, fixed, size - length, length);
    return fixed;
  }

  /**
   * Reads the first private key of a text.
   *
   * @throws IllegalArgumentException if there is none, or it cannot be used; the message tells
   *     nothing of its content
   */
  public static PrivateKey privateKey(String pem) {
    for (Pem.Block block : Pem.decode(pem)) {
      switch (block.label()) {
        case Pem.PRIVATE_KEY -> {
          return pkcs8(block.content());
        }
        case "RSA PRIVATE KEY" -> {
          return pkcs8(
              wrapped(
                  Der.sequence(Der.identifier(RSA_ENCRYPTION), Der.nothing()), block.content()));
        }
        case EC_PRIVATE_KEY -> {
          byte[] secret = secret(block.content());
          return pkcs8(
              wrapped(
                  Der.sequence(Der.identifier(EC_PUBLIC_KEY), Der.identifier(curve(secret.length))),
                  Der.sequence(Der.integer(1), Der.octets(secret))));
        }
        case "ENCRYPTED PRIVATE KEY" ->
            throw new IllegalArgumentException("the private key is encrypted");
        default -> {}
      }
    }
    throw new IllegalArgumentException("there is no private key in PEM");
  }

  /**
   * Reads a private key and the public one that belongs to it. That one stands in the same text, or
   * follows from an RSA key.
   *
   * @throws IllegalArgumentException if there is no pair, or it cannot be used
   */
  public static KeyPair pair(String pem) {
    PrivateKey own = privateKey(pem);
    PublicKey other =
        publicKey(pem)
            .orElseGet(() -> {
              if (own instanceof RSAPrivateCrtKey rsa) {
                return publicKey(rsa);
              }
              throw new IllegalArgumentException("there is no public key beside the private");
            });
    if (!SignatureKind.matches(own, other)) {
      throw new IllegalArgumentException("the private and the public key do not belong together");
    }
    return new KeyPair(other, own);
  }

  private static Optional<PublicKey> publicKey(String pem) {
    return Pem.decode(pem).stream()
        .filter(block -> block.label().equals(Pem.PUBLIC_KEY))
        .findFirst()
        .map(block -> publicKey(block.content()));
  }

  private static PublicKey publicKey(byte[] content) {
    X509EncodedKeySpec encoded = new X509EncodedKeySpec(content);
    return ofAnyAlgorithm(factory -> factory.generatePublic(encoded))
        .orElseThrow(() -> new IllegalArgumentException("the public key is neither RSA nor ECDSA"));
  }

  private static PrivateKey pkcs8(byte[] content) {
    PKCS8EncodedKeySpec encoded = new PKCS8EncodedKeySpec(content);
    return ofAnyAlgorithm(factory -> factory.generatePrivate(encoded))
        .orElseThrow(
            () -> new IllegalArgumentException("the private key is neither RSA nor ECDSA"));
  }

  private interface Reading<K> {
    K from(KeyFactory factory) throws InvalidKeySpecException;
  }

  /** An encoded key says of which algorithm it is, but only a factory for that one can read it. */
  private static <K> Optional<K> ofAnyAlgorithm(Reading<K> reading) {
    Optional<K> key = ofAlgorithm("EC", reading);
    return key.isPresent() ? key : ofAlgorithm("RSA", reading);
  }

  private static <K> Optional<K> ofAlgorithm(String algorithm, Reading<K> reading) {
    try {
      return Optional.of(reading.from(KeyFactory.getInstance(algorithm)));
    } catch (InvalidKeySpecException e) {
      return Optional.empty();
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  private static PublicKey publicKey(RSAPrivateCrtKey key) {
    try {
      return KeyFactory.getInstance("RSA")
          .generatePublic(new RSAPublicKeySpec(key.getModulus(), key.getPublicExponent()));
    } catch (GeneralSecurityException e) {
      throw new IllegalArgumentException("the RSA key is broken", e);
    }
  }

  /** The older forms are what PKCS #8 holds, without the name of the algorithm around it. */
  private static byte[] wrapped(byte[] algorithm, byte[] key) {
    return Der.sequence(Der.integer(0), algorithm, Der.octets(key));
  }

  /**
   * The secret number of a bare elliptic key: all that is needed of it, so that a key is the same
   * whatever form it is read from. It comes behind two bytes (or three) of a sequence's head and
   * the version, {@code 02 01 01}; its length names the curve.
   */
  private static byte[] secret(byte[] key) {
    int head = key.length > 1 && (key[1] & 0x80) != 0 ? 2 + (key[1] & 0x7F) : 2;
    int start = head + 5;
    int size = key.length >= start && key[head + 3] == 4 ? key[head + 4] : 0;
    if (size < 0 || size > key.length - start) {
      throw new IllegalArgumentException("the private key breaks off");
    }
    return Arrays.copyOfRange(key, start, start + size);
  }

  private static String curve(int secretBytes) {
    return switch (secretBytes) {
      case 32 -> "1.2.840.10045.3.1.7";
      case 48 -> "1.3.132.0.34";
      case 66 -> "1.3.132.0.35";
      default -> throw new IllegalArgumentException("the private key is on an unknown curve");
    };
  }
}
