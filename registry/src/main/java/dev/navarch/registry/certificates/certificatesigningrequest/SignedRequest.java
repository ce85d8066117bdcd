package dev.navarch.registry.certificates.certificatesigningrequest;

import dev.navarch.apimachinery.value.Bytes;
import dev.navarch.apiserver.certificates.Pem;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PublicKey;
import java.security.Signature;
import java.security.spec.X509EncodedKeySpec;
import java.util.List;
import java.util.Optional;

/**
 * A request for a certificate in the form of PKCS#10: who wants it, their public key, and a
 * signature that shows that they have the private one.
 */
final class SignedRequest {
  private static final int SEQUENCE = 0x30;
  private static final int OBJECT_IDENTIFIER = 0x06;
  private static final int BIT_STRING = 0x03;
  private static final int LONG_LENGTH = 0x80;
  private static final String RSA = "1.2.840.113549.1.1.1";

  private SignedRequest() {}

  /** What is wrong with a request; empty for a good one. */
  static Optional<String> problem(Bytes request) {
    List<Pem.Block> blocks;
    try {
      blocks = Pem.decode(request.utf8());
    } catch (IllegalArgumentException noPem) {
      blocks = List.of();
    }
    if (blocks.isEmpty() || !blocks.get(0).label().equals("CERTIFICATE REQUEST")) {
      return Optional.of("PEM block type must be CERTIFICATE REQUEST");
    }
    try {
      return verify(blocks.get(0).content());
    } catch (BufferUnderflowException | IllegalArgumentException | GeneralSecurityException e) {
      return Optional.of("asn1: structure error: not a certificate request");
    }
  }

  private static Optional<String> verify(byte[] der) throws GeneralSecurityException {
    ByteBuffer all = ByteBuffer.wrap(der);
    ByteBuffer request = content(all, SEQUENCE);
    byte[] signed = whole(request);
    ByteBuffer algorithm = content(request, SEQUENCE);
    ByteBuffer bits = content(request, BIT_STRING);
    if (bits.get() != 0 || request.hasRemaining() || all.hasRemaining()) {
      throw new IllegalArgumentException("bits or bytes too many");
    }

    ByteBuffer info = content(ByteBuffer.wrap(signed), SEQUENCE);
    whole(info);
    whole(info);
    byte[] key = whole(info);
    String keyType = identifier(content(content(ByteBuffer.wrap(key), SEQUENCE), SEQUENCE));

    PublicKey publicKey =
        KeyFactory.getInstance(keyType).generatePublic(new X509EncodedKeySpec(key));
    Signature signature = Signature.getInstance(identifier(algorithm));
    signature.initVerify(publicKey);
    signature.update(signed);
    return signature.verify(rest(bits))
        ? Optional.empty()
        : Optional.of(
            keyType.equals(RSA)
                ? "crypto/rsa: verification error"
                : "x509: %s verification failure".formatted(publicKey.getAlgorithm()));
  }

  /** What is inside the next element, which must be of a kind. */
  private static ByteBuffer content(ByteBuffer from, int tag) {
    if ((from.get() & 0xff) != tag) {
      throw new IllegalArgumentException("another element was expected");
    }
    int length = length(from);
    ByteBuffer inside = from.slice(from.position(), length);
    from.position(from.position() + length);
    return inside;
  }

  /** The next element, whatever it is. */
  private static byte[] whole(ByteBuffer from) {
    int start = from.position();
    from.get();
    int length = length(from);
    byte[] element = new byte[from.position() - start + length];
    from.get(start, element);
    from.position(start + element.length);
    return element;
  }

  /** How long the element is of which the tag was just read: no longer than what is there. */
  private static int length(ByteBuffer from) {
    int first = from.get() & 0xff;
    long length = first;
    if (first >= LONG_LENGTH) {
      int count = first - LONG_LENGTH;
      if (count < 1 || count > 4) {
        throw new IllegalArgumentException("no length");
      }
      length = 0;
      for (int i = 0; i < count; i++) {
        length = length << 8 | (from.get() & 0xff);
      }
    }
    if (length > from.remaining()) {
      throw new IllegalArgumentException("cut off");
    }
    return (int) length;
  }

  private static byte[] rest(ByteBuffer from) {
    byte[] bytes = new byte[from.remaining()];
    from.get(bytes);
    return bytes;
  }

  /** The identifier that an algorithm begins with, in its usual notation. */
  private static String identifier(ByteBuffer algorithm) {
    ByteBuffer id = content(algorithm, OBJECT_IDENTIFIER);
    StringBuilder text = new StringBuilder();
    int first = id.get() & 0xff;
    text.append(first / 40).append('.').append(first % 40);
    long part = 0;
    while (id.hasRemaining()) {
      int next = id.get() & 0xff;
      part = part << 7 | (next & 0x7f);
      if (next < LONG_LENGTH) {
        text.append('.').append(part);
        part = 0;
      }
    }
    return text.toString();
  }
}
