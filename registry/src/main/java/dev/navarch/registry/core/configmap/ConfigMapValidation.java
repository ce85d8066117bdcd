package dev.navarch.registry.core.configmap;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apimachinery.value.Bytes;
import dev.navarch.registry.validation.ConfigKeyValidation;
import dev.navarch.registry.validation.TextSyntax;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Validation of config maps, apart from their metadata. */
public final class ConfigMapValidation {
  private static final FieldPath DATA = FieldPath.of("data");
  private static final FieldPath BINARY_DATA = FieldPath.of("binaryData");
  private static final String IMMUTABLE = "field is immutable when `immutable` is set";

  private ConfigMapValidation() {}

  public static List<FieldError> create(ConfigMap map) {
    List<FieldError> errors = new ArrayList<>(0);
    long size = 0;
    for (Map.Entry<String, String> entry : map.data().entrySet()) {
      String key = entry.getKey();
      ConfigKeyValidation.check(key, DATA, errors);
      if (map.binaryData().containsKey(key)) {
        errors.add(
            FieldError.invalid(DATA.key(key), key, "duplicate of key present in binaryData"));
      }
      size += TextSyntax.utf8Length(entry.getValue());
    }
    for (Map.Entry<String, Bytes> entry : map.binaryData().entrySet()) {
      ConfigKeyValidation.check(entry.getKey(), BINARY_DATA, errors);
      size += entry.getValue().length();
    }
    if (size > ConfigKeyValidation.MAX_BYTES) {
      errors.add(FieldError.tooLong(FieldPath.of(""), ConfigKeyValidation.MAX_BYTES));
    }
    return errors;
  }

  public static List<FieldError> update(ConfigMap map, ConfigMap old) {
    List<FieldError> errors = new ArrayList<>(0);
    if (Boolean.TRUE.equals(old.immutable())) {
      if (!Boolean.TRUE.equals(map.immutable())) {
        errors.add(FieldError.forbidden(FieldPath.of("immutable"), IMMUTABLE));
      }
      if (!map.data().equals(old.data())) {
        errors.add(FieldError.forbidden(DATA, IMMUTABLE));
      }
      if (!map.binaryData().equals(old.binaryData())) {
        errors.add(FieldError.forbidden(BINARY_DATA, IMMUTABLE));
      }
    }
    errors.addAll(create(map));
    return errors;
  }
}
