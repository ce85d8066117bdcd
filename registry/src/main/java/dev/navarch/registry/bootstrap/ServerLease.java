package dev.navarch.registry.bootstrap;

import dev.navarch.api.coordination.v1.Lease;
import dev.navarch.apimachinery.value.MicroTime;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.Arrays;

/**
 * The lease by which a running server shows that it is there. It has to be renewed long before its
 * {@value #SECONDS} seconds are over; others may delete it afterwards.
 */
public final class ServerLease {
  public static final int SECONDS = 3600;

  private static final String BASE32 = "abcdefghijklmnopqrstuvwxyz234567";
  private static final int NAME_BYTES = 16;

  private ServerLease() {}

  /**
   * A new lease.
   *
   * @param hostName what tells this server from others: the lease's name is made of it
   * @param run what tells this run of the server from earlier ones, such as a random UUID
   * @param peerAddress where other servers reach this one
   */
  public static Lease of(String hostName, String run, String peerAddress, Instant now) {
    String identity = identity(hostName);
    return Lease.builder()
        .metadata(meta ->
            meta.name(identity)
                .namespace(BuiltInRole.SYSTEM_NAMESPACE)
                .addToLabels("apiserver.kubernetes.io/identity", "kube-apiserver")
                .addToLabels("kubernetes.io/hostname", hostName)
                .addToAnnotations("kubernetes.io/peer-advertise-address", peerAddress))
        .spec(spec ->
            spec.holderIdentity(identity + "_" + run)
                .leaseDurationSeconds(SECONDS)
                .renewTime(MicroTime.of(now)))
        .build();
  }

  private static String identity(String hostName) {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(hostName.getBytes(StandardCharsets.UTF_8));
      return "apiserver-" + base32(Arrays.copyOf(hash, NAME_BYTES));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }

  private static String base32(byte[] bytes) {
    StringBuilder out = new StringBuilder();
    int buffer = 0;
    int bits = 0;
    for (byte b : bytes) {
      buffer = (buffer & 0x1f) << 8 | (b & 0xff);
      bits += 8;
      while (bits >= 5) {
        bits -= 5;
        out.append(BASE32.charAt((buffer >> bits) & 0x1f));
      }
    }
    if (bits > 0) {
      out.append(BASE32.charAt((buffer << (5 - bits)) & 0x1f));
    }
    return out.toString();
  }
}
