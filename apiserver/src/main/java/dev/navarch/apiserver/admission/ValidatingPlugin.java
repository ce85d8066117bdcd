package dev.navarch.apiserver.admission;

/** Refuses writes. */
public interface ValidatingPlugin extends AdmissionPlugin {
  /**
   * Looks at the object as it will be stored.
   *
   * @throws dev.navarch.apimachinery.errors.ApiException to refuse the request
   */
  void validate(AdmissionRequest request);
}
