package dev.navarch.registry.core.service;

import dev.navarch.api.core.v1.RangeAllocation;
import dev.navarch.api.core.v1.Service;
import dev.navarch.api.core.v1.ServicePort;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.schema.GroupKind;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.value.Bytes;
import dev.navarch.apiserver.objects.ObjectModel;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.apiserver.rest.StorageFailures;
import dev.navarch.registry.generic.BuiltInStores;
import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeyValue;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.Txn;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.UnaryOperator;

/**
 * The ports that services have on every node. All that are taken are in one stored record, a bit
 * for each, which is changed only by whoever has seen its latest state: so no two servers give one
 * port twice. It is the record that Kubernetes keeps, in the place where Kubernetes keeps it.
 */
final class NodePorts {
  private static final GroupResource SERVICES = new GroupResource("", "services");
  private static final ByteString KEY = ByteString.utf8("ranges/servicenodeports");
  private static final int ATTEMPTS = 100;
  private static final int MIN_LOWER_PART = 16;
  private static final int MAX_LOWER_PART = 128;
  private static final int LOWER_PART_SHARE = 32;

  private final BuiltInStores stores;
  private final ObjectModel model;
  private final int first;
  private final int last;

  NodePorts(BuiltInStores stores, int first, int last) {
    this.stores = stores;
    this.model = stores.model(new GroupKind("", "RangeAllocation"), new GroupVersion("", "v1"));
    this.first = first;
    this.last = last;
  }

  int last() {
    return last;
  }

  boolean isInRange(int port) {
    return port >= first && port <= last;
  }

  /** As messages and the record say it. */
  String range() {
    return first + "-" + last;
  }

  private int size() {
    return last - first + 1;
  }

  boolean isTaken(int port) {
    return isInRange(port) && taken(read()).testBit(port - first);
  }

  /** Takes a port; says whether it was free. */
  boolean take(int port) {
    boolean[] free = new boolean[1];
    change(taken -> {
      free[0] = !taken.testBit(port - first);
      return taken.setBit(port - first);
    });
    return free[0];
  }

  /** Takes a port that nobody asks for; from the lower part only when the upper one is full. */
  int takeAny() {
    int[] port = new int[1];
    change(taken -> {
      int offset = free(taken);
      port[0] = first + offset;
      return taken.setBit(offset);
    });
    return port[0];
  }

  private int free(BigInteger taken) {
    int lower = lowerPart();
    int start = lower + ThreadLocalRandom.current().nextInt(Math.max(1, size() - lower));
    for (int i = 0; i < size() - lower; i++) {
      int offset = start + i < size() ? start + i : start + i - size() + lower;
      if (!taken.testBit(offset)) {
        return offset;
      }
    }
    for (int offset = 0; offset < lower; offset++) {
      if (!taken.testBit(offset)) {
        return offset;
      }
    }
    throw ApiException.internalError("failed to allocate a nodePort: range is full");
  }

  private int lowerPart() {
    return size() < MIN_LOWER_PART
        ? 0
        : Math.min(
            Math.clamp(size() / LOWER_PART_SHARE, MIN_LOWER_PART, MAX_LOWER_PART), size() - 1);
  }

  void release(int port) {
    if (isInRange(port)) {
      change(taken -> taken.clearBit(port - first));
    }
  }

  /** Takes what services have. */
  void takeAllInUse() {
    change(taken -> taken.or(ofServices()));
  }

  /** What is taken although no stored service has it; one that is just being stored may. */
  Set<Integer> unused() {
    BigInteger taken = taken(read());
    BigInteger unused = taken.andNot(ofServices());
    Set<Integer> ports = new TreeSet<>();
    for (int offset = unused.getLowestSetBit(); offset >= 0 && offset < size(); offset++) {
      if (unused.testBit(offset)) {
        ports.add(first + offset);
      }
    }
    return ports;
  }

  private void change(UnaryOperator<BigInteger> change) {
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      Optional<KeyValue> stored = read();
      BigInteger before = taken(stored);
      BigInteger after = change.apply(before);
      if (stored.isPresent() && after.equals(before)) {
        return;
      }
      ByteString value = value(after);
      Txn txn =
          stored.isEmpty()
              ? Txn.create(KEY, value)
              : Txn.update(KEY, stored.get().modRevision(), value);
      try {
        if (stores.store().commit(txn).isCommitted()) {
          return;
        }
      } catch (StorageException e) {
        throw StorageFailures.toApi(e, SERVICES, "update");
      }
    }
    throw ApiException.serverTimeout(SERVICES, "update", 1);
  }

  private Optional<KeyValue> read() {
    try {
      return stores.store().get(KEY);
    } catch (StorageException e) {
      throw StorageFailures.toApi(e, SERVICES, "get");
    }
  }

  /** What is taken; of a record that is missing or of another range, what services have. */
  private BigInteger taken(Optional<KeyValue> stored) {
    if (stored.isEmpty()) {
      return ofServices();
    }
    RangeAllocation record = (RangeAllocation) model.fromStorage(stored.get().value());
    return record.range().equals(range())
        ? new BigInteger(1, record.data().unsafeArray())
        : ofServices();
  }

  private BigInteger ofServices() {
    ResourceStore<Service> services = stores.of("", "services");
    BigInteger taken = BigInteger.ZERO;
    for (Service service : services.list("")) {
      for (ServicePort port : service.spec().ports()) {
        taken = with(taken, port.nodePort());
      }
      taken = with(taken, service.spec().healthCheckNodePort());
    }
    return taken;
  }

  private BigInteger with(BigInteger taken, int port) {
    return isInRange(port) ? taken.setBit(port - first) : taken;
  }

  private ByteString value(BigInteger taken) {
    byte[] bytes = taken.toByteArray();
    int sign = bytes.length > 0 && bytes[0] == 0 ? 1 : 0;
    byte[] data = Arrays.copyOfRange(bytes, sign, bytes.length);
    return model.toStorage(RangeAllocation.builder().range(range()).data(Bytes.wrap(data)).build());
  }
}
