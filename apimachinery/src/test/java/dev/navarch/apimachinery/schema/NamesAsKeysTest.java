package dev.navarch.apimachinery.schema;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Names are equal when all their parts are, although they say so by hand. */
class NamesAsKeysTest {
  private interface Maker {
    Object of(String a, String b, String c);
  }

  private record Form(Class<?> type, int parts, Maker maker) {
    Object make(List<String> values) {
      return maker.of(values.get(0), values.get(1), values.get(2));
    }

    @Override
    public String toString() {
      return type.getSimpleName();
    }
  }

  private static Stream<Form> forms() {
    return Stream.of(
        new Form(GroupKind.class, 2, (a, b, c) -> new GroupKind(a, b)),
        new Form(GroupResource.class, 2, (a, b, c) -> new GroupResource(a, b)),
        new Form(GroupVersion.class, 2, (a, b, c) -> new GroupVersion(a, b)),
        new Form(GroupVersionKind.class, 3, GroupVersionKind::new),
        new Form(GroupVersionResource.class, 3, GroupVersionResource::new));
  }

  @ParameterizedTest
  @MethodSource("forms")
  void theSamePartsMakeTheSameKey(Form form) {
    Object one = form.make(List.of("apps", "v1", "x"));
    Object same = form.make(List.of(new String("apps"), new String("v1"), new String("x")));

    assertThat(same).isEqualTo(one).hasSameHashCodeAs(one);
    assertThat(one).isNotEqualTo(null).isNotEqualTo("apps");
  }

  @ParameterizedTest
  @MethodSource("forms")
  void everyPartMatters(Form form) {
    List<String> parts = List.of("apps", "v1", "x");
    Object one = form.make(parts);
    for (int i = 0; i < form.parts(); i++) {
      List<String> changed = new ArrayList<>(parts);
      changed.set(i, "other");

      assertThat(form.make(changed)).isNotEqualTo(one).doesNotHaveSameHashCodeAs(one);
    }
  }

  @ParameterizedTest
  @MethodSource("forms")
  void theOrderOfPartsMatters(Form form) {
    assertThat(form.make(List.of("a", "b", "x")))
        .isNotEqualTo(form.make(List.of("b", "a", "x")))
        .doesNotHaveSameHashCodeAs(form.make(List.of("b", "a", "x")));
  }
}
