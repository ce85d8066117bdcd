package dev.navarch.registry.core.service;

import dev.navarch.api.core.v1.IPFamily;
import dev.navarch.api.core.v1.Service;
import dev.navarch.api.networking.v1.IPAddress;
import dev.navarch.api.networking.v1.ParentReference;
import dev.navarch.api.networking.v1.ServiceCIDR;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.ManagedFieldsEntry;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.schema.GroupKind;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apimachinery.value.Bytes;
import dev.navarch.apimachinery.value.FieldsV1;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.apiserver.rest.StorageFailures;
import dev.navarch.registry.generic.BuiltInStores;
import dev.navarch.registry.validation.IpAddress;
import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeyValue;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.Txn;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * The addresses of services. An address is taken by creating the object that stands for it, which
 * only one can do, on whichever server: nothing is kept in memory.
 */
final class ClusterAddresses {
  private static final GroupResource SERVICES = new GroupResource("", "services");
  private static final GroupKind SERVICE = new GroupKind("", "Service");
  private static final FieldPath PATH = FieldPath.of("spec", "clusterIPs");
  private static final String GROUP = "networking.k8s.io";
  private static final String OWNER = "ipallocator.k8s.io";
  private static final String OWNER_LABEL = "ipaddress.kubernetes.io/managed-by";
  private static final String FAMILY_LABEL = "ipaddress.kubernetes.io/ip-family";
  private static final String MANAGER = "kube-apiserver-1.36";
  private static final FieldsV1 OWNED =
      new FieldsV1(
          Bytes.ofUtf8(
              "{\"f:metadata\":{\"f:labels\":{\".\":{},\"f:ipaddress.kubernetes.io/ip-family\":{},"
                  + "\"f:ipaddress.kubernetes.io/managed-by\":{}}},\"f:spec\":{\"f:parentRef\":{"
                  + "\".\":{},\"f:name\":{},\"f:namespace\":{},\"f:resource\":{}}}}"));

  /** A range with room is found so soon by chance; else it is crowded and has to be searched. */
  private static final int GUESSES = 8;

  /** No range holds so many services; larger ones are not searched to their end. */
  private static final int LONGEST_SEARCH = 1 << 16;

  private final BuiltInStores stores;
  private final List<AddressRange> configured;

  ClusterAddresses(BuiltInStores stores, String ranges) {
    this.stores = stores;
    this.configured = new ArrayList<>();
    for (String range : ranges.split(",", -1)) {
      configured.add(
          AddressRange.parse(range.strip())
              .orElseThrow(() -> new IllegalArgumentException("no range of addresses: " + range)));
    }
  }

  /** The families that the cluster has addresses of, the usual one first. */
  List<String> families() {
    Set<String> families = new LinkedHashSet<>();
    configured.forEach(range -> families.add(family(range.v6())));
    return List.copyOf(families);
  }

  private static String family(boolean v6) {
    return v6 ? IPFamily.I_PV6 : IPFamily.I_PV4;
  }

  static String family(String address) {
    return family(IpAddress.parse(address).map(IpAddress::isV6).orElse(false));
  }

  private List<AddressRange> ranges(String family) {
    boolean v6 = family.equals(IPFamily.I_PV6);
    Set<AddressRange> ranges = new LinkedHashSet<>(configured);
    ResourceStore<ServiceCIDR> added = stores.of(GROUP, "servicecidrs");
    for (ServiceCIDR range : added.list("")) {
      boolean ready =
          range.metadata().deletionTimestamp() == null
              && range.status().conditions().stream()
                  .anyMatch(c -> c.type().equals("Ready") && c.status().equals("True"));
      if (ready) {
        range.spec().cidrs().forEach(text -> AddressRange.parse(text).ifPresent(ranges::add));
      }
    }
    return ranges.stream().filter(range -> range.v6() == v6).toList();
  }

  private ResourceStore<IPAddress> addresses() {
    return stores.of(GROUP, "ipaddresses");
  }

  /**
   * Takes the address that a service asks for.
   *
   * @throws ApiException if it is taken, or in no range
   */
  void take(Service service, String asked, Time now, boolean dryRun) {
    IpAddress address =
        IpAddress.parse(asked)
            .orElseThrow(() ->
                ApiException.internalError("failed to parse service IP \"%s\"".formatted(asked)));
    List<AddressRange> ranges = ranges(family(address.isV6()));
    if (ranges.stream().noneMatch(range -> range.contains(address))) {
      String all = ranges.stream().map(AddressRange::text).collect(Collectors.joining(","));
      throw refused(
          service,
          asked,
          "the provided IP (%s) is not in the valid range. The range of valid IPs is %s"
              .formatted(asked, all));
    }
    String name = AddressRange.canonical(address);
    if (!(dryRun ? isFree(name) : create(service, name, now))) {
      throw refused(service, asked, "provided IP is already allocated");
    }
  }

