package dev.navarch.client.retry;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Something that may be tried several times: it reads anew what it depends on in each. */
@FunctionalInterface
public interface Attempt<T extends @Nullable Object> {
  T run() throws IOException, InterruptedException;
}
