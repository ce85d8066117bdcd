package dev.navarch.testing.server;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.wire.DecodeException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/** Makes sensible requests hostile. What it makes depends on nothing but its seed. */
final class RequestMutator {
  private static final List<String> METHODS =
      List.of("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "BREW");
  private static final List<String> SEGMENTS =
      List.of(
          "",
          ".",
          "..",
          "%2e%2e",
          "%00",
          "%ff",
          "a%2Fb",
          "~",
          "A",
          "-",
          "status",
          "scale",
          "log",
          "proxy",
          "exec",
          "token",
          "pods",
          "nodes",
          "namespaces",
          "configmaps",
          "v1",
          "v2",
          "apps",
          "watch",
          "x".repeat(300),
          "%E2%98%83",
          "a:b",
          "a;b=c",
          "*",
          "$",
          "{}",
          "'");
  private static final List<String> PARAMETERS =
      List.of(
          "limit",
          "continue",
          "resourceVersion",
          "resourceVersionMatch",
          "timeoutSeconds",
          "labelSelector",
          "fieldSelector",
          "dryRun",
          "fieldManager",
          "fieldValidation",
          "force",
          "pretty",
          "includeObject",
          "gracePeriodSeconds",
          "orphanDependents",
          "propagationPolicy",
          "timeout",
          "sendInitialEvents",
          "allowWatchBookmarks",
          "container",
          "tailLines",
          "sinceTime",
          "verbose",
          "exclude",
          "shardSelector",
          "x");
  private static final List<String> VALUES =
      List.of(
          "",
          "0",
          "1",
          "-1",
          "true",
          "false",
          "All",
          "Strict",
          "Warn",
          "Exact",
          "NotOlderThan",
          "99999999999999999999",
          "9223372036854775807",
          "2147483648",
          "abc",
          "%00",
          "%zz",
          "%F0",
          "a%3Db",
          "a+in+(b,c)",
          "a+notin+()",
          "!a",
          "a,b,,c",
          "a%3D%3D%3Db",
          "((((((((",
          "metadata.name%3Da",
          "spec.nodeName%3Da",
          "status.phase!%3Db",
          "x".repeat(2000),
          "1e400",
          "eyJ2IjoibWV0YS5rOHMuaW8vdjEiLCJydiI6MSwic3RhcnQiOiJhIn0",
          "%7B%7D",
          "3h",
          "-5s",
          "😀");
  private static final List<String> HEADERS =
      List.of(
          "Accept: application/yaml",
          "Accept: application/vnd.kubernetes.protobuf",
          "Accept: application/json;as=Table;v=v1;g=meta.k8s.io",
          "Accept: application/json;as=Table;v=v1beta1;g=meta.k8s.io",
          "Accept: application/json;as=PartialObjectMetadata;v=v1;g=meta.k8s.io",
          "Accept: application/vnd.kubernetes.protobuf;as=PartialObjectMetadataList;v=v1;"
              + "g=meta.k8s.io",
          "Accept: application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList",
          "Accept: application/cbor",
          "Accept: text/html",
          "Accept: */*;q=0",
          "Accept: ;;;,,,/",
          "Accept: application/json;q=x;as=\"",
          "Accept-Encoding: gzip",
          "Accept-Encoding: gzip;q=0, br",
          "Content-Type: application/json",
          "Content-Type: application/yaml",
          "Content-Type: application/vnd.kubernetes.protobuf",
          "Content-Type: application/json-patch+json",
          "Content-Type: application/merge-patch+json",
          "Content-Type: application/strategic-merge-patch+json",
          "Content-Type: application/apply-patch+yaml",
          "Content-Type: application/apply-patch+cbor",
          "Content-Type: application/cbor",
          "Content-Type: text/plain",
          "Content-Type: ",
          "Content-Type: ;charset",
          "Content-Encoding: gzip",
          "User-Agent: ",
          "User-Agent: curl/8",
          "User-Agent: \u0001\u00ff/",
          "User-Agent: " + "u".repeat(5000),
          "Authorization: Bearer x",
          "Authorization: Basic eDp5",
          "Authorization: Bearer a.b.c",
          "Authorization: Bearer " + "eyJhbGciOiJub25lIn0.e30.",
          "Authorization: ",
          "Impersonate-User: u",
          "Impersonate-User: system:serviceaccount:default:default",
          "Impersonate-Group: g",
          "Impersonate-Uid: 1",
          "Impersonate-Extra-%zz: x",
          "Expect: 100-continue",
          "Connection: close",
          "Upgrade: websocket",
          "Upgrade: SPDY/3.1",
          "If-None-Match: \"x\"",
          "If-Modified-Since: yesterday",
          "X-Remote-User: admin",
          "Audit-ID: " + "a".repeat(100));
  private static final List<String> NAMES =
      List.of(
          "",
          "apiVersion",
          "kind",
          "metadata",
          "spec",
          "status",
          "name",
          "namespace",
          "labels",
          "$patch",
          "$retainKeys",
          "$setElementOrder/containers",
          "$deleteFromPrimitiveList/x",
          "op",
          "path",
          "items",
          "containers",
          "resourceVersion",
          "uid",
          "generateName",
          "deletionTimestamp",
          "finalizers",
          "managedFields",
          "ownerReferences",
          "\u0000",
          "a.b/c",
          "x".repeat(400));

  /** Stands for a value that is nested deeply. */
  private static final String DEEP = "@deep@";

  private final Random random;
  private final List<HostileRequest> sensible;

  RequestMutator(long seed, List<HostileRequest> sensible) {
    this.random = new Random(seed);
    this.sensible = sensible;
  }

  HostileRequest next() {
    HostileRequest request = one(sensible);
    int mutations = random.nextInt(4);
    for (int i = 0; i < mutations; i++) {
      request = mutate(request);
    }
    return request;
  }

  private <T> T one(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  private HostileRequest mutate(HostileRequest request) {
    return switch (random.nextInt(12)) {
      case 0 ->
          new HostileRequest(one(METHODS), request.target(), request.headers(), request.body());
      case 1 ->
          new HostileRequest(
              request.method(), path(request.target()), request.headers(), request.body());
      case 2, 3 ->
          new HostileRequest(
              request.method(), query(request.target()), request.headers(), request.body());
      case 4 ->
          new HostileRequest(
              request.method(), request.target(), headers(request.headers()), request.body());
      case 5 ->
          new HostileRequest(
              request.method(), request.target(), request.headers(), bytes(request.body()));
      case 6 ->
          new HostileRequest(
              request.method(), request.target(), request.headers(), one(sensible).body());
      default ->
          new HostileRequest(
              request.method(), request.target(), request.headers(), tree(request.body()));
    };
  }

  private String path(String target) {
    int question = target.indexOf('?');
    String query = question < 0 ? "" : target.substring(question);
    List<String> segments =
        new ArrayList<>(
            Arrays.asList((question < 0 ? target : target.substring(0, question)).split("/", -1)));
    int at = 1 + random.nextInt(segments.size());
    switch (random.nextInt(4)) {
      case 0 -> segments.add(Math.min(at, segments.size()), one(SEGMENTS));
      case 1 -> {
        if (at < segments.size()) {
          segments.set(at, one(SEGMENTS));
        }
      }
      case 2 -> {
        if (at < segments.size()) {
          segments.remove(at);
        }
      }
      default -> {
        String[] other = one(sensible).target().replaceFirst("\\?.*", "").split("/", -1);
        if (at < segments.size()) {
          segments.set(at, other[random.nextInt(other.length)]);
        }
      }
    }
    String path = String.join("/", segments);
    return (path.startsWith("/") ? path : "/" + path) + query;
  }

  private String query(String target) {
    String added = one(PARAMETERS) + (random.nextInt(8) == 0 ? "" : "=" + one(VALUES));
    String sent = new String(added.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
    return target + (target.contains("?") ? "&" : "?") + sent;
  }

  private List<String> headers(List<String> headers) {
    String line = one(HEADERS);
    List<String> changed = new ArrayList<>(headers);
    if (random.nextBoolean()) {
      String name = line.substring(0, line.indexOf(':'));
      changed.removeIf(present -> present.startsWith(name + ":"));
    }
    changed.add(line);
    return changed;
  }

  private byte[] bytes(byte[] body) {
    if (body.length == 0) {
      byte[] made = new byte[random.nextInt(40)];
      random.nextBytes(made);
      return made;
    }
    int at = random.nextInt(body.length);
    return switch (random.nextInt(5)) {
      case 0 -> Arrays.copyOf(body, at);
      case 1 -> {
        byte[] changed = body.clone();
        changed[at] ^= (byte) (1 << random.nextInt(8));
        yield changed;
      }
      case 2 -> {
        byte[] changed = body.clone();
        changed[at] = (byte) random.nextInt(256);
        yield changed;
      }
      case 3 -> {
        int length = 1 + random.nextInt(Math.min(50, body.length - at));
        byte[] changed = Arrays.copyOf(body, body.length + length);
        System.arraycopy(body, at, changed, at + length, body.length - at);
        yield changed;
      }
      default ->
          one(List.of("[", "{\"a\":", "- ", "\n\n", "&a [*a]", "{\"a\":1}{\"b\":2}", "null", "0"))
              .repeat(random.nextInt(20) == 0 ? 50_000 : 3)
              .getBytes(StandardCharsets.UTF_8);
    };
  }

  /** Changes a value somewhere in a body of JSON; another body is changed in its bytes. */
  private byte[] tree(byte[] body) {
    Object tree;
    try {
      tree = body.length > 0 && body[0] != 'k' ? JsonTree.parse(withoutComment(body)) : null;
    } catch (DecodeException e) {
      return bytes(body);
    }
    if (tree == null) {
      return bytes(body);
    }
    String json = new String(JsonTree.toBytes(change(tree)), StandardCharsets.UTF_8);
    return json.replace("\"" + DEEP + "\"", deep()).getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] withoutComment(byte[] body) {
    if (body[0] != '#') {
      return body;
    }
    int start = 0;
    while (start < body.length && body[start] != '\n') {
      start++;
    }
    return Arrays.copyOfRange(body, start, body.length);
  }

  @SuppressWarnings("unchecked") // trees have texts as keys
  private @Nullable Object change(@Nullable Object tree) {
    boolean here = random.nextInt(6) == 0;
    if (tree instanceof StringMap<?> any && !any.isEmpty() && !here) {
      StringMap<@Nullable Object> map = (StringMap<@Nullable Object>) any;
      String key = map.keyAt(random.nextInt(map.size()));
      return switch (random.nextInt(8)) {
        case 0 -> map.without(key);
        case 1 -> map.with(one(NAMES), value());
        case 2 -> map.without(key).with(one(NAMES), map.get(key));
        default -> map.with(key, change(map.get(key)));
      };
    }
    if (tree instanceof List<?> list && !list.isEmpty() && !here) {
      List<@Nullable Object> changed = new ArrayList<>(list);
      int at = random.nextInt(changed.size());
      switch (random.nextInt(5)) {
        case 0 -> changed.remove(at);
        case 1 -> changed.add(changed.get(at));
        case 2 -> changed.add(at, value());
        default -> changed.set(at, change(changed.get(at)));
      }
      return changed;
    }
    return value();
  }

  private @Nullable Object value() {
    return switch (random.nextInt(22)) {
      case 0 -> null;
      case 1 -> true;
      case 2 -> 0L;
      case 3 -> -1L;
      case 4 -> Long.MAX_VALUE;
      case 5 -> Long.MIN_VALUE;
      case 6 -> 1.5;
      case 7 -> 1e300;
      case 8 -> "";
      case 9 -> " ";
      case 10 -> "a\u0000\ud83d\ude00\n";
      case 11 -> "x".repeat(1 + random.nextInt(random.nextInt(30) == 0 ? 100_000 : 300));
      case 12 -> List.of();
      case 13 -> StringMap.of();
      case 14 -> List.of("a", "a");
      case 15 -> StringMap.of(one(NAMES), one(NAMES));
      case 16 -> "2020-02-30T25:00:00Z";
      case 17 -> "1e1000000000Ki";
      case 18 -> "-0.000000000000000000001";
      case 19 -> DEEP;
      case 20 -> List.of(StringMap.of("name", "c"), StringMap.of("name", "c"));
      default ->
          one(List.of("Pod", "v1", "apps/v1", "a/b/c", "TCP", "Always", "../..", "(((((a+)+)+"));
    };
  }

  /** A value far down. */
  private String deep() {
    int levels = random.nextInt(10) == 0 ? 9_990 : 1 + random.nextInt(40);
    return random.nextBoolean()
        ? "[".repeat(levels) + "]".repeat(levels)
        : "{\"d\":".repeat(levels) + "0" + "}".repeat(levels);
  }
}
