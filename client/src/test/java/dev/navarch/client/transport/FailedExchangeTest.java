package dev.navarch.client.transport;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.EOFException;
import java.io.IOException;
import java.net.ConnectException;
import java.net.NoRouteToHostException;
import java.net.URI;
import java.net.UnknownHostException;
import java.net.http.HttpConnectTimeoutException;
import java.security.cert.CertificateNotYetValidException;
import java.util.concurrent.CompletionException;
import java.util.stream.Stream;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLHandshakeException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class FailedExchangeTest {
  private static final URI SERVER = URI.create("https://s:1");

  static Stream<Arguments> beforeTheServerSawIt() {
    return Stream.of(
        arguments(new ConnectException(), "connection refused"),
        arguments(new ConnectException("Connection refused"), "connection refused"),
        arguments(
            new ConnectException("Connection timed out"),
            "the connection could not be made in time"),
        arguments(new HttpConnectTimeoutException("x"), "the connection could not be made in time"),
        arguments(new IOException(new UnknownHostException("s")), "no such host"),
        arguments(new NoRouteToHostException("x"), "no route to host"),
        arguments(
            new CompletionException(
                new SSLHandshakeException("Received fatal alert: certificate_required")),
            "the server refused the client certificate (certificate_required)"),
        arguments(
            new IOException(new SSLHandshakeException("Received fatal alert: unknown_ca")),
            "the server refused the client certificate (unknown_ca)"),
        arguments(
            new SSLHandshakeException("Received fatal alert: protocol_version"),
            "the server broke off the TLS handshake (protocol_version)"),
        arguments(
            new SSLHandshakeException("x", new CertificateNotYetValidException("NotBefore: now")),
            "the server's certificate is not valid yet (NotBefore: now)"),
        arguments(
            new IOException(
                "too many concurrent streams", new IOException("too many concurrent streams")),
            "it takes no more requests at a time"),
        arguments(
            new IOException("Received RST_STREAM: Stream not processed"),
            "it takes no more requests at a time"),
        arguments(
            new IOException("Tunnel failed, got: 503", new IOException("Tunnel failed, got: 503")),
            "the proxy answered 503"),
        arguments(
            new SSLException("Unsupported or unrecognized SSL message"),
            "the server gave an answer that is not TLS, such as HTTP"));
  }

  @ParameterizedTest
  @MethodSource("beforeTheServerSawIt")
  void requestThatCannotHaveArrivedMayBeSentAgain(Exception thrown, String reason) {
    assertThat(FailedExchange.of(SERVER, thrown))
        .isInstanceOf(NotSentException.class)
        .hasMessage("cannot connect to https://s:1: " + reason);
  }

  static Stream<Arguments> onTheWay() {
    return Stream.of(
        arguments(new IOException("Connection reset"), "Connection reset"),
        arguments(
            new IOException("x", new EOFException("EOF")), "the server closed the connection"),
        arguments(
            new IOException("HTTP/1.1 header parser received no bytes"),
            "the server closed the connection"),
        arguments(
            new IOException("Invalid status line: \"\u001b[2J\n\""),
            "it is not HTTP (Invalid status line: \"?[2J?\")"),
        arguments(new SSLException("Tag mismatch"), "TLS failed: Tag mismatch"),
        arguments(
            new IOException(new SSLException("Received fatal alert: bad_record_mac")),
            "TLS failed: Received fatal alert: bad_record_mac"),
        arguments(
            new SSLException("Received fatal alert: internal_error"),
            "TLS failed: Received fatal alert: internal_error"),
        arguments(new IOException("y".repeat(1000)), "y".repeat(200) + "…"));
  }

  @ParameterizedTest
  @MethodSource("onTheWay")
  void requestThatMayHaveArrivedIsNotCalledUnsent(Exception thrown, String reason) {
    assertThat(FailedExchange.of(SERVER, thrown))
        .isNotInstanceOf(NotSentException.class)
        .hasMessage("no answer of https://s:1: " + reason);
  }
}
