package dev.navarch.registry.core.pod;

import dev.navarch.api.core.v1.ClusterTrustBundleProjection;
import dev.navarch.api.core.v1.KeyToPath;
import dev.navarch.api.core.v1.PodCertificateProjection;
import dev.navarch.api.core.v1.ProjectedVolumeSource;
import dev.navarch.api.core.v1.ServiceAccountTokenProjection;
import dev.navarch.api.core.v1.Volume;
import dev.navarch.api.core.v1.VolumeProjection;
import dev.navarch.apimachinery.labels.NameSyntax;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.validation.InternalForm;
import dev.navarch.registry.validation.LabelValidation;
import dev.navarch.registry.validation.NameValidation;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A volume that several sources share: no two of them may write the same file. */
final class ProjectedVolumeValidation {
  private static final long MIN_TOKEN_SECONDS = 10 * 60;
  private static final long MAX_TOKEN_SECONDS = 1L << 32;
  private static final int MIN_CERTIFICATE_SECONDS = 60 * 60;
  private static final int MAX_CERTIFICATE_SECONDS = 91 * 24 * 60 * 60;
  private static final List<String> KEY_TYPES =
      List.of("ECDSAP256", "ECDSAP384", "ECDSAP521", "ED25519", "RSA3072", "RSA4096");
  private static final String CONFLICT = "conflicting duplicate paths";

  private final PodValidationOptions options;
  private final FieldPath path;
  private final List<FieldError> errors;
  private final Set<String> files = new HashSet<>();

  private ProjectedVolumeValidation(
      PodValidationOptions options, FieldPath path, List<FieldError> errors) {
    this.options = options;
    this.path = path;
    this.errors = errors;
  }

  static void check(
      ProjectedVolumeSource volume,
      PodValidationOptions options,
      FieldPath path,
      List<FieldError> errors) {
    LocalPath.fileMode(volume.defaultMode(), path.child("defaultMode"), errors);
    ProjectedVolumeValidation validation = new ProjectedVolumeValidation(options, path, errors);
    for (int i = 0; i < volume.sources().size(); i++) {
      validation.source(volume.sources().get(i), path.child("sources").index(i));
    }
  }

  /** Whether a stored pod has tokens outside their volumes. */
  static void tokenPaths(List<Volume> volumes, List<FieldError> errors) {
    for (Volume volume : volumes) {
      ProjectedVolumeSource projected = volume.volumeSource().projected();
      if (projected != null) {
        for (VolumeProjection source : projected.sources()) {
          ServiceAccountTokenProjection token = source.serviceAccountToken();
          if (token != null) {
            LocalPath.nonReserved(token.path(), FieldPath.of("path"), errors);
          }
        }
      }
    }
  }

  private void source(VolumeProjection source, FieldPath at) {
    int kinds = 0;
    var secret = source.secret();
    if (secret != null) {
      kinds++;
      items(secret.localObjectReference().name(), secret.items(), at.child("secret"));
    }
    var configMap = source.configMap();
    if (configMap != null) {
      kinds++;
      items(configMap.localObjectReference().name(), configMap.items(), at.child("configMap"));
    }
    var downward = source.downwardAPI();
    if (downward != null) {
      kinds++;
      downward
          .items()
          .forEach(file -> {
            FileVolumeValidation.downwardApiFile(file, at.child("downwardAPI"), errors);
            claim(file.path(), file.path());
          });
    }
    var token = source.serviceAccountToken();
    if (token != null) {
      kinds++;
      token(token, at.child("serviceAccountToken"));
    }
    var bundle = source.clusterTrustBundle();
    if (bundle != null) {
      kinds++;
      trustBundle(bundle, at.child("clusterTrustBundle"));
    }
    var certificate = source.podCertificate();
    if (certificate != null) {
      kinds++;
      certificate(certificate, at.child("podCertificate"));
    }
    if (kinds > 1) {
      errors.add(FieldError.forbidden(at, "may not specify more than 1 volume type per source"));
    }
  }

  private void items(String name, List<KeyToPath> items, FieldPath at) {
    NameValidation.required(name, at.child("name"), errors);
    for (int i = 0; i < items.size(); i++) {
      FileVolumeValidation.keyToPath(items.get(i), at.child("items").index(i), errors);
      claim(items.get(i).path(), name);
    }
  }

