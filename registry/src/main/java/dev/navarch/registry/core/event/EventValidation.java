package dev.navarch.registry.core.event;

import dev.navarch.api.BuiltInGroups;
import dev.navarch.api.core.v1.Event;
import dev.navarch.api.core.v1.EventSeries;
import dev.navarch.api.core.v1.ObjectReference;
import dev.navarch.api.install.ResourceType;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.validation.Immutability;
import dev.navarch.registry.validation.NameValidation;
import dev.navarch.registry.validation.TextSyntax;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Validation of events, apart from their metadata. What clients of the core group and of early
 * versions of the events group send is let through with little ado; version 1 of the events group
 * is strict.
 */
public final class EventValidation {
  private static final GroupVersion STRICT = new GroupVersion("events.k8s.io", "v1");
  private static final FieldPath NAMESPACE = FieldPath.of("involvedObject", "namespace");
  private static final int MAX_SHORT = 128;
  private static final int MAX_NOTE = 1024;
  private static final Set<String> TYPES = Set.of("Normal", "Warning");

  private EventValidation() {}

  /** Checks a new event that came in a version. */
  public static List<FieldError> create(Event event, GroupVersion version) {
    List<FieldError> errors = new ArrayList<>(0);
    lenient(event, version, errors);
    if (version.equals(STRICT)) {
      series(event, errors);
      if (event.eventTime().isZero()) {
        errors.add(FieldError.required(FieldPath.of("eventTime")));
      }
      if (!TYPES.contains(event.type())) {
        errors.add(
            FieldError.invalid(FieldPath.of("type"), "", "has invalid value: " + event.type()));
      }
      unset("firstTimestamp", event.firstTimestamp().isZero(), errors);
      unset("lastTimestamp", event.lastTimestamp().isZero(), errors);
      unset("count", event.count() == 0, errors);
      unset(
          "source",
          event.source().component().isEmpty() && event.source().host().isEmpty(),
          errors);
    }
    return errors;
  }

  /** Checks a change that came in a version; the strict one allows a new series only. */
  public static List<FieldError> update(Event event, Event old, GroupVersion version) {
    List<FieldError> errors = new ArrayList<>(0);
    lenient(event, version, errors);
    if (version.equals(STRICT)) {
      series(event, errors);
      same("involvedObject", event.involvedObject(), old.involvedObject(), errors);
      same("reason", event.reason(), old.reason(), errors);
      same("message", event.message(), old.message(), errors);
      same("source", event.source(), old.source(), errors);
      same("firstTimestamp", event.firstTimestamp(), old.firstTimestamp(), errors);
      same("lastTimestamp", event.lastTimestamp(), old.lastTimestamp(), errors);
      same("count", event.count(), old.count(), errors);
      same("type", event.type(), old.type(), errors);
      same("eventTime", event.eventTime(), old.eventTime(), errors);
      same("action", event.action(), old.action(), errors);
      same("related", event.related(), old.related(), errors);
      same("reportingController", event.reportingComponent(), old.reportingComponent(), errors);
      same("reportingInstance", event.reportingInstance(), old.reportingInstance(), errors);
    }
    return errors;
  }

  private static void same(
      String field, @Nullable Object now, @Nullable Object before, List<FieldError> errors) {
    Immutability.check(now, before, FieldPath.of(field), errors);
  }

  private static void unset(String field, boolean isUnset, List<FieldError> errors) {
    if (!isUnset) {
      errors.add(FieldError.invalid(FieldPath.of(field), "", "needs to be unset"));
    }
  }

  private static void lenient(Event event, GroupVersion version, List<FieldError> errors) {
    namespace(event, errors);
    NameValidation.dnsSubdomain(event.metadata().namespace(), FieldPath.of("namespace"), errors);
    if (event.eventTime().isZero()) {
      return;
    }
    FieldPath controller =
        FieldPath.of(version.group().isEmpty() ? "reportingComponent" : "reportingController");
    NameValidation.required(event.reportingComponent(), controller, errors);
    NameValidation.qualifiedName(event.reportingComponent(), controller, errors);
    shortText(event.reportingInstance(), "reportingInstance", errors);
    shortText(event.action(), "action", errors);
    shortText(event.reason(), "reason", errors);
    atMost(event.message(), MAX_NOTE, FieldPath.of("message"), errors);
  }

  /** An event lives in the namespace of what it is about, or in the default one for the rest. */
  private static void namespace(Event event, List<FieldError> errors) {
    ObjectReference about = event.involvedObject();
    String own = event.metadata().namespace();
    boolean agrees =
        about.namespace().isEmpty()
            ? own.isEmpty() || own.equals("default")
            : own.equals(about.namespace());
    if (!agrees) {
      errors.add(
          FieldError.invalid(NAMESPACE, about.namespace(), "does not match event.namespace"));
    }
    isNamespaced(about).ifPresent(namespaced -> scope(about, namespaced, errors));
  }

  /** Whether objects of a kind live in namespaces; nothing for a kind that is not built in. */
  private static Optional<Boolean> isNamespaced(ObjectReference about) {
    int slash = about.apiVersion().indexOf('/');
    String group = slash < 0 ? "" : about.apiVersion().substring(0, slash);
    String version = about.apiVersion().substring(slash + 1);
    return BuiltInGroups.resource(new GroupVersionKind(group, version, about.kind()))
        .map(ResourceType::namespaced);
  }

  private static void scope(ObjectReference about, boolean namespaced, List<FieldError> errors) {
    if (namespaced && about.namespace().isEmpty()) {
      errors.add(FieldError.required(NAMESPACE, "required for kind " + about.kind()));
    }
    if (!namespaced && !about.namespace().isEmpty()) {
      errors.add(
          FieldError.invalid(NAMESPACE, about.namespace(), "not allowed for kind " + about.kind()));
    }
  }

  private static void shortText(String value, String field, List<FieldError> errors) {
    FieldPath path = FieldPath.of(field);
    NameValidation.required(value, path, errors);
    atMost(value, MAX_SHORT, path, errors);
  }

  private static void atMost(String value, int limit, FieldPath path, List<FieldError> errors) {
    if (TextSyntax.utf8Length(value) > limit) {
      errors.add(FieldError.invalid(path, "", "can have at most " + limit + " characters"));
    }
  }

  private static void series(Event event, List<FieldError> errors) {
    EventSeries series = event.series();
    if (series == null) {
      return;
    }
    if (series.count() < 2) {
      errors.add(FieldError.invalid(FieldPath.of("series", "count"), "", "should be at least 2"));
    }
    if (series.lastObservedTime().isZero()) {
      errors.add(FieldError.required(FieldPath.of("series", "lastObservedTime")));
    }
  }
}
