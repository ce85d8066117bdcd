package dev.navarch.controllerruntime.lifecycle;

/** A task under a name. */
record NamedTask(String name, boolean needsLeaderElection, Task task) implements Task {
  @Override
  public void run(StopSignal stop) throws Exception {
    task.run(stop);
  }
}
