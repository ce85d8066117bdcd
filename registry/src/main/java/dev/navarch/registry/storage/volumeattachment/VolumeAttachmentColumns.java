package dev.navarch.registry.storage.volumeattachment;

import dev.navarch.api.storage.v1.VolumeAttachment;
import dev.navarch.apiserver.table.Columns;
import java.util.Objects;

/** How attachments of volumes to nodes are listed. */
public final class VolumeAttachmentColumns {
  public static final Columns<VolumeAttachment> COLUMNS =
      Columns.<VolumeAttachment>named()
          .column("Attacher", "string", "name", 0, "Driver that attaches", a -> a.spec().attacher())
          .text(
              "PV",
              "Volume that is attached",
              a -> Objects.requireNonNullElse(a.spec().source().persistentVolumeName(), ""))
          .text("Node", "Node that the volume is attached to", a -> a.spec().nodeName())
          .bool("Attached", "Whether the volume is attached yet", a -> a.status().attached())
          .age()
          .build();

  private VolumeAttachmentColumns() {}
}