  private static ApiException refused(Service service, String asked, String problem) {
    return ApiException.invalid(
        SERVICE,
        service.metadata().name(),
        List.of(
            FieldError.invalid(
                PATH,
                service.spec().clusterIPs(),
                "failed to allocate IP %s: %s".formatted(asked, problem))));
  }

  /**
   * Takes any address of a family. What would be taken in a dry run nobody knows; the answer shows
   * one from the middle.
   */
  String takeAny(Service service, String family, Time now, boolean dryRun) {
    for (AddressRange range : ranges(family)) {
      if (dryRun) {
        return range.format(range.first().add(range.last()).shiftRight(1));
      }
      Optional<String> address = guess(service, range, now).or(() -> search(service, range, now));
      if (address.isPresent()) {
        return address.get();
      }
    }
    throw ApiException.internalError("failed to allocate a serviceIP: range is full");
  }

  private Optional<String> guess(Service service, AddressRange range, Time now) {
    BigInteger size = range.last().subtract(range.firstUnasked()).add(BigInteger.ONE);
    if (size.signum() <= 0) {
      return Optional.empty();
    }
    for (int i = 0; i < GUESSES; i++) {
      BigInteger offset =
          new BigInteger(size.bitLength() + Long.SIZE, ThreadLocalRandom.current()).mod(size);
      String address = range.format(range.firstUnasked().add(offset));
      if (create(service, address, now)) {
        return Optional.of(address);
      }
    }
    return Optional.empty();
  }

  private Optional<String> search(Service service, AddressRange range, Time now) {
    Set<String> taken =
        addresses().list("").stream()
            .map(address -> address.metadata().name())
            .collect(Collectors.toSet());
    return search(service, range, range.firstUnasked(), range.last(), taken, now)
        .or(() ->
            search(
                service,
                range,
                range.first(),
                range.firstUnasked().subtract(BigInteger.ONE),
                taken,
                now));
  }

  private Optional<String> search(
      Service service,
      AddressRange range,
      BigInteger from,
      BigInteger to,
      Set<String> taken,
      Time now) {
    BigInteger number = from;
    for (int i = 0; i < LONGEST_SEARCH && number.compareTo(to) <= 0; i++) {
      String address = range.format(number);
      if (!taken.contains(address) && create(service, address, now)) {
        return Optional.of(address);
      }
      number = number.add(BigInteger.ONE);
    }
    return Optional.empty();
  }

  private boolean isFree(String address) {
    return addresses().get(new ObjectName("", address)).isEmpty();
  }

  /** Makes the object that stands for an address; says whether nobody else had. */
  boolean create(Service service, String address, Time now) {
    ObjectMeta owner = service.metadata();
    IPAddress object =
        IPAddress.builder()
            .metadata(meta ->
                meta.name(address)
                    .uid(UUID.randomUUID().toString())
                    .creationTimestamp(now)
                    .addToLabels(FAMILY_LABEL, family(address))
                    .addToLabels(OWNER_LABEL, OWNER)
                    .managedFields(
                        List.of(
                            new ManagedFieldsEntry(
                                MANAGER, "Update", GROUP + "/v1", now, "FieldsV1", OWNED, ""))))
            .spec(spec ->
                spec.parentRef(
                    new ParentReference("", "services", owner.namespace(), owner.name())))
            .build();
    ByteString key = key(address);
    ByteString value = addresses().model().toStorage(object);
    return storing(() -> stores.store().commit(Txn.create(key, value))).isCommitted();
  }

  private ByteString key(String address) {
    return addresses().key(new ObjectName("", address));
  }

  /** Gives an address back, if it is the service's. */
  void release(Service service, String address) {
    Optional<IpAddress> parsed = IpAddress.parse(address);
    if (parsed.isEmpty()) {
      return;
    }
    ByteString key = key(AddressRange.canonical(parsed.get()));
    Optional<KeyValue> stored = storing(() -> stores.store().get(key));
    if (stored.isPresent() && isOwnedBy(service.metadata(), stored.get())) {
      storing(() -> stores.store().commit(Txn.delete(key, stored.get().modRevision())));
    }
  }

  private boolean isOwnedBy(ObjectMeta service, KeyValue stored) {
    IPAddress address = addresses().object(addresses().stored(stored));
    ParentReference parent = address.spec().parentRef();
    return parent != null
        && parent.resource().equals("services")
        && parent.namespace().equals(service.namespace())
        && parent.name().equals(service.name());
  }

  /** Whether this server's kind made the object, and not somebody by hand. */
  static boolean isAllocated(IPAddress address) {
    return OWNER.equals(address.metadata().labels().get(OWNER_LABEL));
  }

  private static <R> R storing(Supplier<R> call) {
    try {
      return call.get();
    } catch (StorageException e) {
      throw StorageFailures.toApi(e, SERVICES, "update");
    }
  }
}
