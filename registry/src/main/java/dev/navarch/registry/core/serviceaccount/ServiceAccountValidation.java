package dev.navarch.registry.core.serviceaccount;

import dev.navarch.api.core.v1.ServiceAccount;
import dev.navarch.apimachinery.validation.FieldError;
import java.util.List;

/**
 * Validation of service accounts, apart from their metadata: there is nothing else to check. The
 * secrets that they name need not exist, nor look like names.
 */
public final class ServiceAccountValidation {
  private ServiceAccountValidation() {}

  public static List<FieldError> create(ServiceAccount account) {
    return List.of();
  }

  public static List<FieldError> update(ServiceAccount account, ServiceAccount old) {
    return create(account);
  }
}
