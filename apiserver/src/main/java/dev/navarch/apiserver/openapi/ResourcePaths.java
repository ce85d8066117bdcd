package dev.navarch.apiserver.openapi;

import dev.navarch.apiserver.openapi.Payload.Defined;
import dev.navarch.apiserver.openapi.Payload.Plain;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** The paths of resources and what each method does there. */
final class ResourcePaths {
  private static final List<String> ANY_TYPE = List.of("*/*");
  private static final List<String> READ =
      List.of("application/json", "application/yaml", "application/vnd.kubernetes.protobuf");
  private static final List<String> READ_CUSTOM = List.of("application/json", "application/yaml");
  private static final List<String> PATCHES =
      List.of(
          "application/json-patch+json",
          "application/merge-patch+json",
          "application/strategic-merge-patch+json",
          "application/apply-patch+yaml");
  private static final List<String> PATCHES_CUSTOM =
      List.of(
          "application/json-patch+json",
          "application/merge-patch+json",
          "application/apply-patch+yaml");

  /** Resources whose deletion is answered with the object even when it is gone at once. */
  private static final Set<String> DELETED_OBJECT_RETURNED =
      Set.of(
          "csidrivers",
          "csinodes",
          "deviceclasses",
          "persistentvolumeclaims",
          "persistentvolumes",
          "pods",
          "podsecuritypolicies",
          "podtemplates",
          "resourceclaims",
          "resourceclaimtemplates",
          "resourcequotas",
          "resourceslices",
          "serviceaccounts",
          "services",
          "storageclasses",
          "volumeattachments",
          "volumeattributesclasses");

  private static final Defined STATUS = new Defined(Definitions.META + "Status");
  private static final Defined EVENT = new Defined(Definitions.META + "WatchEvent");
  private static final Defined DELETE_OPTIONS = new Defined(Definitions.META + "DeleteOptions");

  private final Parameters parameters;
  private final SortedMap<String, PathItem> into;

  ResourcePaths(Parameters parameters, SortedMap<String, PathItem> into) {
    this.parameters = parameters;
    this.into = into;
  }

  void add(Endpoint endpoint) {
    if (!endpoint.isSubresource()) {
      addCollection(endpoint);
      addItem(endpoint);
      if (endpoint.allows("watch")) {
        addWatches(endpoint);
      }
    } else if (endpoint.kind().kind().endsWith("Options")) {
      addConnect(endpoint, false);
      if (endpoint.subresource().equals("proxy")) {
        addConnect(endpoint, true);
      }
    } else {
      addItem(endpoint);
    }
  }

  // ---- paths

  private static String collection(Endpoint endpoint, String before) {
    return Endpoint.root(endpoint.version())
        + before
        + (endpoint.namespaced() ? "namespaces/{namespace}/" : "")
        + endpoint.plural();
  }

  private static String item(Endpoint endpoint, String before) {
    return collection(endpoint, before)
        + "/{name}"
        + (endpoint.isSubresource() ? "/" + endpoint.subresource() : "");
  }

  private static List<Parameter> pathParameters(Endpoint endpoint, boolean item) {
    List<Parameter> found = new ArrayList<>();
    if (item) {
      found.add(Parameters.name(endpoint.kind().kind()));
    }
    if (endpoint.namespaced()) {
      found.add(Parameters.NAMESPACE);
    }
    return found;
  }

  private void put(String path, List<Parameter> shared, List<Operation> operations) {
    if (!operations.isEmpty()) {
      into.put(path, new PathItem(path, List.copyOf(shared), List.copyOf(operations)));
    }
  }

  private static List<Parameter> with(List<Parameter> some, Parameter more) {
    List<Parameter> all = new ArrayList<>(some);
    all.add(more);
    return all;
  }

  // ---- resources

