package dev.navarch.apiserver.table;

import dev.navarch.apimachinery.meta.v1.MetaObject;

/** The columns of kinds that have none of their own. */
final class StandardColumns {
  private static final Columns<MetaObject> COLUMNS =
      Columns.<MetaObject>named()
          .column(
              "Created At",
              "date",
              "",
              0,
              Descriptions.CREATED,
              object -> object.metadata().creationTimestamp().toString())
          .build();

  private StandardColumns() {}

  @SuppressWarnings("unchecked") // they look at nothing but metadata, and hold no object
  static <T extends MetaObject> Columns<T> of() {
    return (Columns<T>) COLUMNS;
  }
}
