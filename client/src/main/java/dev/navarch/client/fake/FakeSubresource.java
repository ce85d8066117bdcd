package dev.navarch.client.fake;

import dev.navarch.apimachinery.schema.GroupVersionKind;
import java.util.List;

/**
 * What is below the objects of a {@link FakeResource}.
 *
 * @param kind what is read and written there
 */
public record FakeSubresource(String name, GroupVersionKind kind, List<String> verbs) {
  public FakeSubresource {
    verbs = List.copyOf(verbs);
  }
}
