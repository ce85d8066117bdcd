package dev.navarch.apiserver.certificates;

import java.math.BigInteger;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.SecureRandom;
import java.security.cert.X509Certificate;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A certificate that is being filled in, to be signed: X.509, version 3 (RFC 5280).
 *
 * @param issuer the encoded name of who signs
 * @param subject the encoded name of who is certified
 * @param extensions encoded, in order
 */
@SuppressWarnings("ArrayRecordComponent") // forms are signed, never compared
record CertificateForm(
    byte[] issuer,
    byte[] subject,
    PublicKey key,
    Instant notBefore,
    Instant notAfter,
    List<byte[]> extensions) {

  static final int DIGITAL_SIGNATURE = 0;
  static final int CERTIFICATE_SIGNING = 5;
  static final int REVOCATION_LIST_SIGNING = 6;
  static final String SERVER_AUTHENTICATION = "1.3.6.1.5.5.7.3.1";
  static final String CLIENT_AUTHENTICATION = "1.3.6.1.5.5.7.3.2";

  private static final String COMMON_NAME = "2.5.4.3";
  private static final String ORGANIZATION = "2.5.4.10";
  private static final String SUBJECT_KEY = "2.5.29.14";
  private static final String KEY_USAGE = "2.5.29.15";
  private static final String ALTERNATIVE_NAMES = "2.5.29.17";
  private static final String BASIC_CONSTRAINTS = "2.5.29.19";
  private static final String AUTHORITY_KEY = "2.5.29.35";
  private static final String EXTENDED_KEY_USAGE = "2.5.29.37";

  private static final int KEY_IDENTIFIER = 20;
  private static final int SERIAL_BITS = 128;
  private static final SecureRandom RANDOM = new SecureRandom();

  CertificateForm {
    extensions = List.copyOf(extensions);
  }

  X509Certificate sign(PrivateKey issuerKey) {
    return Certificates.decode(signed(issuerKey));
  }

  /** The encoded certificate. */
  byte[] signed(PrivateKey issuerKey) {
    SignatureKind kind = SignatureKind.of(issuerKey);
    byte[] content =
        Der.sequence(
            Der.tagged(0, Der.integer(2)),
            Der.integer(new BigInteger(SERIAL_BITS, RANDOM).setBit(0)), // zero is not allowed
            kind.algorithm(),
            issuer,
            Der.sequence(Der.time(notBefore), Der.time(notAfter)),
            subject,
            key.getEncoded(),
            Der.tagged(3, Der.sequence(extensions.toArray(new byte[0][]))));
    try {
      return Der.sequence(content, kind.algorithm(), Der.bits(kind.sign(issuerKey, content)));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("a certificate cannot be signed", e);
    }
  }

  /** A name as Kubernetes reads it: who somebody is, and the groups they are in. */
  static byte[] name(String commonName, List<String> organizations) {
    List<byte[]> parts = new ArrayList<>();
    for (String organization : organizations) {
      parts.add(part(ORGANIZATION, organization));
    }
    parts.add(part(COMMON_NAME, commonName));
    return Der.sequence(parts.toArray(new byte[0][]));
  }

  private static byte[] part(String type, String value) {
    return Der.setOf(Der.sequence(Der.identifier(type), Der.text(value)));
  }

  static byte[] basicConstraints(boolean authority) {
    return critical(BASIC_CONSTRAINTS, authority ? Der.sequence(Der.yes()) : Der.sequence());
  }

  static byte[] keyUsage(int... bits) {
    return critical(KEY_USAGE, Der.namedBits(bits));
  }

  static byte[] extendedKeyUsage(String purpose) {
    return extension(EXTENDED_KEY_USAGE, Der.sequence(Der.identifier(purpose)));
  }

  static byte[] alternativeNames(ServingNames serving) {
    List<byte[]> all = new ArrayList<>();
    for (String name : serving.names()) {
      all.add(Der.implicit(2, name.getBytes(StandardCharsets.US_ASCII)));
    }
    for (InetAddress address : serving.addresses()) {
      all.add(Der.implicit(7, address.getAddress()));
    }
    return extension(ALTERNATIVE_NAMES, Der.sequence(all.toArray(new byte[0][])));
  }

  static byte[] subjectKey(PublicKey key) {
    return extension(SUBJECT_KEY, Der.octets(keyIdentifier(key)));
  }

  static byte[] authorityKey(X509Certificate authority) {
    return extension(AUTHORITY_KEY, Der.sequence(Der.implicit(0, keyIdentifier(authority))));
  }

  /** What the authority calls its own key, or what we would call it. */
  private static byte[] keyIdentifier(X509Certificate authority) {
    byte[] own = authority.getExtensionValue(SUBJECT_KEY);
    // An octet string in an octet string; with two bytes of head each while it is short.
    boolean readable = own != null && own.length > 4 && own[1] == own.length - 2;
    return readable
        ? Arrays.copyOfRange(own, 4, own.length)
        : keyIdentifier(authority.getPublicKey());
  }

  /** A digest of the key (RFC 7093), cut to the length that everybody uses. */
  private static byte[] keyIdentifier(PublicKey key) {
    try {
      return Arrays.copyOf(
          MessageDigest.getInstance("SHA-256").digest(key.getEncoded()), KEY_IDENTIFIER);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  private static byte[] extension(String identifier, byte[] value) {
    return Der.sequence(Der.identifier(identifier), Der.octets(value));
  }

  private static byte[] critical(String identifier, byte[] value) {
    return Der.sequence(Der.identifier(identifier), Der.yes(), Der.octets(value));
  }
}
