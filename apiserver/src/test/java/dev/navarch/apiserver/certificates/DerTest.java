package dev.navarch.apiserver.certificates;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.math.BigInteger;
import java.time.Instant;
import java.util.Date;
import java.util.Random;
import org.bouncycastle.asn1.ASN1Integer;
import org.bouncycastle.asn1.ASN1ObjectIdentifier;
import org.bouncycastle.asn1.DERBitString;
import org.bouncycastle.asn1.DEROctetString;
import org.bouncycastle.asn1.DERUTF8String;
import org.bouncycastle.asn1.x509.KeyUsage;
import org.bouncycastle.asn1.x509.Time;
import org.junit.jupiter.api.Test;

/** Every value is compared with what BouncyCastle makes of it. */
class DerTest {
  private static final Random RANDOM = new Random(20260117);

  @Test
  void numbersHaveTheShortestForm() throws IOException {
    for (int bits = 0; bits < 200; bits++) {
      BigInteger number = new BigInteger(bits, RANDOM);
      assertThat(Der.integer(number)).isEqualTo(new ASN1Integer(number).getEncoded());
    }
  }

  @Test
  void lengthsOfAnySizeAreWritten() throws IOException {
    for (int length : new int[] {0, 1, 127, 128, 255, 256, 65_535, 65_536, 70_000}) {
      byte[] content = new byte[length];
      assertThat(Der.octets(content)).isEqualTo(new DEROctetString(content).getEncoded());
      assertThat(Der.bits(content)).isEqualTo(new DERBitString(content).getEncoded());
    }
  }

  @Test
  void identifiersMayHaveLargeParts() throws IOException {
    for (String dotted :
        new String[] {"2.5.29.17", "1.2.840.10045.4.3.2", "1.3.6.1.5.5.7.3.1", "2.999.268435456"}) {
      assertThat(Der.identifier(dotted)).isEqualTo(new ASN1ObjectIdentifier(dotted).getEncoded());
    }
  }

  @Test
  void timesChangeTheirFormAfter2049() throws IOException {
    for (String text :
        new String[] {
          "2026-01-02T03:04:05Z",
          "2049-12-31T23:59:59Z",
          "2050-01-01T00:00:00Z",
          "2126-10-11T12:13:14Z"
        }) {
      Instant moment = Instant.parse(text);
      assertThat(Der.time(moment)).isEqualTo(new Time(Date.from(moment)).getEncoded());
    }
  }

  @Test
  void textsAndNamedBitsAreWritten() throws IOException {
    assertThat(Der.text("Käse ✓")).isEqualTo(new DERUTF8String("Käse ✓").getEncoded());
    assertThat(Der.namedBits(0, 5, 6))
        .isEqualTo(
            new KeyUsage(KeyUsage.digitalSignature | KeyUsage.keyCertSign | KeyUsage.cRLSign)
                .getEncoded());
    assertThat(Der.namedBits(0)).isEqualTo(new KeyUsage(KeyUsage.digitalSignature).getEncoded());
  }
}
