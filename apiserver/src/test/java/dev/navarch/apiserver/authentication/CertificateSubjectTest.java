package dev.navarch.apiserver.authentication;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.security.cert.CertificateException;
import java.util.Arrays;
import java.util.List;
import org.bouncycastle.asn1.ASN1Encodable;
import org.bouncycastle.asn1.ASN1ObjectIdentifier;
import org.bouncycastle.asn1.DERBMPString;
import org.bouncycastle.asn1.DEROctetString;
import org.bouncycastle.asn1.DERPrintableString;
import org.bouncycastle.asn1.DERT61String;
import org.bouncycastle.asn1.DERUTF8String;
import org.bouncycastle.asn1.x500.AttributeTypeAndValue;
import org.bouncycastle.asn1.x500.RDN;
import org.bouncycastle.asn1.x500.X500Name;
import org.bouncycastle.asn1.x500.style.BCStyle;
import org.junit.jupiter.api.Test;

class CertificateSubjectTest {
  private static AttributeTypeAndValue attribute(ASN1ObjectIdentifier type, ASN1Encodable value) {
    return new AttributeTypeAndValue(type, value);
  }

  private static AttributeTypeAndValue attribute(ASN1ObjectIdentifier type, String value) {
    return attribute(type, new DERUTF8String(value));
  }

  private static RDN relative(AttributeTypeAndValue... attributes) {
    return new RDN(attributes);
  }

  private static CertificateSubject decode(RDN... names) throws Exception {
    return CertificateSubject.decode(new X500Name(names).getEncoded());
  }

  @Test
  void everyAttributeOfARelativeNameCounts() throws Exception {
    CertificateSubject subject =
        decode(
            relative(attribute(BCStyle.O, "ops"), attribute(BCStyle.CN, "jane")),
            relative(attribute(BCStyle.OU, "unit"), attribute(BCStyle.O, "crew")));

    assertThat(subject).isEqualTo(new CertificateSubject("jane", List.of("ops", "crew")));
  }

  @Test
  void theLastCommonNameCounts() throws Exception {
    assertThat(
            decode(
                    relative(attribute(BCStyle.CN, "first")),
                    relative(attribute(BCStyle.CN, "last")))
                .commonName())
        .isEqualTo("last");
  }

  @Test
  void valuesAreTakenLiterally() throws Exception {
    String name = "jane, O=system:masters + \"x\"\\ #";

    assertThat(decode(relative(attribute(BCStyle.CN, name))))
        .isEqualTo(new CertificateSubject(name, List.of()));
  }

  @Test
  void everyKindOfStringIsRead() throws Exception {
    for (ASN1Encodable value :
        List.of(
            new DERPrintableString("crew"),
            new DERBMPString("crew"),
            new DERT61String("crew"),
            new DERUTF8String("crew"))) {
      assertThat(decode(relative(attribute(BCStyle.O, value))).organizations())
          .containsExactly("crew");
    }
  }

  @Test
  void longValuesAndNamesAreRead() throws Exception {
    String value = "x".repeat(70_000);

    assertThat(decode(relative(attribute(BCStyle.CN, value))).commonName()).isEqualTo(value);
  }

  @Test
  void anEmptyNameHasNoUser() throws Exception {
    assertThat(decode()).isEqualTo(new CertificateSubject("", List.of()));
  }

  @Test
  void aValueThatIsNotAStringIsRefused() {
    assertThatThrownBy(
            () -> decode(relative(attribute(BCStyle.CN, new DEROctetString(new byte[] {1})))))
        .isInstanceOf(CertificateException.class);
  }

  @Test
  void brokenEncodingsAreRefused() throws Exception {
    byte[] name = new X500Name(new RDN[] {relative(attribute(BCStyle.CN, "jane"))}).getEncoded();

    for (int length = 0; length < name.length; length++) {
      byte[] cut = Arrays.copyOf(name, length);
      assertThatThrownBy(() -> CertificateSubject.decode(cut))
          .isInstanceOf(CertificateException.class);
    }
    for (int at = 0; at < name.length; at++) {
      for (int value = 0; value < 256; value++) {
        byte[] changed = name.clone();
        changed[at] = (byte) value;
        try {
          assertThat(CertificateSubject.decode(changed)).isNotNull();
        } catch (CertificateException e) {
          assertThat(e).hasMessageContaining("subject");
        }
      }
    }
  }
}
