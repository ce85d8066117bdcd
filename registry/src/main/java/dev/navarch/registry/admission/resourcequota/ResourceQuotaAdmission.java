package dev.navarch.registry.admission.resourcequota;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apiserver.admission.AdmissionRequest;
import dev.navarch.apiserver.admission.ValidatingPlugin;
import dev.navarch.registry.admission.refusal.Refused;
import dev.navarch.registry.generic.BuiltInStores;
import java.time.InstantSource;
import java.util.List;

/**
 * Lets a write happen only if the quotas of its namespace have room for it, and charges it to them
 * first: all of them in one transaction, or none. The transaction compares the quotas with what was
 * read, so that two writes cannot both take the last place; whoever loses looks again.
 *
 * <p>What is used is what the status of a quota says. A write that fails afterwards, and a
 * deletion, leave it too high until {@link QuotaRecount} counts again. A quota whose status has no
 * limits yet limits nothing.
 */
public final class ResourceQuotaAdmission implements ValidatingPlugin {
  public static final String NAME = "ResourceQuota";

  private static final String MANAGER = "kube-apiserver-1.36";
  private static final int ATTEMPTS = 100;

  private final QuotaLedger ledger;
  private final InstantSource clock;

  public ResourceQuotaAdmission(BuiltInStores stores, InstantSource clock) {
    this.ledger = new QuotaLedger(stores, MANAGER, clock);
    this.clock = clock;
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public void validate(AdmissionRequest request) {
    if (request.namespace().isEmpty()
        || Evaluators.isIgnored(request.groupResource())
        || !(request.object() instanceof MetaObject object)) {
      return;
    }
    Evaluator evaluator = Evaluators.of(request.groupResource(), clock);
    if (!evaluator.handles(request.operation(), request.subresource())) {
      return;
    }
    MetaObject old = request.oldObject() instanceof MetaObject before ? before : null;
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      List<QuotaLedger.Account> accounts = ledger.accounts(request.namespace());
      if (accounts.isEmpty()) {
        return;
      }
      List<QuotaLedger.Entry> charges =
          new Assessment(request, evaluator, object, old).charges(accounts);
      if (charges.isEmpty() || request.dryRun() || ledger.write(charges)) {
        return;
      }
    }
    throw busy(request);
  }

  private static ApiException busy(AdmissionRequest request) {
    return Refused.forbidden(request, "the quotas of the namespace change all the time");
  }
}
