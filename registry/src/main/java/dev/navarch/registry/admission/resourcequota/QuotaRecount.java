package dev.navarch.registry.admission.resourcequota;

import dev.navarch.api.core.v1.ResourceQuota;
import dev.navarch.api.core.v1.ResourceQuotaStatus;
import dev.navarch.apimachinery.value.Quantity;
import dev.navarch.registry.generic.BuiltInStores;
import dev.navarch.registry.loop.ChangeLoop;
import dev.navarch.registry.loop.Loop;
import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeySpan;
import dev.navarch.storage.WatchEvent;
import java.time.Duration;
import java.time.InstantSource;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Keeps the status of quotas true. Admission only adds to what is used, and only where a status
 * says what is limited; this sets the limits of new and changed quotas, and counts again what is
 * used when objects change or go away. A namespace is counted some moments after a change in it, so
 * that many changes are one count, and every few minutes whatever happens.
 *
 * <p>A count is written only if it differs, and only over the quota that it was made for: whoever
 * charges the quota meanwhile wins, and the namespace is counted again. So any number of servers
 * may do this at once.
 *
 * <p>Started once and closed once; see {@link ChangeLoop} for the thread that does the work. Only
 * that thread writes to {@link #counted}; watches read it, and add to {@link #due}.
 */
public final class QuotaRecount implements Loop {
  /** Who recounts quotas in Kubernetes. */
  private static final String MANAGER = "kube-controller-manager";

  private static final ChangeLoop.Pace PACE =
      new ChangeLoop.Pace(Duration.ofMillis(50), Duration.ofMinutes(5));

  private final QuotaLedger ledger;
  private final QuotaUsage usage;
  private final ChangeLoop loop;

  /** The namespaces to count. */
  private final Set<String> due = ConcurrentHashMap.newKeySet();

  /** Of every namespace with quotas, how the keys of what they count begin. */
  private final Map<String, Set<String>> counted = new ConcurrentHashMap<>();

  public QuotaRecount(BuiltInStores stores, InstantSource clock) {
    this.ledger = new QuotaLedger(stores, MANAGER, clock);
    this.usage = new QuotaUsage(stores, clock);
    this.loop = new ChangeLoop("resourcequota", stores.store(), PACE, this::run);
  }

  @Override
  public void start() {
    loop.start();
  }

  private void run(boolean whole) {
    String quotas = ledger.quotas().kind().keyPrefix();
    loop.follow(
        KeySpan.prefix(quotas),
        event -> {
          due.add(namespace(event, quotas));
          return true;
        });
    if (whole) {
      due.addAll(counted.keySet());
      ledger.quotas().list("").forEach(quota -> due.add(quota.metadata().namespace()));
    }
    boolean changed = false;
    for (String namespace : List.copyOf(due)) {
      due.remove(namespace);
      changed |= recount(namespace);
    }
    if (changed) {
      followOnlyWhatIsCounted(quotas);
    }
  }

  /** Says whether other resources than before have to be listened to. */
  private boolean recount(String namespace) {
    List<QuotaLedger.Account> accounts = ledger.accounts(namespace);
    Set<String> prefixes = new HashSet<>();
    for (QuotaLedger.Account account : accounts) {
      prefixes.addAll(usage.keyPrefixes(account.quota()));
    }
    Set<String> before =
        accounts.isEmpty() ? counted.remove(namespace) : counted.put(namespace, prefixes);
    prefixes.forEach(this::follow);
    for (QuotaLedger.Account account : accounts) {
      recount(account);
    }
    return before == null ? !prefixes.isEmpty() : !before.equals(prefixes);
  }

  private void recount(QuotaLedger.Account account) {
    ResourceQuota quota = account.quota();
    Map<String, Quantity> hard = quota.spec().hard();
    Map<String, Quantity> used = new TreeMap<>(quota.status().used());
    used.putAll(usage.of(quota));
    used.keySet().retainAll(hard.keySet());
    boolean same =
        sameAmounts(hard, quota.status().hard()) && sameAmounts(used, quota.status().used());
    if (!same
        && !ledger.write(
            List.of(new QuotaLedger.Entry(account, new ResourceQuotaStatus(hard, used))))) {
      due.add(quota.metadata().namespace());
      loop.wake();
    }
  }

  private static boolean sameAmounts(Map<String, Quantity> one, Map<String, Quantity> other) {
    return one.size() == other.size()
        && one.entrySet().stream()
            .allMatch(entry -> {
              Quantity amount = other.get(entry.getKey());
              return amount != null && amount.sameValue(entry.getValue());
            });
  }

  private void follow(String prefix) {
    loop.follow(
        KeySpan.prefix(prefix),
        event -> {
          String namespace = namespace(event, prefix);
          Set<String> prefixes = counted.get(namespace);
          boolean concerned = prefixes != null && prefixes.contains(prefix);
          if (concerned) {
            due.add(namespace);
          }
          return concerned;
        });
  }

  private void followOnlyWhatIsCounted(String quotas) {
    Set<KeySpan> spans = new HashSet<>();
    spans.add(KeySpan.prefix(quotas));
    for (Set<String> prefixes : counted.values()) {
      prefixes.forEach(prefix -> spans.add(KeySpan.prefix(prefix)));
    }
    loop.unfollowAllBut(spans);
  }

  private static String namespace(WatchEvent event, String prefix) {
    ByteString rest = event.key().withoutFirst(prefix.length());
    String name = rest.utf8();
    int end = name.indexOf('/');
    return end < 0 ? name : name.substring(0, end);
  }

  @Override
  public void close() {
    loop.close();
  }
}
