package dev.navarch.apiserver.authentication;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.value.GoQuoting;
import dev.navarch.apiserver.http.Headers;
import dev.navarch.apiserver.request.RequestInfo;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A request that is to be carried out as somebody else, which {@code Impersonate-*} headers ask
 * for. Whoever sent it must be allowed to act as that user, in any of the {@linkplain
 * ImpersonationMode modes}; they are tried from the narrowest on. If none allows it, the failure is
 * that of the first mode that could have.
 */
public final class Impersonation {
  private static final String USER_HEADER = "Impersonate-User";
  private static final String UID_HEADER = "Impersonate-Uid";
  private static final String GROUP_HEADER = "Impersonate-Group";
  private static final String EXTRA_PREFIX = "Impersonate-Extra-";

  private static final String AUTHENTICATION = "authentication.k8s.io";
  private static final String NODES_GROUP = "system:nodes";
  private static final String ASSOCIATED_NODE_KEYS =
      "authentication.kubernetes.io/associated-node-keys";
  private static final String ANY = "*";

  /** From so many groups or extra values on, it is worth asking for all of them at once. */
  private static final int MANY = 4;

  private final User wanted;

  private Impersonation(User wanted) {
    this.wanted = wanted;
  }

  /** Whether somebody may do something. Must not block. */
  public interface Permissions {
    /** Empty if they may; otherwise what there is to say about it, which may be an empty text. */
    Optional<String> refusal(User user, RequestInfo request);
  }

  /**
   * Reads what headers ask for; empty if they do not ask for anything.
   *
   * @throws ApiException if they name groups or the like, but no user
   */
  public static Optional<Impersonation> of(Headers headers) {
    String name = headers.first(USER_HEADER).orElse("");
    String uid = headers.first(UID_HEADER).orElse("");
    List<String> groups = headers.all(GROUP_HEADER);
    Map<String, List<String>> extra = extra(headers);
    User wanted = new User(name, uid, groups, extra);
    if (!name.isEmpty()) {
      return Optional.of(new Impersonation(wanted));
    }
    if (uid.isEmpty() && groups.isEmpty() && extra.isEmpty()) {
      return Optional.empty();
    }
    throw ApiException.badRequest(
        "requested " + goSyntax(wanted) + " without impersonating a user name");
  }

  /** The headers of a request without those that ask for impersonation. */
  public static Headers without(Headers headers) {
    Headers.Builder rest = Headers.builder();
    headers.forEach((name, value) -> {
      if (!isAbout(name)) {
        rest.add(name, value);
      }
    });
    return rest.build();
  }

  private static boolean isAbout(String header) {
    return header.equalsIgnoreCase(USER_HEADER)
        || header.equalsIgnoreCase(UID_HEADER)
        || header.equalsIgnoreCase(GROUP_HEADER)
        || isExtra(header);
  }

  private static boolean isExtra(String header) {
    return header.regionMatches(true, 0, EXTRA_PREFIX, 0, EXTRA_PREFIX.length());
  }

  private static Map<String, List<String>> extra(Headers headers) {
    Map<String, List<String>> extra = new TreeMap<>();
    headers.forEach((header, value) -> {
      if (isExtra(header)) {
        String key = header.substring(EXTRA_PREFIX.length()).toLowerCase(Locale.ROOT);
        extra.computeIfAbsent(unescaped(key), k -> new ArrayList<>()).add(value);
      }
    });
    return extra;
  }

