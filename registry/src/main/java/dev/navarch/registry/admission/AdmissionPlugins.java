package dev.navarch.registry.admission;

import dev.navarch.apiserver.admission.AdmissionChain;
import dev.navarch.apiserver.admission.AdmissionPlugin;
import dev.navarch.registry.admission.certificates.CertificateApproval;
import dev.navarch.registry.admission.certificates.CertificateSigning;
import dev.navarch.registry.admission.certificates.CertificateSubjectRestriction;
import dev.navarch.registry.admission.defaultclass.DefaultIngressClass;
import dev.navarch.registry.admission.defaultclass.DefaultStorageClass;
import dev.navarch.registry.admission.limitranger.LimitRanger;
import dev.navarch.registry.admission.namespacelifecycle.NamespaceLifecycle;
import dev.navarch.registry.admission.nodetaint.TaintNodesByCondition;
import dev.navarch.registry.admission.podsecurity.PodSecurityAdmission;
import dev.navarch.registry.admission.priority.PriorityAdmission;
import dev.navarch.registry.admission.resourcequota.ResourceQuotaAdmission;
import dev.navarch.registry.admission.runtimeclass.RuntimeClassAdmission;
import dev.navarch.registry.admission.serviceaccount.ServiceAccountAdmission;
import dev.navarch.registry.admission.storageprotection.StorageObjectInUseProtection;
import dev.navarch.registry.admission.tolerationseconds.DefaultTolerationSeconds;
import dev.navarch.registry.admission.topologylabels.PodTopologyLabels;
import dev.navarch.registry.admission.volumeresize.PersistentVolumeClaimResize;
import dev.navarch.registry.generic.RegistryContext;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All plug-ins that there are, in the order in which they are asked. Those that ask others, by
 * policies or webhooks, have their place in the order here and are made elsewhere; the quota comes
 * last, so that nothing is charged for what somebody else refuses.
 */
public final class AdmissionPlugins {
  private static final List<String> NAMES =
      List.of(
          NamespaceLifecycle.NAME,
          LimitRanger.NAME,
          ServiceAccountAdmission.NAME,
          TaintNodesByCondition.NAME,
          PodSecurityAdmission.NAME,
          PriorityAdmission.NAME,
          DefaultTolerationSeconds.NAME,
          DefaultStorageClass.NAME,
          StorageObjectInUseProtection.NAME,
          PersistentVolumeClaimResize.NAME,
          RuntimeClassAdmission.NAME,
          CertificateApproval.NAME,
          CertificateSigning.NAME,
          CertificateSubjectRestriction.NAME,
          DefaultIngressClass.NAME,
          PodTopologyLabels.NAME,
          "MutatingAdmissionPolicy",
          "MutatingAdmissionWebhook",
          "ValidatingAdmissionPolicy",
          "ValidatingAdmissionWebhook",
          ResourceQuotaAdmission.NAME);

  private AdmissionPlugins() {}

  /** Makes a plug-in; null if it is made elsewhere. */
  private static @Nullable AdmissionPlugin make(String name, RegistryContext c) {
    return switch (name) {
      case NamespaceLifecycle.NAME -> new NamespaceLifecycle(c.stores());
      case LimitRanger.NAME -> new LimitRanger(c.stores());
      case ServiceAccountAdmission.NAME -> new ServiceAccountAdmission(c.stores(), c.settings());
      case TaintNodesByCondition.NAME -> new TaintNodesByCondition();
      case PodSecurityAdmission.NAME -> new PodSecurityAdmission(c.stores());
      case PriorityAdmission.NAME -> new PriorityAdmission(c.stores());
      case DefaultTolerationSeconds.NAME -> new DefaultTolerationSeconds();
      case DefaultStorageClass.NAME -> new DefaultStorageClass(c.stores());
      case StorageObjectInUseProtection.NAME -> new StorageObjectInUseProtection();
      case PersistentVolumeClaimResize.NAME -> new PersistentVolumeClaimResize(c.stores());
      case RuntimeClassAdmission.NAME -> new RuntimeClassAdmission(c.stores());
      case CertificateApproval.NAME -> new CertificateApproval(c.authorizer());
      case CertificateSigning.NAME -> new CertificateSigning(c.authorizer());
      case CertificateSubjectRestriction.NAME -> new CertificateSubjectRestriction();
      case DefaultIngressClass.NAME -> new DefaultIngressClass(c.stores());
      case PodTopologyLabels.NAME -> new PodTopologyLabels(c.stores());
      case ResourceQuotaAdmission.NAME ->
          new ResourceQuotaAdmission(c.stores(), c.settings().clock());
      default -> null;
    };
  }

  /** The names of all plug-ins, in order. */
  public static List<String> names() {
    return NAMES;
  }

  /** Those that are on where nobody says otherwise: every one that there is, as of 1.36. */
  public static List<String> onByDefault() {
    return names();
  }

  /** A chain without policies and webhooks. */
  public static AdmissionChain chain(
      Collection<String> enabled, Collection<String> disabled, RegistryContext context) {
    return chain(enabled, disabled, context, List.of());
  }

  /**
   * The plug-ins that are on, in order.
   *
   * @param enabled the names of those to switch on besides the usual ones
   * @param disabled the names of those to switch off
   * @param others those that are made elsewhere; each comes in at its place in the order
   * @throws IllegalArgumentException as {@link #check}
   */
  public static AdmissionChain chain(
      Collection<String> enabled,
      Collection<String> disabled,
      RegistryContext context,
      List<? extends AdmissionPlugin> others) {
    check(enabled, disabled);
    List<AdmissionPlugin> plugins = new ArrayList<>();
    for (String name : NAMES) {
      if (!disabled.contains(name) && (onByDefault().contains(name) || enabled.contains(name))) {
        AdmissionPlugin plugin = make(name, context, others);
        if (plugin != null) {
          plugins.add(plugin);
        }
      }
    }
    return new AdmissionChain(plugins);
  }

  /**
   * Whether plug-ins can be switched so.
   *
   * @throws IllegalArgumentException if a name is not known, or is in both lists
   */
  public static void check(Collection<String> enabled, Collection<String> disabled) {
    check(enabled, "enable-admission-plugins");
    check(disabled, "disable-admission-plugins");
    for (String name : enabled) {
      if (disabled.contains(name)) {
        throw new IllegalArgumentException(
            name + " in enable-admission-plugins and disable-admission-plugins overlapped");
      }
    }
  }

  private static void check(Collection<String> names, String option) {
    for (String name : names) {
      if (!names().contains(name)) {
        throw new IllegalArgumentException("%s plugin \"%s\" is unknown".formatted(option, name));
      }
    }
  }

  private static @Nullable AdmissionPlugin make(
      String name, RegistryContext context, List<? extends AdmissionPlugin> others) {
    for (AdmissionPlugin other : others) {
      if (other.name().equals(name)) {
        return other;
      }
    }
    return make(name, context);
  }
}
