package dev.navarch.registry.core.secret;

import static dev.navarch.registry.validation.Received.texts;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.Secret;
import dev.navarch.apimachinery.value.Bytes;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SecretValidationTest {
  private static Secret secret(String type, String... pairs) {
    Map<String, Bytes> data = new TreeMap<>();
    for (int i = 0; i < pairs.length; i += 2) {
      data.put(pairs[i], Bytes.ofUtf8(pairs[i + 1]));
    }
    return Secret.builder().type(type).data(data).build();
  }

  private static List<String> created(String type, String... pairs) {
    return texts(SecretValidation.create(secret(type, pairs)));
  }

  @Test
  void typesPromiseKeys() {
    assertThat(created("kubernetes.io/tls"))
        .containsExactly("data[tls.crt]: Required value", "data[tls.key]: Required value");
    assertThat(created("kubernetes.io/tls", "tls.crt", ""))
        .containsExactly("data[tls.key]: Required value");
    assertThat(created("kubernetes.io/basic-auth"))
        .containsExactly("data[username]: Required value", "data[password]: Required value");
    assertThat(created("kubernetes.io/basic-auth", "username", "u")).isEmpty();
    assertThat(created("kubernetes.io/ssh-auth", "ssh-privatekey", ""))
        .containsExactly("data[ssh-privatekey]: Required value");
    assertThat(created("kubernetes.io/dockercfg"))
        .containsExactly("data[.dockercfg]: Required value");
    assertThat(created("kubernetes.io/dockerconfigjson"))
        .containsExactly("data[.dockerconfigjson]: Required value");
    assertThat(created("Opaque")).isEmpty();
    assertThat(created("ex.com/own")).isEmpty();
  }

  @Test
  void tokensBelongToAnAccount() {
    Secret token = secret("kubernetes.io/service-account-token");

    assertThat(texts(SecretValidation.create(token)))
        .containsExactly(
            "metadata.annotations[kubernetes.io/service-account.name]: Required value");
    Secret named =
        token.toBuilder()
            .metadata(m -> m.annotations(Map.of("kubernetes.io/service-account.name", "default")))
            .build();
    assertThat(SecretValidation.create(named)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "x|invalid character 'x' looking for beginning of value",
        "``|unexpected end of JSON input",
        "{\"a\" 1}|invalid character '1' after object key",
        "{\"a\":1 2}|invalid character '2' after object key:value pair",
        "{a}|invalid character 'a' looking for beginning of object key string",
        "[1 2]|invalid character '2' after array element",
        "{} {}|invalid character '{' after top-level value",
        "{\"a\":tru}|invalid character '}' in literal true (expecting 'e')",
        "{\"a\":1.x}|invalid character 'x' after decimal point in numeric literal",
        "{\"a\":-x}|invalid character 'x' in numeric literal",
        "{\"a\":1ex}|invalid character 'x' in exponent of numeric literal",
        "{\"\\x\":1}|invalid character 'x' in string escape code",
        "[]|json: cannot unmarshal array into Go value of type map[string]interface {}",
        "5|json: cannot unmarshal number into Go value of type map[string]interface {}",
        "true|json: cannot unmarshal bool into Go value of type map[string]interface {}"
      })
  void brokenCredentialsAreToldWithoutShowingThem(String content, String problem) {
    assertThat(created("kubernetes.io/dockerconfigjson", ".dockerconfigjson", content))
        .containsExactly(
            "data[.dockerconfigjson]: Invalid value: \"<secret contents redacted>\": " + problem);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {"{}", "null", " {\"auths\":{\"a\":{\"b\":[1,-2.5e3,\"\\u00e9\",true,null]}}} "})
  void credentialsAreJsonObjects(String content) {
    assertThat(created("kubernetes.io/dockercfg", ".dockercfg", content)).isEmpty();
  }

  @Test
  void deepNestingIsRefusedWithoutHarm() {
    assertThat(created("kubernetes.io/dockercfg", ".dockercfg", "[".repeat(200_000)))
        .containsExactly(
            "data[.dockercfg]: Invalid value: \"<secret contents redacted>\": exceeded max depth");
  }

  @Test
  void keysAreNamesOfFiles() {
    assertThat(created("Opaque", "a b", "x"))
        .singleElement()
        .asString()
        .startsWith("data[a b]: Invalid value: \"a b\": a valid config key must consist of");
  }

  @Test
  void valuesHaveAnAllowanceTogether() {
    assertThat(created("Opaque", "a", "x".repeat(1 << 20))).isEmpty();
    assertThat(created("Opaque", "a", "x".repeat(1 << 20), "b", "y"))
        .containsExactly("data: Too long: may not be more than 1048576 bytes");
  }

  @Test
  void typesAreImmutable() {
    assertThat(texts(SecretValidation.update(secret("kubernetes.io/tls"), secret("Opaque"))))
        .containsExactly(
            "type: Invalid value: \"kubernetes.io/tls\": field is immutable",
            "data[tls.crt]: Required value",
            "data[tls.key]: Required value");
  }

  @Test
  void immutableSecretsStayAsTheyAre() {
    Secret old = secret("Opaque", "a", "1").toBuilder().immutable(true).build();

    assertThat(SecretValidation.update(old, old)).isEmpty();
    assertThat(texts(SecretValidation.update(secret("Opaque", "a", "2"), old)))
        .containsExactly(
            "immutable: Forbidden: field is immutable when `immutable` is set",
            "data: Forbidden: field is immutable when `immutable` is set");
  }
}
