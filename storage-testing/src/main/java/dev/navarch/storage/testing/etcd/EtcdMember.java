package dev.navarch.storage.testing.etcd;

import java.util.UUID;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The name and the ports of a member of a cluster, which may have only this one.
 *
 * @param name unlike that of any other cluster, so that it tells whose server is behind a port
 */
record EtcdMember(String name, int clientPort, int peerPort) {
  /** Members with new ports. */
  static Stream<EtcdMember> stream(int count) {
    String cluster = UUID.randomUUID().toString();
    return IntStream.range(0, count)
        .mapToObj(
            i -> new EtcdMember(cluster + "-" + i, LoopbackPorts.next(), LoopbackPorts.next()));
  }

  String peerUrl() {
    return "http://127.0.0.1:" + peerPort;
  }

  String clientUrl(EtcdOptions options) {
    return (options.certificates() == null ? "http" : "https") + "://127.0.0.1:" + clientPort;
  }
}
