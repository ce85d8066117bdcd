package dev.navarch.controllerruntime.manager;

import java.time.Duration;
import java.util.Optional;
import java.util.UUID;

/**
 * How processes agree on the one that leads: whoever holds a Lease.
 *
 * @param namespace of the Lease
 * @param name of the Lease, the same in all processes
 * @param identity unlike that of any other process
 * @param leaseDuration how long others wait after the leader's last sign
 * @param renewDeadline how long the leader tries to renew before it steps down
 * @param retryPeriod the time between tries
 * @param standAgain whether a process that lost the Lease waits to lead once more; otherwise its
 *     manager fails, for whoever started the process to start it again
 */
public record LeaderElection(
    String namespace,
    String name,
    String identity,
    Duration leaseDuration,
    Duration renewDeadline,
    Duration retryPeriod,
    boolean standAgain) {
  public LeaderElection {
    if (namespace.isEmpty() || name.isEmpty() || identity.isEmpty()) {
      throw new IllegalArgumentException("a lease needs a namespace, a name and a holder");
    }
  }

  /**
   * What Kubernetes' components use: 15, 10 and 2 seconds, the host's name and a random part, and a
   * process that lost its Lease ends.
   */
  public static LeaderElection of(String namespace, String name) {
    String host = Optional.ofNullable(System.getenv("HOSTNAME")).orElse("manager");
    return new LeaderElection(
        namespace,
        name,
        host + "_" + UUID.randomUUID(),
        Duration.ofSeconds(15),
        Duration.ofSeconds(10),
        Duration.ofSeconds(2),
        false);
  }

  public LeaderElection withIdentity(String value) {
    return new LeaderElection(
        namespace, name, value, leaseDuration, renewDeadline, retryPeriod, standAgain);
  }

  public LeaderElection withTimes(Duration lease, Duration renew, Duration retry) {
    return new LeaderElection(namespace, name, identity, lease, renew, retry, standAgain);
  }

  public LeaderElection withStandAgain(boolean value) {
    return new LeaderElection(
        namespace, name, identity, leaseDuration, renewDeadline, retryPeriod, value);
  }
}
