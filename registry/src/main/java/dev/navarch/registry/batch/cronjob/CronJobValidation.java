package dev.navarch.registry.batch.cronjob;

import dev.navarch.api.batch.v1.CronJob;
import dev.navarch.api.batch.v1.CronJobSpec;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.batch.job.JobSpecValidation;
import dev.navarch.registry.validation.NameValidation;
import dev.navarch.registry.validation.NumberValidation;
import dev.navarch.registry.validation.TextSyntax;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Cron jobs. Their metadata is checked elsewhere, save for a name too long for the names of jobs.
 */
public final class CronJobValidation {
  private static final FieldPath SPEC = FieldPath.of("spec");
  private static final FieldPath SCHEDULE = SPEC.child("schedule");
  private static final FieldPath TIME_ZONE = SPEC.child("timeZone");
  private static final List<String> POLICIES = List.of("Allow", "Forbid", "Replace");

  /** What the time of a run, appended to the name, leaves of the 63 characters of a label. */
  private static final int MAX_NAME = 63 - 11;

  private static final int MAX_ZONE_PART = 14;

  private CronJobValidation() {}

  public static List<FieldError> create(CronJob job) {
    List<FieldError> errors = new ArrayList<>(0);
    spec(job.spec(), null, errors);
    if (TextSyntax.utf8Length(job.metadata().name()) > MAX_NAME) {
      errors.add(
          FieldError.invalid(
              FieldPath.of("metadata", "name"),
              job.metadata().name(),
              "must be no more than " + MAX_NAME + " characters"));
    }
    return errors;
  }

  public static List<FieldError> update(CronJob job, CronJob before) {
    List<FieldError> errors = new ArrayList<>(0);
    spec(job.spec(), before.spec(), errors);
    return errors;
  }

  private static void spec(
      CronJobSpec spec, @Nullable CronJobSpec before, List<FieldError> errors) {
    if (NameValidation.required(spec.schedule(), SCHEDULE, errors)) {
      schedule(spec, before != null && before.schedule().contains("TZ"), errors);
    }
    NumberValidation.nonNegative(
        spec.startingDeadlineSeconds(), SPEC.child("startingDeadlineSeconds"), errors);
    String zone = spec.timeZone();
    if (zone != null && (before == null || !Objects.equals(zone, before.timeZone()))) {
      timeZone(zone, errors);
    }
    NameValidation.oneOf(
        spec.concurrencyPolicy(), POLICIES, SPEC.child("concurrencyPolicy"), errors);
    JobSpecValidation.template(
        spec.jobTemplate(),
        before == null ? null : before.jobTemplate(),
        SPEC.child("jobTemplate"),
        errors);
    NumberValidation.nonNegative(
        spec.successfulJobsHistoryLimit(), SPEC.child("successfulJobsHistoryLimit"), errors);
    NumberValidation.nonNegative(
        spec.failedJobsHistoryLimit(), SPEC.child("failedJobsHistoryLimit"), errors);
  }

  /** A zone inside the schedule is only let pass where there was one before. */
  private static void schedule(CronJobSpec spec, boolean zoneAllowed, List<FieldError> errors) {
    String schedule = spec.schedule();
    CronSchedule.problem(schedule)
        .ifPresent(problem -> errors.add(FieldError.invalid(SCHEDULE, schedule, problem)));
    if (!schedule.contains("TZ")) {
      return;
    }
    if (!zoneAllowed) {
      errors.add(
          FieldError.invalid(
              SCHEDULE,
              schedule,
              "cannot use TZ or CRON_TZ in schedule, use timeZone field instead"));
    } else if (spec.timeZone() != null) {
      errors.add(
          FieldError.invalid(
              SCHEDULE, schedule, "cannot use both timeZone field and TZ or CRON_TZ in schedule"));
    }
  }

  private static void timeZone(String zone, List<FieldError> errors) {
    if (zone.isEmpty()) {
      errors.add(FieldError.invalid(TIME_ZONE, zone, "timeZone must be nil or non-empty string"));
      return;
    }
    String unknown = "unknown time zone " + zone;
    for (String part : zone.split("/", -1)) {
      if (!isZonePart(part)) {
        errors.add(FieldError.invalid(TIME_ZONE, zone, unknown));
        return;
      }
    }
    if (zone.equalsIgnoreCase("Local")) {
      errors.add(
          FieldError.invalid(
              TIME_ZONE,
              zone,
              "timeZone must be an explicit time zone as defined in"
                  + " https://www.iana.org/time-zones"));
    }
    if (!zone.equals("Local") && !isKnownZone(zone)) {
      errors.add(FieldError.invalid(TIME_ZONE, zone, unknown));
    }
  }

  private static boolean isZonePart(String part) {
    return !part.isEmpty()
        && part.length() <= MAX_ZONE_PART
        && !part.equals(".")
        && !part.equals("..")
        && !part.startsWith("-")
        && part.chars()
            .allMatch(c ->
                (c < 0x80 && Character.isLetterOrDigit(c))
                    || c == '.'
                    || c == '-'
                    || c == '_'
                    || c == '+');
  }

  static boolean isKnownZone(String zone) {
    return ZoneId.getAvailableZoneIds().contains(zone);
  }

  /** Nothing in the status is checked. */
  public static List<FieldError> statusUpdate(CronJob job, CronJob before) {
    return List.of();
  }
}
