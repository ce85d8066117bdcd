package dev.navarch.apiextensions.definition;

import static dev.navarch.apiextensions.definition.Definitions.definition;
import static dev.navarch.apiextensions.definition.Definitions.texts;
import static dev.navarch.apiextensions.definition.Definitions.version;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.apiextensions.v1.CustomResourceDefinition;
import java.util.List;
import org.junit.jupiter.api.Test;

class DefinitionUpdateTest {
  private static final String SCHEMA = "{'type':'object'}";
  private static final String V1 = version("v1", true, SCHEMA, "");

  private static CustomResourceDefinition stored(String spec, String status) {
    return definition(
        "{'metadata':{'name':'things.example.com','uid':'u','resourceVersion':'1'},"
            + "'spec':{%s},'status':{%s}}".formatted(spec, status));
  }

  private static String spec(String kind, String scope, String versions) {
    return "'group':'example.com','scope':'%s','names':{'plural':'things','kind':'%s'},'versions':[%s]"
        .formatted(scope, kind, versions);
  }

  private static String established(String storedVersions) {
    return "'storedVersions':%s,'conditions':[{'type':'Established','status':'True'}]"
        .formatted(storedVersions);
  }

  private static List<String> update(CustomResourceDefinition now, CustomResourceDefinition old) {
    return texts(new DefinitionValidation(RuleChecker.NONE).update(now, old));
  }

  @Test
  void nothingChangedNothingWrong() {
    CustomResourceDefinition stored = stored(spec("Thing", "Cluster", V1), established("['v1']"));

    assertThat(update(stored, stored)).isEmpty();
  }

  @Test
  void kindAndScopeAreFixedOnceTheDefinitionIsInUse() {
    CustomResourceDefinition now = stored(spec("Other", "Namespaced", V1), established("['v1']"));

    assertThat(update(now, stored(spec("Thing", "Cluster", V1), established("['v1']"))))
        .containsExactly(
            "spec.scope: Invalid value: \"Namespaced\": field is immutable",
            "spec.names.kind: Invalid value: \"Other\": field is immutable");
    assertThat(update(now, stored(spec("Thing", "Cluster", V1), "'storedVersions':['v1']")))
        .isEmpty();
  }

  @Test
  void groupAndPluralAreFixed() {
    CustomResourceDefinition old = stored(spec("Thing", "Cluster", V1), established("['v1']"));
    CustomResourceDefinition now =
        stored(
            "'group':'other.com','scope':'Cluster','names':{'plural':'other','kind':'Thing'},"
                + "'versions':[%s]".formatted(V1),
            established("['v1']"));

    assertThat(update(now, old))
        .containsExactly(
            "spec.group: Invalid value: \"other.com\": field is immutable",
            "spec.names.plural: Invalid value: \"other\": field is immutable");
  }

  @Test
  void versionsThatObjectsAreStoredInStay() {
    CustomResourceDefinition old =
        stored(
            spec("Thing", "Cluster", version("v0", true, SCHEMA, "")), established("['v0','v1']"));
    CustomResourceDefinition now = stored(spec("Thing", "Cluster", V1), established("['v0','v1']"));

    assertThat(update(now, old))
        .containsExactly(
            "status.storedVersions[0]: Invalid value: \"v0\": missing from spec.versions; v0 was"
                + " previously a storage version, and must remain in spec.versions until a storage"
                + " migration ensures no data remains persisted in v0 and removes v0 from"
                + " status.storedVersions");
  }

  @Test
  void whatWasWrongBeforeNeedNotBeMended() {
    String loose =
        version(
            "v1",
            true,
            "{'type':'object','properties':{'s':{'type':'array','x-kubernetes-list-type':'set',"
                + "'items':{'type':'object','properties':{'n':{'type':'string'}}}},"
                + "'d':{'type':'object','default':{'x':1},'properties':{'n':{'type':'string'}}}}}",
            "");
    String tight =
        version("v1", true, "{'type':'object','properties':{'s':{'type':'string'}}}", "");
    CustomResourceDefinition old = stored(spec("Thing", "Cluster", loose), established("['v1']"));
    CustomResourceDefinition good = stored(spec("Thing", "Cluster", tight), established("['v1']"));

    assertThat(update(old, old)).isEmpty();
    assertThat(update(old, good))
        .containsExactly(
            "spec.validation.openAPIV3Schema.properties[d].default: Invalid value: {\"x\":1}: must"
                + " not have unknown fields",
            "spec.validation.openAPIV3Schema.properties[s].items.x-kubernetes-map-type: Invalid"
                + " value: null: must be atomic as item of a list with x-kubernetes-list-type=set");
  }

  @Test
  void certificatesMustBeReadableOnceTheDefinitionIsInUse() {
    String webhook =
        spec("Thing", "Cluster", V1)
            + ",'conversion':{'strategy':'Webhook','webhook':{'clientConfig':"
            + "{'url':'https://x','caBundle':'%s'},'conversionReviewVersions':['v1']}}";
    CustomResourceDefinition plain = stored(spec("Thing", "Cluster", V1), established("['v1']"));
    CustomResourceDefinition bad = stored(webhook.formatted("eA=="), established("['v1']"));

    assertThat(update(bad, plain))
        .containsExactly(
            "spec.conversion.webhookClientConfig.caBundle: Invalid value: \"eA==\": unable to load"
                + " root certificates: data does not contain any valid RSA or ECDSA certificates");
    assertThat(update(bad, bad)).isEmpty();
  }

  @Test
  void rulesOfSchemasThatDidNotChangeAreNotLimitedOneByOne() {
    String ruled =
        version(
            "v1",
            true,
            "{'type':'object','x-kubernetes-validations':[{'rule':'self == oldSelf'}]}",
            "");
    CustomResourceDefinition stored =
        stored(spec("Thing", "Cluster", ruled), established("['v1']"));
    RecordingRules rules = new RecordingRules();

    new DefinitionValidation(rules).update(stored, stored);

    assertThat(rules.calls).containsExactly("rules at spec.validation.openAPIV3Schema false");
  }

  @Test
  void aStatusHoldsNamesAsGoodAsThoseOfTheSpec() {
    CustomResourceDefinition old = stored(spec("Thing", "Cluster", V1), established("['v1']"));
    CustomResourceDefinition now =
        stored(
            spec("Thing", "Cluster", V1),
            established("['v1']") + ",'acceptedNames':{'plural':'Bad','kind':'K'}");

    assertThat(texts(new DefinitionValidation(RuleChecker.NONE).updateStatus(now, old)))
        .singleElement()
        .asString()
        .startsWith("status.acceptedNames.plural: Invalid value: \"Bad\": a DNS-1035 label");
  }
}
