package dev.navarch.apiextensions.schema;

import static dev.navarch.apiextensions.schema.Trees.schema;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.validation.FieldPath;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.jspecify.annotations.Nullable;

class TreesProperties {
  private static final StructuralSchema SCHEMA =
      schema(
          """
          {'type':'object','properties':{
            'a':{'type':'string','default':'x','maxLength':2},
            'b':{'type':'object','properties':{'a':{'type':'integer','default':1},
                 'b':{'type':'array','items':{'type':'object','properties':{'a':{'type':'string',
                 'default':'y'}}}}}},
            'c':{'type':'object','x-kubernetes-preserve-unknown-fields':true},
            'd':{'type':'array','x-kubernetes-list-type':'map','x-kubernetes-list-map-keys':['a'],
                 'items':{'type':'object','required':['a'],'properties':{'a':{'type':'string'},
                 'b':{'type':'integer','minimum':3}}}}}}
          """);

  @Property(tries = 300)
  void pruningTwiceIsPruningOnce(@ForAll("objects") StringMap<@Nullable Object> object) {
    Pruned once = Pruning.object(object, SCHEMA);

    assertThat(Pruning.value(once.tree(), SCHEMA).unknownFields()).isEmpty();
  }

  @Property(tries = 300)
  void defaultingTwiceIsDefaultingOnce(@ForAll("objects") StringMap<@Nullable Object> object) {
    StringMap<@Nullable Object> once = Defaulting.object(object, SCHEMA);

    assertThat(Defaulting.object(once, SCHEMA)).isEqualTo(once);
  }

  @Property(tries = 300)
  void anObjectThatDoesNotChangeIsNeverRefused(
      @ForAll("objects") StringMap<@Nullable Object> object) {
    assertThat(SchemaValidator.of(SCHEMA).validateUpdate(object, object, FieldPath.ROOT)).isEmpty();
  }

  @Property(tries = 300)
  void anUpdateIsRefusedForNothingThatANewObjectIsNotRefusedFor(
      @ForAll("objects") StringMap<@Nullable Object> object,
      @ForAll("objects") StringMap<@Nullable Object> before) {
    SchemaValidator validator = SchemaValidator.of(SCHEMA);

    assertThat(validator.validate(object, FieldPath.ROOT))
        .containsAll(validator.validateUpdate(object, before, FieldPath.ROOT));
  }

  @Provide
  Arbitrary<StringMap<@Nullable Object>> objects() {
    return maps(values(3)).map(map -> JsonKind.object((Map<?, ?>) copy(map)));
  }

  private static Object copy(Map<String, Object> map) {
    Object copy = JsonTree.copyOf(map);
    return copy == null ? Map.of() : copy;
  }

  private static Arbitrary<Map<String, Object>> maps(Arbitrary<Object> values) {
    return Arbitraries.maps(Arbitraries.of("a", "b", "c", "d", "e"), values).ofMaxSize(4);
  }

  private static Arbitrary<Object> values(int depth) {
    Arbitrary<Object> scalars =
        Arbitraries.of("x", "long", 1L, 5L, 1.5, true).map(value -> (Object) value);
    if (depth == 0) {
      return scalars;
    }
    Arbitrary<Object> inner = values(depth - 1);
    return Arbitraries.oneOf(
        List.of(
            scalars,
            maps(inner).map(map -> (Object) map),
            inner.list().ofMaxSize(3).map(list -> (Object) list)));
  }
}
