package dev.navarch.apiserver.certificates;

import java.security.GeneralSecurityException;
import java.security.Key;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.Signature;
import java.security.interfaces.ECKey;
import java.security.interfaces.RSAKey;

/**
 * How a key signs.
 *
 * @param jcaName the name of the algorithm in Java
 * @param identifier its number in certificates
 * @param withNull whether the number is followed by an empty parameter, as RSA demands
 */
record SignatureKind(String jcaName, String identifier, boolean withNull) {
  private static final SignatureKind RSA =
      new SignatureKind("SHA256withRSA", "1.2.840.113549.1.1.11", true);
  private static final SignatureKind P256 =
      new SignatureKind("SHA256withECDSA", "1.2.840.10045.4.3.2", false);
  private static final SignatureKind P384 =
      new SignatureKind("SHA384withECDSA", "1.2.840.10045.4.3.3", false);
  private static final SignatureKind P521 =
      new SignatureKind("SHA512withECDSA", "1.2.840.10045.4.3.4", false);

  static SignatureKind of(Key key) {
    if (key instanceof RSAKey) {
      return RSA;
    }
    if (key instanceof ECKey elliptic) {
      return switch (elliptic.getParams().getCurve().getField().getFieldSize()) {
        case 256 -> P256;
        case 384 -> P384;
        case 521 -> P521;
        default -> throw new IllegalArgumentException("a key on a curve that nobody uses");
      };
    }
    throw new IllegalArgumentException("keys are RSA or ECDSA, not " + key.getAlgorithm());
  }

  byte[] algorithm() {
    return withNull
        ? Der.sequence(Der.identifier(identifier), Der.nothing())
        : Der.sequence(Der.identifier(identifier));
  }

  byte[] sign(PrivateKey key, byte[] content) throws GeneralSecurityException {
    Signature signature = Signature.getInstance(jcaName);
    signature.initSign(key);
    signature.update(content);
    return signature.sign();
  }

  /** Whether a private and a public key belong together. */
  static boolean matches(PrivateKey own, PublicKey other) {
    try {
      SignatureKind kind = of(own);
      if (!kind.equals(of(other))) {
        return false;
      }
      byte[] probe = {1, 2, 3};
      Signature check = Signature.getInstance(kind.jcaName());
      check.initVerify(other);
      check.update(probe);
      return check.verify(kind.sign(own, probe));
    } catch (GeneralSecurityException e) {
      return false;
    }
  }
}
