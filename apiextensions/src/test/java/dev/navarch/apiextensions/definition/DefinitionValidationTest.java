package dev.navarch.apiextensions.definition;

import static dev.navarch.apiextensions.definition.Definitions.definition;
import static dev.navarch.apiextensions.definition.Definitions.errorsOf;
import static dev.navarch.apiextensions.definition.Definitions.version;
import static dev.navarch.apiextensions.definition.Definitions.withSpec;
import static dev.navarch.apiextensions.definition.Definitions.withVersion;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.apiextensions.v1.CustomResourceDefinition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DefinitionValidationTest {
  private static final String OPEN =
      "{'type':'object','x-kubernetes-preserve-unknown-fields':true}";
  private static final String V1 = version("v1", true, OPEN, "");
  private static final String LABEL =
      "a DNS-1035 label must consist of lower case alphanumeric characters or '-', start with an"
          + " alphabetic character, and end with an alphanumeric character (e.g. 'my-name',  or"
          + " 'abc-123', regex used for validation is '[a-z]([-a-z0-9]*[a-z0-9])?')";

  private static CustomResourceDefinition named(String names) {
    return withSpec(
        "'group':'example.com','scope':'Namespaced','names':{%s},'versions':[%s]"
            .formatted(names, V1));
  }

  private static String shown(String name, boolean storage) {
    return "{\"Name\":\"%s\",\"Served\":true,\"Storage\":%s,\"Deprecated\":false,"
            .formatted(name, storage)
        + "\"DeprecationWarning\":null,\"Schema\":null,\"Subresources\":null,"
        + "\"AdditionalPrinterColumns\":null,\"SelectableFields\":null}";
  }

  @Test
  void aGoodDefinitionPasses() {
    assertThat(errorsOf(withVersion(V1))).isEmpty();
  }

  @Test
  void anEmptyDefinitionLacksNearlyEverything() {
    assertThat(
            errorsOf(
                definition(
                    "{'apiVersion':'apiextensions.k8s.io/v1','kind':'CustomResourceDefinition',"
                        + "'metadata':{'name':'x.y'},'spec':{}}")))
        .containsExactly(
            "metadata.name: Invalid value: \"x.y\": must be spec.names.plural+\".\"+spec.group",
            "spec.group: Required value",
            "spec.scope: Required value",
            "spec.versions: Invalid value: null: must have exactly one version marked as storage"
                + " version",
            "spec.names.plural: Required value",
            "spec.names.singular: Required value",
            "spec.names.kind: Required value",
            "spec.names.listKind: Required value",
            "status.storedVersions: Invalid value: null: must have at least one stored version");
  }

  @Test
  void theScopeIsOneOfTwo() {
    assertThat(
            errorsOf(
                withSpec(
                    "'group':'example.com','scope':'Bogus','names':{'plural':'things','kind':'T'},"
                        + "'versions':[%s]".formatted(V1))))
        .containsExactly(
            "spec.scope: Unsupported value: \"Bogus\": supported values: \"Cluster\","
                + " \"Namespaced\"");
  }

  @Test
  void theGroupIsADomain() {
    assertThat(
            errorsOf(
                definition(
                    "{'metadata':{'name':'x.nodots'},'spec':{'group':'nodots','scope':'Cluster',"
                        + "'names':{'plural':'x','kind':'X'},'versions':[%s]}}".formatted(V1))))
        .containsExactly(
            "spec.group: Invalid value: \"nodots\": should be a domain with at least one dot");
  }

  @Test
  void namesAreLabels() {
    assertThat(
            errorsOf(
                named(
                    "'plural':'things','kind':'Thing','shortNames':['Bad_'],'singular':'Bad',"
                        + "'categories':['C']")))
        .containsExactly(
            "spec.names.singular: Invalid value: \"Bad\": " + LABEL,
            "spec.names.shortNames[0]: Invalid value: \"Bad_\": " + LABEL,
            "spec.names.categories[0]: Invalid value: \"C\": " + LABEL);
    assertThat(errorsOf(named("'plural':'things','kind':'thing_x'")))
        .containsExactly(
            "spec.names.singular: Invalid value: \"thing_x\": " + LABEL,
            "spec.names.kind: Invalid value: \"thing_x\": may have mixed case, but should otherwise"
                + " match: "
                + LABEL,
            "spec.names.listKind: Invalid value: \"thing_xList\": may have mixed case, but should"
                + " otherwise match: "
                + LABEL);
    assertThat(errorsOf(named("'plural':'things','kind':'Thing','listKind':'Thing'")))
        .containsExactly(
            "spec.names.listKind: Invalid value: \"Thing\": kind and listKind may not be the same");
  }

  @Test
  void theNameIsMadeOfPluralAndGroup() {
    assertThat(
            errorsOf(
                definition(
                    "{'metadata':{'name':'Things.example.com'},'spec':{'group':'example.com',"
                        + "'scope':'Cluster','names':{'plural':'Things','kind':'Thing'},"
                        + "'versions':[%s]}}".formatted(V1))))
        .satisfiesExactly(
            error ->
                assertThat(error)
                    .startsWith(
                        "metadata.name: Invalid value: \"Things.example.com\": a lowercase RFC 1123"
                            + " subdomain must consist of"),
            error ->
                assertThat(error)
                    .isEqualTo("spec.names.plural: Invalid value: \"Things\": " + LABEL));
    assertThat(errorsOf(named("'plural':'others','kind':'Other'")))
        .containsExactly(
            "metadata.name: Invalid value: \"things.example.com\": must be"
                + " spec.names.plural+\".\"+spec.group");
  }

  @Test
  void oneVersionIsTheStoredOne() {
    String one = " must have exactly one version marked as storage version";

    assertThat(errorsOf(withVersion("")))
        .containsExactly(
            "spec.versions: Invalid value: []:" + one,
            "status.storedVersions: Invalid value: null: must have at least one stored version");
    assertThat(errorsOf(withVersion(version("v1", false, "{'type':'object'}", ""))))
        .containsExactly(
            "spec.versions: Invalid value: [" + shown("v1", false) + "]:" + one,
            "status.storedVersions: Invalid value: null: must have at least one stored version");
  }

  @Test
  void versionsHaveNamesOfTheirOwn() {
    String twice = "[" + shown("v1", true) + "," + shown("v1", true) + "]";

    assertThat(errorsOf(withVersion(V1 + "," + V1)))
        .containsExactly(
            "spec.versions: Invalid value: " + twice + ": must contain unique version names",
            "spec.versions: Invalid value: "
                + twice
                + ": must have exactly one version marked as storage version",
            "status.storedVersions: Invalid value: [\"v1\"]: must have the storage version v1");
  }

  @Test
  void versionsAreLabels() {
    assertThat(errorsOf(withVersion(version("V_1", true, "{'type':'object'}", ""))))
        .containsExactly(
            "spec.versions[0].name: Invalid value: \"V_1\": " + LABEL,
            "spec.version: Invalid value: \"V_1\": " + LABEL);
  }

  @Test
  void everyVersionHasASchema() {
    assertThat(errorsOf(withVersion("{'name':'v1','served':true,'storage':true}")))
        .containsExactly("spec.versions[0].schema.openAPIV3Schema: Required value");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          'subresources':{'scale':{'specReplicasPath':'spec.replicas','statusReplicasPath':'.status.x'}} | subresources.scale.specReplicasPath: Invalid value: "spec.replicas": must be a simple json path starting with .
          'subresources':{'scale':{'specReplicasPath':'.spec.x','statusReplicasPath':'.spec.x'}} | subresources.scale.statusReplicasPath: Invalid value: ".spec.x": should be a json path under .status
          'subresources':{'scale':{'specReplicasPath':'.status.x','statusReplicasPath':'.status.x'}} | subresources.scale.specReplicasPath: Invalid value: ".status.x": should be a json path under .spec
          'subresources':{'scale':{'specReplicasPath':'','statusReplicasPath':'.status.x'}} | subresources.scale.specReplicasPath: Required value
          'subresources':{'scale':{'specReplicasPath':'.spec.x','statusReplicasPath':'.status.x','labelSelectorPath':'.x'}} | subresources.scale.labelSelectorPath: Invalid value: ".x": should be a json path under either .spec or .status
          'additionalPrinterColumns':[{'name':'a','type':'bogus','jsonPath':'.spec.a'}] | additionalPrinterColumns[0].type: Invalid value: "bogus": must be one of boolean,date,integer,number,string
          'additionalPrinterColumns':[{'name':'a','jsonPath':'.spec.a'}] | additionalPrinterColumns[0].type: Required value: must be one of boolean,date,integer,number,string
          'additionalPrinterColumns':[{'name':'a','type':'string','jsonPath':'spec.a'}] | additionalPrinterColumns[0].JSONPath: Invalid value: "spec.a": must be a simple json path starting with .
          'additionalPrinterColumns':[{'name':'','type':'string','jsonPath':'.a'}] | additionalPrinterColumns[0].name: Required value
          'additionalPrinterColumns':[{'name':'a','type':'string','format':'odd','jsonPath':'.a'}] | additionalPrinterColumns[0].format: Invalid value: "odd": must be one of byte,date,date-time,double,float,int32,int64,password
          'deprecationWarning':'old' | versions[0].deprecationWarning: Invalid value: "old": can only be set for deprecated versions
          'deprecated':true,'deprecationWarning':'' | versions[0].deprecationWarning: Invalid value: "": must not be an empty string
          'deprecated':true,'deprecationWarning':'é\\u0007' | versions[0].deprecationWarning: Invalid value: "é\\a": must only contain printable UTF-8 characters; non-printable character found at index 2
          """)
  void onePartOfAVersionIsWrong(String part, String error) {
    assertThat(errorsOf(withVersion(version("v1", true, OPEN, part))))
        .containsExactly("spec." + error);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          .spec.nosuch  | Invalid value: ".spec.nosuch": is an invalid path: does not refer to a valid field
          .spec         | Invalid value: ".spec": must point to a field of type string, boolean or integer. Enum string fields and strings with formats are allowed.
          .metadata.name | Invalid value: ".metadata.name": must not point to fields in metadata
          spec          | Invalid value: "spec": is an invalid path: expected [ or . but got: spec
          """)
  void selectableFieldsAreScalarsOfTheSchema(String path, String error) {
    String schema =
        "{'type':'object','properties':{'metadata':{'type':'object','properties':"
            + "{'name':{'type':'string'}}},'spec':{'type':'object','properties':"
            + "{'a':{'type':'string'}}}}}";

    assertThat(
            errorsOf(
                withVersion(
                    version(
                        "v1",
                        true,
                        schema,
                        "'selectableFields':[{'jsonPath':'%s'}]".formatted(path)))))
        .containsExactly("spec.selectableFields[0].jsonPath: " + error);
  }

  @Test
  void aFieldIsSelectableOnce() {
    String schema =
        "{'type':'object','properties':{'spec':{'type':'object','properties':"
            + "{'a':{'type':'string'}}}}}";
    String fields = "'selectableFields':[{'jsonPath':'.spec.a'},{'jsonPath':'.spec.a'}]";

    assertThat(errorsOf(withVersion(version("v1", true, schema, fields))))
        .containsExactly("spec.selectableFields[1].jsonPath: Duplicate value: \".spec.a\"");
  }

  private static CustomResourceDefinition converted(String conversion) {
    return withSpec(
        "'group':'example.com','scope':'Namespaced','names':{'plural':'things','kind':'Thing'},"
            + "'versions':[%s],'conversion':%s".formatted(V1, conversion));
  }

  @Test
  void webhooksForConversionAreReachable() {
    assertThat(errorsOf(converted("{'strategy':'Webhook'}")))
        .containsExactly(
            "spec.conversion.webhookClientConfig: Required value: required when strategy is set to"
                + " Webhook",
            "spec.conversion.conversionReviewVersions: Required value");
    assertThat(errorsOf(converted("{'strategy':'Bogus'}")))
        .containsExactly(
            "spec.conversion.strategy: Unsupported value: \"Bogus\": supported values: \"None\","
                + " \"Webhook\"");
    assertThat(
            errorsOf(
                converted(
                    "{'strategy':'Webhook','webhook':{'clientConfig':{'url':'http://u@/x?q#f'},"
                        + "'conversionReviewVersions':['v9','v9']}}")))
        .containsExactly(
            "spec.conversion.webhookClientConfig.url: Invalid value: \"http\": 'https' is the only"
                + " allowed URL scheme; desired format: https://host[/path]",
            "spec.conversion.webhookClientConfig.url: Invalid value: \"\": host must be provided;"
                + " desired format: https://host[/path]",
            "spec.conversion.webhookClientConfig.url: Invalid value: \"u\": user information is not"
                + " permitted in the URL",
            "spec.conversion.webhookClientConfig.url: Invalid value: \"f\": fragments are not"
                + " permitted in the URL",
            "spec.conversion.webhookClientConfig.url: Invalid value: \"q\": query parameters are"
                + " not permitted in the URL",
            "spec.conversion.conversionReviewVersions[1]: Invalid value: \"v9\": duplicate version",
            "spec.conversion.conversionReviewVersions: Invalid value: [\"v9\",\"v9\"]: must include"
                + " at least one of v1, v1beta1");
    assertThat(
            errorsOf(
                converted(
                    "{'strategy':'Webhook','webhook':{'clientConfig':{'service':{'name':'a',"
                        + "'namespace':'b','path':'/x//y','port':0}},"
                        + "'conversionReviewVersions':['v1']}}")))
        .containsExactly(
            "spec.conversion.webhookClientConfig.service.port: Invalid value: 0: port is not valid:"
                + " must be between 1 and 65535, inclusive",
            "spec.conversion.webhookClientConfig.service.path: Invalid value: \"/x//y\": segment[1]"
                + " may not be empty");
    assertThat(
            errorsOf(
                converted(
                    "{'strategy':'None','webhook':{'clientConfig':{'url':'https://x'},"
                        + "'conversionReviewVersions':['v1']}}")))
        .containsExactly(
            "spec.conversion.webhookClientConfig: Forbidden: should not be set when strategy is not"
                + " set to Webhook",
            "spec.conversion.conversionReviewVersions: Forbidden: should not be set when strategy"
                + " is not set to Webhook");
  }

  @Test
  void unknownFieldsAreNotPreservedForAWholeDefinition() {
    assertThat(
            errorsOf(
                withSpec(
                    "'group':'example.com','scope':'Namespaced','preserveUnknownFields':true,"
                        + "'names':{'plural':'things','kind':'Thing'},'versions':[%s]"
                            .formatted(V1))))
        .containsExactly(
            "spec.preserveUnknownFields: Invalid value: true: cannot set to true, set"
                + " x-kubernetes-preserve-unknown-fields to true in spec.versions[*].schema"
                + " instead");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          `` | Required value: protected groups must have approval annotation "api-approved.kubernetes.io", see https://github.com/kubernetes/enhancements/pull/1111
          no | Invalid value: "no": protected groups must have approval annotation "api-approved.kubernetes.io" with either a URL or a reason starting with "unapproved", see https://github.com/kubernetes/enhancements/pull/1111
          unapproved, test | ``
          https://github.com/kubernetes/kubernetes/pull/1 | ``
          """)
  void kubernetesOwnGroupsNeedAnApproval(String annotation, String error) {
    CustomResourceDefinition definition =
        definition(
            "{'metadata':{'name':'things.foo.k8s.io','annotations':"
                + "{'api-approved.kubernetes.io':'%s'}},'spec':{'group':'foo.k8s.io',"
                    .formatted(annotation)
                + "'scope':'Cluster','names':{'plural':'things','kind':'Thing'},"
                + "'versions':[%s]}}".formatted(V1));

    if (error.isEmpty()) {
      assertThat(errorsOf(definition)).isEmpty();
    } else {
      assertThat(errorsOf(definition))
          .containsExactly("metadata.annotations[api-approved.kubernetes.io]: " + error);
    }
  }
}
