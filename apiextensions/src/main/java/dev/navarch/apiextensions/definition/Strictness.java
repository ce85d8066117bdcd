package dev.navarch.apiextensions.definition;

import dev.navarch.api.apiextensions.v1.ConditionStatus;
import dev.navarch.api.apiextensions.v1.CustomResourceConversion;
import dev.navarch.api.apiextensions.v1.CustomResourceDefinition;
import dev.navarch.api.apiextensions.v1.CustomResourceDefinitionConditionType;
import dev.navarch.api.apiextensions.v1.CustomResourceDefinitionSpec;
import dev.navarch.api.apiextensions.v1.CustomResourceDefinitionVersion;
import dev.navarch.api.apiextensions.v1.JSONSchemaProps;
import dev.navarch.api.apiextensions.v1.WebhookClientConfig;
import dev.navarch.api.apiextensions.v1.WebhookConversion;
import dev.navarch.apiextensions.schema.StructuralSchema;
import dev.navarch.apimachinery.validation.FieldPath;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What is demanded of a definition. A new one must satisfy everything; a stored one that does not
 * satisfy something may be changed without mending that first.
 *
 * @param schemas every version must have a schema
 * @param structure schemas must be structural; where unknown fields are pruned or a schema uses
 *     defaults or extensions, they must be so anyway
 * @param types types must be known
 * @param prunedDefaults defaults may not hold unknown fields
 * @param atomicSets items of sets must be one piece
 * @param mapKeys keys of map lists must always be there, and items may not be null
 * @param reviewVersion a known version of conversion reviews must be listed
 * @param certificates the webhook's certificates must be readable
 * @param fixedNames kind and scope may not change
 * @param unchanged the versions whose schemas did not change
 */
record Strictness(
    boolean schemas,
    boolean structure,
    boolean types,
    boolean prunedDefaults,
    boolean atomicSets,
    boolean mapKeys,
    boolean reviewVersion,
    boolean certificates,
    boolean fixedNames,
    Set<String> unchanged) {

  /** For new definitions; certificates may follow later. */
  static final Strictness FULL =
      new Strictness(true, true, true, true, true, true, true, false, false, Set.of());

  /** For new definitions in the first beta version. */
  static final Strictness BETA =
      new Strictness(false, false, false, true, true, true, true, false, false, Set.of());

  /**
   * For a change of a definition.
   *
   * @param beta whether it was sent in the first beta version
   */
  static Strictness after(
      CustomResourceDefinition old, CustomResourceDefinition now, boolean beta) {
    CustomResourceDefinitionSpec spec = old.spec();
    boolean established = isEstablished(old);
    return new Strictness(
        !beta && spec.versions().stream().allMatch(version -> SchemaWalk.schemaOf(version) != null),
        !beta && spec.versions().stream().allMatch(Strictness::isStructural),
        !beta && !SchemaWalk.anyIn(spec, OpenApiSchemaValidation::hasUnknownType),
        spec.versions().stream().noneMatch(Strictness::hasUnprunedDefaults),
        !SchemaWalk.anyIn(spec, ListValidation::hasDivisibleItems),
        !SchemaWalk.anyIn(spec, ListValidation::hasLooseKeys),
        hasKnownReview(spec.conversion()),
        established && !hasUnreadableCertificates(spec.conversion()),
        established,
        now.spec().versions().stream()
            .filter(version -> isUnchanged(version, spec))
            .map(CustomResourceDefinitionVersion::name)
            .collect(Collectors.toUnmodifiableSet()));
  }

  private static boolean isEstablished(CustomResourceDefinition definition) {
    return definition.status().conditions().stream()
        .anyMatch(condition ->
            condition.type().equals(CustomResourceDefinitionConditionType.ESTABLISHED)
                && condition.status().equals(ConditionStatus.TRUE));
  }

  private static boolean isStructural(CustomResourceDefinitionVersion version) {
    JSONSchemaProps schema = SchemaWalk.schemaOf(version);
    return schema == null
        || (StructuralCheck.unsupported(schema).isEmpty()
            && StructuralCheck.check(schema, FieldPath.ROOT).isEmpty());
  }

  private static boolean hasUnprunedDefaults(CustomResourceDefinitionVersion version) {
    JSONSchemaProps schema = SchemaWalk.schemaOf(version);
    return schema != null
        && SchemaWalk.any(schema, node -> node.default_() != null)
        && isStructural(version)
        && DefaultsValidation.hasUnpruned(StructuralSchema.of(schema));
  }

  private static boolean hasKnownReview(@Nullable CustomResourceConversion conversion) {
    WebhookConversion webhook = conversion == null ? null : conversion.webhook();
    return webhook == null
        || webhook.conversionReviewVersions().isEmpty()
        || webhook.conversionReviewVersions().stream()
            .anyMatch(ConversionValidation::isKnownReview);
  }

  private static boolean hasUnreadableCertificates(@Nullable CustomResourceConversion conversion) {
    WebhookConversion webhook = conversion == null ? null : conversion.webhook();
    WebhookClientConfig client = webhook == null ? null : webhook.clientConfig();
    return client != null
        && !client.caBundle().isEmpty()
        && WebhookValidation.certificates(client.caBundle(), FieldPath.ROOT).isPresent();
  }

  private static boolean isUnchanged(
      CustomResourceDefinitionVersion version, CustomResourceDefinitionSpec old) {
    return old.versions().stream()
        .anyMatch(before ->
            before.name().equals(version.name())
                && Objects.equals(before.schema(), version.schema()));
  }
}
