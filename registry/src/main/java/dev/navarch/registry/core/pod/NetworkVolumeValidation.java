package dev.navarch.registry.core.pod;

import dev.navarch.api.core.v1.CephFSVolumeSource;
import dev.navarch.api.core.v1.FCVolumeSource;
import dev.navarch.api.core.v1.FlexVolumeSource;
import dev.navarch.api.core.v1.FlockerVolumeSource;
import dev.navarch.api.core.v1.GlusterfsVolumeSource;
import dev.navarch.api.core.v1.ISCSIVolumeSource;
import dev.navarch.api.core.v1.NFSVolumeSource;
import dev.navarch.api.core.v1.QuobyteVolumeSource;
import dev.navarch.api.core.v1.RBDVolumeSource;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.validation.NameValidation;
import dev.navarch.registry.validation.NumberValidation;
import dev.navarch.registry.validation.TextSyntax;
import java.util.List;
import java.util.Locale;

/** Volumes that lie on servers of the network. */
final class NetworkVolumeValidation {
  private static final int MAX_LUN = 255;
  private static final int MAX_TENANT = 64;
  private static final String HOST_PORT_PAIRS =
      "must be a host:port pair or multiple pairs separated by commas";

  private NetworkVolumeValidation() {}

  static void nfs(NFSVolumeSource source, FieldPath path, List<FieldError> errors) {
    NameValidation.required(source.server(), path.child("server"), errors);
    NameValidation.required(source.path(), path.child("path"), errors);
    if (!source.path().startsWith("/")) {
      errors.add(FieldError.invalid(path.child("path"), source.path(), "must be an absolute path"));
    }
  }

  static void iscsi(ISCSIVolumeSource source, FieldPath path, List<FieldError> errors) {
    NameValidation.required(source.targetPortal(), path.child("targetPortal"), errors);
    if (NameValidation.required(source.iqn(), path.child("iqn"), errors)) {
      IscsiName.check(source.iqn(), path.child("iqn"), errors);
    }
    NumberValidation.inclusiveRange(source.lun(), 0, MAX_LUN, path.child("lun"), errors);
    if ((source.chapAuthDiscovery() || source.chapAuthSession()) && source.secretRef() == null) {
      errors.add(FieldError.required(path.child("secretRef")));
    }
    String initiator = source.initiatorName();
    if (initiator != null) {
      IscsiName.check(initiator, path.child("initiatorname"), errors);
    }
  }

  static void glusterfs(GlusterfsVolumeSource source, FieldPath path, List<FieldError> errors) {
    NameValidation.required(source.endpoints(), path.child("endpoints"), errors);
    NameValidation.required(source.path(), path.child("path"), errors);
  }

  static void flocker(FlockerVolumeSource source, FieldPath path, List<FieldError> errors) {
    boolean named = !source.datasetName().isEmpty();
    boolean identified = !source.datasetUUID().isEmpty();
    if (!named && !identified) {
      errors.add(FieldError.required(path, "one of datasetName and datasetUUID is required"));
    }
    if (named && identified) {
      errors.add(
          FieldError.invalid(
              path, "resource", "datasetName and datasetUUID can not be specified simultaneously"));
    }
    if (source.datasetName().indexOf('/') >= 0) {
      errors.add(
          FieldError.invalid(
              path.child("datasetName"), source.datasetName(), "must not contain '/'"));
    }
  }

  static void rbd(RBDVolumeSource source, FieldPath path, List<FieldError> errors) {
    if (source.monitors().isEmpty()) {
      errors.add(FieldError.required(path.child("monitors")));
    }
    NameValidation.required(source.image(), path.child("image"), errors);
  }

  static void cephfs(CephFSVolumeSource source, FieldPath path, List<FieldError> errors) {
    if (source.monitors().isEmpty()) {
      errors.add(FieldError.required(path.child("monitors")));
    }
  }

  static void quobyte(QuobyteVolumeSource source, FieldPath path, List<FieldError> errors) {
    FieldPath registryPath = path.child("registry");
    if (source.registry().isEmpty()) {
      errors.add(FieldError.required(registryPath, HOST_PORT_PAIRS));
    } else if (TextSyntax.utf8Length(source.tenant()) > MAX_TENANT) {
      errors.add(
          FieldError.required(
              path.child("tenant"), "must be a UUID and may not exceed a length of 64 characters"));
    } else {
      for (String pair : source.registry().split(",", -1)) {
        if (!isHostPort(pair)) {
          errors.add(FieldError.invalid(registryPath, source.registry(), HOST_PORT_PAIRS));
        }
      }
    }
    NameValidation.required(source.volume(), path.child("volume"), errors);
  }

  /** A host and a port with a colon between them; a host with colons stands in brackets. */
  private static boolean isHostPort(String pair) {
    int colon = pair.lastIndexOf(':');
    if (colon < 0) {
      return false;
    }
    String host = pair.substring(0, colon);
    String port = pair.substring(colon + 1);
    boolean bracketed = host.startsWith("[") && host.endsWith("]") && host.length() > 1;
    String inner = bracketed ? host.substring(1, host.length() - 1) : host;
    boolean plain = inner.indexOf('[') < 0 && inner.indexOf(']') < 0;
    return plain
        && (bracketed || inner.indexOf(':') < 0)
        && port.indexOf('[') < 0
        && port.indexOf(']') < 0;
  }

  static void fc(FCVolumeSource source, FieldPath path, List<FieldError> errors) {
    boolean names = !source.targetWWNs().isEmpty();
    boolean ids = !source.wwids().isEmpty();
    if (!names && !ids) {
      errors.add(
          FieldError.required(
              path.child("targetWWNs"), "must specify either targetWWNs or wwids, but not both"));
    }
    if (names && ids) {
      errors.add(
          FieldError.invalid(
              path.child("targetWWNs"),
              source.targetWWNs(),
              "targetWWNs and wwids can not be specified simultaneously"));
    }
    if (names) {
      Integer lun = source.lun();
      if (lun == null) {
        errors.add(
            FieldError.required(path.child("lun"), "lun is required if targetWWNs is specified"));
      } else {
        NumberValidation.inclusiveRange(lun, 0, MAX_LUN, path.child("lun"), errors);
      }
    }
  }

  static void flexVolume(FlexVolumeSource source, FieldPath path, List<FieldError> errors) {
    NameValidation.required(source.driver(), path.child("driver"), errors);
    source
        .options()
        .keySet()
        .forEach(key -> {
          int slash = key.indexOf('/');
          String domain = slash < 0 ? key : key.substring(0, slash);
          String dotted = "." + domain.toLowerCase(Locale.ROOT);
          if (dotted.endsWith(".kubernetes.io") || dotted.endsWith(".k8s.io")) {
            errors.add(
                FieldError.invalid(
                    path.child("options").key(key),
                    key,
                    "kubernetes.io and k8s.io namespaces are reserved"));
          }
        });
  }
}
