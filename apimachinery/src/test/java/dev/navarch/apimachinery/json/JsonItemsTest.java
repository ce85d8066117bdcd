package dev.navarch.apimachinery.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.ListMetaDescriptor;
import dev.navarch.apimachinery.wire.DecodeException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class JsonItemsTest {
  private static final String FIRST = "[{\"resourceVersion\":\"é}]\",\"remainingItemCount\":12}";
  private static final String SECOND = ", {\"continue\":\"c\",\"other\":[true,{}]}";
  private static final byte[] LIST = (FIRST + SECOND + " ] ,\"kind\"").getBytes(UTF_8);

  private final List<String> versions = new ArrayList<>();

  private JsonReader.Progress read(byte[] input, int offset, int length) {
    versions.clear();
    return JsonReader.readItems(
        input,
        offset,
        length,
        ListMetaDescriptor.INSTANCE,
        ListMetaDescriptor.ZERO,
        (ListMeta item) -> versions.add(item.resourceVersion() + item.continue_()));
  }

  @Test
  void whatFollowsTheListIsLeft() {
    JsonReader.Progress progress = read(LIST, 0, LIST.length);

    assertThat(versions).containsExactly("é}]", "c");
    assertThat(progress).isEqualTo(new JsonReader.Progress(LIST.length - 8, true));
  }

  @Test
  void whereverItIsCutOffWholeItemsAreTold() {
    int firstEnd = FIRST.getBytes(UTF_8).length;
    int secondEnd = firstEnd + SECOND.length();
    for (int length = 1; length < LIST.length - 8; length++) {
      JsonReader.Progress progress = read(LIST, 0, length);

      int items = length < firstEnd ? 0 : length < secondEnd ? 1 : 2;
      assertThat(versions).as("%d bytes", length).hasSize(items);
      assertThat(progress)
          .isEqualTo(
              new JsonReader.Progress(items == 0 ? 1 : items == 1 ? firstEnd : secondEnd, false));
    }
  }

  @Test
  void aListMayStandAnywhereInTheArray() {
    byte[] input = "xyz[{\"continue\":\"c\"}]".getBytes(UTF_8);

    assertThat(read(input, 3, input.length - 3)).isEqualTo(new JsonReader.Progress(18, true));
    assertThat(versions).containsExactly("c");
  }

  @Test
  void whatIsNoJsonIsRefusedAtOnce() {
    byte[] input = "[{\"continue\":c},{},{},{},{}]".getBytes(UTF_8);

    assertThatThrownBy(() -> read(input, 0, input.length)).isInstanceOf(DecodeException.class);
  }

  @Test
  void anItemThatIsNoObjectIsRefused() {
    byte[] input = "[{},7,{},{},{},{},{}]".getBytes(UTF_8);

    assertThatThrownBy(() -> read(input, 0, input.length)).isInstanceOf(JsonTypeException.class);
  }
}
