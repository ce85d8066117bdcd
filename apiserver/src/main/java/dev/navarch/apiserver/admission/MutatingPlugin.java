package dev.navarch.apiserver.admission;

import dev.navarch.apimachinery.meta.v1.ApiObject;

/** Changes objects on their way into the store. */
public interface MutatingPlugin extends AdmissionPlugin {
  /**
   * The object to go on with; the one that came where nothing is to be changed. Called only for
   * requests with an object.
   *
   * @throws dev.navarch.apimachinery.errors.ApiException to refuse the request
   */
  ApiObject admit(AdmissionRequest request, ApiObject object);
}