  /** Takes a file, or reports under the given value that another source has it. */
  private void claim(String file, String shown) {
    if (!file.isEmpty() && !files.add(file)) {
      errors.add(FieldError.invalid(path, shown, CONFLICT));
    }
  }

  private void token(ServiceAccountTokenProjection token, FieldPath at) {
    Long given = token.expirationSeconds();
    long seconds = given == null ? 0 : given;
    if (seconds < MIN_TOKEN_SECONDS) {
      errors.add(
          FieldError.invalid(
              at.child("expirationSeconds"),
              seconds,
              "may not specify a duration less than 10 minutes"));
    }
    if (seconds > MAX_TOKEN_SECONDS) {
      errors.add(
          FieldError.invalid(
              at.child("expirationSeconds"),
              seconds,
              "may not specify a duration larger than 2^32 seconds"));
    }
    if (token.path().isEmpty()) {
      errors.add(FieldError.required(path.child("path")));
    } else if (!options.anyTokenPath()) {
      LocalPath.nonReserved(token.path(), path.child("path"), errors);
    }
  }

  private void trustBundle(ClusterTrustBundleProjection bundle, FieldPath at) {
    String name = bundle.name();
    String signer = bundle.signerName();
    if (name != null && signer != null) {
      errors.add(
          FieldError.invalid(
              at, InternalForm.shown(bundle), "only one of name and signerName may be used"));
    } else if (name != null) {
      namedBundle(name, bundle, at);
    } else if (signer != null) {
      if (signer.isEmpty()) {
        errors.add(FieldError.required(at.child("signerName"), "must be a valid signer name"));
      }
      SignerName.check(signer, at.child("signerName"), errors);
      LabelValidation.selector(bundle.labelSelector(), at.child("labelSelector"), errors);
    } else {
      errors.add(FieldError.required(at, "either name or signerName must be specified"));
    }
    NameValidation.required(bundle.path(), at.child("path"), errors);
    LocalPath.nonReserved(bundle.path(), at.child("path"), errors);
    if (!files.add(bundle.path())) {
      errors.add(FieldError.invalid(path, bundle.path(), CONFLICT));
    }
  }

  /** The name of a signer's bundle carries the signer before its last colon. */
  private void namedBundle(String name, ClusterTrustBundleProjection bundle, FieldPath at) {
    if (name.isEmpty()) {
      errors.add(FieldError.required(at.child("name"), "must be a valid object name"));
    }
    String base = name.substring(name.lastIndexOf(':') + 1);
    for (String problem : NameSyntax.dns1123Subdomain(base)) {
      errors.add(
          FieldError.invalid(
              at.child("name"), name, "not a valid clustertrustbundlename: " + problem));
    }
    if (bundle.labelSelector() != null) {
      errors.add(
          FieldError.invalid(
              at.child("labelSelector"),
              bundle.labelSelector(),
              "labelSelector must be unset if name is specified"));
    }
  }

  private void certificate(PodCertificateProjection certificate, FieldPath at) {
    SignerName.check(certificate.signerName(), at.child("signerName"), errors);
    NameValidation.supported(certificate.keyType(), KEY_TYPES, at.child("keyType"), errors);
    Integer seconds = certificate.maxExpirationSeconds();
    if (seconds != null && seconds < MIN_CERTIFICATE_SECONDS) {
      errors.add(
          FieldError.invalid(
              at.child("maxExpirationSeconds"),
              seconds,
              "if provided, maxExpirationSeconds must be >= " + MIN_CERTIFICATE_SECONDS));
    }
    if (seconds != null && seconds > MAX_CERTIFICATE_SECONDS) {
      errors.add(
          FieldError.invalid(
              at.child("maxExpirationSeconds"),
              seconds,
              "if provided, maxExpirationSeconds must be <= " + MAX_CERTIFICATE_SECONDS));
    }
    boolean some = certificateFile(certificate.credentialBundlePath(), at, "credentialBundlePath");
    some |= certificateFile(certificate.keyPath(), at, "keyPath");
    some |= certificateFile(certificate.certificateChainPath(), at, "certificateChainPath");
    if (!some) {
      errors.add(
          FieldError.required(
              at,
              "specify at least one of credentialBundlePath, keyPath, and"
                  + " certificateChainPath"));
    }
  }

  private boolean certificateFile(String file, FieldPath at, String field) {
    if (file.isEmpty()) {
      return false;
    }
    LocalPath.nonReserved(file, at.child(field), errors);
    claim(file, file);
    return true;
  }
}
