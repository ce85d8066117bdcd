package dev.navarch.apiserver.table;

/** What the columns say that many kinds share. */
public final class Descriptions {
  public static final String NAME =
      "Identifies the object among those of its kind in the namespace; fixed once created";
  public static final String CREATED = "Moment the server stored the object";
  public static final String CONTAINERS = "Names of the containers in the pod template";
  public static final String IMAGES = "Images of the containers in the pod template";
  public static final String SELECTOR = "Labels of the pods that belong to the object";

  private Descriptions() {}
}
