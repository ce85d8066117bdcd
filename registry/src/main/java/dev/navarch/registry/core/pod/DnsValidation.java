package dev.navarch.registry.core.pod;

import dev.navarch.api.core.v1.HostAlias;
import dev.navarch.api.core.v1.PodDNSConfig;
import dev.navarch.api.core.v1.PodSpec;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.validation.IpAddress;
import dev.navarch.registry.validation.NameValidation;
import dev.navarch.registry.validation.TextSyntax;
import java.util.List;

/** How a pod resolves names. */
final class DnsValidation {
  private static final List<String> POLICIES =
      List.of("ClusterFirstWithHostNet", "ClusterFirst", "Default", "None");
  private static final int MAX_NAMESERVERS = 3;
  private static final int MAX_SEARCHES = 32;
  private static final int MAX_SEARCH_CHARACTERS = 2048;

  private DnsValidation() {}

  static void policy(String policy, FieldPath path, List<FieldError> errors) {
    NameValidation.oneOf(policy, POLICIES, path, errors);
  }

  static void config(PodSpec spec, FieldPath path, List<FieldError> errors) {
    PodDNSConfig config = spec.dnsConfig();
    boolean alone = spec.dnsPolicy().equals("None");
    if (config == null) {
      if (alone) {
        errors.add(FieldError.required(path, "must provide `dnsConfig` when `dnsPolicy` is None"));
      }
      return;
    }
    if (alone && config.nameservers().isEmpty()) {
      errors.add(
          FieldError.required(
              path.child("nameservers"),
              "must provide at least one DNS nameserver when `dnsPolicy` is None"));
      return;
    }
    nameservers(config.nameservers(), path.child("nameservers"), errors);
    searches(config.searches(), path.child("searches"), errors);
    for (int i = 0; i < config.options().size(); i++) {
      if (config.options().get(i).name().isEmpty()) {
        errors.add(FieldError.required(path.child("options").index(i), "must not be empty"));
      }
    }
  }

  private static void nameservers(List<String> servers, FieldPath path, List<FieldError> errors) {
    if (servers.size() > MAX_NAMESERVERS) {
      errors.add(
          FieldError.invalid(
              path, servers, "must not have more than " + MAX_NAMESERVERS + " nameservers"));
    }
    for (int i = 0; i < servers.size(); i++) {
      IpAddress.check(servers.get(i), path.index(i), errors);
    }
  }

  private static void searches(List<String> searches, FieldPath path, List<FieldError> errors) {
    if (searches.size() > MAX_SEARCHES) {
      errors.add(
          FieldError.invalid(
              path, searches, "must not have more than " + MAX_SEARCHES + " search paths"));
    }
    if (TextSyntax.utf8Length(String.join(" ", searches)) > MAX_SEARCH_CHARACTERS) {
      errors.add(
          FieldError.invalid(
              path,
              searches,
              "must not have more than "
                  + MAX_SEARCH_CHARACTERS
                  + " characters (including spaces) in the search list"));
    }
    for (int i = 0; i < searches.size(); i++) {
      String search = searches.get(i);
      if (!search.equals(".")) {
        String name = search.endsWith(".") ? search.substring(0, search.length() - 1) : search;
        NameValidation.invalid(
            name, TextSyntax.subdomainWithUnderscore(name), path.index(i), errors);
      }
    }
  }

  static void hostAliases(List<HostAlias> aliases, FieldPath path, List<FieldError> errors) {
    for (int i = 0; i < aliases.size(); i++) {
      FieldPath at = path.index(i);
      IpAddress.check(aliases.get(i).ip(), at.child("ip"), errors);
      List<String> names = aliases.get(i).hostnames();
      for (int j = 0; j < names.size(); j++) {
        NameValidation.dnsSubdomain(names.get(j), at.child("hostnames").index(j), errors);
      }
    }
  }
}
