package dev.navarch.apiserver.serviceaccount;

import dev.navarch.apimachinery.collect.Lazy;
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
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A key for tokens: RSA, or ECDSA on a curve of NIST. Without its private half it can only verify.
 *
 * <p>Its id is the digest of the public half, as Kubernetes computes it, so that verifiers which
 * know a key by id find it whoever signed.
 */
public final class TokenKey {
  /** What is known of a key once it is there. */
  private record Halves(@Nullable PrivateKey own, PublicKey other, Algorithm algorithm, String id) {
    static Halves of(@Nullable PrivateKey own, PublicKey other) {
      return new Halves(own, other, Algorithm.of(other), digest(other));
    }
  }

  private final boolean canSign;
  private final Lazy<Halves> halves;

  private TokenKey(boolean canSign, Lazy<Halves> halves) {
    this.canSign = canSign;
    this.halves = halves;
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
    return new TokenKey(true, Lazy.made(Halves.of(keys.getPrivate(), keys.getPublic())));
  }

  /** A key that signs and verifies, and is asked for when a token is first signed or verified. */
  public static TokenKey onDemand(Supplier<KeyPair> source) {
    return new TokenKey(
        true,
        Lazy.of(() -> {
          KeyPair keys = source.get();
          return Halves.of(keys.getPrivate(), keys.getPublic());
        }));
  }

  /**
   * A key that verifies only: one that was in use before, or another server's.
   *
   * @throws IllegalArgumentException if it is of another kind
   */
  public static TokenKey verifying(PublicKey key) {
    return new TokenKey(false, Lazy.made(Halves.of(null, key)));
  }

  String id() {
    return halves.get().id();
  }

  Algorithm algorithm() {
    return halves.get().algorithm();
  }

  PublicKey publicKey() {
    return halves.get().other();
  }

  boolean canSign() {
    return canSign;
  }

  byte[] sign(byte[] content) {
    PrivateKey own = halves.get().own();
    if (own == null) {
      throw new IllegalStateException("this key can only verify");
    }
    try {
      Signature signature = Signature.getInstance(algorithm().jcaName);
      signature.initSign(own);
      signature.update(content);
      return signature.sign();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("a token cannot be signed", e);
    }
  }

  boolean verifies(byte[] content, byte[] signature) {
    try {
      Signature check = Signature.getInstance(algorithm().jcaName);
      check.initVerify(publicKey());
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
