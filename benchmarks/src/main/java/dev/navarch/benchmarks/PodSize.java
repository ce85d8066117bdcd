package dev.navarch.benchmarks;

/** The pods that are measured. */
public enum PodSize {
  /** Two containers, their state, an owner; nothing that a server adds for itself. */
  SMALL("2 KB pod", "pod-2kb.json"),
  /** The same with two managers' fields and a longer status. */
  LARGE("5 KB pod with managed fields", "pod-5kb.json");

  private final String title;
  private final String resource;

  PodSize(String title, String resource) {
    this.title = title;
    this.resource = resource;
  }

  String title() {
    return title;
  }

  public PodTemplate template() {
    return PodTemplate.parse(PodTemplate.resource(resource));
  }
}
