package dev.navarch.attacks.rights.generated;

import dev.navarch.apiserver.authentication.User;
import dev.navarch.client.transport.HttpHeaders;
import dev.navarch.client.transport.Transport;
import dev.navarch.client.transport.TransportAnswer;
import dev.navarch.client.transport.TransportRequest;
import dev.navarch.cluster.controlplane.ControlPlane;
import dev.navarch.cluster.controlplane.ControlPlaneOptions;
import dev.navarch.cluster.controlplane.Entrance;
import dev.navarch.cluster.keys.ControlPlaneKeys;
import dev.navarch.cluster.keys.ServerAddresses;
import dev.navarch.storage.memory.MemoryStore;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** A control plane in memory whose users send requests without a socket, to send many. */
final class RightsServer implements AutoCloseable {
  private static final User ADMIN = new User("admin", "", List.of(User.MASTERS_GROUP), Map.of());

  private final MemoryStore store = MemoryStore.create();
  private final ControlPlane controlPlane;
  private final Transport admin;
  private final Map<String, Transport> users = new ConcurrentHashMap<>();

  RightsServer() {
    InstantSource clock = InstantSource.system();
    ControlPlaneOptions options =
        ControlPlaneOptions.at(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0))
            .controllers(List.of())
            .atOnce(0, 0)
            .build();
    try {
      controlPlane =
          ControlPlane.start(
              store,
              true,
              Entrance.begin(
                  options,
                  () ->
                      ControlPlaneKeys.inMemory(
                          () ->
                              ServerAddresses.of(
                                  ControlPlaneOptions.DEFAULT_SERVICE_RANGE, List.of()),
                          clock)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    admin = controlPlane.transport(ADMIN);
  }

  /**
   * An answer.
   *
   * @param text empty for a watch, which is ended at once
   */
  record Reply(int status, String text) {
    @Override
    public String toString() {
      return status + " " + (text.length() > 300 ? text.substring(0, 300) : text);
    }
  }

  Reply asAdmin(String method, String path, String type, String body) {
    return send(admin, method, path, type, body);
  }

  Reply as(String user, Form form) {
    Transport transport =
        users.computeIfAbsent(
            user, name -> controlPlane.transport(new User(name, "", List.of(), Map.of())));
    return send(transport, form.method(), form.path(), form.type(), form.body());
  }

  private static Reply send(
      Transport transport, String method, String path, String type, String body) {
    HttpHeaders headers =
        type.isEmpty() ? HttpHeaders.NONE : HttpHeaders.NONE.with("Content-Type", type);
    Optional<TransportRequest.Body> content =
        type.isEmpty()
            ? Optional.empty()
            : Optional.of(new TransportRequest.Body(body.getBytes(StandardCharsets.UTF_8)));
    TransportRequest request =
        new TransportRequest(method, path, headers, content, Duration.ofSeconds(60));
    try (TransportAnswer answer = transport.send(request)) {
      boolean lasts = answer.headers().first("Content-Length").isEmpty();
      return new Reply(
          answer.status(),
          lasts ? "" : new String(answer.body().readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(method + " " + path, e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    }
  }

  @Override
  public void close() {
    controlPlane.close();
    store.close();
  }
}
