package dev.navarch.apimachinery.meta.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.FieldsV1;
import dev.navarch.apimachinery.value.Time;
import org.jspecify.annotations.Nullable;

/**
 * Set of fields that one manager wrote through one operation and version.
 *
 * @param manager Workflow or client that wrote these fields
 * @param operation Whether the fields were applied (Apply) or written by another request (Update)
 * @param apiVersion Version in which the recorded field paths are expressed
 * @param time When this entry last gained fields or had them change
 * @param fieldsType Format of the recorded field set; FieldsV1 is the only one
 * @param fieldsV1 The owned field paths in FieldsV1 form
 * @param subresource Subresource the write went through, such as status; empty for the main
 *     resource
 */
@ApiType
public record ManagedFieldsEntry(
    @Field(1) String manager,
    @Field(2) @EnumOf(ManagedFieldsOperationType.class) String operation,
    @Field(3) String apiVersion,
    @Field(4) @Nullable Time time,
    @Field(6) String fieldsType,
    @Field(7) @Nullable FieldsV1 fieldsV1,
    @Field(8) String subresource)
    implements ApiStruct<ManagedFieldsEntry> {
  /** Starts a value in which nothing is set. */
  public static ManagedFieldsEntryBuilder builder() {
    return new ManagedFieldsEntryBuilder();
  }

  /** Starts a value from this one. */
  public ManagedFieldsEntryBuilder toBuilder() {
    return new ManagedFieldsEntryBuilder(this);
  }
}
