package dev.navarch.registry.admission.resourcequota;

import dev.navarch.api.core.v1.ResourceQuota;
import dev.navarch.api.core.v1.ResourceQuotaStatus;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.fieldpath.FieldPath;
import dev.navarch.apimachinery.fieldpath.FieldSet;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.value.Quantity;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.apiserver.objects.FieldOwnership;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.apiserver.rest.StorageFailures;
import dev.navarch.registry.generic.BuiltInStores;
import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeyValue;
import dev.navarch.storage.RangeRequest;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.Txn;
import dev.navarch.storage.TxnResult;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Reads the quotas of a namespace, and writes what is used of several of them at once. */
final class QuotaLedger {
  private static final FieldSet SPEC = FieldSet.of(FieldPath.ofFields("spec"));
  private static final GroupVersionKind KIND = new GroupVersionKind("", "v1", "ResourceQuota");

  private final ResourceStore<ResourceQuota> quotas;
  private final FieldOwnership owners;
  private final String manager;
  private final InstantSource clock;

  /**
   * Opens the ledger.
   *
   * @param manager under which name the server owns what it writes
   */
  QuotaLedger(BuiltInStores stores, String manager, InstantSource clock) {
    this.quotas = stores.of("", "resourcequotas");
    this.owners = new FieldOwnership(quotas.model(), KIND, "status", SPEC);
    this.manager = manager;
    this.clock = clock;
  }

  /** A quota as it was read. */
  record Account(KeyValue stored, ResourceQuota quota) {}

  /** A quota as it is to be. */
  record Entry(Account account, ResourceQuotaStatus status) {
    /** The same limits, with what is used of everything that they are about. */
    static Entry charged(Account account, Map<String, Quantity> used) {
      return new Entry(account, account.quota().status().toBuilder().used(used).build());
    }
  }

  ResourceStore<ResourceQuota> quotas() {
    return quotas;
  }

  /** In the order of their names. */
  List<Account> accounts(String namespace) {
    List<Account> accounts = new ArrayList<>();
    for (KeyValue stored :
        guarded("list", () -> quotas.store().range(RangeRequest.of(quotas.span(namespace))))
            .items()) {
      accounts.add(new Account(stored, quotas.object(quotas.stored(stored))));
    }
    return accounts;
  }

  /** Writes all or nothing; false if one of the quotas is no longer what was read. */
  boolean write(List<Entry> entries) {
    Time now = Time.of(clock.instant());
    Txn.Builder txn = Txn.builder();
    List<ResourceQuota> written = new ArrayList<>();
    List<ByteString> values = new ArrayList<>();
    for (Entry entry : entries) {
      KeyValue stored = entry.account().stored();
      ResourceQuota changed = changed(entry, now);
      ByteString value = quotas.model().toStorage(withVersion(changed, ""));
      txn.ifRevision(stored.key(), stored.modRevision()).put(stored.key(), value);
      written.add(changed);
      values.add(value);
    }
    TxnResult result = guarded("update", () -> quotas.store().commit(txn.build()));
    if (result instanceof TxnResult.Conflict) {
      return false;
    }
    for (int i = 0; i < entries.size(); i++) {
      ResourceQuota quota = withVersion(written.get(i), Long.toString(result.revision()));
      quotas
          .table()
          .wrote(
              entries.get(i).account().stored().key(),
              values.get(i),
              result.revision(),
              quota,
              quotas.model());
    }
    return true;
  }

  /** The changed quota, in which the numbers that changed belong to the server. */
  private ResourceQuota changed(Entry entry, Time now) {
    ResourceQuota before = entry.account().quota();
    return (ResourceQuota)
        owners.updated(before, before.toBuilder().status(entry.status()).build(), manager, now);
  }

  private static ResourceQuota withVersion(ResourceQuota quota, String version) {
    return quota.toBuilder().metadata(metadata -> metadata.resourceVersion(version)).build();
  }

  private <R> R guarded(String action, Supplier<R> call) {
    try {
      return call.get();
    } catch (StorageException e) {
      throw toApi(e, action);
    }
  }

  private ApiException toApi(StorageException failure, String action) {
    return StorageFailures.toApi(failure, quotas.kind().resource(), action);
  }
}
