package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Kind of content a Secret holds. */
@ApiEnum
public final class SecretType {
  public static final String OPAQUE = "Opaque";
  public static final String KUBERNETES_IO_SERVICE_ACCOUNT_TOKEN =
      "kubernetes.io/service-account-token";
  public static final String KUBERNETES_IO_DOCKERCFG = "kubernetes.io/dockercfg";
  public static final String KUBERNETES_IO_DOCKERCONFIGJSON = "kubernetes.io/dockerconfigjson";
  public static final String KUBERNETES_IO_BASIC_AUTH = "kubernetes.io/basic-auth";
  public static final String KUBERNETES_IO_SSH_AUTH = "kubernetes.io/ssh-auth";
  public static final String KUBERNETES_IO_TLS = "kubernetes.io/tls";
  public static final String BOOTSTRAP_KUBERNETES_IO_TOKEN = "bootstrap.kubernetes.io/token";

  private SecretType() {}
}