  private void addCollection(Endpoint endpoint) {
    String kind = endpoint.kind().kind();
    List<Operation> operations = new ArrayList<>();
    if (endpoint.allows("deletecollection")) {
      operations.add(
          new Draft(
                  endpoint,
                  "delete",
                  "deletecollection",
                  "Delete the selected objects of kind " + kind)
              .named("delete", "Collection", "")
              .parameters(parameters.deleteCollection())
              .body(DELETE_OPTIONS, ANY_TYPE)
              .answers(STATUS, 200)
              .done());
    }
    if (endpoint.allows("list")) {
      operations.add(list(endpoint, ""));
    }
    if (endpoint.allows("create")) {
      operations.add(create(endpoint));
    }
    put(
        collection(endpoint, ""),
        with(pathParameters(endpoint, false), Parameters.PRETTY),
        operations);
    if (endpoint.namespaced() && endpoint.allows("list")) {
      put(
          Endpoint.root(endpoint.version()) + endpoint.plural(),
          List.of(Parameters.PRETTY),
          List.of(list(endpoint, "ForAllNamespaces")));
    }
  }

  private Operation list(Endpoint endpoint, String suffix) {
    return new Draft(
            endpoint, "get", "list", "List or watch objects of kind " + endpoint.kind().kind())
        .named("list", "", suffix)
        .parameters(parameters.list())
        .answers(new Defined(endpoint.listDefinition()), 200)
        .streams()
        .done();
  }

  private Operation create(Endpoint endpoint) {
    return new Draft(endpoint, "post", "post", "Create " + described(endpoint))
        .named("create", "", "")
        .parameters(parameters.create())
        .body(new Defined(endpoint.definition()), ANY_TYPE)
        .answers(new Defined(endpoint.definition()), 200, 201, 202)
        .done();
  }

  /** What an operation is about, for its description. */
  private static String described(Endpoint endpoint) {
    return endpoint.isSubresource()
        ? "the " + endpoint.subresource() + " of an object of kind " + endpoint.ownerKind()
        : "an object of kind " + endpoint.kind().kind();
  }

  private void addItem(Endpoint endpoint) {
    Defined object = new Defined(endpoint.definition());
    String subject = described(endpoint);
    List<Operation> operations = new ArrayList<>();
    if (endpoint.allows("delete")) {
      boolean returned = !endpoint.custom() && DELETED_OBJECT_RETURNED.contains(endpoint.plural());
      operations.add(
          new Draft(endpoint, "delete", "delete", "Delete " + subject)
              .named("delete", "", "")
              .parameters(parameters.delete())
              .body(DELETE_OPTIONS, ANY_TYPE)
              .answers(returned ? object : STATUS, 200, 202)
              .done());
    }
    if (endpoint.allows("get")) {
      operations.add(read(endpoint, object, subject));
    }
    if (endpoint.allows("patch")) {
      operations.add(
          new Draft(endpoint, "patch", "patch", "Change parts of " + subject)
              .named("patch", "", "")
              .parameters(parameters.patch())
              .body(
                  new Defined(ValueDefinitions.PATCH), endpoint.custom() ? PATCHES_CUSTOM : PATCHES)
              .answers(object, 200, 201)
              .done());
    }
    if (endpoint.isSubresource() && endpoint.allows("create")) {
      operations.add(create(endpoint));
    }
    if (endpoint.allows("update")) {
      operations.add(
          new Draft(endpoint, "put", "put", "Replace " + subject)
              .named("replace", "", "")
              .parameters(parameters.update())
              .body(object, ANY_TYPE)
              .answers(object, 200, 201)
              .done());
    }
    put(item(endpoint, ""), with(pathParameters(endpoint, true), Parameters.PRETTY), operations);
  }

  private Operation read(Endpoint endpoint, Defined object, String subject) {
    Draft read = new Draft(endpoint, "get", "get", "Read " + subject).named("read", "", "");
    if (endpoint.subresource().equals("log") && !endpoint.custom()) {
      String pod = endpoint.definition();
      return read.parameters(
              parameters.options(pod.substring(0, pod.lastIndexOf('.')) + ".PodLogOptions"))
          .answers(Plain.TEXT, 200)
          .textToo()
          .done();
    }
    return read.answers(object, 200).done();
  }

  /** Adds the old paths of watches, which a parameter of lists has replaced. */
  private void addWatches(Endpoint endpoint) {
    String watch = "watch/";
    List<Parameter> options = with(parameters.list(), Parameters.PRETTY);
    List<Parameter> shared = pathParameters(endpoint, true);
    shared.addAll(options);
    put(item(endpoint, watch), shared, List.of(watch(endpoint, "watch", "")));
    shared = pathParameters(endpoint, false);
    shared.addAll(options);
    put(collection(endpoint, watch), shared, List.of(watch(endpoint, "watchlist", "List")));
    if (endpoint.namespaced()) {
      put(
          Endpoint.root(endpoint.version()) + watch + endpoint.plural(),
          options,
          List.of(watch(endpoint, "watchlist", "ListForAllNamespaces")));
    }
  }

