package dev.navarch.benchmarks.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

class ListeningProcessTest {
  @Test
  void socketsThatListenOnAPortAreFoundInTheKernelsList() {
    List<String> lines =
        List.of(
            "  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid"
                + "  timeout inode",
            "   0: 0100007F:192B 00000000:0000 0A 00000000:00000000 00:00000000 00000000  0  0 77"
                + " 1",
            "   1: 0100007F:192B 0100007F:9C40 01 00000000:00000000 00:00000000 00000000  0  0 78"
                + " 1",
            "   2: 0100007F:1F90 00000000:0000 0A 00000000:00000000 00:00000000 00000000  0  0 79"
                + " 1");

    assertThat(ListeningProcess.sockets(lines, 6443)).containsExactly("socket:[77]");
    assertThat(ListeningProcess.sockets(lines, 80)).isEmpty();
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void theOwnerOfAPortIsFoundAndItsUseKnown() throws Exception {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      long own = ProcessHandle.current().pid();

      assertThat(ListeningProcess.find(socket.getLocalPort())).hasValue(own);
      Processes processes = new Processes(List.of(own));
      assertThat(processes.residentMegabytes()).isBetween(10.0, 1e5);
      assertThat(processes.cpuMillis()).isPositive();
    }
  }

  @Test
  void nothingIsKnownOfNoProcess() {
    assertThat(new Processes(List.of()).residentMegabytes()).isNaN();
    assertThat(new Processes(List.of()).cpuMillis()).isNaN();
  }

  @Test
  void addressesOfThisMachineAreToldFromOthers() {
    assertThat(ListeningProcess.isLocal("127.0.0.1")).isTrue();
    assertThat(ListeningProcess.isLocal("192.0.2.1")).isFalse();
  }
}
