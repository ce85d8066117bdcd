package dev.navarch.apiextensions.definition;

import static dev.navarch.apiextensions.definition.Definitions.errorsOf;
import static dev.navarch.apiextensions.definition.Definitions.version;
import static dev.navarch.apiextensions.definition.Definitions.withProperty;
import static dev.navarch.apiextensions.definition.Definitions.withSchema;
import static dev.navarch.apiextensions.definition.Definitions.withVersion;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SchemaOfDefinitionTest {
  private static final String SCHEMA = "spec.validation.openAPIV3Schema";
  private static final String PROPERTY = SCHEMA + ".properties[a]";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {}                                         | .type: Required value: must not be empty for specified object fields
          {'type':'array'}                           | .items: Required value: must be specified
          {'type':'array','items':{}}                | .items.type: Required value: must not be empty for specified array items
          {'type':'bogus'}                           | .type: Unsupported value: "bogus": supported values: "array", "boolean", "integer", "number", "object", "string"
          {'type':'string','$ref':'#/x'}             | .$ref: Forbidden: $ref is not supported
          {'type':'string','id':'x'}                 | .id: Forbidden: id is not supported
          {'type':'object','patternProperties':{'x':{'type':'string'}}} | .patternProperties: Forbidden: patternProperties is not supported
          {'type':'array','items':[{'type':'string'}]} | .items: Forbidden: items must be a schema object and not an array
          {'type':'array','items':{'type':'string'},'uniqueItems':true} | .uniqueItems: Forbidden: uniqueItems cannot be set to true since the runtime complexity becomes quadratic
          {'type':'string','pattern':'['}            | .pattern: Invalid value: "[": must be a valid regular expression, but isn't: error parsing regexp: missing closing ]: `[`
          {'type':'string','default':5}              | .default: Invalid value: "integer":  in body must be of type string: "integer"
          {'type':'string','nullable':true,'enum':['x'],'default':'y'} | .default: Unsupported value: "y": supported values: "x"
          {'type':'object','default':{'b':1},'properties':{'c':{'type':'string'}}} | .default: Invalid value: {"b":1}: must not have unknown fields
          {'type':'object','default':{'c':1},'properties':{'c':{'type':'string'}}} | .default.c: Invalid value: "integer": c in body must be of type string: "integer"
          {'type':'array','x-kubernetes-list-type':'map','items':{'type':'object','properties':{'n':{'type':'string'}}}} | .x-kubernetes-list-map-keys: Required value: must not be empty if x-kubernetes-list-type is map
          {'type':'array','x-kubernetes-list-type':'map','x-kubernetes-list-map-keys':['n'],'items':{'type':'object','properties':{'n':{'type':'string'}}}} | .items.properties[n].default: Required value: this property is in x-kubernetes-list-map-keys, so it must have a default or be a required property
          {'type':'array','x-kubernetes-list-type':'map','x-kubernetes-list-map-keys':['n'],'items':{'type':'object','required':['n'],'properties':{'n':{'type':'string','nullable':true}}}} | .items.properties[n].nullable: Forbidden: this property is in x-kubernetes-list-map-keys, so it cannot be nullable
          {'type':'array','x-kubernetes-list-type':'map','x-kubernetes-list-map-keys':['m'],'items':{'type':'object','properties':{'n':{'type':'string'}}}} | .x-kubernetes-list-map-keys: Invalid value: ["m"]: entries must all be names of item properties
          {'type':'array','x-kubernetes-list-type':'map','x-kubernetes-list-map-keys':['n','n'],'items':{'type':'object','required':['n'],'properties':{'n':{'type':'string'}}}} | .x-kubernetes-list-map-keys: Invalid value: ["n","n"]: must not contain duplicate entries
          {'type':'array','x-kubernetes-list-type':'map','x-kubernetes-list-map-keys':['n'],'items':{'type':'object','required':['n'],'properties':{'n':{'type':'object'}}}} | .items.properties[n].type: Invalid value: "object": must be a scalar type if parent array's x-kubernetes-list-type is map
          {'type':'array','x-kubernetes-list-map-keys':['n'],'items':{'type':'string'}} | .x-kubernetes-list-type: Required value: must be map if x-kubernetes-list-map-keys is non-empty
          {'type':'array','x-kubernetes-list-type':'bag','items':{'type':'string'}} | .x-kubernetes-list-type: Unsupported value: "bag": supported values: "atomic", "set", "map"
          {'type':'string','x-kubernetes-list-type':'set'} | .type: Invalid value: "string": must be array if x-kubernetes-list-type is specified
          {'type':'string','x-kubernetes-map-type':'atomic'} | .type: Invalid value: "string": must be object if x-kubernetes-map-type is specified
          {'type':'object','x-kubernetes-map-type':'odd'} | .x-kubernetes-map-type: Unsupported value: "odd": supported values: "atomic", "granular"
          {'type':'array','x-kubernetes-list-type':'set','items':{'type':'object','properties':{'n':{'type':'string'}}}} | .items.x-kubernetes-map-type: Invalid value: null: must be atomic as item of a list with x-kubernetes-list-type=set
          {'type':'array','x-kubernetes-list-type':'set','items':{'type':'string','nullable':true}} | .items.nullable: Forbidden: cannot be nullable when x-kubernetes-list-type is set
          {'type':'object','x-kubernetes-embedded-resource':true} | .properties: Required value: must not be empty if x-kubernetes-embedded-resource is true without x-kubernetes-preserve-unknown-fields
          {'type':'string','x-kubernetes-embedded-resource':true,'x-kubernetes-preserve-unknown-fields':true} | .type: Invalid value: "string": must be object if x-kubernetes-embedded-resource is true
          {'type':'object','x-kubernetes-preserve-unknown-fields':false} | .x-kubernetes-preserve-unknown-fields: Invalid value: false: must be true or undefined
          {'x-kubernetes-int-or-string':true,'x-kubernetes-preserve-unknown-fields':true} | .x-kubernetes-preserve-unknown-fields: Invalid value: true: must be false if x-kubernetes-int-or-string is true
          {'type':'string','not':{'description':'d'}} | .not.description: Forbidden: must be empty to be structural
          {'type':'integer','x-kubernetes-validations':[{'rule':' '}]} | .x-kubernetes-validations[0].rule: Required value: rule is not specified
          {'type':'integer','x-kubernetes-validations':[{'rule':'a\\nb'}]} | .x-kubernetes-validations[0].message: Required value: message must be specified if rule contains line breaks
          {'type':'integer','x-kubernetes-validations':[{'rule':'a','message':'b\\nc'}]} | .x-kubernetes-validations[0].message: Invalid value: "b\\nc": message must not contain line breaks
          {'type':'integer','x-kubernetes-validations':[{'rule':'a','reason':'Odd'}]} | .x-kubernetes-validations[0].reason: Unsupported value: "Odd": supported values: "FieldValueDuplicate", "FieldValueForbidden", "FieldValueInvalid", "FieldValueRequired"
          {'type':'integer','x-kubernetes-validations':[{'rule':'a','fieldPath':'.x'}]} | .x-kubernetes-validations[0].fieldPath: Invalid value: ".x": fieldPath must be a valid path
          """)
  void oneErrorInOneProperty(String schema, String error) {
    assertThat(errorsOf(withProperty(schema))).containsExactly(PROPERTY + error);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {'properties':{'a':{'type':'string'}}}  | .type: Required value: must not be empty at the root
          {'type':'string'}                       | .type: Invalid value: "string": must be object at the root
          {'type':'object','properties':{'metadata':{'type':'object','properties':{'x':{'type':'string'}}}}} | .properties[metadata]: Forbidden: must not specify anything other than name and generateName, but metadata is implicitly specified
          {'type':'object','properties':{'kind':{'type':'integer'}}} | .properties[kind].type: Invalid value: "integer": must be string
          {'type':'object','properties':{'kind':{'type':'string','default':'K'}}} | .properties[kind].default: Forbidden: must not be set in top-level kind
          {'type':'object','nullable':true}       | .nullable: Forbidden: nullable cannot be true at the root
          {'type':'object','$schema':'x'}         | : Invalid value: "": OpenAPIV3Schema 'schema' is not supported
          {'type':'object','anyOf':[{'properties':{'b':{'minimum':1}}}]} | .properties[b]: Required value: because it is defined in spec.validation.openAPIV3Schema.anyOf[0].properties[b]
          """)
  void oneErrorAtTheRoot(String schema, String error) {
    assertThat(errorsOf(withSchema(schema))).containsExactly(SCHEMA + error);
  }

  @Test
  void alternativesHaveNoTypes() {
    assertThat(errorsOf(withProperty("{'anyOf':[{'type':'string'},{'type':'integer'}]}")))
        .containsExactly(
            PROPERTY + ".anyOf[0].type: Forbidden: must be empty to be structural",
            PROPERTY + ".anyOf[1].type: Forbidden: must be empty to be structural",
            PROPERTY + ".type: Required value: must not be empty for specified object fields");
  }

  @Test
  void anObjectIsAStructOrAMap() {
    assertThat(
            errorsOf(
                withSchema(
                    "{'type':'object','additionalProperties':{'type':'string'},"
                        + "'properties':{'a':{'type':'string'}}}")))
        .containsExactly(
            SCHEMA + ".additionalProperties: Forbidden: must not be used at the root",
            SCHEMA
                + ".additionalProperties: Forbidden: additionalProperties and properties are"
                + " mutual exclusive");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {'type':'object','x-kubernetes-int-or-string':true}
          {'type':'string','x-kubernetes-preserve-unknown-fields':true}
          {'x-kubernetes-int-or-string':true,'anyOf':[{'type':'integer'},{'type':'string'}]}
          {'x-kubernetes-int-or-string':true,'allOf':[{'anyOf':[{'type':'integer'},{'type':'string'}]},{'minimum':3}]}
          {'x-kubernetes-preserve-unknown-fields':true}
          {'type':'object','x-kubernetes-embedded-resource':true,'x-kubernetes-preserve-unknown-fields':true}
          {'type':'object','additionalProperties':{'type':'object','properties':{'d':{'type':'integer','default':1}}}}
          {'type':'object','default':{},'properties':{'n':{'type':'string','default':'x'}}}
          """)
  void goodSchemasPass(String schema) {
    assertThat(errorsOf(withProperty(schema))).isEmpty();
  }

  @Test
  void defaultsInTheMetadataOfEmbeddedObjectsMustBeGoodMetadata() {
    String schema =
        "{'type':'object','x-kubernetes-embedded-resource':true,'properties':{'metadata':"
            + "{'type':'object','properties':{'labels':{'type':'object','default':{'k':'%s'},"
            + "'additionalProperties':{'type':'string'}}}}}}";

    assertThat(errorsOf(withProperty(schema.formatted("good")))).isEmpty();
    assertThat(errorsOf(withProperty(schema.formatted("-"))))
        .singleElement()
        .asString()
        .startsWith(
            PROPERTY
                + ".properties[metadata].properties[labels].default: Invalid value: {\"k\":\"-\"}:"
                + " must result in valid metadata: metadata.labels: Invalid value: \"-\"");
  }

  @Test
  void theRootHoldsNothingThatIsLostWhenTheStatusIsCheckedAlone() {
    String status = "'subresources':{'status':{}}";

    assertThat(
            errorsOf(
                withVersion(version("v1", true, "{'type':'object','maxProperties':3}", status))))
        .singleElement()
        .asString()
        .startsWith(SCHEMA + ": Invalid value: {\"ID\":\"\",\"Schema\":\"\",\"Ref\":null,")
        .contains(",\"Type\":\"object\",\"Nullable\":false,")
        .contains(",\"MaxProperties\":3,\"MinProperties\":null,\"Required\":null,")
        .endsWith(
            ": only [Description Type Format Title Maximum ExclusiveMaximum Minimum"
                + " ExclusiveMinimum MaxLength MinLength Pattern MaxItems MinItems UniqueItems"
                + " MultipleOf Required Items Properties ExternalDocs Example"
                + " XPreserveUnknownFields XValidations] fields are allowed at the root of the"
                + " schema if the status subresource is enabled");
    assertThat(
            errorsOf(
                withVersion(version("v1", true, "{'type':'object','required':['spec']}", status))))
        .isEmpty();
  }

  @Test
  void schemasThatDifferAreNamedByTheirVersions() {
    String other = version("v2", false, "{'type':'object','properties':{'a':{}}}", "");

    assertThat(errorsOf(withVersion(version("v1", true, "{'type':'object'}", "") + "," + other)))
        .containsExactly(
            "spec.versions[1].schema.openAPIV3Schema.properties[a].type: Required value: must not"
                + " be empty for specified object fields");
  }

  @Test
  void rulesAreCheckedOnlyInSchemasThatAreInOrder() {
    RecordingRules rules = new RecordingRules();
    DefinitionValidation validation = new DefinitionValidation(rules);
    String ruled = "{'type':'integer','default':3,'x-kubernetes-validations':[{'rule':'self>0'}]}";

    List<String> good = Definitions.texts(validation.create(withProperty(ruled)));
    validation.create(withProperty("{'type':'integer','x-kubernetes-validations':[{'rule':''}]}"));
    validation.create(withProperty("{'type':'integer'}"));

    assertThat(good).containsExactly(SCHEMA + ": Forbidden: too dear");
    assertThat(rules.calls)
        .containsExactly("value 3 at " + PROPERTY + ".default", "rules at " + SCHEMA + " true");
  }
}
