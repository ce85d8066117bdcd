package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Name of a resource that can be requested, limited or counted. */
@ApiEnum
public final class ResourceName {
  public static final String CPU = "cpu";
  public static final String MEMORY = "memory";
  public static final String STORAGE = "storage";
  public static final String EPHEMERAL_STORAGE = "ephemeral-storage";
  public static final String PODS = "pods";
  public static final String SERVICES = "services";
  public static final String REPLICATIONCONTROLLERS = "replicationcontrollers";
  public static final String RESOURCEQUOTAS = "resourcequotas";
  public static final String SECRETS = "secrets";
  public static final String CONFIGMAPS = "configmaps";
  public static final String PERSISTENTVOLUMECLAIMS = "persistentvolumeclaims";
  public static final String SERVICES_NODEPORTS = "services.nodeports";
  public static final String SERVICES_LOADBALANCERS = "services.loadbalancers";
  public static final String REQUESTS_CPU = "requests.cpu";
  public static final String REQUESTS_MEMORY = "requests.memory";
  public static final String REQUESTS_STORAGE = "requests.storage";
  public static final String REQUESTS_EPHEMERAL_STORAGE = "requests.ephemeral-storage";
  public static final String LIMITS_CPU = "limits.cpu";
  public static final String LIMITS_MEMORY = "limits.memory";
  public static final String LIMITS_EPHEMERAL_STORAGE = "limits.ephemeral-storage";

  private ResourceName() {}
}
