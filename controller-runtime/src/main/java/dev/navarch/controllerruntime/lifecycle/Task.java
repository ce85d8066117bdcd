package dev.navarch.controllerruntime.lifecycle;

/** Something that runs as long as a manager does: a controller is one. */
@FunctionalInterface
public interface Task {
  /**
   * Works until it is told to stop. It may return earlier if there is nothing left to do. After the
   * signal it has some time to come to an end in good order; then its thread is interrupted. A task
   * that needs a leader runs again after each election.
   *
   * @throws Exception if it cannot go on; the manager stops then
   */
  void run(StopSignal stop) throws Exception;

  /** Whether only one process at a time may do it. Without leader election every process is it. */
  default boolean needsLeaderElection() {
    return true;
  }

  /** What it is, for the log and the names of threads. */
  default String name() {
    return "task";
  }

  /** A task that every process runs, leader or not. */
  static Task everywhere(String name, Task task) {
    return new NamedTask(name, false, task);
  }

  /** A task that only the leader runs. */
  static Task byLeader(String name, Task task) {
    return new NamedTask(name, true, task);
  }
}
