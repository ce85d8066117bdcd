package dev.navarch.apiextensions.serving;

import static dev.navarch.apiextensions.serving.TestServer.things;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Rules of a definition as clients meet them. */
class CustomRulesTest {
  private static final String PATH = "/apis/example.com/v1/namespaces/ns/things";
  private static final String INVALID = "Thing.example.com \"a\" is invalid: ";

  private final TestServer server = new TestServer();

  @AfterEach
  void close() {
    server.close();
  }

  /** Things with a spec of these properties and rules. */
  private void define(String properties, String rules) {
    server.define(
        things(
            "{'type':'object','properties':{'spec':{'type':'object','properties':{%s},'x-kubernetes-validations':[%s]}}}"
                .formatted(properties, rules)));
  }

  private TestServer.Answer create(String spec) {
    return server.post(
        PATH,
        "{'apiVersion':'example.com/v1','kind':'Thing','metadata':{'name':'a'},'spec':{%s}}"
            .formatted(spec));
  }

  private TestServer.Answer change(String spec) {
    return server.merge(PATH + "/a", "{'spec':{%s}}".formatted(spec));
  }

  @Test
  void theMessageIsMadeByAnExpression() {
    define(
        "'min':{'type':'integer'},'max':{'type':'integer'}",
        "{'rule':'self.min <= self.max','messageExpression':'\\\"%d is more than %d\\\".format([self.min, self.max])'}");

    assertThat(create("'min':3,'max':2").message())
        .isEqualTo(INVALID + "spec: Invalid value: 3 is more than 2");
    assertThat(create("'min':2,'max':2").status()).isEqualTo(201);
  }

  @Test
  void reasonAndFieldSayWhatIsWrongWhere() {
    define(
        "'size':{'type':'integer'},'mode':{'type':'string','maxLength':10}",
        "{'rule':'!has(self.size) || has(self.mode)','message':'a size needs a mode','reason':'FieldValueRequired','fieldPath':'.mode'},"
            + "{'rule':'!has(self.mode) || has(self.size)','message':'no mode without a size','reason':'FieldValueForbidden','fieldPath':'.mode'}");

    TestServer.Answer missing = create("'size':1");
    assertThat(missing.message())
        .isEqualTo(INVALID + "spec.mode: Required value: a size needs a mode");
    assertThat(missing.text("details", "causes"))
        .contains("reason=FieldValueRequired")
        .contains("field=spec.mode");
    assertThat(create("'mode':'x'").message())
        .isEqualTo(INVALID + "spec.mode: Forbidden: no mode without a size");
  }

  @Test
  void theFormerValueIsThereOnUpdatesAndMayBeOptional() {
    define(
        "'size':{'type':'integer'},'mode':{'type':'string','maxLength':10}",
        "{'rule':'self.size >= oldSelf.size','message':'never shrink'},"
            + "{'rule':'oldSelf.hasValue() || self.size < 10','message':'begin small','optionalOldSelf':true}");

    assertThat(create("'size':10").message())
        .isEqualTo(INVALID + "spec: Invalid value: begin small");
    assertThat(create("'size':5").status()).isEqualTo(201);
    assertThat(change("'size':4").message())
        .isEqualTo(INVALID + "spec: Invalid value: never shrink");
    assertThat(change("'size':50").status()).isEqualTo(200);
  }

  @Test
  void anObjectThatIsTooCostlyToCheckIsRefused() {
    define(
        "'items':{'type':'array','maxItems':1000,'items':{'type':'string','maxLength':5}}",
        "{'rule':'self.items.all(x, self.items.exists(y, y == x))','message':'odd'}");

    StringBuilder many = new StringBuilder();
    for (int i = 0; i < 1000; i++) {
      many.append(i == 0 ? "" : ",").append("'n").append(i).append("'");
    }

    TestServer.Answer refused = create("'items':[" + many + "]");
    assertThat(refused.status()).isEqualTo(422);
    assertThat(refused.message())
        .contains(
            "no further validation rules will be run due to call cost exceeds limit for rule");
    assertThat(create("'items':['a','b']").status()).isEqualTo(201);
  }
}
