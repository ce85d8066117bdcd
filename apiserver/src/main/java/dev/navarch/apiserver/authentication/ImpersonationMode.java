package dev.navarch.apiserver.authentication;

import dev.navarch.apimachinery.labels.NameSyntax;
import java.util.List;
import java.util.Optional;

/**
 * The ways in which somebody may be allowed to act as somebody else, the narrowest first
 * (KEP-5284). All but the last also limit what may be done meanwhile.
 */
enum ImpersonationMode {
  /** As the node on which the sender, a service account, runs itself. */
  ASSOCIATED_NODE("associated-node"),
  ARBITRARY_NODE("arbitrary-node"),
  SERVICE_ACCOUNT("serviceaccount"),
  /** As anybody else, with groups and all. */
  USER_INFO("user-info"),
  /** As anybody, for everything that they may do. */
  UNLIMITED("");

  private static final String NODE_PREFIX = "system:node:";
  private static final String NODE_NAME = "authentication.kubernetes.io/node-name";

  private final String word;

  ImpersonationMode(String word) {
    this.word = word;
  }

  boolean isLimited() {
    return this != UNLIMITED;
  }

  /** The verb that allows to act as somebody. */
  String verb() {
    return isLimited() ? "impersonate:" + word : "impersonate";
  }

  /** The verb that allows to do something meanwhile. */
  String verbOn(String verb) {
    return "impersonate-on:" + word + ":" + verb;
  }

  /** The API group of users, groups and the like, as far as verbs of this mode are concerned. */
  String group() {
    return isLimited() ? "authentication.k8s.io" : "";
  }

  /** Whether somebody can be meant by this mode at all. */
  boolean isFor(User wanted, User requestor) {
    return switch (this) {
      case ASSOCIATED_NODE -> hasNameOnly(wanted) && runsOn(requestor, node(wanted.name()));
      case ARBITRARY_NODE -> hasNameOnly(wanted) && node(wanted.name()).isPresent();
      case SERVICE_ACCOUNT ->
          hasNameOnly(wanted) && ServiceAccountName.parse(wanted.name()).isPresent();
      case USER_INFO ->
          node(wanted.name()).isEmpty() && ServiceAccountName.parse(wanted.name()).isEmpty();
      case UNLIMITED -> true;
    };
  }

  /** The node that a user is; empty if it is none. */
  static Optional<String> node(String username) {
    return username.startsWith(NODE_PREFIX)
        ? Optional.of(username.substring(NODE_PREFIX.length()))
            .filter(name -> NameSyntax.dns1123Subdomain(name).isEmpty())
        : Optional.empty();
  }

  private static boolean hasNameOnly(User user) {
    return user.uid().isEmpty() && user.groups().isEmpty() && user.extra().isEmpty();
  }

  private static boolean runsOn(User requestor, Optional<String> node) {
    return node.isPresent()
        && ServiceAccountName.parse(requestor.name()).isPresent()
        && requestor.extra().getOrDefault(NODE_NAME, List.of()).equals(List.of(node.get()));
  }
}
