package dev.navarch.cluster.controlplane;

import dev.navarch.controllers.BuiltInController;
import java.util.Set;

/** When the control loops of a control plane begin. */
public sealed interface ControllerStart {
  /**
   * A moment after requests are answered; nobody waits for them. A store that is this server's
   * alone and was empty has nothing for them to do: there they begin {@linkplain OnDemand on
   * demand}.
   */
  record AtOnce() implements ControllerStart {}

  /**
   * Each when there is something for it to do, so that whoever needs none of them pays for none.
   * That is decided by what this server itself writes: it is for stores that nobody else writes to,
   * and that had nothing to do for loops when the server started, but for those named here.
   *
   * @param atOnce those that are needed from the start, because others left something for them
   */
  record OnDemand(Set<BuiltInController> atOnce) implements ControllerStart {
    public OnDemand {
      atOnce = Set.copyOf(atOnce);
    }
  }
}
