package dev.navarch.samples.samplecontroller;

/** What people read about a Foo in {@code kubectl describe}. */
public final class FooEvents {
  public static final String SYNCED = "Synced";
  public static final String RESOURCE_EXISTS = "ErrResourceExists";
  public static final String SYNCED_MESSAGE = "Foo synced successfully";

  private FooEvents() {}

  /** Why a deployment that is somebody else's is left alone. */
  public static String alreadyExists(String deployment) {
    return "Resource \"" + deployment + "\" already exists and is not managed by Foo";
  }
}
