package dev.navarch.client.transport;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/**
 * What is said to a proxy of SOCKS version 5 (RFC 1928, and RFC 1929 for the password). Names are
 * looked up by the proxy: it may know some that nobody knows here.
 */
record Socks5(ProxyRoute proxy) {
  private static final int VERSION = 5;
  private static final int NO_PASSWORD = 0;
  private static final int PASSWORD = 2;
  private static final int CONNECT = 1;
  private static final int IPV4 = 1;
  private static final int NAME = 3;
  private static final int IPV6 = 4;
  private static final int MAX_TEXT = 255;

  void connect(Socket way, String host, int port) throws IOException {
    OutputStream out = way.getOutputStream();
    DataInputStream in = new DataInputStream(way.getInputStream());
    boolean hasUser = proxy.hasUser();
    out.write(
        hasUser
            ? new byte[] {VERSION, 2, NO_PASSWORD, PASSWORD}
            : new byte[] {VERSION, 1, NO_PASSWORD});
    expectVersion(in);
    int method = in.readUnsignedByte();
    if (method == PASSWORD && hasUser) {
      signIn(out, in);
    } else if (method != NO_PASSWORD) {
      throw new ProxyException(
          hasUser
              ? "the proxy takes no password in the way of SOCKS 5"
              : "the proxy wants a user and a password",
          null);
    }
    out.write(request(host, port));
    expectVersion(in);
    int reply = in.readUnsignedByte();
    if (reply != 0) {
      throw new ProxyException("the proxy refused: " + words(reply), null);
    }
    in.readUnsignedByte();
    skipAddress(in);
  }

  private static void expectVersion(DataInputStream in) throws IOException {
    if (in.readUnsignedByte() != VERSION) {
      throw new ProxyException("the proxy does not speak SOCKS 5", null);
    }
  }

  private void signIn(OutputStream out, DataInputStream in) throws IOException {
    ByteArrayOutputStream words = new ByteArrayOutputStream();
    words.write(1);
    text(words, proxy.user());
    text(words, proxy.password());
    out.write(words.toByteArray());
    in.readUnsignedByte();
    if (in.readUnsignedByte() != 0) {
      throw new ProxyException("the proxy refused the user or the password", null);
    }
  }

  private static void text(ByteArrayOutputStream out, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    if (bytes.length > MAX_TEXT) {
      throw new ProxyException("a user, a password or a host is too long for SOCKS 5", null);
    }
    out.write(bytes.length);
    out.writeBytes(bytes);
  }

  private static byte[] request(String host, int port) throws IOException {
    ByteArrayOutputStream request = new ByteArrayOutputStream();
    request.writeBytes(new byte[] {VERSION, CONNECT, 0});
    boolean isAddress =
        host.contains(":") || host.chars().allMatch(c -> c == '.' || (c >= '0' && c <= '9'));
    if (isAddress) {
      byte[] address = InetAddress.getByName(host).getAddress();
      request.write(address.length == 4 ? IPV4 : IPV6);
      request.writeBytes(address);
    } else {
      request.write(NAME);
      text(request, host);
    }
    request.write(port >> 8);
    request.write(port);
    return request.toByteArray();
  }

  /** From where the proxy connected, which nobody needs to know. */
  private static void skipAddress(DataInputStream in) throws IOException {
    int length =
        switch (in.readUnsignedByte()) {
          case IPV4 -> 4;
          case IPV6 -> 16;
          case NAME -> in.readUnsignedByte();
          default -> throw new ProxyException("the proxy does not speak SOCKS 5", null);
        };
    in.readFully(new byte[length + 2]);
  }

  private static String words(int reply) {
    return switch (reply) {
      case 1 -> "general failure";
      case 2 -> "not allowed by its rules";
      case 3 -> "network unreachable";
      case 4 -> "host unreachable";
      case 5 -> "connection refused";
      case 6 -> "it took too long";
      case 7 -> "it makes no connections";
      case 8 -> "it does not know this kind of address";
      default -> "code " + reply;
    };
  }
}
