package dev.navarch.registry.core.pod;

import dev.navarch.api.core.v1.Container;
import dev.navarch.api.core.v1.ContainerStateTerminated;
import dev.navarch.api.core.v1.ContainerStateWaiting;
import dev.navarch.api.core.v1.ContainerStatus;
import dev.navarch.api.core.v1.Pod;
import dev.navarch.api.core.v1.PodCondition;
import dev.navarch.api.core.v1.PodStatus;
import dev.navarch.apimachinery.value.Time;
import java.util.HashMap;
import java.util.Map;

/**
 * A pod in a few words: what its containers do, told as one status.
 *
 * @param readyContainers containers that run and are ready
 * @param containers containers that are to stay up: all but those that only prepare the pod
 * @param status the phase, or the first reason why the pod is not simply in it
 * @param restarts of all containers; of those that prepare the pod only while they do
 * @param lastRestart when a container last ended before it was started again, or zero
 */
record PodSummary(
    int readyContainers, int containers, String status, int restarts, Time lastRestart) {

  static PodSummary of(Pod pod) {
    return new Reader(pod).read();
  }

  /** Whether a condition is met; the first one of the type counts. */
  static boolean isTrue(PodStatus status, String type) {
    for (PodCondition condition : status.conditions()) {
      if (condition.type().equals(type)) {
        return condition.status().equals("True");
      }
    }
    return false;
  }

  private static final class Reader {
    private final Pod pod;
    private final Restarts all = new Restarts();
    private final Restarts lasting = new Restarts();
    private int ready;
    private String status;

    Reader(Pod pod) {
      this.pod = pod;
      this.status = phaseOrReason(pod.status());
    }

    private static String phaseOrReason(PodStatus status) {
      boolean gated =
          status.conditions().stream()
              .anyMatch(
                  c -> c.type().equals("PodScheduled") && "SchedulingGated".equals(c.reason()));
      if (gated) {
        return "SchedulingGated";
      }
      return status.reason().isEmpty() ? status.phase() : status.reason();
    }

    PodSummary read() {
      boolean preparing = readInitContainers();
      Restarts restarts = all;
      if (!preparing || isTrue(pod.status(), "Initialized")) {
        restarts = lasting;
        readContainers();
      }
      readDeletion();
      int containers = pod.spec().containers().size();
      for (Container container : pod.spec().initContainers()) {
        containers += isSidecar(container) ? 1 : 0;
      }
      return new PodSummary(ready, containers, status, restarts.count, restarts.last);
    }

    /** Whether the pod is still being prepared. Containers behind the one at work do not count. */
    private boolean readInitContainers() {
      Map<String, Container> specs = new HashMap<>();
      pod.spec().initContainers().forEach(container -> specs.put(container.name(), container));
      int index = 0;
      for (ContainerStatus container : pod.status().initContainerStatuses()) {
        all.add(container);
        Container spec = specs.get(container.name());
        boolean sidecar = spec != null && isSidecar(spec);
        if (sidecar) {
          lasting.add(container);
        }
        ContainerStateTerminated terminated = container.state().terminated();
        boolean started = sidecar && Boolean.TRUE.equals(container.started());
        if ((terminated != null && terminated.exitCode() == 0) || started) {
          ready += terminated == null || terminated.exitCode() != 0 ? readyOf(container) : 0;
          index++;
          continue;
        }
        status = "Init:" + initReason(container, index);
        return true;
      }
      return false;
    }

    private static int readyOf(ContainerStatus container) {
      return container.ready() ? 1 : 0;
    }

    private String initReason(ContainerStatus container, int index) {
      ContainerStateTerminated terminated = container.state().terminated();
      if (terminated != null) {
        return endOf(terminated);
      }
      ContainerStateWaiting waiting = container.state().waiting();
      String reason = waiting == null ? "" : waiting.reason();
      return reason.isEmpty() || reason.equals("PodInitializing")
          ? index + "/" + pod.spec().initContainers().size()
          : reason;
    }

    /** The first container that has something to tell has the last word. */
    private void readContainers() {
      boolean running = false;
      for (ContainerStatus container : pod.status().containerStatuses().reversed()) {
        lasting.add(container);
        ContainerStateWaiting waiting = container.state().waiting();
        ContainerStateTerminated terminated = container.state().terminated();
        if (waiting != null && !waiting.reason().isEmpty()) {
          status = waiting.reason();
        } else if (terminated != null) {
          status = endOf(terminated);
        } else if (container.ready() && container.state().running() != null) {
          running = true;
          ready++;
        }
      }
      if (running && status.equals("Completed")) {
        status = isReady(pod.status()) ? "Running" : "NotReady";
      }
    }

    private static boolean isReady(PodStatus status) {
      return status.conditions().stream()
          .anyMatch(c -> c.type().equals("Ready") && c.status().equals("True"));
    }

    private static String endOf(ContainerStateTerminated terminated) {
      if (!terminated.reason().isEmpty()) {
        return terminated.reason();
      }
      return terminated.signal() != 0
          ? "Signal:" + terminated.signal()
          : "ExitCode:" + terminated.exitCode();
    }

    private void readDeletion() {
      if (pod.metadata().deletionTimestamp() == null) {
        return;
      }
      String phase = pod.status().phase();
      if (pod.status().reason().equals("NodeLost")) {
        status = "Unknown";
      } else if (!phase.equals("Succeeded") && !phase.equals("Failed")) {
        status = "Terminating";
      }
    }

    private static boolean isSidecar(Container container) {
      return "Always".equals(container.restartPolicy());
    }
  }

  /** Restarts of several containers together. */
  private static final class Restarts {
    private int count;
    private Time last = Time.ZERO;

    void add(ContainerStatus container) {
      count += container.restartCount();
      ContainerStateTerminated ended = container.lastState().terminated();
      if (ended != null && last.before(ended.finishedAt())) {
        last = ended.finishedAt();
      }
    }
  }
}
