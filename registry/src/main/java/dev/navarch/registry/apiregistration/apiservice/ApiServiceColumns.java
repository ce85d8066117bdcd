package dev.navarch.registry.apiregistration.apiservice;

import dev.navarch.api.apiregistration.v1.APIService;
import dev.navarch.api.apiregistration.v1.APIServiceCondition;
import dev.navarch.api.apiregistration.v1.ServiceReference;
import dev.navarch.apiserver.table.Columns;

/** How API services are listed. */
public final class ApiServiceColumns {
  public static final Columns<APIService> COLUMNS =
      Columns.<APIService>named()
          .text(
              "Service",
              "Service that answers, if not the server itself",
              ApiServiceColumns::service)
          .text("Available", "Whether the service answers", ApiServiceColumns::available)
          .age()
          .build();

  private ApiServiceColumns() {}

  private static String service(APIService api) {
    ServiceReference service = api.spec().service();
    return service == null ? "Local" : service.namespace() + "/" + service.name();
  }

  private static String available(APIService api) {
    for (APIServiceCondition condition : api.status().conditions()) {
      if (condition.type().equals("Available")) {
        return condition.status().equals("True")
            ? "True"
            : "%s (%s)".formatted(condition.status(), condition.reason());
      }
    }
    return "";
  }
}
