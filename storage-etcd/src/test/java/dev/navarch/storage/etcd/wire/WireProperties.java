package dev.navarch.storage.etcd.wire;

import static org.assertj.core.api.Assertions.assertThat;

import io.grpc.MethodDescriptor;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import java.io.ByteArrayInputStream;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;

class WireProperties {
  private static final List<MethodDescriptor<?, ?>> METHODS =
      List.of(
          EtcdMethods.RANGE,
          EtcdMethods.TXN,
          EtcdMethods.WATCH,
          EtcdMethods.LEASE_GRANT,
          EtcdMethods.COMPACT,
          EtcdMethods.STATUS);

  /** Small bytes, so that many of them are tags and lengths that make sense. */
  @Property
  void whateverAServerSendsIsReadOrRefused(
      @ForAll @Size(max = 60) byte[] bytes, @ForAll boolean small) {
    if (small) {
      for (int i = 0; i < bytes.length; i++) {
        bytes[i] &= 0x1f;
      }
    }
    for (MethodDescriptor<?, ?> method : METHODS) {
      try {
        Object reply = method.getResponseMarshaller().parse(new ByteArrayInputStream(bytes));
        assertThat(reply).isNotNull();
      } catch (StatusRuntimeException e) {
        assertThat(e.getStatus().getCode()).isEqualTo(Status.Code.INTERNAL);
      }
    }
  }
}
