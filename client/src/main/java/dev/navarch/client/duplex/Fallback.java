package dev.navarch.client.duplex;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.errors.StatusReason;
import dev.navarch.apimachinery.meta.v1.CauseType;
import dev.navarch.apimachinery.meta.v1.StatusDetails;
import dev.navarch.client.transport.NotUpgradedException;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Goes through protocols until a server agrees to one. A refusal ends it at once if every protocol
 * would get it: the caller is unknown, or what was asked for does not exist. A caller who may not
 * do it in one way may in another: with SPDY it is another verb.
 */
public final class Fallback {
  private Fallback() {}

  /** One way to connect. */
  @FunctionalInterface
  public interface Way<T> {
    T open() throws IOException, InterruptedException;
  }

  /**
   * The first connection that can be made.
   *
   * @throws ApiException what the server said last, if it refused all
   * @throws NotUpgradedException if it knows none of the protocols and did not say why
   * @throws IOException if it cannot be reached
   */
  public static <T> T first(List<Way<T>> ways) throws IOException, InterruptedException {
    ApiException refusal = null;
    NotUpgradedException ignorance = null;
    for (Way<T> way : ways) {
      try {
        return way.open();
      } catch (NotUpgradedException e) {
        ignorance = withEarlier(e, ignorance);
      } catch (ApiException e) {
        if (isFinal(e)) {
          throw e;
        }
        refusal = withEarlier(e, refusal);
      }
    }
    if (refusal != null) {
      throw withEarlier(refusal, ignorance);
    }
    throw ignorance == null ? new IOException("there is no way to connect") : ignorance;
  }

  private static boolean isFinal(ApiException refusal) {
    StatusDetails details = refusal.status().details();
    return refusal.reason() == StatusReason.UNAUTHORIZED
        || (refusal.reason() == StatusReason.NOT_FOUND
            && details != null
            && !details.name().isEmpty()
            && !refusal.hasCause(CauseType.UNEXPECTED_SERVER_RESPONSE));
  }

  private static <E extends Exception> E withEarlier(E later, @Nullable Exception earlier) {
    if (earlier != null) {
      later.addSuppressed(earlier);
    }
    return later;
  }
}
