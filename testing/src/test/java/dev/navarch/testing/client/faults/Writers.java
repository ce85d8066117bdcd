package dev.navarch.testing.client.faults;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.api.core.v1.ConfigMapList;
import dev.navarch.client.rest.ResourceClient;
import dev.navarch.testing.server.Crowd;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Those who make, change and delete objects: each has its own, and knows which there are. */
final class Writers {
  private static final int OBJECTS = 5;

  private final ResourceClient<ConfigMap, ConfigMapList> maps;
  private final List<Writer> writers = new ArrayList<>();

  Writers(ResourceClient<ConfigMap, ConfigMapList> maps, int count, long seed) {
    this.maps = maps;
    for (int i = 0; i < count; i++) {
      writers.add(new Writer("w" + i + "-", new Random(seed * 1000 + i)));
    }
  }

  /** All of them write so often, at the same time. */
  void write(int times) {
    List<Integer> unused =
        Crowd.of(
            writers.size(),
            number -> {
              for (int i = 0; i < times; i++) {
                writers.get(number).write();
              }
              return number;
            });
  }

  /** Belongs to one thread at a time. */
  private final class Writer {
    private final String prefix;
    private final Random random;
    private final boolean[] isThere = new boolean[OBJECTS];

    Writer(String prefix, Random random) {
      this.prefix = prefix;
      this.random = random;
    }

    void write() throws IOException, InterruptedException {
      int which = random.nextInt(OBJECTS);
      ConfigMap object =
          ConfigMap.builder()
              .metadata(meta -> meta.name(prefix + which))
              .data(Map.of("v", Integer.toString(random.nextInt())))
              .build();
      if (!isThere[which]) {
        ConfigMap unused = maps.create(object);
        isThere[which] = true;
      } else if (random.nextInt(3) > 0) {
        ConfigMap unused = maps.update(object);
      } else {
        maps.delete(prefix + which);
        isThere[which] = false;
      }
    }
  }
}