  /** With {@code %} and two digits for a byte; as it stands if that cannot be read. */
  private static String unescaped(String key) {
    if (key.indexOf('%') < 0) {
      return key;
    }
    byte[] raw = key.getBytes(StandardCharsets.UTF_8);
    ByteBuffer bytes = ByteBuffer.allocate(raw.length);
    for (int i = 0; i < raw.length; i++) {
      if (raw[i] != '%') {
        bytes.put(raw[i]);
        continue;
      }
      int high = i + 2 < raw.length ? Character.digit(raw[i + 1], 16) : -1;
      int low = i + 2 < raw.length ? Character.digit(raw[i + 2], 16) : -1;
      if (high < 0 || low < 0) {
        return key;
      }
      bytes.put((byte) (high << 4 | low));
      i += 2;
    }
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(bytes.flip()).toString();
    } catch (CharacterCodingException e) {
      return key;
    }
  }

  /**
   * The user that a request is carried out as.
   *
   * @param requestor who sent it
   * @param request what is to be done
   * @throws ApiException if the sender may not act as that user
   */
  public User resolve(User requestor, RequestInfo request, Permissions permissions) {
    ApiException first = null;
    for (ImpersonationMode mode : ImpersonationMode.values()) {
      if (!mode.isFor(wanted, requestor)) {
        continue;
      }
      ApiException failure = new Attempt(mode, asking(mode, requestor), permissions).check(request);
      if (failure == null) {
        return actual(mode);
      }
      first = first == null ? failure : first;
    }
    throw first == null ? ApiException.internalError("all impersonation modes failed") : first;
  }

  /**
   * Who is asking. A service account that acts as its own node is asked about without the values
   * that differ from node to node: such a right is given for all nodes or for none.
   */
  private static User asking(ImpersonationMode mode, User requestor) {
    if (mode != ImpersonationMode.ASSOCIATED_NODE) {
      return requestor;
    }
    List<String> keys = requestor.extra().keySet().stream().sorted().toList();
    return new User(
        requestor.name(), requestor.uid(), requestor.groups(), Map.of(ASSOCIATED_NODE_KEYS, keys));
  }

  /** The wanted user with the groups that go without saying. */
  private User actual(ImpersonationMode mode) {
    List<String> groups = new ArrayList<>(wanted.groups());
    if (groups.isEmpty()) {
      ServiceAccountName.parse(wanted.name()).ifPresent(name -> groups.addAll(name.groups()));
      if (mode.isLimited() && ImpersonationMode.node(wanted.name()).isPresent()) {
        groups.add(NODES_GROUP);
      }
    }
    if (wanted.name().equals(User.ANONYMOUS)) {
      if (!groups.contains(User.UNAUTHENTICATED_GROUP)) {
        groups.add(User.UNAUTHENTICATED_GROUP);
      }
      return new User(wanted.name(), wanted.uid(), groups, wanted.extra());
    }
    return new User(wanted.name(), wanted.uid(), groups, wanted.extra()).authenticated();
  }

  /** The checks of one mode, in Kubernetes' order. */
  private final class Attempt {
    private final ImpersonationMode mode;
    private final User requestor;
    private final Permissions permissions;

    Attempt(ImpersonationMode mode, User requestor, Permissions permissions) {
      this.mode = mode;
      this.requestor = requestor;
      this.permissions = permissions;
    }

    /** Returns the first failure, or null if everything is allowed. */
    @Nullable ApiException check(RequestInfo request) {
      ApiException failure = mode.isLimited() ? ask(on(request)) : null;
      failure = failure == null ? ask(user()) : failure;
      if (failure == null && !wanted.uid().isEmpty()) {
        failure = ask(about(AUTHENTICATION, "", "uids", "", wanted.uid()));
      }
      failure = failure == null ? groups() : failure;
      return failure == null ? extras() : failure;
    }

    private @Nullable ApiException ask(RequestInfo what) {
      return permissions
          .refusal(requestor, what)
          .map(reason -> Refusal.forbidden(requestor, what, reason))
          .orElse(null);
    }

    /** What is to be done, under the verb that allows it meanwhile. */
    private RequestInfo on(RequestInfo request) {
      return request.withVerb(mode.verbOn(request.verb()));
    }

    private RequestInfo about(
        String group, String namespace, String resource, String subresource, String name) {
      return new RequestInfo(
          true,
          "",
          mode.verb(),
          "",
          group,
          "v1",
          namespace,
          resource,
          subresource,
          name,
          List.of());
    }

    private RequestInfo user() {
      Optional<ServiceAccountName> account = ServiceAccountName.parse(wanted.name());
      if (account.isPresent()) {
        return about(
            mode.group(), account.get().namespace(), "serviceaccounts", "", account.get().name());
      }
      Optional<String> node = ImpersonationMode.node(wanted.name());
      if (mode.isLimited() && node.isPresent()) {
        String name = mode == ImpersonationMode.ASSOCIATED_NODE ? ANY : node.get();
        return about(mode.group(), "", "nodes", "", name);
      }
      return about(mode.group(), "", "users", "", wanted.name());
    }

    private RequestInfo group(String name) {
      return about(mode.group(), "", "groups", "", name);
    }

    private @Nullable ApiException groups() {
      List<String> groups = wanted.groups();
      if (mode.isLimited()) {
        if (groups.contains("")) {
          return Refusal.forbidden(
              requestor, group(""), "impersonating the empty string group is not allowed");
        }
        if (groups.contains(User.MASTERS_GROUP)) {
          return Refusal.forbidden(
              requestor,
              group(User.MASTERS_GROUP),
              "impersonating the system:masters group is not allowed");
        }
        if (groups.size() >= MANY && ask(group(ANY)) == null) {
          return null;
        }
      }
      for (String group : groups) {
        ApiException failure = ask(group(group));
        if (failure != null) {
          return failure;
        }
      }
      return null;
    }

    private RequestInfo extra(String key, String value) {
      return about(AUTHENTICATION, "", "userextras", key, value);
    }

    private @Nullable ApiException extras() {
      if (mode.isLimited()) {
        Optional<String> problem = ImpersonatedExtra.problem(wanted.extra());
        if (problem.isPresent()) {
          return Refusal.forbidden(requestor, extra("", ""), problem.get());
        }
        int values = wanted.extra().values().stream().mapToInt(List::size).sum();
        if (values >= MANY && ask(extra(ANY, ANY)) == null) {
          return null;
        }
      }
      for (Map.Entry<String, List<String>> entry : wanted.extra().entrySet()) {
        for (String value : entry.getValue()) {
          ApiException failure = ask(extra(entry.getKey(), value));
          if (failure != null) {
            return failure;
          }
        }
      }
      return null;
    }
  }

  /** The form in which Go prints a user, which the message of a bad request shows. */
  private static String goSyntax(User user) {
    String extra =
        user.extra().isEmpty()
            ? "(nil)"
            : user.extra().entrySet().stream()
                .map(e -> GoQuoting.quote(e.getKey()) + ":" + goSyntax(e.getValue()))
                .collect(Collectors.joining(", ", "{", "}"));
    return "&user.DefaultInfo{Name:%s, UID:%s, Groups:%s, Extra:map[string][]string%s}"
        .formatted(
            GoQuoting.quote(user.name()),
            GoQuoting.quote(user.uid()),
            goSyntax(user.groups()),
            extra);
  }

  private static String goSyntax(List<String> texts) {
    return texts.isEmpty()
        ? "[]string(nil)"
        : texts.stream().map(GoQuoting::quote).collect(Collectors.joining(", ", "[]string{", "}"));
  }
}
