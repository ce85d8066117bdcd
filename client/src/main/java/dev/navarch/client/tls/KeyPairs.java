package dev.navarch.client.tls;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.Signature;
import java.security.interfaces.RSAKey;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Tells whether two keys are the halves of one pair. */
final class KeyPairs {
  private KeyPairs() {}

  /**
   * Compares what both keys say of the public half where that is possible, because the first
   * signature of a JVM takes a tenth of a second on curves.
   */
  static boolean belongTogether(PublicKey shown, PrivateKey secret) {
    if (shown instanceof RSAKey one && secret instanceof RSAKey other) {
      return one.getModulus().equals(other.getModulus());
    }
    if (!shown.getAlgorithm().equals(secret.getAlgorithm())) {
      return false;
    }
    byte[] written = secret.getAlgorithm().equals("EC") ? publicPoint(secret.getEncoded()) : null;
    boolean isWritten = written != null && Arrays.equals(written, shownPoint(shown.getEncoded()));
    return isWritten || knowsSignature(shown, secret); // a point can be written in two ways
  }

  /**
   * The public half that most keys on curves have written behind the secret one, with the number of
   * unused bits before it; null if there is none.
   */
  private static byte @Nullable [] publicPoint(byte[] pkcs8) {
    Der.Element all = Der.at(pkcs8, 0);
    Der.Element version = Der.at(pkcs8, all.from());
    Der.Element algorithm = Der.at(pkcs8, version.to());
    Der.Element octets = Der.at(pkcs8, algorithm.to());
    byte[] key = Der.content(pkcs8, octets);
    Der.Element inner = Der.at(key, 0);
    for (int at = inner.from(); at < inner.to(); ) {
      Der.Element element = Der.at(key, at);
      if (element.tag() == Der.SECOND_CONTEXT) {
        return Der.content(key, Der.at(key, element.from()));
      }
      at = element.to();
    }
    return null;
  }

  private static byte[] shownPoint(byte[] subjectPublicKeyInfo) {
    Der.Element all = Der.at(subjectPublicKeyInfo, 0);
    Der.Element algorithm = Der.at(subjectPublicKeyInfo, all.from());
    return Der.content(subjectPublicKeyInfo, Der.at(subjectPublicKeyInfo, algorithm.to()));
  }

  /** Whether what one signs the other knows. */
  private static boolean knowsSignature(PublicKey shown, PrivateKey secret) {
    String algorithm = secret.getAlgorithm().equals("EC") ? "SHA256withECDSA" : "EdDSA";
    try {
      byte[] text = "navarch".getBytes(StandardCharsets.US_ASCII);
      Signature signature = Signature.getInstance(algorithm);
      signature.initSign(secret);
      signature.update(text);
      byte[] signed = signature.sign();
      signature.initVerify(shown);
      signature.update(text);
      return signature.verify(signed);
    } catch (GeneralSecurityException e) {
      return false;
    }
  }
}
