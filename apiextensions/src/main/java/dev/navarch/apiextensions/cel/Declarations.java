package dev.navarch.apiextensions.cel;

import static dev.cel.common.CelOverloadDecl.newGlobalOverload;
import static dev.cel.common.CelOverloadDecl.newMemberOverload;

import dev.cel.common.CelFunctionDecl;
import dev.cel.common.CelOverloadDecl;
import dev.cel.common.types.CelType;
import dev.cel.common.types.ListType;
import dev.cel.common.types.MapType;
import dev.cel.common.types.OpaqueType;
import dev.cel.common.types.OptionalType;
import dev.cel.common.types.SimpleType;
import dev.cel.common.types.TypeParamType;
import dev.navarch.apiextensions.cel.eval.NamedFormats;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The functions that Kubernetes adds to the language, as the checker has to know them. */
final class Declarations {
  private static final CelType BOOL = SimpleType.BOOL;
  private static final CelType INT = SimpleType.INT;
  private static final CelType STRING = SimpleType.STRING;
  private static final CelType TEXTS = ListType.create(STRING);
  private static final CelType QUANTITY = OpaqueType.create("kubernetes.Quantity");
  private static final CelType URL = OpaqueType.create("kubernetes.URL");
  private static final CelType IP = OpaqueType.create("net.IP");
  private static final CelType CIDR = OpaqueType.create("net.CIDR");
  private static final CelType SEMVER = OpaqueType.create("kubernetes.Semver");
  private static final CelType FORMAT = OpaqueType.create("kubernetes.NamedFormat");
  private static final CelType ANY = TypeParamType.create("A");

  private static final Map<String, CelType> SUMMABLE = new LinkedHashMap<>();
  private static final Map<String, CelType> COMPARABLE = new LinkedHashMap<>();

  static {
    SUMMABLE.put("int", INT);
    SUMMABLE.put("uint", SimpleType.UINT);
    SUMMABLE.put("double", SimpleType.DOUBLE);
    SUMMABLE.put("duration", SimpleType.DURATION);
    COMPARABLE.putAll(SUMMABLE);
    COMPARABLE.put("bool", BOOL);
    COMPARABLE.put("timestamp", SimpleType.TIMESTAMP);
    COMPARABLE.put("string", STRING);
    COMPARABLE.put("bytes", SimpleType.BYTES);
  }

  private final Map<String, List<CelOverloadDecl>> functions = new LinkedHashMap<>();

  private Declarations() {}

  static List<CelFunctionDecl> all() {
    Declarations all = new Declarations();
    all.lists();
    all.texts();
    all.urls();
    all.quantities();
    all.networks();
    all.semvers();
    all.formats();
    return all.functions.entrySet().stream()
        .map(function ->
            CelFunctionDecl.newFunctionDeclaration(function.getKey(), function.getValue()))
        .toList();
  }

  private void global(String name, String id, CelType result, CelType... arguments) {
    add(name, newGlobalOverload(id, result, arguments));
  }

  private void member(String name, String id, CelType result, CelType... arguments) {
    add(name, newMemberOverload(id, result, arguments));
  }

  private void add(String name, CelOverloadDecl overload) {
    functions.computeIfAbsent(name, n -> new ArrayList<>()).add(overload);
  }

  private void lists() {
    SUMMABLE.forEach((name, type) ->
        member("sum", "list_" + name + "_sum_" + name, type, ListType.create(type)));
    COMPARABLE.forEach((name, type) -> {
      CelType list = ListType.create(type);
      member("isSorted", "list_" + name + "_is_sorted_bool", BOOL, list);
      member("max", "list_" + name + "_max_" + name, type, list);
      member("min", "list_" + name + "_min_" + name, type, list);
    });
    member("indexOf", "list_a_index_of_int", INT, ListType.create(ANY), ANY);
    member("lastIndexOf", "list_a_last_index_of_int", INT, ListType.create(ANY), ANY);
  }

  private void texts() {
    member("find", "string_find_string", STRING, STRING, STRING);
    member("findAll", "string_find_all_string", TEXTS, STRING, STRING);
    member("findAll", "string_find_all_string_int", TEXTS, STRING, STRING, INT);
    member("format", "string_format", STRING, STRING, ListType.create(SimpleType.DYN));
  }

