package dev.navarch.api.certificates.v1beta1;

import dev.navarch.apimachinery.value.Bytes;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Whom a certificate is asked for, read from a PKCS #10 request (RFC 2986). The key and the
 * signature are not looked at.
 *
 * @param commonName the last common name of the subject, or nothing
 * @param organizations the organizations of the subject, in their order
 * @param alternativeNames the kinds of alternative names it has
 */
record CertificateRequest(
    String commonName, List<String> organizations, Set<AlternativeName> alternativeNames) {
  /** A block with optional headers. Lines of other text before it are skipped. */
  private static final Pattern PEM =
      Pattern.compile(
          "^-----BEGIN ([^\\n-]*+)-----\\s*+(?:[^\\n:-][^\\n:]*+:[^\\n]*+\\n\\s*+)*+"
              + "([A-Za-z0-9+/=\\s]*+)-----END \\1-----",
          Pattern.MULTILINE);

  private static final String COMMON_NAME = "55 04 03";
  private static final String ORGANIZATION = "55 04 0a";
  private static final String EXTENSION_REQUEST = "2a 86 48 86 f7 0d 01 09 0e";
  private static final String SUBJECT_ALTERNATIVE_NAME = "55 1d 11";

  CertificateRequest {
    organizations = List.copyOf(organizations);
    alternativeNames = Set.copyOf(alternativeNames);
  }

  /** Reads the first PEM block; nothing if that is no well-formed request. */
  static Optional<CertificateRequest> parse(Bytes pem) {
    Matcher block = PEM.matcher(new String(pem.unsafeArray(), StandardCharsets.ISO_8859_1));
    if (!block.find() || !block.group(1).equals("CERTIFICATE REQUEST")) {
      return Optional.empty();
    }
    try {
      return Optional.of(parseDer(Base64.getMimeDecoder().decode(block.group(2))));
    } catch (IllegalArgumentException malformed) {
      return Optional.empty();
    }
  }

  private static CertificateRequest parseDer(byte[] der) {
    DerReader all = new DerReader(der);
    DerReader request = all.enter(DerReader.SEQUENCE);
    all.expectEnd();
    DerReader info = request.enter(DerReader.SEQUENCE);
    request.skip(DerReader.SEQUENCE);
    request.skip(DerReader.BIT_STRING);
    request.expectEnd();

    info.skip(DerReader.INTEGER);
    Subject subject = Subject.read(info.enter(DerReader.SEQUENCE));
    info.skip(DerReader.SEQUENCE);
    Set<AlternativeName> names = EnumSet.noneOf(AlternativeName.class);
    if (info.hasNext()) {
      readAttributes(info.enter(DerReader.ATTRIBUTES), names);
    }
    info.expectEnd();
    return new CertificateRequest(subject.commonName(), subject.organizations(), names);
  }

  private static void readAttributes(DerReader attributes, Set<AlternativeName> names) {
    while (attributes.hasNext()) {
      DerReader attribute = attributes.enter(DerReader.SEQUENCE);
      String type = attribute.objectIdentifier();
      DerReader values = attribute.enter(DerReader.SET);
      if (type.equals(EXTENSION_REQUEST)) {
        readExtensions(values.enter(DerReader.SEQUENCE), names);
      }
    }
  }

  private static void readExtensions(DerReader extensions, Set<AlternativeName> names) {
    while (extensions.hasNext()) {
      DerReader extension = extensions.enter(DerReader.SEQUENCE);
      String type = extension.objectIdentifier();
      if (extension.nextIs(DerReader.BOOLEAN)) {
        extension.skip(DerReader.BOOLEAN);
      }
      DerReader value = extension.enter(DerReader.OCTET_STRING);
      if (type.equals(SUBJECT_ALTERNATIVE_NAME)) {
        readNames(value.enter(DerReader.SEQUENCE), names);
      }
    }
  }

  private static void readNames(DerReader values, Set<AlternativeName> names) {
    while (values.hasNext()) {
      switch (values.skip()) {
        case DerReader.CONTEXT | 1 -> names.add(AlternativeName.EMAIL_ADDRESS);
        case DerReader.CONTEXT | 2 -> names.add(AlternativeName.DNS_NAME);
        case DerReader.CONTEXT | 6 -> names.add(AlternativeName.URI);
        case DerReader.CONTEXT | 7 -> names.add(AlternativeName.IP_ADDRESS);
        default -> {}
      }
    }
  }

  private record Subject(String commonName, List<String> organizations) {
    static Subject read(DerReader name) {
      String commonName = "";
      List<String> organizations = new ArrayList<>();
      while (name.hasNext()) {
        DerReader relative = name.enter(DerReader.SET);
        while (relative.hasNext()) {
          DerReader attribute = relative.enter(DerReader.SEQUENCE);
          String type = attribute.objectIdentifier();
          String value = attribute.text();
          if (type.equals(COMMON_NAME)) {
            commonName = value;
          } else if (type.equals(ORGANIZATION)) {
            organizations.add(value);
          }
        }
      }
      return new Subject(commonName, organizations);
    }
  }
}
