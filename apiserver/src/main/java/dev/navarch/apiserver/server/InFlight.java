package dev.navarch.apiserver.server;

import dev.navarch.apiserver.authentication.User;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The requests that are being answered, and the memory that they take, in all and by user. A
 * request holds a seat while the server works on it; requests that change something have seats of
 * their own. What finds no seat is refused at once: a server that takes on everything ends up
 * finishing nothing.
 *
 * <p>Seats are shared fairly: a user may hold at most as many as are still free. One user can thus
 * take half of them, a second one a quarter, and there is always one left for a user who has none
 * yet, until many users take as much as they can. Administrators, nodes and the components of the
 * control plane are exempt, and so are health checks. Watches hold no seat, they last.
 *
 * <p>May be used by any thread.
 */
public final class InFlight {
  /** How many responses of one user may wait for a slow reader at once. */
  private static final int MOST_WAITING = 500;

  /** What a request is counted as. */
  enum Kind {
    READ,
    WRITE,
    /** Lasts, and holds no seat. */
    WATCH,
    /** Is counted as a read, and never refused. */
    EXEMPT
  }

  private final int maxReading;
  private final int maxWriting;
  private final MemoryLimits memory;
  private final ClientLoad all = new ClientLoad();
  private final ClientLoad exempt = new ClientLoad();
  private final ConcurrentHashMap<String, ClientLoad> users = new ConcurrentHashMap<>();

  /** Creates limits; 0 seats means any number. */
  public InFlight(int maxReading, int maxWriting, MemoryLimits memory) {
    this.maxReading = maxReading;
    this.maxWriting = maxWriting;
    this.memory = memory;
  }

  /** Takes a seat for a request; empty if its user has to wait. */
  Optional<RequestCharge> enter(User user, Kind kind) {
    ClientLoad own =
        users.compute(
            user.name(), (name, load) -> (load == null ? new ClientLoad() : load).retain());
    boolean limited = kind != Kind.EXEMPT && !isExempt(user);
    if (limited && !takeSeat(own, kind)) {
      leave(user.name());
      return Optional.empty();
    }
    if (!limited && kind != Kind.WATCH) {
      exempt.seats(kind == Kind.WRITE).incrementAndGet();
    }
    return Optional.of(
        new RequestCharge(
            kind == Kind.WATCH
                ? Seat.NONE
                : new Seat(own, limited ? all : exempt, limited, kind == Kind.WRITE),
            own,
            all,
            memory,
            () -> leave(user.name())));
  }

  private boolean takeSeat(ClientLoad own, Kind kind) {
    if (own.waiting().get() >= MOST_WAITING) {
      return false;
    }
    if (kind == Kind.WATCH) {
      return true;
    }
    boolean writes = kind == Kind.WRITE;
    int limit = writes ? maxWriting : maxReading;
    AtomicInteger total = all.seats(writes);
    AtomicInteger mine = own.seats(writes);
    int taken = total.incrementAndGet();
    int held = mine.incrementAndGet();
    if (limit > 0 && (taken > limit || held > Math.max(1, limit - taken + 1))) {
      total.decrementAndGet();
      mine.decrementAndGet();
      return false;
    }
    return true;
  }

  private static boolean isExempt(User user) {
    return user.isIn(User.MASTERS_GROUP)
        || user.isIn("system:nodes")
        || user.isIn("system:serviceaccounts:kube-system")
        || user.name().startsWith("system:kube-")
        || user.name().equals("system:apiserver");
  }

  private void leave(String user) {
    users.compute(user, (name, load) -> load == null || load.release() ? null : load);
  }

  public int reading() {
    return all.seats(false).get() + exempt.seats(false).get();
  }

  public int writing() {
    return all.seats(true).get() + exempt.seats(true).get();
  }

  /** The bytes of bodies that are being read or worked on. */
  public long bodyBytes() {
    return all.bodies().get();
  }

  /** The bytes of responses that clients have not taken yet. */
  public long unsentBytes() {
    return all.unsent().get();
  }

  /** The number of users whose requests are being answered. */
  int users() {
    return users.size();
  }
}
