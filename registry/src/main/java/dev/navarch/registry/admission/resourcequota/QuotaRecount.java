package dev.navarch.registry.admission.resourcequota;

import dev.navarch.api.core.v1.ResourceQuota;
import dev.navarch.api.core.v1.ResourceQuotaStatus;
import dev.navarch.apimachinery.value.Quantity;
import dev.navarch.registry.generic.BuiltInStores;
import dev.navarch.registry.loop.ChangeLoop;
import dev.navarch.registry.loop.Loop;
import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeySpan;
import dev.navarch.storage.KeyValue;
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
import org.jspecify.annotations.Nullable;

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
 * numbers only go down once a quota has been left alone for a while, long enough for whoever
 * charged it to store what it was charged for. Where quotas are full nobody charges them, so room
 * that is waited for is always found.
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

  /** A quota as it was first found. */
  private record Seen(long revision, long nanos) {}

  private final QuotaLedger ledger;
  private final QuotaUsage usage;
  private final Duration leftAlone;
  private final ChangeLoop loop;

  /** The namespaces to count. */
  private final Set<String> due = ConcurrentHashMap.newKeySet();

  /** Of every namespace with quotas, how the keys of what they count begin. */
  private final Map<String, Set<String>> counted = new ConcurrentHashMap<>();

  /** The quotas of every namespace by their keys. */
  private final Map<String, Map<ByteString, Seen>> seen = new HashMap<>();

  public QuotaRecount(BuiltInStores stores, InstantSource clock) {
    this(stores, clock, LEFT_ALONE);
  }

  /**
   * Creates a recount, which does nothing before it is started.
   *
   * @param leftAlone how long a quota must be as it is before its numbers go down
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
    Map<ByteString, Seen> last = seen.getOrDefault(namespace, Map.of());
    Map<ByteString, Seen> known = new HashMap<>();
    for (QuotaLedger.Account account : accounts) {
      KeyValue stored = account.stored();
      Seen since = since(stored, last.get(stored.key()));
      known.put(stored.key(), since);
      recount(account, since);
    }
    if (known.isEmpty()) {
      seen.remove(namespace);
    } else {
      seen.put(namespace, known);
    }
    return before == null ? !prefixes.isEmpty() : !before.equals(prefixes);
  }

  private static Seen since(KeyValue stored, @Nullable Seen last) {
    return last != null && last.revision() == stored.modRevision()
        ? last
        : new Seen(stored.modRevision(), System.nanoTime());
  }

  private void recount(QuotaLedger.Account account, Seen since) {
    Duration left = leftAlone.minusNanos(System.nanoTime() - since.nanos());
    ResourceQuota quota = account.quota();
    Map<String, Quantity> hard = quota.spec().hard();
    Map<String, Quantity> before = quota.status().used();
    Map<String, Quantity> counted = new TreeMap<>(before);
    counted.putAll(usage.of(quota));
    counted.keySet().retainAll(hard.keySet());
    Map<String, Quantity> used = new TreeMap<>(counted);
    if (left.isPositive()) {
      used.replaceAll((resource, amount) -> larger(amount, before.get(resource)));
    }
    boolean same = sameAmounts(hard, quota.status().hard()) && sameAmounts(used, before);
    QuotaLedger.Entry entry = new QuotaLedger.Entry(account, new ResourceQuotaStatus(hard, used));
    if (!same && !ledger.write(List.of(entry))) {
      due.add(quota.metadata().namespace());
      loop.wake();
    } else if (!sameAmounts(used, counted)) {
      due.add(quota.metadata().namespace());
      loop.wakeIn(left);
    }
  }

  private static Quantity larger(Quantity one, @Nullable Quantity other) {
    return other == null || one.compareTo(other) >= 0 ? one : other;
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
