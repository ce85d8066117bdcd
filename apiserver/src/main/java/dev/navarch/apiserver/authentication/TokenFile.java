package dev.navarch.apiserver.authentication;

import dev.navarch.apiserver.http.ApiRequest;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Tokens that were written down beforehand, one a line: {@code token,name,uid,"group,group"}.
 * Groups may be left out.
 *
 * <p>Tokens are kept and looked up as digests: how long a look-up takes says nothing about how much
 * of a token was right, and a dump of the memory holds none.
 */
public final class TokenFile implements Authenticator {
  private final Map<String, User> usersByDigest;

  private TokenFile(Map<String, User> usersByDigest) {
    this.usersByDigest = usersByDigest;
  }

  /**
   * Reads a file.
   *
   * @throws IOException if it cannot be read, or a line is not as it must be; the message names the
   *     line and not what is in it
   */
  public static TokenFile read(Path file) throws IOException {
    Map<String, User> users = new HashMap<>();
    int number = 0;
    for (String line : Files.readAllLines(file, StandardCharsets.UTF_8)) {
      number++;
      if (line.isBlank()) {
        continue;
      }
      List<String> fields = fields(line);
      if (fields.size() < 3) {
        throw new IOException(
            "%s, line %d: a token, a name and a uid are needed".formatted(file, number));
      }
      if (fields.get(0).isEmpty()) {
        throw new IOException("%s, line %d: the token is empty".formatted(file, number));
      }
      List<String> groups =
          fields.size() > 3 && !fields.get(3).isEmpty()
              ? List.of(fields.get(3).split(",", -1))
              : List.of();
      users.put(digest(fields.get(0)), new User(fields.get(1), fields.get(2), groups, Map.of()));
    }
    return new TokenFile(users);
  }

  /** One token that stands for one user. */
  public static TokenFile of(String token, User user) {
    return new TokenFile(Map.of(digest(token), user));
  }

  @Override
  public Identification identify(ApiRequest request) {
    Optional<String> token = BearerToken.of(request);
    if (token.isEmpty()) {
      return Identification.none();
    }
    User user = usersByDigest.get(digest(token.get()));
    return user == null
        ? new Identification.Refused("the token is not in the token file")
        : new Identification.Known(user);
  }

  private static String digest(String token) {
    try {
      return HexFormat.of()
          .formatHex(
              MessageDigest.getInstance("SHA-256").digest(token.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Fields between commas; one in quotes may hold commas, and two quotes for one. */
  private static List<String> fields(String line) {
    List<String> fields = new ArrayList<>();
    StringBuilder field = new StringBuilder();
    boolean quoted = false;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (c == '"' && quoted && i + 1 < line.length() && line.charAt(i + 1) == '"') {
        field.append(c);
        i++;
      } else if (c == '"') {
        quoted = !quoted;
      } else if (c == ',' && !quoted) {
        fields.add(field.toString().strip());
        field.setLength(0);
      } else {
        field.append(c);
      }
    }
    fields.add(field.toString().strip());
    return fields;
  }
}
