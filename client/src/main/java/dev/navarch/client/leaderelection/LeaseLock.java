package dev.navarch.client.leaderelection;

import dev.navarch.api.coordination.v1.Lease;
import dev.navarch.api.coordination.v1.LeaseSpec;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.client.record.EventRecorder;
import java.io.IOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A lock that is a Lease. What others keep in the Lease stays as it is. */
public final class LeaseLock implements ResourceLock {
  private final String namespace;
  private final String name;
  private final String identity;
  private final LeaseStore leases;
  private final @Nullable EventRecorder events;

  /**
   * @param identity unlike that of any other process, such as a host name and a random part
   */
  public LeaseLock(String namespace, String name, String identity, LeaseStore leases) {
    this(namespace, name, identity, leases, null);
  }

  /** A lock that also writes events about itself. */
  public LeaseLock(
      String namespace,
      String name,
      String identity,
      LeaseStore leases,
      @Nullable EventRecorder events) {
    if (identity.isEmpty()) {
      throw new IllegalArgumentException("a lock needs an identity of its holder");
    }
    this.namespace = namespace;
    this.name = name;
    this.identity = identity;
    this.leases = leases;
    this.events = events;
  }

  @Override
  public String identity() {
    return identity;
  }

  @Override
  public String describe() {
    return namespace + "/" + name;
  }

  @Override
  public Optional<LockState> fetch() throws IOException, InterruptedException {
    try {
      return Optional.of(state(leases.get(namespace, name)));
    } catch (ApiException e) {
      if (e.isNotFound()) {
        return Optional.empty();
      }
      throw e;
    }
  }

  @Override
  public LockState create(LeaderElectionRecord record) throws IOException, InterruptedException {
    Lease lease =
        Lease.builder()
            .metadata(meta -> meta.namespace(namespace).name(name))
            .spec(spec(record, LeaseSpec.builder().build()))
            .build();
    return state(leases.create(lease));
  }

  @Override
  public LockState update(LockState before, LeaderElectionRecord record)
      throws IOException, InterruptedException {
    Lease lease = (Lease) before.origin();
    return state(leases.update(lease.toBuilder().spec(spec(record, lease.spec())).build()));
  }

  @Override
  public void recordEvent(String what) {
    if (events != null) {
      Lease subject =
          Lease.builder().metadata(meta -> meta.namespace(namespace).name(name)).build();
      events.event(subject, "Normal", "LeaderElection", identity + " " + what);
    }
  }

  private static LeaseSpec spec(LeaderElectionRecord record, LeaseSpec rest) {
    return rest.toBuilder()
        .holderIdentity(record.holderIdentity())
        .leaseDurationSeconds(record.leaseDurationSeconds())
        .acquireTime(record.acquireTime())
        .renewTime(record.renewTime())
        .leaseTransitions(record.leaderTransitions())
        .build();
  }

  private static LockState state(Lease lease) {
    LeaseSpec spec = lease.spec();
    String holder = spec.holderIdentity();
    return new LockState(
        new LeaderElectionRecord(
            holder == null ? "" : holder,
            orZero(spec.leaseDurationSeconds()),
            spec.acquireTime(),
            spec.renewTime(),
            orZero(spec.leaseTransitions())),
        lease);
  }

  private static int orZero(@Nullable Integer number) {
    return number == null ? 0 : number;
  }
}
