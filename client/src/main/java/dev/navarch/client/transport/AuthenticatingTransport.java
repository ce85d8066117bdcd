package dev.navarch.client.transport;

import dev.navarch.client.config.ClientConfig;
import dev.navarch.client.config.Impersonation;
import dev.navarch.client.credentials.Credential;
import dev.navarch.client.credentials.CredentialSource;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Puts into each request who calls, as whom, and with what program. When the server does not know
 * the caller, and there is something newer to show, the request is made once more.
 */
public final class AuthenticatingTransport implements Transport {
  private static final Logger LOG = System.getLogger("dev.navarch.client.transport");

  private static final int UNAUTHORIZED = 401;
  private static final String AUTHORIZATION = "authorization";
  private static final String IMPERSONATE_USER = "impersonate-user";

  private final Transport transport;
  private final CredentialSource credentials;
  private final Impersonation impersonation;
  private final String userAgent;

  /** Closing this closes the other transport. */
  public AuthenticatingTransport(
      Transport transport, CredentialSource credentials, ClientConfig config) {
    this.transport = transport;
    this.credentials = credentials;
    this.impersonation = config.impersonation();
    this.userAgent = config.userAgent();
  }

  @Override
  public TransportAnswer send(TransportRequest request) throws IOException, InterruptedException {
    Credential shown = credentials.current();
    TransportAnswer answer = transport.send(with(request, shown));
    boolean isOurs = request.headers().first(AUTHORIZATION).isEmpty();
    if (answer.status() != UNAUTHORIZED || !isOurs) {
      return answer;
    }
    Credential other = other(shown, answer);
    if (other == null) {
      return answer;
    }
    answer.close();
    return transport.send(with(request, other));
  }

  @Override
  public UpgradeAnswer upgrade(TransportRequest request) throws IOException, InterruptedException {
    Credential shown = credentials.current();
    UpgradeAnswer answer = transport.upgrade(with(request, shown));
    boolean isOurs = request.headers().first(AUTHORIZATION).isEmpty();
    if (!(answer instanceof UpgradeAnswer.Refused refused)
        || refused.answer().status() != UNAUTHORIZED
        || !isOurs) {
      return answer;
    }
    Credential other = other(shown, refused.answer());
    if (other == null) {
      return answer;
    }
    refused.answer().close();
    return transport.upgrade(with(request, other));
  }

  /**
   * Something newer to show; null for nothing, also where the attempt to get it failed: then the
   * server's answer is what the caller must see.
   */
  private @Nullable Credential other(Credential shown, TransportAnswer answer)
      throws IOException, InterruptedException {
    try {
      return credentials.refused(shown) ? credentials.current() : null;
    } catch (IOException e) {
      LOG.log(
          Level.WARNING,
          "the server does not know the caller, and there is nothing newer to show: {0}",
          e.getMessage());
      return null;
    } catch (InterruptedException e) {
      answer.close();
      throw e;
    }
  }

  private TransportRequest with(TransportRequest request, Credential credential)
      throws IOException {
    HttpHeaders headers = request.headers();
    if (headers.first("user-agent").isEmpty() && !userAgent.isEmpty()) {
      headers = headers.with("user-agent", userAgent);
    }
    String authorization = credential.authorization();
    if (headers.first(AUTHORIZATION).isEmpty() && !authorization.isEmpty()) {
      if (!authorization.chars().allMatch(c -> c >= ' ' && c <= '~')) {
        throw new IOException("the token or password of the caller cannot stand in a header");
      }
      headers = headers.with(AUTHORIZATION, authorization);
    }
    if (!impersonation.user().isEmpty() && headers.first(IMPERSONATE_USER).isEmpty()) {
      headers = impersonating(headers);
    }
    return request.withHeaders(headers);
  }

  private HttpHeaders impersonating(HttpHeaders original) {
    HttpHeaders headers = original.with(IMPERSONATE_USER, impersonation.user());
    if (!impersonation.uid().isEmpty()) {
      headers = headers.with("impersonate-uid", impersonation.uid());
    }
    for (String group : impersonation.groups()) {
      headers = headers.and("impersonate-group", group);
    }
    for (Map.Entry<String, List<String>> extra : impersonation.extra().entrySet()) {
      for (String value : extra.getValue()) {
        headers = headers.and("impersonate-extra-" + escaped(extra.getKey()), value);
      }
    }
    return headers;
  }

  /** A name as part of a header's: what may not stand there is escaped, as in an address. */
  private static String escaped(String name) {
    StringBuilder out = new StringBuilder();
    for (byte b : name.getBytes(StandardCharsets.UTF_8)) {
      boolean isToken =
          (b >= 'a' && b <= 'z')
              || (b >= 'A' && b <= 'Z')
              || (b >= '0' && b <= '9')
              || "!#$&'*+-.^_`|~".indexOf(b) >= 0;
      if (isToken) {
        out.append((char) b);
      } else {
        out.append('%').append("%02X".formatted(b & 0xFF));
      }
    }
    return out.toString();
  }

  @Override
  public void close() {
    transport.close();
  }
}
