package dev.navarch.registry.rbac.authorizer;

import dev.navarch.api.rbac.v1.PolicyRule;
import dev.navarch.apiserver.request.RequestInfo;
import java.util.List;

/** Whether a rule allows a request. */
final class RuleMatch {
  private static final String ALL = "*";
  private static final String ANY_RESOURCE = "*/";

  private RuleMatch() {}

  static boolean allows(PolicyRule rule, RequestInfo request) {
    if (!hasOrAll(rule.verbs(), request.verb())) {
      return false;
    }
    return request.isResource()
        ? hasOrAll(rule.apiGroups(), request.group())
            && hasResource(rule.resources(), request.resource(), request.subresource())
            && (rule.resourceNames().isEmpty() || rule.resourceNames().contains(request.name()))
        : hasPath(rule.nonResourceURLs(), request.path());
  }

  private static boolean hasOrAll(List<String> values, String wanted) {
    for (String value : values) {
      if (value.equals(wanted) || value.equals(ALL)) {
        return true;
      }
    }
    return false;
  }

  /** Finds {@code pods}, {@code pods/log}, {@code *}{@code /log} and {@code *}. */
  private static boolean hasResource(List<String> values, String resource, String subresource) {
    for (String value : values) {
      if (value.equals(ALL) || isPath(value, resource, subresource)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isPath(String value, String resource, String subresource) {
    if (subresource.isEmpty()) {
      return value.equals(resource);
    }
    return isJoined(value, resource, subresource)
        || (value.startsWith(ANY_RESOURCE)
            && value.length() == ANY_RESOURCE.length() + subresource.length()
            && value.endsWith(subresource));
  }

  private static boolean isJoined(String value, String resource, String subresource) {
    return value.length() == resource.length() + 1 + subresource.length()
        && value.startsWith(resource)
        && value.charAt(resource.length()) == '/'
        && value.endsWith(subresource);
  }

  private static boolean hasPath(List<String> patterns, String path) {
    for (String pattern : patterns) {
      if (PathPattern.covers(pattern, path)) {
        return true;
      }
    }
    return false;
  }
}
