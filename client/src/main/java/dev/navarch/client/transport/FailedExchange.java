package dev.navarch.client.transport;

import java.io.EOFException;
import java.io.IOException;
import java.net.ConnectException;
import java.net.NoRouteToHostException;
import java.net.ProtocolException;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.net.UnknownHostException;
import java.net.http.HttpConnectTimeoutException;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.UnresolvedAddressException;
import java.security.cert.CertPathBuilderException;
import java.security.cert.CertPathValidatorException;
import java.security.cert.CertificateException;
import java.security.cert.CertificateExpiredException;
import java.security.cert.CertificateNotYetValidException;
import java.security.cert.PKIXReason;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionException;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLHandshakeException;

/**
 * Says in one line why there is no answer. The JDK hides the cause beneath several exceptions, and
 * some have no words at all.
 */
final class FailedExchange {
  private static final int MAX_CAUSES = 20;
  private static final String NO_TUNNEL = "Tunnel failed, got: ";

  private static final Set<String> REFUSALS =
      Set.of(
          "too many concurrent streams",
          "request not processed by peer",
          "Received RST_STREAM: Stream not processed");

  private FailedExchange() {}

  /** The exception for a caller. */
  static IOException of(URI server, Throwable thrown) {
    Throwable cause =
        thrown instanceof CompletionException && thrown.getCause() != null
            ? thrown.getCause()
            : thrown;
    if (cause instanceof ProxyException) {
      return notSent(server, String.valueOf(cause.getMessage()), cause);
    }
    if (find(cause, HttpConnectTimeoutException.class).isPresent()) {
      return notSent(server, "the connection could not be made in time", cause);
    }
    if (find(cause, UnresolvedAddressException.class).isPresent()
        || find(cause, UnknownHostException.class).isPresent()) {
      return notSent(server, "no such host", cause);
    }
    if (find(cause, NoRouteToHostException.class).isPresent()) {
      return notSent(server, "no route to host", cause);
    }
    if (find(cause, ConnectException.class).isPresent()) {
      return notSent(server, connectWords(cause), cause);
    }
    Optional<String> refused = refusedTunnel(cause);
    if (refused.isPresent()) {
      return notSent(server, "the proxy answered " + refused.get(), cause);
    }
    if (isRefusedStream(cause)) {
      return notSent(server, "it takes no more requests at a time", cause);
    }
    Optional<SSLException> tls = find(cause, SSLException.class);
    if (tls.isPresent()) {
      return tls(server, tls.get(), cause);
    }
    return new IOException("no answer of %s: %s".formatted(server, words(cause)), cause);
  }

  /** The exception for a caller whose server is gone without a word. */
  static IOException lost(URI server) {
    return new ServerLostException("nothing is heard of %s any more".formatted(server));
  }

  /** The exception for a caller whose time is up. */
  static IOException tooLate(URI server, Duration timeout) {
    return new SocketTimeoutException(
        "no answer of %s within %d ms".formatted(server, timeout.toMillis()));
  }

  /**
   * Whether a connection had no room for one more request. Mostly the JDK says so itself, as it
   * knows the server's limit; where the limit came late, it is the server that did not take it.
   * Neither has a type of its own.
   */
  static boolean isRefusedStream(Throwable thrown) {
    Throwable cause = thrown;
    for (int i = 0; i < MAX_CAUSES && cause != null; i++) {
      if (cause instanceof IOException && REFUSALS.contains(String.valueOf(cause.getMessage()))) {
        return true;
      }
      cause = cause.getCause();
    }
    return false;
  }

  /** Whether a proxy that the JDK asked for a tunnel made none. */
  static boolean isRefusedTunnel(Throwable thrown) {
    return refusedTunnel(thrown).isPresent();
  }

  /** The proxy's code; the JDK has words for it and no type. */
  private static Optional<String> refusedTunnel(Throwable thrown) {
    String message = String.valueOf(thrown.getMessage());
    return thrown instanceof IOException && message.startsWith(NO_TUNNEL)
        ? Optional.of(message.substring(NO_TUNNEL.length()))
        : Optional.empty();
  }

  private static IOException notSent(URI server, String reason, Throwable cause) {
    return new NotSentException("cannot connect to %s: %s".formatted(server, reason), cause);
  }

