package dev.navarch.apiserver.validation;

import java.util.List;

/** What the names of a kind's objects must look like. {@link NameKind} has the usual forms. */
@FunctionalInterface
public interface NameCheck {

  /**
   * What is wrong with a name, in Kubernetes' words; nothing for a good one.
   *
   * @param prefix true when the text is only the start of a name that the server completes
   */
  List<String> check(String name, boolean prefix);
}
