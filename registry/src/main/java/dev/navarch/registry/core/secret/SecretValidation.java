package dev.navarch.registry.core.secret;

import dev.navarch.api.core.v1.Secret;
import dev.navarch.api.core.v1.SecretType;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apimachinery.value.Bytes;
import dev.navarch.registry.validation.ConfigKeyValidation;
import dev.navarch.registry.validation.Immutability;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Validation of secrets, apart from their metadata. Plain texts are expected to be merged into the
 * data already. No message ever repeats a value.
 */
public final class SecretValidation {
  private static final FieldPath DATA = FieldPath.of("data");
  private static final String ACCOUNT_NAME = "kubernetes.io/service-account.name";
  private static final String REDACTED = "<secret contents redacted>";
  private static final String IMMUTABLE = "field is immutable when `immutable` is set";

  private SecretValidation() {}

  public static List<FieldError> create(Secret secret) {
    List<FieldError> errors = new ArrayList<>(0);
    long size = 0;
    for (Map.Entry<String, Bytes> entry : secret.data().entrySet()) {
      ConfigKeyValidation.check(entry.getKey(), DATA, errors);
      size += entry.getValue().length();
    }
    if (size > ConfigKeyValidation.MAX_BYTES) {
      errors.add(FieldError.tooLong(DATA, ConfigKeyValidation.MAX_BYTES));
    }
    content(secret, errors);
    return errors;
  }

  /** What a type promises to those who read the secret. */
  private static void content(Secret secret, List<FieldError> errors) {
    Map<String, Bytes> data = secret.data();
    switch (secret.type()) {
      case SecretType.KUBERNETES_IO_SERVICE_ACCOUNT_TOKEN -> {
        if (secret.metadata().annotations().getOrDefault(ACCOUNT_NAME, "").isEmpty()) {
          errors.add(
              FieldError.required(FieldPath.of("metadata", "annotations").key(ACCOUNT_NAME)));
        }
      }
      case SecretType.KUBERNETES_IO_DOCKERCFG -> jsonObject(data, ".dockercfg", errors);
      case SecretType.KUBERNETES_IO_DOCKERCONFIGJSON ->
          jsonObject(data, ".dockerconfigjson", errors);
      case SecretType.KUBERNETES_IO_BASIC_AUTH -> {
        if (!data.containsKey("username") && !data.containsKey("password")) {
          errors.add(FieldError.required(DATA.key("username")));
          errors.add(FieldError.required(DATA.key("password")));
        }
      }
      case SecretType.KUBERNETES_IO_SSH_AUTH -> {
        if (data.getOrDefault("ssh-privatekey", Bytes.EMPTY).isEmpty()) {
          errors.add(FieldError.required(DATA.key("ssh-privatekey")));
        }
      }
      case SecretType.KUBERNETES_IO_TLS -> {
        present(data, "tls.crt", errors);
        present(data, "tls.key", errors);
      }
      default -> {}
    }
  }

  private static void present(Map<String, Bytes> data, String key, List<FieldError> errors) {
    if (!data.containsKey(key)) {
      errors.add(FieldError.required(DATA.key(key)));
    }
  }

  private static void jsonObject(Map<String, Bytes> data, String key, List<FieldError> errors) {
    Bytes content = data.get(key);
    if (content == null) {
      errors.add(FieldError.required(DATA.key(key)));
    } else {
      JsonObjectCheck.problem(content)
          .ifPresent(problem -> errors.add(FieldError.invalid(DATA.key(key), REDACTED, problem)));
    }
  }

  public static List<FieldError> update(Secret secret, Secret old) {
    List<FieldError> errors = new ArrayList<>(0);
    Immutability.check(secret.type(), old.type(), FieldPath.of("type"), errors);
    if (Boolean.TRUE.equals(old.immutable())) {
      if (!Boolean.TRUE.equals(secret.immutable())) {
        errors.add(FieldError.forbidden(FieldPath.of("immutable"), IMMUTABLE));
      }
      if (!secret.data().equals(old.data())) {
        errors.add(FieldError.forbidden(DATA, IMMUTABLE));
      }
    }
    errors.addAll(create(secret));
    return errors;
  }
}