  private static String connectWords(Throwable cause) {
    for (Throwable t = cause; t != null; t = t.getCause()) {
      String message = t.getMessage();
      if (message != null && message.toLowerCase(Locale.ROOT).contains("timed out")) {
        return "the connection could not be made in time";
      }
    }
    // without a message, the JDK means that the other side said no
    return find(cause, ClosedChannelException.class).isPresent() || cause.getMessage() == null
        ? "connection refused"
        : cause.getMessage().toLowerCase(Locale.ROOT);
  }

  private static IOException tls(URI server, SSLException tls, Throwable cause) {
    String message = String.valueOf(tls.getMessage());
    if (message.contains("nrecognized SSL message")) { // the JDK says it in two ways
      return notSent(server, "the server gave an answer that is not TLS, such as HTTP", cause);
    }
    if (message.contains("Received fatal alert: ")) {
      String alert = message.substring(message.lastIndexOf(": ") + 2);
      if (alert.contains("certificate") || alert.equals("unknown_ca")) {
        return notSent(
            server, "the server refused the client certificate (%s)".formatted(alert), cause);
      }
      // other alerts come at any time, also when the server has done what it was asked for
      return tls instanceof SSLHandshakeException
          ? notSent(server, "the server broke off the TLS handshake (%s)".formatted(alert), cause)
          : tlsFailed(server, message, cause);
    }
    Optional<String> certificate = certificateWords(tls);
    if (certificate.isPresent()) {
      return new UntrustedServerException(
          "cannot connect to %s: %s".formatted(server, certificate.get()), cause);
    }
    boolean isHandshake = tls instanceof SSLHandshakeException || message.contains("handshake");
    return isHandshake
        ? notSent(server, "the TLS handshake failed: " + message, cause)
        : tlsFailed(server, message, cause);
  }

  private static IOException tlsFailed(URI server, String message, Throwable cause) {
    return new IOException("no answer of %s: TLS failed: %s".formatted(server, message), cause);
  }

  private static Optional<String> certificateWords(Throwable tls) {
    Optional<CertificateExpiredException> expired = find(tls, CertificateExpiredException.class);
    if (expired.isPresent()) {
      return Optional.of(
          "the server's certificate has expired (%s)".formatted(text(expired.get())));
    }
    Optional<CertificateNotYetValidException> early =
        find(tls, CertificateNotYetValidException.class);
    if (early.isPresent()) {
      return Optional.of(
          "the server's certificate is not valid yet (%s)".formatted(text(early.get())));
    }
    Optional<CertPathValidatorException> path = find(tls, CertPathValidatorException.class);
    if (find(tls, CertPathBuilderException.class).isPresent()
        || path.filter(e -> e.getReason() == PKIXReason.NO_TRUST_ANCHOR).isPresent()) {
      return Optional.of("the server's certificate is signed by an unknown authority");
    }
    if (path.isPresent()) {
      return Optional.of(
          "the server's certificate is not trusted (%s)".formatted(text(path.get())));
    }
    return find(tls, CertificateException.class)
        .map(e -> "the server's certificate is not for this host (%s)".formatted(text(e)));
  }

  private static String text(Throwable problem) {
    return problem.getMessage() == null ? problem.getClass().getSimpleName() : problem.getMessage();
  }

  /** Why a connection that stood gave no answer, or no more of it. */
  static String words(Throwable cause) {
    Throwable first = cause;
    for (int i = 0; i < MAX_CAUSES && first.getCause() != null; i++) {
      first = first.getCause();
    }
    String message = text(first);
    if (first instanceof ProtocolException || message.contains("Invalid status line")) {
      return "it is not HTTP (" + oneLine(message) + ")";
    }
    if (first instanceof EOFException || message.contains("received no bytes")) {
      return "the server closed the connection";
    }
    return oneLine(message);
  }

  /** What a server sent may stand in a message: not all of it, and not what moves a cursor. */
  private static String oneLine(String message) {
    String line = message.replaceAll("\\p{Cntrl}", "?");
    return line.length() > 200 ? line.substring(0, 200) + "…" : line;
  }

  private static <T extends Throwable> Optional<T> find(Throwable thrown, Class<T> kind) {
    Throwable cause = thrown;
    for (int i = 0; i < MAX_CAUSES && cause != null; i++) {
      if (kind.isInstance(cause)) {
        return Optional.of(kind.cast(cause));
      }
      cause = cause.getCause();
    }
    return Optional.empty();
  }
}
