package dev.navarch.codegen.generators.client;

import com.palantir.javapoet.ClassName;

/** The names of classes that generated clients stand on. */
final class ClientRuntime {
  private static final String META = "dev.navarch.apimachinery.meta.v1";
  private static final String CLIENT = "dev.navarch.client.";
  private static final String REST = CLIENT + "rest";

  static final ClassName META_OBJECT = ClassName.get(META, "MetaObject");
  static final ClassName API_LIST = ClassName.get(META, "ApiList");
  static final ClassName CREATE_OPTIONS = ClassName.get(META, "CreateOptions");
  static final ClassName UPDATE_OPTIONS = ClassName.get(META, "UpdateOptions");
  static final ClassName APPLY_OPTIONS = ClassName.get(META, "ApplyOptions");
  static final ClassName GROUP_VERSION =
      ClassName.get("dev.navarch.apimachinery.schema", "GroupVersion");
  static final ClassName SCHEME = ClassName.get("dev.navarch.apimachinery.runtime", "Scheme");
  static final ClassName META_TYPES =
      ClassName.get("dev.navarch.apimachinery.runtime", "MetaTypes");

  static final ClassName REST_CLIENT = ClassName.get(REST, "RestClient");
  static final ClassName RESOURCE_CLIENT = ClassName.get(REST, "ResourceClient");
  static final ClassName RESOURCE_VERBS = ClassName.get(REST, "ResourceVerbs");
  static final ClassName CREATE_VERB = ClassName.get(REST, "CreateVerb");
  static final ClassName UPDATE_VERB = ClassName.get(REST, "UpdateVerb");
  static final ClassName DELETE_VERB = ClassName.get(REST, "DeleteVerb");
  static final ClassName DELETE_COLLECTION_VERB = ClassName.get(REST, "DeleteCollectionVerb");
  static final ClassName GET_VERB = ClassName.get(REST, "GetVerb");
  static final ClassName LIST_VERB = ClassName.get(REST, "ListVerb");
  static final ClassName WATCH_VERB = ClassName.get(REST, "WatchVerb");
  static final ClassName PATCH_VERB = ClassName.get(REST, "PatchVerb");
  static final ClassName STATUS_VERBS = ClassName.get(REST, "StatusVerbs");
  static final ClassName SUBRESOURCE_VERBS = ClassName.get(REST, "SubresourceVerbs");

  static final ClassName CLIENT_CONFIG = ClassName.get(CLIENT + "config", "ClientConfig");
  static final ClassName TRANSPORT = ClassName.get(CLIENT + "transport", "Transport");
  static final ClassName DISCOVERY_CLIENT = ClassName.get(CLIENT + "discovery", "DiscoveryClient");
  static final ClassName LISTER = ClassName.get(CLIENT + "cache", "Lister");
  static final ClassName NAMESPACE_LISTER = ClassName.get(CLIENT + "cache", "NamespaceLister");
  static final ClassName INDEXER = ClassName.get(CLIENT + "cache", "Indexer");
  static final ClassName SHARED_INFORMER_FACTORY =
      ClassName.get(CLIENT + "informers", "SharedInformerFactory");
  static final ClassName RESOURCE_INFORMER =
      ClassName.get(CLIENT + "informers", "ResourceInformer");
  static final ClassName FAKE = ClassName.get(CLIENT + "fake", "Fake");
  static final ClassName FAKE_RESOURCE = ClassName.get(CLIENT + "fake", "FakeResource");

  static final ClassName NULLABLE = ClassName.get("org.jspecify.annotations", "Nullable");
  static final ClassName NULL_MARKED = ClassName.get("org.jspecify.annotations", "NullMarked");

  private ClientRuntime() {}
}
