package dev.navarch.apimachinery.serializer;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class UsualSizeTest {
  private final UsualSize size = UsualSize.ofTypes(1024).get(String.class);

  private void write(int times, int bytes) {
    for (int i = 0; i < times; i++) {
      size.was(bytes);
    }
  }

  @Test
  void followsWhatIsWritten() {
    write(30, 5000);
    assertThat(size.capacity()).isBetween(5000, 5500);

    write(30, 300);
    assertThat(size.capacity()).isBetween(300, 400);
  }

  @Test
  void oneLargeObjectDoesNotMakeAllBuffersLarge() {
    write(30, 500);

    size.was(3 << 20);

    assertThat(size.capacity()).isLessThan(8 << 10);
  }

  @Test
  void typesDoNotShareASize() {
    ClassValue<UsualSize> sizes = UsualSize.ofTypes(1024);

    sizes.get(String.class).was(10_000);

    assertThat(sizes.get(Integer.class).capacity()).isLessThan(1200);
  }
}
