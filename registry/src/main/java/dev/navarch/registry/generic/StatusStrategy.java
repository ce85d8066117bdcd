package dev.navarch.registry.generic;

import dev.navarch.apimachinery.descriptor.FieldDescriptor;
import dev.navarch.apimachinery.descriptor.TypeDescriptor;
import dev.navarch.apimachinery.fieldpath.FieldPath;
import dev.navarch.apimachinery.fieldpath.FieldSet;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.Strategy;
import java.util.List;

/** Writes of a status: everything but the status and the metadata stays as it is. */
public class StatusStrategy<T extends MetaObject> implements Strategy<T> {
  private final Strategy<T> main;
  private final FieldSet reset;

  /**
   * Creates the strategy of a status.
   *
   * @param main the strategy of the object itself
   * @param type the kind, whose fields besides the status are put back
   */
  public StatusStrategy(Strategy<T> main, TypeDescriptor<?> type) {
    this.main = main;
    FieldSet.Builder fields = new FieldSet.Builder();
    List<FieldDescriptor> all = type.fields();
    for (int i = 2; i < all.size(); i++) {
      if (!all.get(i).name().equals("status")) {
        fields.add(FieldPath.ofFields(all.get(i).name()));
      }
    }
    reset = fields.build();
  }

  @Override
  public T prepareForUpdate(RequestContext context, T object, T old) {
    return TraitStrategy.Parts.onlyStatus(object, old);
  }

  @Override
  public boolean updatesUnconditionally() {
    return main.updatesUnconditionally();
  }

  @Override
  public FieldSet resetFields() {
    return reset;
  }
}
