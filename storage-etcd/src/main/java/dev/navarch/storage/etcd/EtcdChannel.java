package dev.navarch.storage.etcd;

import io.grpc.ChannelCredentials;
import io.grpc.ClientInterceptor;
import io.grpc.InsecureChannelCredentials;
import io.grpc.ManagedChannel;
import io.grpc.Metadata;
import io.grpc.TlsChannelCredentials;
import io.grpc.netty.shaded.io.grpc.netty.NettyChannelBuilder;
import io.grpc.netty.shaded.io.netty.channel.ChannelOption;
import io.grpc.stub.MetadataUtils;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Builds the connection to an etcd. Calls go to all members in turn, so that the loss of one is
 * felt by the calls that were on their way to it, and by no others.
 */
final class EtcdChannel {
  /**
   * Makes a member that has lost its leader refuse at once instead of keeping the caller waiting.
   */
  private static final Metadata.Key<String> REQUIRE_LEADER =
      Metadata.Key.of("hasleader", Metadata.ASCII_STRING_MARSHALLER);

  /** The shortest pause between signs of life that etcd and gRPC both put up with. */
  private static final int KEEP_ALIVE_SECONDS = 10;

  private static final int KEEP_ALIVE_TIMEOUT_SECONDS = 5;

  private EtcdChannel() {}

  @SuppressWarnings("deprecation") // the other way to name a resolver is one for the whole JVM
  static ManagedChannel open(EtcdConfig config) {
    List<Endpoint> endpoints = config.endpoints().stream().map(Endpoint::parse).toList();
    EtcdTls tls = config.tls();
    boolean secure = Endpoint.secure(endpoints, tls != null);
    return NettyChannelBuilder.forTarget(
            "etcd:///" + endpoints.getFirst().authority(),
            secure ? credentials(tls) : InsecureChannelCredentials.create())
        .nameResolverFactory(
            EndpointResolver.factory(endpoints, tls == null ? null : tls.serverName()))
        .defaultLoadBalancingPolicy("round_robin")
        .disableServiceConfigLookUp()
        .withOption(
            ChannelOption.CONNECT_TIMEOUT_MILLIS,
            (int) Math.min(config.dialTimeout().toMillis(), Integer.MAX_VALUE))
        .keepAliveTime(KEEP_ALIVE_SECONDS, TimeUnit.SECONDS)
        .keepAliveTimeout(KEEP_ALIVE_TIMEOUT_SECONDS, TimeUnit.SECONDS)
        .maxInboundMessageSize(Integer.MAX_VALUE)
        .executor(
            Executors.newThreadPerTaskExecutor(
                Thread.ofVirtual().name("etcd-answer-", 0).factory()))
        .intercept(requireLeader())
        .build();
  }

  private static ClientInterceptor requireLeader() {
    Metadata headers = new Metadata();
    headers.put(REQUIRE_LEADER, "true");
    return MetadataUtils.newAttachHeadersInterceptor(headers);
  }

  private static ChannelCredentials credentials(@Nullable EtcdTls tls) {
    TlsChannelCredentials.Builder credentials = TlsChannelCredentials.newBuilder();
    if (tls == null) {
      return credentials.build();
    }
    try {
      if (tls.authority() != null) {
        credentials.trustManager(tls.authority().toFile());
      }
      if (tls.certificate() != null && tls.key() != null) {
        try (InputStream certificate = Files.newInputStream(tls.certificate());
            InputStream key = PemKey.pkcs8(tls.key())) {
          credentials.keyManager(certificate, key);
        }
      }
      return credentials.build();
    } catch (IOException e) {
      throw new UncheckedIOException("a certificate or key cannot be read: " + e.getMessage(), e);
    }
  }
}
