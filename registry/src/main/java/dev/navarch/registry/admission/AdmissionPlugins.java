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
import java.util.Optional;
import java.util.function.Function;

/**
 * All plug-ins that there are, in the order in which they are asked. Those that ask others, by
 * policies or webhooks, have their place in the order here and are made elsewhere; the quota comes
 * last, so that nothing is charged for what somebody else refuses.
 */
public final class AdmissionPlugins {
  /**
   * A plug-in that can be switched on.
   *
   * @param maker empty if it is made elsewhere
   */
  private record Known(String name, Optional<Function<RegistryContext, AdmissionPlugin>> maker) {}

  private static final List<Known> KNOWN =
      List.of(
          known(NamespaceLifecycle.NAME, c -> new NamespaceLifecycle(c.stores())),
          known(LimitRanger.NAME, c -> new LimitRanger(c.stores())),
          known(
              ServiceAccountAdmission.NAME,
              c -> new ServiceAccountAdmission(c.stores(), c.settings())),
          known(TaintNodesByCondition.NAME, c -> new TaintNodesByCondition()),
          known(PodSecurityAdmission.NAME, c -> new PodSecurityAdmission(c.stores())),
          known(PriorityAdmission.NAME, c -> new PriorityAdmission(c.stores())),
          known(DefaultTolerationSeconds.NAME, c -> new DefaultTolerationSeconds()),
          known(DefaultStorageClass.NAME, c -> new DefaultStorageClass(c.stores())),
          known(StorageObjectInUseProtection.NAME, c -> new StorageObjectInUseProtection()),
          known(PersistentVolumeClaimResize.NAME, c -> new PersistentVolumeClaimResize(c.stores())),
          known(RuntimeClassAdmission.NAME, c -> new RuntimeClassAdmission(c.stores())),
          known(CertificateApproval.NAME, c -> new CertificateApproval(c.authorizer())),
          known(CertificateSigning.NAME, c -> new CertificateSigning(c.authorizer())),
          known(CertificateSubjectRestriction.NAME, c -> new CertificateSubjectRestriction()),
          known(DefaultIngressClass.NAME, c -> new DefaultIngressClass(c.stores())),
          known(PodTopologyLabels.NAME, c -> new PodTopologyLabels(c.stores())),
          madeElsewhere("MutatingAdmissionPolicy"),
          madeElsewhere("MutatingAdmissionWebhook"),
          madeElsewhere("ValidatingAdmissionPolicy"),
          madeElsewhere("ValidatingAdmissionWebhook"),
          known(
              ResourceQuotaAdmission.NAME,
              c -> new ResourceQuotaAdmission(c.stores(), c.settings().clock())));

  private AdmissionPlugins() {}

  private static Known known(String name, Function<RegistryContext, AdmissionPlugin> maker) {
    return new Known(name, Optional.of(maker));
  }

  private static Known madeElsewhere(String name) {
    return new Known(name, Optional.empty());
  }

  /** The names of all plug-ins, in order. */
  public static List<String> names() {
    return KNOWN.stream().map(Known::name).toList();
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
   * @throws IllegalArgumentException if a name is not known, or is in both lists
   */
  public static AdmissionChain chain(
      Collection<String> enabled,
      Collection<String> disabled,
      RegistryContext context,
      List<? extends AdmissionPlugin> others) {
    check(enabled, "enable-admission-plugins");
    check(disabled, "disable-admission-plugins");
    for (String name : enabled) {
      if (disabled.contains(name)) {
        throw new IllegalArgumentException(
            name + " in enable-admission-plugins and disable-admission-plugins overlapped");
      }
    }
    List<AdmissionPlugin> plugins = new ArrayList<>();
    for (Known known : KNOWN) {
      boolean on =
          !disabled.contains(known.name())
              && (onByDefault().contains(known.name()) || enabled.contains(known.name()));
      if (on) {
        make(known, context, others).ifPresent(plugins::add);
      }
    }
    return new AdmissionChain(plugins);
  }

  private static void check(Collection<String> names, String option) {
    for (String name : names) {
      if (!names().contains(name)) {
        throw new IllegalArgumentException("%s plugin \"%s\" is unknown".formatted(option, name));
      }
    }
  }

  private static Optional<? extends AdmissionPlugin> make(
      Known known, RegistryContext context, List<? extends AdmissionPlugin> others) {
    return known.maker().isPresent()
        ? known.maker().map(maker -> maker.apply(context))
        : others.stream().filter(other -> other.name().equals(known.name())).findFirst();
  }
}
