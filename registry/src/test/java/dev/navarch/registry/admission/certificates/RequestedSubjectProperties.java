package dev.navarch.registry.admission.certificates;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.util.Base64;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class RequestedSubjectProperties {
  @Property(tries = 500)
  void anyBytesAreReadOrRefused(@ForAll byte[] bytes) {
    byte[] started = new byte[bytes.length + 2];
    started[0] = 0x30;
    started[1] = (byte) Math.min(bytes.length, 127);
    System.arraycopy(bytes, 0, started, 2, bytes.length);

    for (byte[] content : new byte[][] {bytes, started}) {
      String pem =
          "-----BEGIN CERTIFICATE REQUEST-----\n"
              + Base64.getMimeEncoder().encodeToString(content)
              + "\n-----END CERTIFICATE REQUEST-----\n";
      Throwable thrown = catchThrowable(() -> RequestedSubject.organizations(pem));
      if (thrown != null) {
        assertThat(thrown).isInstanceOf(IllegalArgumentException.class);
      }
    }
  }
}
