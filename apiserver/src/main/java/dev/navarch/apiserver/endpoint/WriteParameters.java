package dev.navarch.apiserver.endpoint;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.schema.GroupKind;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apimachinery.value.Duration;
import dev.navarch.apiserver.request.Query;
import dev.navarch.apiserver.request.RequestInfo;
import dev.navarch.apiserver.validation.ManagedFieldsValidation;
import java.util.ArrayList;
import java.util.List;

/**
 * What a request that writes says besides its body.
 *
 * @param fieldManager who writes; the program's name if the request does not say
 * @param force whether an applied configuration takes fields from others
 */
record WriteParameters(
    boolean dryRun, String fieldManager, FieldValidation fieldValidation, boolean force) {
  private static final int LONGEST_MANAGER = 128;

  /** What to do with fields that nobody knows. */
  enum FieldValidation {
    IGNORE,
    WARN,
    STRICT
  }

  /** Which options a request takes: they differ in what is allowed. */
  enum Kind {
    CREATE("CreateOptions"),
    UPDATE("UpdateOptions"),
    PATCH("PatchOptions"),
    APPLY("PatchOptions");

    private final String kind;

    Kind(String kind) {
      this.kind = kind;
    }
  }

  /**
   * Reads and checks the parameters.
   *
   * @throws ApiException 400 or 422 if they make no sense
   */
  static WriteParameters of(Exchange exchange, Kind kind) {
    Query query = exchange.query();
    checkTimeout(query);
    List<FieldError> errors = new ArrayList<>();
    String manager = query.get("fieldManager");
    boolean force = query.has("force") && RequestInfo.isTrue(query.get("force"));
    if (kind == Kind.APPLY) {
      if (manager.isEmpty()) {
        errors.add(
            FieldError.required(FieldPath.of("fieldManager"), "is required for apply patch"));
      }
    } else if (kind == Kind.PATCH && query.has("force")) {
      errors.add(
          FieldError.forbidden(FieldPath.of("force"), "may not be specified for non-apply patch"));
    }
    ManagedFieldsValidation.manager(manager, FieldPath.of("fieldManager"), errors);
    boolean dryRun = dryRun(query.all("dryRun"), errors);
    FieldValidation validation = fieldValidation(query.get("fieldValidation"), errors);
    if (!errors.isEmpty()) {
      throw ApiException.invalid(new GroupKind("meta.k8s.io", kind.kind), "", errors);
    }
    return new WriteParameters(
        dryRun,
        manager.isEmpty() ? program(exchange.context().userAgent()) : manager,
        validation,
        force);
  }

  static void checkTimeout(Query query) {
    String timeout = query.get("timeout");
    if (!timeout.isEmpty()) {
      try {
        Duration.parse(timeout);
      } catch (IllegalArgumentException e) {
        throw ApiException.badRequest(
            "invalid timeout specified in the request URL - " + e.getMessage());
      }
    }
  }

  /** Whether to do everything but write; only all stages at once can be run dry. */
  static boolean dryRun(List<String> stages, List<FieldError> errors) {
    for (String stage : stages) {
      if (!stage.equals("All")) {
        errors.add(FieldError.notSupported(FieldPath.of("dryRun"), stages, List.of("All")));
        break;
      }
    }
    return !stages.isEmpty();
  }

  private static FieldValidation fieldValidation(String text, List<FieldError> errors) {
    return switch (text) {
      case "", "Warn" -> FieldValidation.WARN;
      case "Ignore" -> FieldValidation.IGNORE;
      case "Strict" -> FieldValidation.STRICT;
      default -> {
        errors.add(
            FieldError.notSupported(
                FieldPath.of("fieldValidation"), text, List.of("", "Ignore", "Strict", "Warn")));
        yield FieldValidation.WARN;
      }
    };
  }

  /** The name of the program that sent a request, without its version. */
  private static String program(String userAgent) {
    int slash = userAgent.indexOf('/');
    StringBuilder name = new StringBuilder();
    (slash < 0 ? userAgent : userAgent.substring(0, slash))
        .codePoints()
        .filter(c -> !Character.isISOControl(c))
        .limit(LONGEST_MANAGER)
        .forEach(name::appendCodePoint);
    return name.toString();
  }

  boolean looksForUnknownFields() {
    return fieldValidation != FieldValidation.IGNORE;
  }
}
