package dev.navarch.storage.testing.etcd;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/** Three real etcd servers on loopback that are one cluster: it survives the loss of any one. */
public final class EtcdCluster implements AutoCloseable {
  private static final int SIZE = 3;
  private static final Duration ELECTION_LIMIT = Duration.ofSeconds(60);

  private final List<EtcdServer> members;

  private EtcdCluster(List<EtcdServer> members) {
    this.members = members;
  }

  /** Starts a cluster with {@link EtcdOptions#DEFAULT}. */
  public static EtcdCluster start() {
    return start(EtcdOptions.DEFAULT);
  }

  /**
   * Starts a cluster and waits until every member serves. TLS is for clients only: members talk in
   * plain text with one another. Where there is no etcd, see {@link EtcdBinary#require}.
   */
  public static EtcdCluster start(EtcdOptions options) {
    Path binary = EtcdBinary.require();
    for (int tries = 1; ; tries++) {
      List<EtcdMember> all = EtcdMember.stream(SIZE).toList();
      EtcdCluster cluster =
          new EtcdCluster(
              all.stream().map(member -> new EtcdServer(binary, options, member, all)).toList());
      try {
        cluster.members.forEach(EtcdServer::launch);
        cluster.members.forEach(member -> member.awaitHealthy(EtcdServer.START_LIMIT));
        return cluster;
      } catch (PortTakenException e) {
        cluster.close();
        if (tries == EtcdServer.START_TRIES) {
          throw e;
        }
      } catch (RuntimeException e) {
        cluster.close();
        throw e;
      }
    }
  }

  /** A member by its index, from 0 to 2. */
  public EtcdServer member(int index) {
    return members.get(index);
  }

  /** All members, running or not, by index. */
  public List<EtcdServer> members() {
    return members;
  }

  /** Where clients connect, by index. */
  public List<URI> endpoints() {
    return members.stream().map(EtcdServer::endpoint).toList();
  }

  /**
   * The index of the member that leads, waiting for an election if there is none. A leader that was
   * killed or paused does not answer and is never given.
   */
  public int leader() {
    AtomicInteger found = new AtomicInteger();
    boolean elected =
        Deadline.in(ELECTION_LIMIT)
            .await(() -> {
              Optional<Integer> leader = findLeader();
              leader.ifPresent(found::set);
              return leader.isPresent();
            });
    if (!elected) {
      throw new IllegalStateException("no member of " + endpoints() + " leads");
    }
    return found.get();
  }

  /** Of several that believe to lead, the one of the latest term does. */
  private Optional<Integer> findLeader() {
    Optional<Integer> leader = Optional.empty();
    long term = -1;
    for (int i = 0; i < SIZE; i++) {
      EtcdServer member = members.get(i);
      if (!member.isRunning()) {
        continue;
      }
      try {
        EtcdStatus status = EtcdStatus.fetch(member.http());
        if (status.leads() && status.term() > term) {
          leader = Optional.of(i);
          term = status.term();
        }
      } catch (IOException e) {
        // It does not answer, so it cannot be said to lead.
      }
    }
    return leader;
  }

  /** Ends all members and deletes their folders. */
  @Override
  public void close() {
    members.forEach(EtcdServer::close);
  }
}
