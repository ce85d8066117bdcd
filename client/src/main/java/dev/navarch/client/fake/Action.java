package dev.navarch.client.fake;

import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.CreateOptions;
import dev.navarch.apimachinery.meta.v1.DeleteOptions;
import dev.navarch.apimachinery.meta.v1.ListOptions;
import dev.navarch.apimachinery.meta.v1.PatchOptions;
import dev.navarch.apimachinery.meta.v1.UpdateOptions;
import dev.navarch.apimachinery.patch.PatchType;
import dev.navarch.apimachinery.schema.GroupVersionResource;
import dev.navarch.apimachinery.value.Bytes;

/** One thing that was asked of a {@link Fake}. */
public sealed interface Action {
  ActionTarget target();

  /** What was asked, as discovery names it. */
  String verb();

  /** The options of reading one object are not kept: a fake has one state only. */
  record Get(ActionTarget target) implements Action {
    @Override
    public String verb() {
      return "get";
    }
  }

  record List(ActionTarget target, ListOptions options) implements Action {
    @Override
    public String verb() {
      return "list";
    }
  }

  record Watch(ActionTarget target, ListOptions options) implements Action {
    @Override
    public String verb() {
      return "watch";
    }
  }

  /**
   * Objects of kinds that the fake's scheme does not know are {@link
   * dev.navarch.apimachinery.unstructured.Unstructured}.
   */
  record Create(ActionTarget target, ApiObject object, CreateOptions options) implements Action {
    @Override
    public String verb() {
      return "create";
    }
  }

  record Update(ActionTarget target, ApiObject object, UpdateOptions options) implements Action {
    @Override
    public String verb() {
      return "update";
    }
  }

  record Patch(ActionTarget target, PatchType type, Bytes patch, PatchOptions options)
      implements Action {
    @Override
    public String verb() {
      return "patch";
    }
  }

  record Delete(ActionTarget target, DeleteOptions options) implements Action {
    @Override
    public String verb() {
      return "delete";
    }
  }

  record DeleteCollection(ActionTarget target, DeleteOptions options, ListOptions selected)
      implements Action {
    @Override
    public String verb() {
      return "delete-collection";
    }
  }

  default GroupVersionResource resource() {
    return target().resource();
  }

  default String subresource() {
    return target().subresource();
  }

  default String namespace() {
    return target().namespace();
  }

  default String name() {
    return target().name();
  }

  /**
   * Whether this is one of some actions.
   *
   * @param verb or {@code *} for any
   * @param resource such as {@code pods} for pods and all below them, {@code pods/status} for that
   *     alone, {@code *} for any
   */
  default boolean matches(String verb, String resource) {
    if (!verb.equals("*") && !verb.equals(verb())) {
      return false;
    }
    String asked = resource().resource();
    return resource.equals("*")
        || resource.equals(asked)
        || resource.equals(asked + "/" + subresource());
  }
}
