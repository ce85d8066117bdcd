package dev.navarch.client.websocket;

import dev.navarch.client.rest.Request;
import dev.navarch.client.transport.HttpHeaders;
import dev.navarch.client.transport.NotUpgradedException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.List;

/** The headers with which both sides agree on WebSocket and on a protocol over it. */
record Handshake(String key, List<String> protocols) {
  private static final String GUID = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";

  static Handshake of(List<String> protocols, SecureRandom random) {
    byte[] key = new byte[16];
    random.nextBytes(key);
    return new Handshake(Base64.getEncoder().encodeToString(key), List.copyOf(protocols));
  }

  Request ask(Request request) {
    return request
        .header("Connection", "Upgrade")
        .header("Upgrade", "websocket")
        .header("Sec-WebSocket-Version", "13")
        .header("Sec-WebSocket-Key", key)
        .header("Sec-WebSocket-Protocol", String.join(", ", protocols));
  }

  /** The protocol that the server chose. */
  String check(String server, HttpHeaders answer) throws NotUpgradedException {
    if (!answer.first("upgrade").orElse("").equalsIgnoreCase("websocket")) {
      throw new NotUpgradedException(server + " went on in a protocol that is not WebSocket");
    }
    if (!answer.first("sec-websocket-accept").orElse("").equals(accept())) {
      throw new NotUpgradedException(server + " did not answer the key of the WebSocket");
    }
    if (answer.first("sec-websocket-extensions").isPresent()) {
      throw new NotUpgradedException(server + " wants extensions of WebSocket");
    }
    String chosen = answer.first("sec-websocket-protocol").orElse("");
    if (!protocols.contains(chosen)) {
      throw new NotUpgradedException(
          "invalid protocol, expected one of %s, got \"%s\" from %s"
              .formatted(protocols, chosen, server));
    }
    return chosen;
  }

  private String accept() {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-1")
              .digest((key + GUID).getBytes(StandardCharsets.US_ASCII));
      return Base64.getEncoder().encodeToString(digest);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
