package dev.navarch.apiextensions.definition;

import dev.navarch.api.apiextensions.v1.ConversionStrategyType;
import dev.navarch.api.apiextensions.v1.CustomResourceConversion;
import dev.navarch.api.apiextensions.v1.WebhookClientConfig;
import dev.navarch.api.apiextensions.v1.WebhookConversion;
import dev.navarch.apimachinery.labels.NameSyntax;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Checks how objects are converted between versions. */
final class ConversionValidation {
  private static final List<String> REVIEW_VERSIONS = List.of("v1", "v1beta1");
  private static final String NOT_A_WEBHOOK =
      "should not be set when strategy is not set to Webhook";

  private ConversionValidation() {}

  /**
   * @param requireKnownReview whether one of the versions of reviews must be known to the server
   * @param checkCertificates whether the bundle of certificates must be readable
   */
  static void check(
      CustomResourceConversion conversion,
      boolean requireKnownReview,
      boolean checkCertificates,
      FieldPath path,
      List<FieldError> errors) {
    strategy(conversion.strategy(), path.child("strategy"), errors);
    WebhookConversion webhook = conversion.webhook();
    WebhookClientConfig client = webhook == null ? null : webhook.clientConfig();
    List<String> reviews = webhook == null ? List.of() : webhook.conversionReviewVersions();
    FieldPath clientPath = path.child("webhookClientConfig");
    FieldPath reviewPath = path.child("conversionReviewVersions");
    if (conversion.strategy().equals(ConversionStrategyType.WEBHOOK)) {
      client(client, checkCertificates, clientPath, errors);
      reviewVersions(reviews, requireKnownReview, reviewPath, errors);
      return;
    }
    if (client != null) {
      errors.add(FieldError.forbidden(clientPath, NOT_A_WEBHOOK));
    }
    if (!reviews.isEmpty()) {
      errors.add(FieldError.forbidden(reviewPath, NOT_A_WEBHOOK));
    }
  }

  private static void strategy(String strategy, FieldPath path, List<FieldError> errors) {
    List<String> known = List.of(ConversionStrategyType.NONE, ConversionStrategyType.WEBHOOK);
    if (strategy.isEmpty()) {
      errors.add(FieldError.required(path));
    } else if (!known.contains(strategy)) {
      errors.add(FieldError.notSupported(path, strategy, known));
    }
  }

  private static void client(
      @Nullable WebhookClientConfig client,
      boolean checkCertificates,
      FieldPath path,
      List<FieldError> errors) {
    if (client == null) {
      errors.add(FieldError.required(path, "required when strategy is set to Webhook"));
      return;
    }
    WebhookValidation.check(client, path, errors);
    if (checkCertificates && !client.caBundle().isEmpty()) {
      WebhookValidation.certificates(client.caBundle(), path.child("caBundle"))
          .ifPresent(errors::add);
    }
  }

  static boolean isKnownReview(String version) {
    return REVIEW_VERSIONS.contains(version);
  }

  private static void reviewVersions(
      List<String> versions, boolean requireKnown, FieldPath path, List<FieldError> errors) {
    if (versions.isEmpty()) {
      errors.add(FieldError.required(path));
      return;
    }
    Set<String> seen = new HashSet<>();
    for (int i = 0; i < versions.size(); i++) {
      String version = versions.get(i);
      if (!seen.add(version)) {
        errors.add(FieldError.invalid(path.index(i), version, "duplicate version"));
        continue;
      }
      for (String wrong : NameSyntax.dns1035Label(version)) {
        errors.add(FieldError.invalid(path.index(i), version, wrong));
      }
    }
    if (requireKnown && versions.stream().noneMatch(ConversionValidation::isKnownReview)) {
      errors.add(
          FieldError.invalid(
              path,
              versions,
              "must include at least one of " + String.join(", ", REVIEW_VERSIONS)));
    }
  }
}
