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
import java.util.HashMap;
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
 * <p>A charge is written before the object that it is for. A count in between misses the object, so
 * a number only goes down once it has been left alone for a while, long enough for whoever charged
 * it to store what it was charged for. A number that is full is charged by nobody, so room that is
 * waited for is always found, whatever else the quota is charged for.
 *
 * <p>Started once and closed once; see {@link ChangeLoop} for the thread that does the work. Only
 * that thread writes to {@link #counted}, and knows {@link #seen}; watches read the former, and add
 * to {@link #due}.
 */
public final class QuotaRecount implements Loop {
  /** Who recounts quotas in Kubernetes. */
  private static final String MANAGER = "kube-controller-manager";

  private static final ChangeLoop.Pace PACE =
      new ChangeLoop.Pace(Duration.ofMillis(50), Duration.ofMinutes(5));

  private static final Duration LEFT_ALONE = Duration.ofMillis(500);

  /** What was used of something, and when it was first found so. */
  private record Seen(Quantity amount, long nanos) {}

  private final QuotaLedger ledger;
  private final QuotaUsage usage;
  private final Duration leftAlone;
  private final ChangeLoop loop;

  /** The namespaces to count. */
  private final Set<String> due = ConcurrentHashMap.newKeySet();

  /** Of every namespace with quotas, how the keys of what they count begin. */
  private final Map<String, Set<String>> counted = new ConcurrentHashMap<>();

  /** What is used of the quotas of every namespace, by their keys and by what they limit. */
  private final Map<String, Map<ByteString, Map<String, Seen>>> seen = new HashMap<>();

  public QuotaRecount(BuiltInStores stores, InstantSource clock) {
    this(stores, clock, LEFT_ALONE);
  }

  /**
   * Creates a recount, which does nothing before it is started.
   *
   * @param leftAlone how long a number must be as it is before it goes down
   */
  QuotaRecount(BuiltInStores stores, InstantSource clock, Duration leftAlone) {
    this.ledger = new QuotaLedger(stores, MANAGER, clock);
    this.usage = new QuotaUsage(stores, clock);
    this.leftAlone = leftAlone;
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
    Map<ByteString, Map<String, Seen>> last = seen.getOrDefault(namespace, Map.of());
    Map<ByteString, Map<String, Seen>> known = new HashMap<>();
    for (QuotaLedger.Account account : accounts) {
      ByteString key = account.stored().key();
      Map<String, Seen> since = since(account.quota(), last.getOrDefault(key, Map.of()));
      // What is written here is found anew: the next charge may make it what it was before.
      known.put(key, recount(account, since) ? Map.of() : since);
    }
    if (known.isEmpty()) {
      seen.remove(namespace);
    } else {
      seen.put(namespace, known);
    }
    return before == null ? !prefixes.isEmpty() : !before.equals(prefixes);
  }

  private static Map<String, Seen> since(ResourceQuota quota, Map<String, Seen> last) {
    Map<String, Seen> since = new HashMap<>();
    long now = System.nanoTime();
    quota
        .status()
        .used()
        .forEach((resource, amount) -> {
          Seen before = last.get(resource);
          boolean same = before != null && before.amount().sameValue(amount);
          since.put(resource, same ? before : new Seen(amount, now));
        });
    return since;
  }

  /** Says whether something was written. */
  private boolean recount(QuotaLedger.Account account, Map<String, Seen> since) {
    long now = System.nanoTime();
    ResourceQuota quota = account.quota();
    Map<String, Quantity> hard = quota.spec().hard();
    Map<String, Quantity> before = quota.status().used();
    Map<String, Quantity> used = new TreeMap<>(before);
    used.putAll(usage.of(quota));
    used.keySet().retainAll(hard.keySet());
    Duration wait = Duration.ZERO;
    for (Map.Entry<String, Quantity> amount : used.entrySet()) {
      Seen was = since.get(amount.getKey());
      if (was != null && amount.getValue().compareTo(was.amount()) < 0) {
        Duration left = leftAlone.minusNanos(now - was.nanos());
        if (left.isPositive()) {
          amount.setValue(was.amount());
          wait = left.compareTo(wait) > 0 ? left : wait;
        }
      }
    }
    String namespace = quota.metadata().namespace();
    if (wait.isPositive()) {
      due.add(namespace);
      loop.wakeIn(wait);
    }
    if (sameAmounts(hard, quota.status().hard()) && sameAmounts(used, before)) {
      return false;
    }
    QuotaLedger.Entry entry = new QuotaLedger.Entry(account, new ResourceQuotaStatus(hard, used));
    if (ledger.write(List.of(entry))) {
      return true;
    }
    due.add(namespace);
    loop.wake();
    return false;
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
