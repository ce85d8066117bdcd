package dev.navarch.api.events;

import static dev.navarch.api.install.Serving.BY_DEFAULT;
import static dev.navarch.api.install.Serving.NOT_AT_ALL;

import dev.navarch.api.install.ApiGroup;
import dev.navarch.api.install.GroupInstaller;
import dev.navarch.api.install.GroupTable;
import dev.navarch.api.registration.BuiltInTypes;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.apimachinery.schema.GroupVersion;

/** {@code events.k8s.io}: events in their newer shape; they are the core group's objects. */
public final class EventsGroup implements GroupInstaller {
  private static final String NAME = "events.k8s.io";

  @Override
  public void addTo(Scheme.Builder scheme) {
    BuiltInTypes.eventsV1(scheme);
    BuiltInTypes.eventsV1beta1(scheme);
    GroupInstaller.addVersions(scheme, NAME, "v1", "v1beta1");
  }

  @Override
  public ApiGroup describe() {
    GroupTable group = GroupTable.of(NAME, 17750);
    group.version("v1", 15, BY_DEFAULT, BY_DEFAULT);
    group.version("v1beta1", 5, BY_DEFAULT, NOT_AT_ALL);

    group
        .namespaced("events", "Event")
        .shortNames("ev")
        .in("v1", "v1beta1")
        .storedAs(new GroupVersion("", "v1"));

    return group.build();
  }
}