  private void urls() {
    global("url", "string_to_url", URL, STRING);
    global("isURL", "is_url_string", BOOL, STRING);
    member("getScheme", "url_get_scheme", STRING, URL);
    member("getHost", "url_get_host", STRING, URL);
    member("getHostname", "url_get_hostname", STRING, URL);
    member("getPort", "url_get_port", STRING, URL);
    member("getEscapedPath", "url_get_escaped_path", STRING, URL);
    member("getQuery", "url_get_query", MapType.create(STRING, TEXTS), URL);
  }

  private void quantities() {
    global("quantity", "string_to_quantity", QUANTITY, STRING);
    global("isQuantity", "is_quantity_string", BOOL, STRING);
    member("sign", "quantity_sign", INT, QUANTITY);
    member("isInteger", "quantity_is_integer", BOOL, QUANTITY);
    member("asInteger", "quantity_get_int", INT, QUANTITY);
    member("asApproximateFloat", "quantity_get_float", SimpleType.DOUBLE, QUANTITY);
    member("add", "quantity_add", QUANTITY, QUANTITY, QUANTITY);
    member("add", "quantity_add_int", QUANTITY, QUANTITY, INT);
    member("sub", "quantity_sub", QUANTITY, QUANTITY, QUANTITY);
    member("sub", "quantity_sub_int", QUANTITY, QUANTITY, INT);
    comparable("quantity", QUANTITY);
  }

  private void comparable(String name, CelType type) {
    member("isGreaterThan", name + "_is_greater_than", BOOL, type, type);
    member("isLessThan", name + "_is_less_than", BOOL, type, type);
    member("compareTo", name + "_compare_to", INT, type, type);
  }

  private void networks() {
    global("ip", "string_to_ip", IP, STRING);
    global("isIP", "is_ip", BOOL, STRING);
    global("ip.isCanonical", "ip_is_canonical", BOOL, STRING);
    global("string", "ip_to_string", STRING, IP);
    member("family", "ip_family", INT, IP);
    member("isUnspecified", "ip_is_unspecified", BOOL, IP);
    member("isLoopback", "ip_is_loopback", BOOL, IP);
    member("isLinkLocalMulticast", "ip_is_link_local_multicast", BOOL, IP);
    member("isLinkLocalUnicast", "ip_is_link_local_unicast", BOOL, IP);
    member("isGlobalUnicast", "ip_is_global_unicast", BOOL, IP);
    global("cidr", "string_to_cidr", CIDR, STRING);
    global("isCIDR", "is_cidr", BOOL, STRING);
    global("string", "cidr_to_string", STRING, CIDR);
    member("ip", "cidr_ip", IP, CIDR);
    member("prefixLength", "cidr_prefix_length", INT, CIDR);
    member("masked", "cidr_masked", CIDR, CIDR);
    member("containsIP", "cidr_contains_ip_string", BOOL, CIDR, STRING);
    member("containsIP", "cidr_contains_ip_ip", BOOL, CIDR, IP);
    member("containsCIDR", "cidr_contains_cidr_string", BOOL, CIDR, STRING);
    member("containsCIDR", "cidr_contains_cidr", BOOL, CIDR, CIDR);
  }

  private void semvers() {
    global("semver", "string_to_semver", SEMVER, STRING);
    global("semver", "string_bool_to_semver", SEMVER, STRING, BOOL);
    global("isSemver", "is_semver_string", BOOL, STRING);
    global("isSemver", "is_semver_string_bool", BOOL, STRING, BOOL);
    member("major", "semver_major", INT, SEMVER);
    member("minor", "semver_minor", INT, SEMVER);
    member("patch", "semver_patch", INT, SEMVER);
    comparable("semver", SEMVER);
  }

  private void formats() {
    global("format.named", "format-named", OptionalType.create(FORMAT), STRING);
    member("validate", "format-validate", OptionalType.create(TEXTS), FORMAT, STRING);
    NamedFormats.names().forEach(name -> global("format." + name, "format." + name, FORMAT));
  }
}
