package dev.navarch.storage.etcd;

import io.grpc.Attributes;
import io.grpc.EquivalentAddressGroup;
import io.grpc.NameResolver;
import io.grpc.Status;
import io.grpc.StatusOr;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Gives a channel all endpoints at once. Each is a group of its own with its own name, which TLS
 * checks the server's certificate against. An endpoint whose name is unknown is left out as long as
 * there are others.
 */
final class EndpointResolver extends NameResolver {
  private final List<Endpoint> endpoints;
  private final @Nullable String serverName;
  private final Args args;
  private @Nullable Listener2 listener;

  private EndpointResolver(List<Endpoint> endpoints, @Nullable String serverName, Args args) {
    this.endpoints = endpoints;
    this.serverName = serverName;
    this.args = args;
  }

  /** What makes resolvers for one channel. */
  static Factory factory(List<Endpoint> endpoints, @Nullable String serverName) {
    return new Factory() {
      @Override
      public NameResolver newNameResolver(URI target, Args args) {
        return new EndpointResolver(endpoints, serverName, args);
      }

      @Override
      public String getDefaultScheme() {
        return "etcd";
      }
    };
  }

  @Override
  public String getServiceAuthority() {
    return authority(endpoints.getFirst());
  }

  @Override
  public void start(Listener2 listener) {
    this.listener = listener;
    refresh();
  }

  @Override
  public void refresh() {
    Listener2 told = listener;
    if (told != null) {
      args.getOffloadExecutor()
          .execute(() -> {
            ResolutionResult result = resolve();
            args.getSynchronizationContext().execute(() -> told.onResult2(result));
          });
    }
  }

  @Override
  public void shutdown() {}

  private String authority(Endpoint endpoint) {
    return serverName == null ? endpoint.authority() : serverName;
  }

  private ResolutionResult resolve() {
    List<EquivalentAddressGroup> groups = new ArrayList<>();
    List<String> unknown = new ArrayList<>();
    for (Endpoint endpoint : endpoints) {
      try {
        List<SocketAddress> addresses = new ArrayList<>();
        for (InetAddress address : InetAddress.getAllByName(endpoint.lookupName())) {
          addresses.add(new InetSocketAddress(address, endpoint.port()));
        }
        groups.add(
            new EquivalentAddressGroup(
                addresses,
                Attributes.newBuilder()
                    .set(EquivalentAddressGroup.ATTR_AUTHORITY_OVERRIDE, authority(endpoint))
                    .build()));
      } catch (UnknownHostException e) {
        unknown.add(endpoint.host());
      }
    }
    return ResolutionResult.newBuilder()
        .setAddressesOrError(
            groups.isEmpty()
                ? StatusOr.fromStatus(
                    Status.UNAVAILABLE.withDescription(
                        "unknown host " + String.join(", ", unknown)))
                : StatusOr.fromValue(groups))
        .build();
  }
}
