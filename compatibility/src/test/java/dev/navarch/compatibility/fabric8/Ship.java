package dev.navarch.compatibility.fabric8;

import io.fabric8.kubernetes.api.model.Namespaced;
import io.fabric8.kubernetes.client.CustomResource;
import io.fabric8.kubernetes.model.annotation.Group;
import io.fabric8.kubernetes.model.annotation.ShortNames;
import io.fabric8.kubernetes.model.annotation.Version;

/** A custom resource as users of the client write them. */
@Group("sea.example.com")
@Version("v1")
@ShortNames("sh")
public final class Ship extends CustomResource<ShipSpec, ShipStatus> implements Namespaced {}
