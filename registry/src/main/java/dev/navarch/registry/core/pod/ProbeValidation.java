package dev.navarch.registry.core.pod;

import dev.navarch.api.core.v1.ExecAction;
import dev.navarch.api.core.v1.GRPCAction;
import dev.navarch.api.core.v1.HTTPGetAction;
import dev.navarch.api.core.v1.HTTPHeader;
import dev.navarch.api.core.v1.Lifecycle;
import dev.navarch.api.core.v1.LifecycleHandler;
import dev.navarch.api.core.v1.Probe;
import dev.navarch.api.core.v1.ProbeHandler;
import dev.navarch.api.core.v1.SleepAction;
import dev.navarch.api.core.v1.TCPSocketAction;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.validation.NameValidation;
import dev.navarch.registry.validation.NumberValidation;
import dev.navarch.registry.validation.TextSyntax;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is done to a running container: probes, and actions when it starts and stops. */
final class ProbeValidation {
  private static final List<String> SCHEMES = List.of("HTTP", "HTTPS");

  private ProbeValidation() {}

  /** What a probe or a hook does; at most one of them is to be set. */
  private record Actions(
      @Nullable ExecAction exec,
      @Nullable HTTPGetAction httpGet,
      @Nullable TCPSocketAction tcpSocket,
      @Nullable GRPCAction grpc,
      @Nullable SleepAction sleep) {}

  static void liveness(
      @Nullable Probe probe, @Nullable Long grace, FieldPath path, List<FieldError> errors) {
    if (probe != null) {
      probe(probe, grace, path, errors);
      successIsOne(probe, path, errors);
    }
  }

  static void readiness(
      @Nullable Probe probe, @Nullable Long grace, FieldPath path, List<FieldError> errors) {
    if (probe != null) {
      probe(probe, grace, path, errors);
      if (probe.terminationGracePeriodSeconds() != null) {
        errors.add(
            FieldError.invalid(
                path.child("terminationGracePeriodSeconds"),
                probe.terminationGracePeriodSeconds(),
                "must not be set for readinessProbes"));
      }
    }
  }

  /** Also the rules of a start-up probe. */
  static void startup(
      @Nullable Probe probe, @Nullable Long grace, FieldPath path, List<FieldError> errors) {
    liveness(probe, grace, path, errors);
  }

  private static void successIsOne(Probe probe, FieldPath path, List<FieldError> errors) {
    if (probe.successThreshold() != 1) {
      errors.add(
          FieldError.invalid(
              path.child("successThreshold"), probe.successThreshold(), "must be 1"));
    }
  }

  private static void probe(
      Probe probe, @Nullable Long grace, FieldPath path, List<FieldError> errors) {
    ProbeHandler handler = probe.probeHandler();
    actions(
        new Actions(handler.exec(), handler.httpGet(), handler.tcpSocket(), handler.grpc(), null),
        grace,
        path,
        errors);
    NumberValidation.nonNegative(
        probe.initialDelaySeconds(), path.child("initialDelaySeconds"), errors);
    NumberValidation.nonNegative(probe.timeoutSeconds(), path.child("timeoutSeconds"), errors);
    NumberValidation.nonNegative(probe.periodSeconds(), path.child("periodSeconds"), errors);
    NumberValidation.nonNegative(probe.successThreshold(), path.child("successThreshold"), errors);
    NumberValidation.nonNegative(probe.failureThreshold(), path.child("failureThreshold"), errors);
    Long ownGrace = probe.terminationGracePeriodSeconds();
    if (ownGrace != null && ownGrace <= 0) {
      errors.add(
          FieldError.invalid(
              path.child("terminationGracePeriodSeconds"), ownGrace, "must be greater than 0"));
    }
  }

  static void lifecycle(
      @Nullable Lifecycle lifecycle,
      @Nullable Long grace,
      FieldPath path,
      List<FieldError> errors) {
    if (lifecycle != null) {
      hook(lifecycle.postStart(), grace, path.child("postStart"), errors);
      hook(lifecycle.preStop(), grace, path.child("preStop"), errors);
    }
  }

  private static void hook(
      @Nullable LifecycleHandler handler,
      @Nullable Long grace,
      FieldPath path,
      List<FieldError> errors) {
    if (handler != null) {
      actions(
          new Actions(
              handler.exec(), handler.httpGet(), handler.tcpSocket(), null, handler.sleep()),
          grace,
          path,
          errors);
    }
  }

  private static void actions(
      Actions actions, @Nullable Long grace, FieldPath path, List<FieldError> errors) {
    boolean found = false;
    ExecAction exec = actions.exec();
    if (exec != null) {
      found = true;
      if (exec.command().isEmpty()) {
        errors.add(FieldError.required(path.child("exec", "command")));
      }
    }
    HTTPGetAction http = actions.httpGet();
    if (http != null && first(found, path.child("httpGet"), errors)) {
      found = true;
      httpGet(http, path.child("httpGet"), errors);
    }
    TCPSocketAction tcp = actions.tcpSocket();
    if (tcp != null && first(found, path.child("tcpSocket"), errors)) {
      found = true;
      NumberValidation.portOrName(tcp.port(), path.child("tcpSocket", "port"), errors);
    }
    GRPCAction grpc = actions.grpc();
    if (grpc != null && first(found, path.child("grpc"), errors)) {
      found = true;
      NumberValidation.port(grpc.port(), path.child("grpc", "port"), errors);
    }
    SleepAction sleep = actions.sleep();
    if (sleep != null && first(found, path.child("sleep"), errors)) {
      found = true;
      sleep(sleep, grace, path.child("sleep"), errors);
    }
    if (!found) {
      errors.add(FieldError.required(path, "must specify a handler type"));
    }
  }

  private static boolean first(boolean found, FieldPath path, List<FieldError> errors) {
    if (found) {
      errors.add(FieldError.forbidden(path, "may not specify more than 1 handler type"));
    }
    return !found;
  }

  private static void httpGet(HTTPGetAction http, FieldPath path, List<FieldError> errors) {
    NameValidation.required(http.path(), path.child("path"), errors);
    NumberValidation.portOrName(http.port(), path.child("port"), errors);
    NameValidation.supported(http.scheme(), SCHEMES, path.child("scheme"), errors);
    for (HTTPHeader header : http.httpHeaders()) {
      NameValidation.invalid(
          header.name(),
          TextSyntax.httpHeaderName(header.name()),
          path.child("httpHeaders"),
          errors);
    }
  }

  /** Without a grace period there is nothing to compare with; its absence is reported elsewhere. */
  private static void sleep(
      SleepAction sleep, @Nullable Long grace, FieldPath path, List<FieldError> errors) {
    if (grace != null && (sleep.seconds() < 0 || sleep.seconds() > grace)) {
      errors.add(
          FieldError.invalid(
              path,
              sleep.seconds(),
              "must be non-negative and less than terminationGracePeriodSeconds (" + grace + ")"));
    }
  }
}
