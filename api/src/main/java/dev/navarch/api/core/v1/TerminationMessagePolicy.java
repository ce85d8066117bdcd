package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Where a container's final message is read from. */
@ApiEnum
public final class TerminationMessagePolicy {
  public static final String FILE = "File";
  public static final String FALLBACK_TO_LOGS_ON_ERROR = "FallbackToLogsOnError";

  private TerminationMessagePolicy() {}
}
