package dev.navarch.apiextensions.cel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.apiextensions.cel.Expression.Result;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ExpressionTest {
  private static final Map<String, @Nullable Object> OBJECT =
      Map.of(
          "name",
          "web",
          "replicas",
          3L,
          "ratio",
          0.5,
          "on",
          true,
          "tags",
          List.of("a", "b"),
          "labels",
          Map.of("app", "web", "tier", "front"));

  private static Result evaluate(String source) {
    try {
      return Expression.compile(source, List.of("object", "nothing")).evaluate(variables());
    } catch (Expression.CompileException e) {
      throw new AssertionError(e.getMessage(), e);
    }
  }

  private static Map<String, @Nullable Object> variables() {
    Map<String, @Nullable Object> variables = new java.util.HashMap<>();
    variables.put("object", OBJECT);
    variables.put("nothing", null);
    return variables;
  }

  private static @Nullable Object value(String source) {
    return switch (evaluate(source)) {
      case Result.Value value -> value.value();
      case Result.Failure failure -> throw new AssertionError(source + ": " + failure.message());
    };
  }

  private static String failure(String source) {
    return switch (evaluate(source)) {
      case Result.Value value -> throw new AssertionError(source + " gave " + value.value());
      case Result.Failure failure -> failure.message();
    };
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1 + 2 * 3 == 7",
        "7 / 2 == 3 && 7 % 4 == 3 && -7 / 2 == -3",
        "1.5 + 1.5 == 3.0",
        "1u + 2u == 3u",
        "'a' + 'b' == 'ab' && b'a' + b'b' == b'ab'",
        "[1] + [2, 3] == [1, 2, 3]",
        "1 < 2 && 2.0 > 1 && 1u <= 1 && 'a' < 'b' && b'a' < b'b' && false < true",
        "dyn(1) == dyn(1.0) && dyn(1) == dyn(1u) && dyn(1) != dyn('1')",
        "'a' in ['a', 'b'] && !('c' in ['a']) && 'k' in {'k': 1}",
        "{'a': 1}['a'] == 1 && {'a': 1}.a == 1 && [4, 5][1] == 5",
        "{'a': {'b': [1]}} == {'a': {'b': [1]}}",
        "size('äöü') == 3 && 'abc'.size() == 3 && [1, 2].size() == 2 && {'a': 1}.size() == 1",
        "true ? true : 1 / 0 == 0",
        "(1 / 0 == 0 || true) && !(1 / 0 == 0 && false)",
        "type(1) == int && type('') == string && type([]) == list && type({}) == map",
        "type(1.0) == double && type(1u) == uint && type(true) == bool && type(null) == null_type",
        "int('12') == 12 && int(2.9) == 2 && int(3u) == 3 && int(timestamp('1970-01-01T00:00:05Z')) == 5",
        "uint(3) == 3u && double('1.5') == 1.5 && double(2) == 2.0 && bool('true')",
        "string(12) == '12' && string(1.5) == '1.5' && string(true) == 'true' && string(b'x') == 'x'",
        "string(duration('90m')) == '5400s' && string(timestamp('2020-01-02T03:04:05.5Z')) == '2020-01-02T03:04:05.5Z'",
        "bytes('a') == b'a'",
        "object.name == 'web' && object.replicas == 3 && has(object.labels.app) && !has(object.foo)",
        "object.labels.exists(k, k == 'app') && object.labels.all(k, v, k.size() > v.size() - 3)",
        "nothing == null",
      })
  void theLanguageItself(String source) {
    assertThat(value(source)).as(source).isEqualTo(true);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[1, 2, 3].all(x, x > 0) && [1, 2].exists(x, x == 2) && [1, 2, 2].exists_one(x, x == 1)",
        "[1, 2, 3].map(x, x * 2) == [2, 4, 6] && [1, 2, 3].filter(x, x > 1) == [2, 3]",
        "[1, 2, 3].map(x, x > 1, x * 10) == [20, 30]",
        "[[1], [2, 3]].all(l, l.exists(x, x > 0))",
        "[1, 'a' == 'a' ? 0 : 1].exists(x, 1 / x == 1)",
        "['a', 'b'].all(i, v, i < 2 && v != '') && ['a'].exists(i, v, i == 0 && v == 'a')",
        "[1, 2].existsOne(i, v, v == 2)",
        "[1, 2].transformList(i, v, i + v) == [1, 3] && [1, 2].transformList(i, v, v > 1, i) == [1]",
        "{'a': 1}.transformMap(k, v, v + 1) == {'a': 2}",
        "{'a': 1, 'b': 2}.transformMap(k, v, v > 1, v) == {'b': 2}",
        "{'a': 'x'}.transformMapEntry(k, v, {v: k}) == {'x': 'a'}",
        "optional.of(1).hasValue() && !optional.none().hasValue() && optional.of(1).value() == 1",
        "optional.none().orValue(5) == 5 && optional.of(1).or(optional.of(2)).value() == 1",
        "!optional.ofNonZeroValue(0).hasValue() && optional.ofNonZeroValue('x').hasValue()",
        "object.?labels.?app.orValue('') == 'web' && !object.?foo.?bar.hasValue()",
        "[1, 2][?1].value() == 2 && ![1][?5].hasValue() && {'a': 1}[?'a'].hasValue()",
        "[?optional.of(1), ?optional.none(), 2] == [1, 2]",
        "{?'a': optional.of(1), ?'b': optional.none()} == {'a': 1}",
        "optional.of(2).optMap(x, x * 2).value() == 4",
        "optional.of(2).optFlatMap(x, optional.of(x * 3)).value() == 6",
      })
  void loopsAndOptionals(String source) {
    assertThat(value(source)).as(source).isEqualTo(true);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "'tacocat'.charAt(3) == 'o' && 'abc'.charAt(3) == ''",
        "'hello mellow'.indexOf('ello') == 1 && 'hello mellow'.indexOf('ello', 2) == 7 && 'a'.indexOf('z') == -1",
        "'hello mellow'.lastIndexOf('ello') == 7 && 'hello mellow'.lastIndexOf('ello', 6) == 1",
        "'TacÖ'.lowerAscii() == 'tacÖ' && 'tacö'.upperAscii() == 'TACö'",
        "'hello hello'.replace('he', 'we') == 'wello wello' && 'hello hello'.replace('he', 'we', 1) == 'wello hello'",
        "'ab'.replace('', '_') == '_a_b_'",
        "'a b c'.split(' ') == ['a', 'b', 'c'] && 'a b c'.split(' ', 2) == ['a', 'b c']",
        "'abc'.split('') == ['a', 'b', 'c'] && 'a'.split(' ', 0) == []",
        "'tacocat'.substring(4) == 'cat' && 'tacocat'.substring(0, 4) == 'taco'",
        "'  trim\\n '.trim() == 'trim'",
        "['a', 'b'].join() == 'ab' && ['a', 'b'].join('-') == 'a-b'",
        "strings.quote('a\"\\n') == '\"a\\\\\"\\\\n\"'",
        "'%s has %d of %.2f, %x %o %b %e%%'.format([dyn('a'), 3, 1.5, 255, 8, 5, 1234.5]) == 'a has 3 of 1.50, ff 10 101 1.234500e+03%'",
        "'%s %s'.format([dyn([1, 2]), {'b': dyn(1), 'a': true}]) == '[1, 2] {a: true, b: 1}'",
        "'abc 123'.find('[0-9]+') == '123' && 'abc'.find('x') == '' && 'abc'.matches('^a.c$')",
        "'1 2 3'.findAll('[0-9]') == ['1', '2', '3'] && '1 2 3'.findAll('[0-9]', 2) == ['1', '2']",
        "'abc'.startsWith('ab') && 'abc'.endsWith('bc') && 'abc'.contains('b')",
      })
  void texts(String source) {
    assertThat(value(source)).as(source).isEqualTo(true);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[1, 2, 2].isSorted() && ![2, 1].isSorted() && ['a', 'b'].isSorted() && [].isSorted()",
        "[1, 2].sum() == 3 && [0.5, 0.5].sum() == 1.0 && [duration('1m'), duration('1s')].sum() == duration('61s')",
        "[1].filter(x, false).sum() == 0 && [1.5].filter(x, false).sum() + 0.5 == 0.5",
        "[3, 1].min() == 1 && [3, 1].max() == 3 && ['b', 'a'].min() == 'a'",
        "[1, 2, 2].indexOf(2) == 1 && [1, 2, 2].lastIndexOf(2) == 2 && ['a'].indexOf('b') == -1",
        "sets.contains([1, 2], [2]) && sets.equivalent([1, 1], [1]) && sets.intersects([1], [1, 2])",
        "!sets.contains([1], [2]) && !sets.intersects([1], [2])",
      })
  void lists(String source) {
    assertThat(value(source)).as(source).isEqualTo(true);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "quantity('1Gi').isGreaterThan(quantity('1G')) && quantity('1').isLessThan(quantity('1k'))",
        "quantity('200M').compareTo(quantity('0.2G')) == 0 && quantity('1Ki') == quantity('1024')",
        "quantity('50k').add(quantity('20k')) == quantity('70k') && quantity('50k').sub(20000) == quantity('30k')",
        "quantity('50k').asInteger() == 50000 && !quantity('0.5').isInteger() && quantity('-1').sign() == -1",
        "quantity('1500m').asApproximateFloat() == 1.5 && isQuantity('1Mi') && !isQuantity('x')",
        "url('https://user@example.com:80/a b?k=1&k=2&l').getHost() == 'example.com:80'",
        "url('https://[::1]:80/').getHostname() == '::1' && url('https://[::1]:80/').getPort() == '80'",
        "url('https://example.com/a b').getEscapedPath() == '/a%20b' && url('/p').getScheme() == ''",
        "url('https://h/?k=1&k=2&l').getQuery() == {'k': ['1', '2'], 'l': ['']}",
        "isURL('https://example.com') && !isURL('example.com') && !isURL('')",
        "ip('127.0.0.1').isLoopback() && ip('::1').family() == 6 && string(ip('2001:DB8::0:1')) == '2001:db8::1'",
        "isIP('1.2.3.4') && !isIP('1.2.3') && !isIP('::ffff:1.2.3.4') && !isIP('fe80::1%eth0') && !isIP('01.2.3.4')",
        "ip.isCanonical('2001:db8::1') && !ip.isCanonical('2001:DB8::1')",
        "ip('0.0.0.0').isUnspecified() && ip('169.254.1.1').isLinkLocalUnicast() && ip('224.0.0.1').isLinkLocalMulticast()",
        "ip('8.8.8.8').isGlobalUnicast() && !ip('255.255.255.255').isGlobalUnicast()",
        "cidr('10.0.0.0/8').containsIP('10.1.2.3') && cidr('10.0.0.0/8').containsIP(ip('10.1.2.3'))",
        "cidr('10.0.0.0/8').containsCIDR('10.1.0.0/16') && !cidr('10.0.0.0/16').containsCIDR(cidr('10.0.0.0/8'))",
        "cidr('192.168.1.5/24').masked() == cidr('192.168.1.0/24') && cidr('::1/128').prefixLength() == 128",
        "cidr('192.168.1.5/24').ip() == ip('192.168.1.5') && string(cidr('10.0.0.0/8')) == '10.0.0.0/8' && !isCIDR('10.0.0.0/33')",
        "semver('1.2.3').major() == 1 && semver('1.2.3').minor() == 2 && semver('1.2.3').patch() == 3",
        "semver('1.0.0-alpha').isLessThan(semver('1.0.0')) && semver('1.10.0').isGreaterThan(semver('1.9.0'))",
        "semver('1.0.0-a.2').compareTo(semver('1.0.0-a.10')) == -1 && semver('1.0.0+x') == semver('1.0.0+y')",
        "isSemver('1.0.0') && !isSemver('v1.0') && isSemver('v1.0', true) && semver('01.2', true) == semver('1.2.0')",
        "!format.dns1123Label().validate('my-name').hasValue()",
        "format.dns1123Label().validate('My').value()[0].startsWith('a lowercase RFC 1123 label')",
        "format.named('uuid').value().validate('x').value() == ['does not match the UUID format']",
        "!format.named('nope').hasValue() && !format.dns1123LabelPrefix().validate('a-').hasValue()",
        "!format.uri().validate('http://a').hasValue() && !format.byte().validate('aGk=').hasValue()",
        "!format.date().validate('2021-01-31').hasValue() && format.datetime().validate('x').hasValue()",
        "timestamp('2020-02-03T04:05:06.007Z').getFullYear() == 2020 && timestamp('2020-02-03T04:05:06Z').getMonth() == 1",
        "timestamp('2020-02-03T04:05:06.007Z').getMilliseconds() == 7 && timestamp('2020-02-03T00:00:00Z').getDayOfWeek() == 1",
        "timestamp('2020-02-03T23:00:00Z').getDate('+02:00') == 4 && timestamp('2020-02-03T00:00:00Z').getHours('America/New_York') == 19",
        "timestamp('2020-01-02T00:00:00Z') - timestamp('2020-01-01T00:00:00Z') == duration('24h')",
        "timestamp('2020-01-01T00:00:00Z') + duration('1h') > timestamp('2020-01-01T00:59:59Z')",
        "duration('1h30m').getMinutes() == 90 && duration('1.5s').getMilliseconds() == 1500 && duration('-1h') < duration('0s')",
      })
  void theFunctionsOfKubernetes(String source) {
    assertThat(value(source)).as(source).isEqualTo(true);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "1 / (object.replicas - 3)  | division by zero",
        "1 % (object.replicas - 3)  | modulus by zero",
        "9223372036854775807 + object.replicas | integer overflow",
        "object.missing | no such key: missing",
        "object.labels['x'] | no such key: x",
        "object.tags[7] | index out of bounds: 7",
        "object.name + 1 | no such overload",
        "object.name < 1 | no such overload",
        "int(object.name) | type conversion error from 'string' to 'int'",
        "timestamp(object.name) | type conversion error from 'string' to 'google.protobuf.Timestamp'",
        "optional.none().value() | optional.none() dereference",
        "[1].filter(x, false).max() | max called on empty list",
        "object.name.substring(9) | index out of range: 9",
        "quantity(object.replicas) | no such overload: quantity(int)",
        "object.on && object.name | no such overload",
      })
  void failuresReadAsInKubernetes(String source, String message) {
    assertThat(failure(source)).isEqualTo(message);
  }

  @Test
  void aFailureInOneBranchDoesNotMatterWhenTheOtherDecides() {
    assertThat(value("object.missing == 1 || object.replicas == 3")).isEqualTo(true);
    assertThat(value("object.missing == 1 && object.replicas == 4")).isEqualTo(false);
    assertThat(failure("object.missing == 1 || object.replicas == 4"))
        .isEqualTo("no such key: missing");
  }

  @Test
  void whatCostsTooMuchIsEnded() {
    String loop = "[1,2,3,4,5,6,7,8,9,10]";
    String source =
        "%1$s.all(a, %1$s.all(b, %1$s.all(c, %1$s.all(d, %1$s.all(e, %1$s.all(f, a > 0))))))"
            .formatted(loop);

    assertThat(failure(source)).isEqualTo("operation cancelled: actual cost limit exceeded");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "object.big.map(x, object.big).map(x, object.big) == object.big.map(x, object.big)",
        "'%s'.format([object.big.map(x, object.big.map(y, object.big))]) == ''",
        "object.big.map(x, object.text).join() == ''",
        "object.text.replace('', object.text) == ''",
        "object.big.all(x, [object.big] == [object.big])",
        "object.big.all(x, (object.big + object.big).size() > 0)",
        "object.big.transformMap(i, v, object.big).all(k, v, v == object.big)",
      })
  void smallExpressionsCannotAskForAnyAmountOfWork(String source) throws Exception {
    Map<String, Object> object =
        Map.of(
            "big", java.util.Collections.nCopies(30_000, 1L),
            "text", "x".repeat(300_000));

    Result result =
        Expression.compile(source, List.of("object")).evaluate(Map.of("object", object));

    assertThat(result)
        .isInstanceOfSatisfying(
            Result.Failure.class,
            failure ->
                assertThat(failure.message())
                    .isEqualTo("operation cancelled: actual cost limit exceeded"));
  }

  @Test
  void listsThatWereAddedToKeepTheirContent() {
    assertThat(
            value(
                "[[1].map(x, x) + [2]].all(l, l + [3] == [1, 2, 3] && l + [4] == [1, 2, 4] && l == [1, 2])"))
        .isEqualTo(true);
  }

  @Test
  void whatDoesNotCompileIsShownWithMarks() {
    assertThatThrownBy(() -> Expression.compile("object.a ==", List.of("object")))
        .isInstanceOf(Expression.CompileException.class)
        .hasMessageStartingWith(
            "compilation failed: ERROR: <input>:1:12: Syntax error: mismatched input '<EOF>'"
                + " expecting {")
        .hasMessageEndingWith("\n | object.a ==\n | ...........^");
    assertThatThrownBy(() -> Expression.compile("authorizer.path('/')", List.of("object")))
        .hasMessageContaining("undeclared reference to 'authorizer' (in container '')");
  }

  @ParameterizedTest
  @ValueSource(strings = {"+1", "||true", ".a", "[0]", "? true : true", "in [1]"})
  void longChainsAreRefusedOrEvaluatedButNeverOverflowTheStack(String link) {
    String source = (link.contains("true") ? "true" : "1") + link.repeat(3_000);
    try {
      Expression.compile(source, List.of()).evaluate(Map.of());
    } catch (Expression.CompileException e) {
      assertThat(e).hasMessageStartingWith("compilation failed: ERROR");
    }
  }

  @Test
  void resultsAreTrees() {
    assertThat(value("{'a': [dyn(1), null, 'x']}"))
        .isEqualTo(Map.of("a", Arrays.asList(1L, null, "x")));
  }
}
