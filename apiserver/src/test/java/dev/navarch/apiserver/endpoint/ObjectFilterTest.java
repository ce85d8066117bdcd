package dev.navarch.apiserver.endpoint;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.fields.FieldSelector;
import dev.navarch.apimachinery.fields.FieldValue;
import dev.navarch.apimachinery.fields.Fields;
import dev.navarch.apimachinery.labels.Selector;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apiserver.rest.ObjectName;
import org.junit.jupiter.api.Test;

class ObjectFilterTest {
  private static final ObjectName A = new ObjectName("ns", "a");
  private static final ObjectName B = new ObjectName("other", "b");

  /** The fields of objects are of no interest where only names are looked at. */
  private static final SelectableFields NONE =
      new SelectableFields() {
        @Override
        public FieldValue convert(GroupVersion version, String field, String value) {
          return new FieldValue(field, value);
        }

        @Override
        public Fields of(MetaObject object) {
          throw new AssertionError("an object was looked at");
        }
      };

  private static ObjectFilter filter(String labels, String fields) {
    return new ObjectFilter(Selector.parse(labels), FieldSelector.parse(fields), NONE);
  }

  @Test
  void admitsTheNameThatIsAskedFor() {
    ObjectFilter filter = filter("", "metadata.name=a");

    assertThat(filter.admits(A)).isTrue();
    assertThat(filter.admits(B)).isFalse();
    assertThat(filter.asksForNamesOnly()).isTrue();
  }

  @Test
  void admitsAllButTheNamesThatAreLeftOut() {
    ObjectFilter filter = filter("", "metadata.name!=a,metadata.namespace==other");

    assertThat(filter.admits(A)).isFalse();
    assertThat(filter.admits(B)).isTrue();
    assertThat(filter.admits(new ObjectName("ns", "b"))).isFalse();
    assertThat(filter.asksForNamesOnly()).isTrue();
  }

  @Test
  void namesAreNotEnoughForOtherFieldsAndLabels() {
    assertThat(filter("", "status.phase=Running").asksForNamesOnly()).isFalse();
    assertThat(filter("", "status.phase=Running").admits(A)).isTrue();
    assertThat(filter("app", "metadata.name=a").asksForNamesOnly()).isFalse();
    assertThat(filter("app", "metadata.name=a").admits(B)).isFalse();
  }

  @Test
  void noRequirementAdmitsEveryName() {
    assertThat(filter("", "").asksForNamesOnly()).isTrue();
    assertThat(filter("", "").admits(A)).isTrue();
  }

  @Test
  void nothingIsAdmittedWhereNothingIsWanted() {
    ObjectFilter nothing = new ObjectFilter(Selector.parse(""), FieldSelector.nothing(), NONE);

    assertThat(nothing.admits(A)).isFalse();
    assertThat(nothing.asksForNamesOnly()).isFalse();
  }
}
