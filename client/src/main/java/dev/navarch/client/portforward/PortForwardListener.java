package dev.navarch.client.portforward;

import java.io.IOException;

/** Is told what goes wrong while ports are forwarded. Threads of several connections may call. */
public interface PortForwardListener {
  /** One connection failed; the others go on. */
  void connectionFailed(ForwardedPort port, IOException problem);

  /** The pod cannot be reached any more, and nothing is forwarded from now on. */
  void lost(IOException problem);
}
