package dev.navarch.registry.admission.serviceaccount;

import dev.navarch.api.core.v1.Pod;
import dev.navarch.api.core.v1.PodSpec;
import dev.navarch.api.core.v1.ServiceAccount;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apiserver.admission.AdmissionRequest;
import dev.navarch.apiserver.admission.MutatingPlugin;
import dev.navarch.apiserver.admission.Operation;
import dev.navarch.apiserver.admission.ValidatingPlugin;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.registry.admission.refusal.Refused;
import dev.navarch.registry.generic.BuiltInStores;
import dev.navarch.registry.generic.RegistrySettings;
import java.util.Optional;

/**
 * Gives a new pod the service account it names, or else its namespace's default one: the account
 * must be there, its token is mounted, its secrets are used to pull images. Mirror pods, which only
 * show what a node runs by itself, have no account.
 */
public final class ServiceAccountAdmission implements MutatingPlugin, ValidatingPlugin {
  public static final String NAME = "ServiceAccount";

  private static final String DEFAULT_ACCOUNT = "default";

  private final ResourceStore<ServiceAccount> accounts;
  private final Optional<DefaultAccounts> defaults;

  /** Creates a plug-in for a server where accounts are made by people alone. */
  public ServiceAccountAdmission(BuiltInStores stores) {
    accounts = stores.of("", "serviceaccounts");
    defaults = Optional.empty();
  }

  public ServiceAccountAdmission(BuiltInStores stores, RegistrySettings settings) {
    accounts = stores.of("", "serviceaccounts");
    defaults =
        settings.defaultAccounts()
            ? Optional.of(new DefaultAccounts(accounts, settings.clock()))
            : Optional.empty();
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public ApiObject admit(AdmissionRequest request, ApiObject object) {
    if (!isForNewPod(request) || !(object instanceof Pod pod)) {
      return object;
    }
    if (MirrorPod.is(pod)) {
      MirrorPod.check(request, pod);
      return pod;
    }
    String named = accountName(pod.spec());
    String name = named.isEmpty() ? DEFAULT_ACCOUNT : named;
    ServiceAccount account = account(request, name);
    PodSpec spec = pod.spec().toBuilder().serviceAccountName(name).serviceAccount(name).build();
    if (mountsToken(account, spec)) {
      spec = TokenVolume.mount(spec);
    }
    if (spec.imagePullSecrets().isEmpty() && !account.imagePullSecrets().isEmpty()) {
      spec = spec.toBuilder().imagePullSecrets(account.imagePullSecrets()).build();
    }
    Pod admitted = pod.toBuilder().spec(spec).build();
    MountableSecrets.check(request, account, admitted);
    return admitted;
  }

  private static boolean isForNewPod(AdmissionRequest request) {
    return request.operation() == Operation.CREATE && request.isFor("", "pods");
  }

  /** The older name of the field counts where the newer one is empty. */
  private static String accountName(PodSpec spec) {
    return spec.serviceAccountName().isEmpty() ? spec.serviceAccount() : spec.serviceAccountName();
  }

  private ServiceAccount account(AdmissionRequest request, String name) {
    ObjectName wanted = new ObjectName(request.namespace(), name);
    return accounts
        .get(wanted)
        .or(() ->
            defaults.filter(any -> name.equals(DEFAULT_ACCOUNT)).flatMap(any -> any.make(wanted)))
        .orElseThrow(() ->
            Refused.forbidden(
                request,
                "error looking up service account %s/%s: serviceaccount \"%s\" not found"
                    .formatted(request.namespace(), name, name)));
  }

  private static boolean mountsToken(ServiceAccount account, PodSpec spec) {
    return Optional.ofNullable(spec.automountServiceAccountToken())
        .or(() -> Optional.ofNullable(account.automountServiceAccountToken()))
        .orElse(true);
  }

  @Override
  public void validate(AdmissionRequest request) {
    if (!(request.object() instanceof Pod pod)) {
      return;
    }
    if (request.operation() == Operation.UPDATE
        && request.isFor("", "pods", "ephemeralcontainers")) {
      accounts
          .get(new ObjectName(request.namespace(), accountName(pod.spec())))
          .ifPresent(account -> MountableSecrets.checkEphemeral(request, account, pod));
    }
    if (!isForNewPod(request)) {
      return;
    }
    if (MirrorPod.is(pod)) {
      MirrorPod.check(request, pod);
      return;
    }
    String name = accountName(pod.spec());
    if (name.isEmpty()) {
      throw Refused.forbidden(
          request,
          "no service account specified for pod %s/%s"
              .formatted(request.namespace(), pod.metadata().name()));
    }
    MountableSecrets.check(request, account(request, name), pod);
  }
}