  private static Operation watch(Endpoint endpoint, String action, String suffix) {
    return new Draft(
            endpoint,
            "get",
            action,
            "Watch objects of kind "
                + endpoint.kind().kind()
                + ". A list with watch=true does it too")
        .named("watch", "", suffix)
        .answers(EVENT, 200)
        .streams()
        .deprecated()
        .done();
  }

  /** Adds a connection that is handed on to what is behind an object. */
  private void addConnect(Endpoint endpoint, boolean withPath) {
    List<String> methods = new ArrayList<>();
    for (String verb : endpoint.verbs()) {
      switch (verb) {
        case "get" -> methods.add("get");
        case "create" -> methods.add("post");
        case "delete" -> methods.add("delete");
        case "patch" -> methods.add("patch");
        case "update" -> methods.addAll(List.of("put", "head", "options"));
        default -> {}
      }
    }
    methods.sort(String::compareTo);
    String kind = endpoint.ownerKind();
    List<Operation> operations = new ArrayList<>();
    for (String method : methods) {
      operations.add(
          new Draft(
                  endpoint,
                  method,
                  "connect",
                  "Connect to the " + endpoint.subresource() + " of an object of kind " + kind)
              .named("connect", OperationNames.capitalized(method), withPath ? "WithPath" : "")
              .answers(Plain.TEXT, 200)
              .anyType()
              .done());
    }
    List<Parameter> shared = pathParameters(endpoint, true);
    shared.addAll(parameters.options(endpoint.definition()));
    if (withPath) {
      shared.add(Parameters.PATH);
    }
    put(item(endpoint, "") + (withPath ? "/{path}" : ""), shared, operations);
  }

  /** An operation while it is described. */
  private static final class Draft {
    private final Endpoint endpoint;
    private final String method;
    private final String action;
    private final String description;
    private final SortedMap<Integer, Payload> answers = new TreeMap<>();
    private String id = "";
    private List<Parameter> parameters = List.of();
    private Payload body = Plain.NOTHING;
    private List<String> consumes = List.of();
    private List<String> produces;
    private boolean deprecated;

    Draft(Endpoint endpoint, String method, String action, String description) {
      this.endpoint = endpoint;
      this.method = method;
      this.action = action;
      this.description = description;
      produces = endpoint.custom() ? READ_CUSTOM : READ;
    }

    /** Names it after the verb, what follows the version, the kind, and what follows that. */
    Draft named(String verb, String afterVersion, String suffix) {
      boolean everywhere = suffix.endsWith("ForAllNamespaces");
      id =
          verb
              + OperationNames.version(endpoint.version())
              + afterVersion
              + (endpoint.namespaced() && !everywhere ? "Namespaced" : "")
              + endpoint.ownerKind()
              + OperationNames.capitalized(endpoint.subresource())
              + suffix;
      return this;
    }

    Draft parameters(List<Parameter> some) {
      parameters = some;
      return this;
    }

    Draft body(Payload payload, List<String> mediaTypes) {
      body = payload;
      consumes = mediaTypes;
      return this;
    }

    Draft answers(Payload payload, int... codes) {
      for (int code : codes) {
        answers.put(code, payload);
      }
      return this;
    }

    Draft streams() {
      List<String> types = new ArrayList<>(produces);
      types.add("application/json;stream=watch");
      if (!endpoint.custom()) {
        types.add("application/vnd.kubernetes.protobuf;stream=watch");
      }
      produces = types;
      return this;
    }

    Draft textToo() {
      List<String> types = new ArrayList<>(produces);
      types.add(0, "text/plain");
      produces = types;
      return this;
    }

    Draft anyType() {
      produces = ANY_TYPE;
      return this;
    }

    Draft deprecated() {
      deprecated = true;
      return this;
    }

    Operation done() {
      answers.put(401, Plain.NOTHING);
      return new Operation(
          method,
          id,
          OperationNames.versionTag(endpoint.version()),
          description,
          action,
          endpoint.kind(),
          parameters,
          body,
          consumes,
          answers,
          produces,
          deprecated);
    }
  }
}
