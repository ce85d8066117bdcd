package dev.navarch.storage.testing.etcd;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.time.Duration;
import java.util.Base64;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Writes and reads single keys through the JSON gateway. */
record KeyValues(EtcdHttp http) {
  private static final Duration LIMIT = Duration.ofSeconds(30);
  private static final Pattern VALUE = Pattern.compile("\"value\":\"([^\"]*)\"");

  void put(String key, String value) throws IOException {
    put(key, value, LIMIT);
  }

  void put(String key, String value, Duration limit) throws IOException {
    String json = "{\"key\":\"%s\",\"value\":\"%s\"}".formatted(base64(key), base64(value));
    http.call("/v3/kv/put", json, limit);
  }

  Optional<String> find(String key) throws IOException {
    String answer = http.call("/v3/kv/range", "{\"key\":\"" + base64(key) + "\"}", LIMIT);
    Matcher matcher = VALUE.matcher(answer);
    return matcher.find()
        ? Optional.of(new String(Base64.getDecoder().decode(matcher.group(1)), UTF_8))
        : Optional.empty();
  }

  private static String base64(String text) {
    return Base64.getEncoder().encodeToString(text.getBytes(UTF_8));
  }
}
