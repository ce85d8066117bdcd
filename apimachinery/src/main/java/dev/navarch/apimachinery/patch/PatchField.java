package dev.navarch.apimachinery.patch;

/**
 * What a strategic merge needs to know about one field.
 *
 * @param schema the schema of the field's value, or of a list's items
 * @param merged true when a list is merged and not replaced
 * @param mergeKey the field that tells a list's items apart; empty for scalars
 * @param retainsKeys true when patches name the keys that may stay
 * @param replaced true when a patch replaces an object as a whole
 */
record PatchField(
    PatchSchema schema, boolean merged, String mergeKey, boolean retainsKeys, boolean replaced) {}
