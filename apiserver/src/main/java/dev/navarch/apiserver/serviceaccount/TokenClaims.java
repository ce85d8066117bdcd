package dev.navarch.apiserver.serviceaccount;

import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apiserver.authentication.ServiceAccountName;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a token says. Times are seconds since 1970.
 *
 * @param subject the service account as a user
 * @param account the service account as an object
 * @param pod what the token is bound to, if it is bound to a pod
 * @param node what the token is bound to, or else where its pod runs
 * @param warnAfter when those who still use it are to be warned; 0 for never
 */
record TokenClaims(
    String issuer,
    String subject,
    List<String> audiences,
    long issuedAt,
    long notBefore,
    long expiry,
    String id,
    String namespace,
    ObjectRef account,
    @Nullable ObjectRef pod,
    @Nullable ObjectRef secret,
    @Nullable ObjectRef node,
    long warnAfter) {

  private static final String KUBERNETES = "kubernetes.io";

  TokenClaims {
    audiences = List.copyOf(audiences);
  }

  ServiceAccountName accountName() {
    return new ServiceAccountName(namespace, account.name());
  }

  byte[] toJson() {
    Map<String, Object> own = new LinkedHashMap<>();
    own.put("namespace", namespace);
    own.put("serviceaccount", tree(account));
    put(own, "pod", pod);
    put(own, "secret", secret);
    put(own, "node", node);
    if (warnAfter != 0) {
      own.put("warnafter", warnAfter);
    }
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("iss", issuer);
    all.put("sub", subject);
    all.put("aud", audiences);
    all.put("iat", issuedAt);
    all.put("nbf", notBefore);
    all.put("exp", expiry);
    all.put("jti", id);
    all.put(KUBERNETES, own);
    return JsonTree.toBytes(all);
  }

  private static void put(Map<String, Object> to, String key, @Nullable ObjectRef ref) {
    if (ref != null) {
      to.put(key, tree(ref));
    }
  }

  private static Map<String, Object> tree(ObjectRef ref) {
    return ref.uid().isEmpty()
        ? Map.of("name", ref.name())
        : Map.of("name", ref.name(), "uid", ref.uid());
  }

  /**
   * Reads claims; empty if something that every bound token has is missing or of the wrong type.
   */
  static Optional<TokenClaims> of(Map<?, ?> tree) {
    if (!(tree.get(KUBERNETES) instanceof Map<?, ?> own)) {
      return Optional.empty();
    }
    ObjectRef account = ref(own.get("serviceaccount"));
    long expiry = seconds(tree.get("exp"));
    String namespace = text(own.get("namespace"));
    if (account == null || expiry == 0 || namespace.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new TokenClaims(
            text(tree.get("iss")),
            text(tree.get("sub")),
            texts(tree.get("aud")),
            seconds(tree.get("iat")),
            seconds(tree.get("nbf")),
            expiry,
            text(tree.get("jti")),
            namespace,
            account,
            ref(own.get("pod")),
            ref(own.get("secret")),
            ref(own.get("node")),
            seconds(own.get("warnafter"))));
  }

  private static @Nullable ObjectRef ref(@Nullable Object tree) {
    if (!(tree instanceof Map<?, ?> map)) {
      return null;
    }
    String name = text(map.get("name"));
    return name.isEmpty() ? null : new ObjectRef(name, text(map.get("uid")));
  }

  static String text(@Nullable Object value) {
    return value instanceof String text ? text : "";
  }

  private static List<String> texts(@Nullable Object value) {
    if (value instanceof String one) {
      return List.of(one);
    }
    List<String> texts = new ArrayList<>();
    if (value instanceof List<?> list) {
      for (@Nullable Object item : list) {
        if (item instanceof String text) {
          texts.add(text);
        }
      }
    }
    return texts;
  }

  private static long seconds(@Nullable Object value) {
    return value instanceof Number number ? number.longValue() : 0;
  }
}
