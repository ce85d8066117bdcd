package dev.navarch.apiserver.endpoint;

import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apiserver.objects.StoredObject;
import java.util.List;

/** Objects of one answer to a list, with what the list says of itself. */
record Page(ListMeta metadata, List<StoredObject> objects) {}
