package dev.navarch.codegen.generators;

import static org.assertj.core.api.Assertions.assertThat;

import com.palantir.javapoet.ClassName;
import dev.navarch.codegen.framework.Namer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NamesTest {
  @ParameterizedTest
  @CsvSource({
    "Pod,pod",
    "PodSpec,podSpec",
    "HTTPGetAction,httpGetAction",
    "CSIDriver,csiDriver",
    "APIService,apiService",
    "JSON,json",
    "A,a",
    "lower,lower",
  })
  void methodNamesStartInLowerCaseUpToTheLastCapitalOfAnAcronym(String type, String method) {
    assertThat(Names.methodName(type)).isEqualTo(method);
  }

  @ParameterizedTest
  @CsvSource({"string,STRING", "intOrString,INT_OR_STRING", "fieldsV1,FIELDS_V1", "int32,INT32"})
  void constantsAreInUpperCaseWithLinesBetweenWords(String codec, String constant) {
    assertThat(Names.constant(codec)).isEqualTo(constant);
  }

  @Test
  void aSuffixNamesAClassBesideTheRecord() {
    Namer builder = Namer.suffix("Builder");

    assertThat(builder.name(ClassName.get("a.b", "Wheel")))
        .isEqualTo(ClassName.get("a.b", "WheelBuilder"));
    assertThat(builder.name(ClassName.get("a.b", "Cart", "Wheel")))
        .isEqualTo(ClassName.get("a.b", "Cart_WheelBuilder"));
  }
}
