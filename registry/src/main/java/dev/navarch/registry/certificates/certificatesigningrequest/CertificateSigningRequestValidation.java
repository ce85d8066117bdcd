package dev.navarch.registry.certificates.certificatesigningrequest;

import dev.navarch.api.certificates.v1.CertificateSigningRequest;
import dev.navarch.api.certificates.v1.CertificateSigningRequestCondition;
import dev.navarch.api.certificates.v1.CertificateSigningRequestSpec;
import dev.navarch.api.certificates.v1.KeyUsage;
import dev.navarch.api.certificates.v1.RequestConditionType;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apimachinery.value.GoQuoting;
import dev.navarch.registry.validation.NameValidation;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What is wrong with requests for certificates. */
public final class CertificateSigningRequestValidation {
  private static final FieldPath SPEC = FieldPath.of("spec");
  private static final FieldPath CONDITIONS = FieldPath.of("status", "conditions");
  private static final FieldPath CERTIFICATE = FieldPath.of("status", "certificate");
  private static final int MIN_LIFETIME = 600;
  private static final List<String> USAGES =
      List.of(
          KeyUsage.ANY,
          KeyUsage.CERT_SIGN,
          KeyUsage.CLIENT_AUTH,
          KeyUsage.CODE_SIGNING,
          KeyUsage.CONTENT_COMMITMENT,
          KeyUsage.CRL_SIGN,
          KeyUsage.DATA_ENCIPHERMENT,
          KeyUsage.DECIPHER_ONLY,
          KeyUsage.DIGITAL_SIGNATURE,
          KeyUsage.EMAIL_PROTECTION,
          KeyUsage.ENCIPHER_ONLY,
          KeyUsage.IPSEC_END_SYSTEM,
          KeyUsage.IPSEC_TUNNEL,
          KeyUsage.IPSEC_USER,
          KeyUsage.KEY_AGREEMENT,
          KeyUsage.KEY_ENCIPHERMENT,
          KeyUsage.MICROSOFT_SGC,
          KeyUsage.NETSCAPE_SGC,
          KeyUsage.OCSP_SIGNING,
          KeyUsage.S_MIME,
          KeyUsage.SERVER_AUTH,
          KeyUsage.SIGNING,
          KeyUsage.TIMESTAMPING);
  private static final List<String> DECISIONS =
      List.of(RequestConditionType.APPROVED, RequestConditionType.DENIED);
  private static final List<String> FINAL =
      List.of(
          RequestConditionType.APPROVED, RequestConditionType.DENIED, RequestConditionType.FAILED);

  private CertificateSigningRequestValidation() {}

  public static List<FieldError> create(CertificateSigningRequest request) {
    List<FieldError> errors = new ArrayList<>(0);
    CertificateSigningRequestSpec spec = request.spec();
    SignedRequest.problem(spec.request())
        .ifPresent(problem ->
            errors.add(FieldError.invalid(SPEC.child("request"), spec.request(), problem)));
    usages(spec.usages(), errors);
    Integer seconds = spec.expirationSeconds();
    if (seconds != null && seconds < MIN_LIFETIME) {
      errors.add(
          FieldError.invalid(
              SPEC.child("expirationSeconds"),
              seconds,
              "may not specify a duration less than 600 seconds (10 minutes)"));
    }
    signer(spec.signerName(), errors);
    conditions(request.status().conditions(), errors);
    return errors;
  }

  private static void usages(List<String> usages, List<FieldError> errors) {
    FieldPath path = SPEC.child("usages");
    if (usages.isEmpty()) {
      errors.add(FieldError.required(path));
    }
    Set<String> seen = new HashSet<>();
    for (int i = 0; i < usages.size(); i++) {
      NameValidation.supported(usages.get(i), USAGES, path.index(i), errors);
    }
    for (int i = 0; i < usages.size(); i++) {
      if (!seen.add(usages.get(i))) {
        errors.add(FieldError.duplicate(path.index(i), usages.get(i)));
      }
    }
  }

  private static void signer(String name, List<FieldError> errors) {
    FieldPath path = SPEC.child("signerName");
    if (!NameValidation.required(name, path, errors)) {
      return;
    }
    String[] parts = name.split("/", -1);
    if (parts.length != 2) {
      errors.add(
          FieldError.invalid(
              path,
              name,
              "must be a fully qualified domain and path of the form 'example.com/signer-name'"));
      return;
    }
    if (!parts[0].contains(".")) {
      errors.add(
          FieldError.invalid(
              path, parts[0], "should be a domain with at least two segments separated by dots"));
    }
  }

  private static void conditions(
      List<CertificateSigningRequestCondition> conditions, List<FieldError> errors) {
    Set<String> types = new HashSet<>();
    for (int i = 0; i < conditions.size(); i++) {
      CertificateSigningRequestCondition condition = conditions.get(i);
      FieldPath path = CONDITIONS.index(i);
      NameValidation.required(condition.type(), path.child("type"), errors);
      NameValidation.required(condition.status(), path.child("status"), errors);
      if (FINAL.contains(condition.type()) && !condition.status().equals("True")) {
        NameValidation.supported(condition.status(), List.of("True"), path.child("status"), errors);
      }
      if (!types.add(condition.type())) {
        errors.add(FieldError.duplicate(path.child("type"), condition.type()));
      }
    }
    if (types.containsAll(DECISIONS)) {
      errors.add(
          FieldError.invalid(
              CONDITIONS,
              RequestConditionType.DENIED,
              "Approved and Denied conditions are mutually exclusive"));
    }
  }

  /** A change of the object itself, through which nobody decides or issues anything. */
  public static List<FieldError> update(
      CertificateSigningRequest request, CertificateSigningRequest old) {
    return update(request, old, false, false);
  }

  /** A change through which a signer issues the certificate. */
  public static List<FieldError> updateStatus(
      CertificateSigningRequest request, CertificateSigningRequest old) {
    return update(request, old, false, true);
  }

  /** A change through which an approver decides. */
  public static List<FieldError> updateApproval(
      CertificateSigningRequest request, CertificateSigningRequest old) {
    return update(request, old, true, false);
  }

  private static List<FieldError> update(
      CertificateSigningRequest request,
      CertificateSigningRequest old,
      boolean decides,
      boolean issues) {
    List<FieldError> errors = new ArrayList<>(0);
    conditions(request.status().conditions(), errors);
    for (String type : FINAL) {
      if (count(request, type) < count(old, type)) {
        errors.add(forbidden("remove", type));
      }
    }
    if (!decides) {
      for (String type : DECISIONS) {
        if (count(request, type) > count(old, type)) {
          errors.add(forbidden("add", type));
        }
      }
    }
    if (!request.status().certificate().equals(old.status().certificate())) {
      if (!issues) {
        errors.add(FieldError.forbidden(CERTIFICATE, "updates may not set certificate content"));
      } else if (!old.status().certificate().isEmpty()) {
        errors.add(
            FieldError.forbidden(
                CERTIFICATE, "updates may not modify existing certificate content"));
      }
    }
    return errors;
  }

  private static long count(CertificateSigningRequest request, String type) {
    return request.status().conditions().stream()
        .filter(condition -> condition.type().equals(type))
        .count();
  }

  private static FieldError forbidden(String change, String type) {
    return FieldError.forbidden(
        CONDITIONS,
        "updates may not %s a condition of type %s".formatted(change, GoQuoting.quote(type)));
  }
}
