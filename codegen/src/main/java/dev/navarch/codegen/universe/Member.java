package dev.navarch.codegen.universe;

import java.util.List;
import javax.lang.model.element.RecordComponentElement;
import org.jspecify.annotations.Nullable;

/**
 * One component of an API type with what its annotations say.
 *
 * @param element the component
 * @param name the component's name in Java
 * @param jsonName the field's name in JSON
 * @param number its number in protobuf, 0 for none
 * @param protoName its name in {@code .proto} text
 * @param type its type
 * @param omit when JSON leaves it out: {@code EMPTY}, {@code ZERO} or {@code NEVER}
 * @param required whether clients must send it
 * @param inline whether the record's fields stand among those of the enclosing one
 * @param items whether protobuf wraps the list
 * @param listKind {@code MAP}, {@code SET} or {@code ATOMIC}
 * @param listKeys the key fields of a list map
 * @param listDeclared whether the list's kind is declared at all
 * @param atomicity {@code ATOMIC}, {@code GRANULAR} or {@code BY_TYPE}
 * @param patchMerge the merge key of a merged list, empty for scalars; null when it is not merged
 * @param patchRetainKeys whether strategic merge patches retain keys
 * @param patchReplace whether strategic merge patches replace the object as a whole
 * @param defaultJson the default as JSON, or null
 * @param enumType the simple name of the class of known values; empty for none
 * @param enumValues the values of a closed enumeration
 * @param featureGates the feature gates it belongs to
 * @param noConversion whether generated conversions pass over it
 */
public record Member(
    RecordComponentElement element,
    String name,
    String jsonName,
    int number,
    String protoName,
    Type type,
    String omit,
    boolean required,
    boolean inline,
    boolean items,
    String listKind,
    List<String> listKeys,
    boolean listDeclared,
    String atomicity,
    @Nullable String patchMerge,
    boolean patchRetainKeys,
    boolean patchReplace,
    @Nullable String defaultJson,
    String enumType,
    List<String> enumValues,
    List<String> featureGates,
    boolean noConversion) {

  /** Whether the component may be null. */
  public boolean nullable() {
    return type instanceof Type.Optional;
  }
}
