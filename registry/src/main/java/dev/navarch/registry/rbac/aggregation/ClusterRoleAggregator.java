package dev.navarch.registry.rbac.aggregation;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import dev.navarch.api.rbac.v1.ClusterRole;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.errors.StatusReason;
import dev.navarch.apiserver.authentication.User;
import dev.navarch.apiserver.request.Query;
import dev.navarch.apiserver.request.RequestInfo;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.apiserver.rest.UpdateRules;
import dev.navarch.apiserver.rest.Warnings;
import dev.navarch.apiserver.rest.WriteCheck;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.Watch;
import dev.navarch.storage.WatchEvent;
import dev.navarch.storage.WatchListener;
import dev.navarch.storage.WatchRequest;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the rules of aggregated cluster roles up to date: whenever a cluster role changes, all are
 * computed again until none changes any more. Several of these, on several servers, do no harm to
 * each other: they all come to the same result.
 *
 * <p>Started once and closed once. One thread of its own does the work; the watch only wakes it.
 */
public final class ClusterRoleAggregator implements AutoCloseable {
  private static final long RETRY_SECONDS = 1;
  private static final User SELF =
      User.of(
          "system:serviceaccount:kube-system:clusterrole-aggregation-controller",
          User.MASTERS_GROUP);

  private final ResourceStore<ClusterRole> roles;
  private final InstantSource clock;
  private final Thread worker;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition woken = lock.newCondition();

  @GuardedBy("lock")
  private boolean changed = true;

  @GuardedBy("lock")
  private boolean closed;

  @GuardedBy("lock")
  private @Nullable Watch watch;

  public ClusterRoleAggregator(ResourceStore<ClusterRole> roles, InstantSource clock) {
    this.roles = roles;
    this.clock = clock;
    this.worker = Thread.ofVirtual().name("clusterrole-aggregation").unstarted(this::work);
  }

  public void start() {
    worker.start();
  }

  private void work() {
    boolean failed = false;
    while (awaitChange(failed)) {
      try {
        watch();
        aggregate();
        failed = false;
      } catch (ApiException | StorageException e) {
        failed = true;
      }
    }
  }

  /** Waits for something to do, or after a failure for a while; false when it is over. */
  private boolean awaitChange(boolean failed) {
    lock.lock();
    try {
      long pause = failed ? TimeUnit.SECONDS.toNanos(RETRY_SECONDS) : 0;
      while (!closed && (failed ? pause > 0 : !changed)) {
        if (failed) {
          pause = woken.awaitNanos(pause);
        } else {
          woken.await();
        }
      }
      changed = false;
      return !closed;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    } finally {
      lock.unlock();
    }
  }

  private void watch() {
    lock.lock();
    try {
      if (watch == null && !closed) {
        watch = roles.store().watch(WatchRequest.of(roles.span("")), new Alarm());
      }
    } finally {
      lock.unlock();
    }
  }

  private final class Alarm implements WatchListener {
    @Override
    public void events(List<WatchEvent> events) {
      wake(false);
    }

    @Override
    public void failed(StorageException cause) {
      if (!(cause instanceof StorageException.Closed)) {
        wake(true);
      }
    }
  }

  private void wake(boolean watchIsOver) {
    lock.lock();
    try {
      if (watchIsOver) {
        watch = null;
      }
      changed = true;
      woken.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /** Roles may gather from roles that gather: a change takes at most as many rounds as roles. */
  private void aggregate() {
    List<ClusterRole> all = roles.list("");
    for (int round = 0; round < all.size(); round++) {
      boolean still = true;
      for (ClusterRole role : all) {
        if (ClusterRoleAggregation.aggregated(role, all).isPresent()) {
          write(role.metadata().name(), all);
          still = false;
        }
      }
      if (still) {
        return;
      }
      all = roles.list("");
    }
  }

  private void write(String name, List<ClusterRole> all) {
    RequestInfo request =
        RequestInfo.of(
            "PUT", "/apis/rbac.authorization.k8s.io/v1/clusterroles/" + name, Query.EMPTY);
    ObjectName object = new ObjectName("", name);
    try {
      roles.update(
          new RequestContext(request, SELF, "", new Warnings(), clock.instant()),
          object,
          stored -> {
            if (stored == null) {
              throw roles.notFound(object);
            }
            return ClusterRoleAggregation.aggregated(stored, all).orElse(stored);
          },
          WriteCheck.none(),
          UpdateRules.PLAIN);
    } catch (ApiException e) {
      if (e.reason() != StatusReason.NOT_FOUND) {
        throw e;
      }
    }
  }

  @Override
  public void close() {
    Watch open;
    lock.lock();
    try {
      closed = true;
      open = watch;
      watch = null;
      woken.signalAll();
    } finally {
      lock.unlock();
    }
    if (open != null) {
      open.close();
    }
    try {
      if (worker.isAlive()) {
        worker.join();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
