package dev.navarch.apiserver.serviceaccount;

import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.Signature;
import java.security.interfaces.ECKey;
import java.security.interfaces.RSAKey;
import java.util.Base64;
import org.jspecify.annotations.Nullable;

/**
 * A key for tokens: RSA, or ECDSA on a curve of NIST. Without its private half it can only verify.
 *
 * <p>Its id is the digest of the public half, as Kubernetes computes it, so that verifiers which
 * know a key by id find it whoever signed.
 */
public final class TokenKey {
  private final @Nullable PrivateKey own;
  private final PublicKey other;
  private final Algorithm algorithm;
  private final String id;

  private TokenKey(@Nullable PrivateKey own, PublicKey other) {
    this.own = own;
    this.other = other;
    this.algorithm = Algorithm.of(other);
    this.id = digest(other);
  }

  /** How a kind of key signs: the names in tokens and in Java. */
  enum Algorithm {
    RS256("SHA256withRSA"),
    ES256("SHA256withECDSAinP1363Format"),
    ES384("SHA384withECDSAinP1363Format"),
    ES512("SHA512withECDSAinP1363Format");

    private final String jcaName;

    Algorithm(String jcaName) {
      this.jcaName = jcaName;
    }

    private static Algorithm of(PublicKey key) {
      if (key instanceof RSAKey) {
        return RS256;
      }
      if (key instanceof ECKey elliptic) {
        return switch (elliptic.getParams().getCurve().getField().getFieldSize()) {
          case 256 -> ES256;
          case 384 -> ES384;
          case 521 -> ES512;
          default -> throw new IllegalArgumentException("a key on a curve that nobody uses");
        };
      }
      throw new IllegalArgumentException("tokens are signed by RSA or ECDSA keys only");
    }
  }

  /**
   * A key that signs and verifies.
   *
   * @throws IllegalArgumentException if it is of another kind
   */
  public static TokenKey of(KeyPair keys) {
    return new TokenKey(keys.getPrivate(), keys.getPublic());
  }

  /**
   * A key that verifies only: one that was in use before, or another server's.
   *
   * @throws IllegalArgumentException if it is of another kind
   */
  public static TokenKey verifying(PublicKey key) {
    return new TokenKey(null, key);
  }

  String id() {
    return id;
  }

  Algorithm algorithm() {
    return algorithm;
  }

  PublicKey publicKey() {
    return other;
  }

  boolean canSign() {
    return own != null;
  }

  byte[] sign(byte[] content) {
    if (own == null) {
      throw new IllegalStateException("this key can only verify");
    }
    try {
      Signature signature = Signature.getInstance(algorithm.jcaName);
      signature.initSign(own);
      signature.update(content);
      return signature.sign();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("a token cannot be signed", e);
    }
  }

  boolean verifies(byte[] content, byte[] signature) {
    try {
      Signature check = Signature.getInstance(algorithm.jcaName);
      check.initVerify(other);
      check.update(content);
      return check.verify(signature);
    } catch (GeneralSecurityException e) {
      return false; // of the wrong length, or no signature at all
    }
  }

  private static String digest(PublicKey key) {
    try {
      return Base64.getUrlEncoder()
          .withoutPadding()
          .encodeToString(MessageDigest.getInstance("SHA-256").digest(key.getEncoded()));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
