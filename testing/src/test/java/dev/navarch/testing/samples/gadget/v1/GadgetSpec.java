package dev.navarch.testing.samples.gadget.v1;

import dev.navarch.api.core.v1.PodTemplateSpec;
import dev.navarch.apimachinery.annotation.Allowed;
import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Default;
import dev.navarch.apimachinery.annotation.EmbeddedResource;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Format;
import dev.navarch.apimachinery.annotation.Length;
import dev.navarch.apimachinery.annotation.ListMap;
import dev.navarch.apimachinery.annotation.ListSet;
import dev.navarch.apimachinery.annotation.Maximum;
import dev.navarch.apimachinery.annotation.Minimum;
import dev.navarch.apimachinery.annotation.MultipleOf;
import dev.navarch.apimachinery.annotation.NullAllowed;
import dev.navarch.apimachinery.annotation.Pattern;
import dev.navarch.apimachinery.annotation.Rule;
import dev.navarch.apimachinery.annotation.Size;
import dev.navarch.apimachinery.value.Bytes;
import dev.navarch.apimachinery.value.Duration;
import dev.navarch.apimachinery.value.IntOrString;
import dev.navarch.apimachinery.value.Quantity;
import dev.navarch.apimachinery.value.RawExtension;
import dev.navarch.apimachinery.value.RawJson;
import dev.navarch.apimachinery.value.Time;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a toy is like.
 *
 * @param colour What it looks like
 * @param replicas How many there are
 * @param ratio How much of it there is: a quarter, a half, ...
 * @param code What is printed on it
 * @param host Where it lives
 * @param enabled Whether it runs
 * @param level How hard it is
 * @param tags What it is sorted by
 * @param ports Where it can be plugged in
 * @param limits What it may use
 * @param notes What people say of it
 * @param timeout How long it runs
 * @param pause How long it rests
 * @param start When it began
 * @param seen When it was seen
 * @param payload What is in it
 * @param remark What is said of it
 * @param free Anything in an object
 * @param anything Anything at all
 * @param embedded A whole object
 * @param model What it is, once and for all
 * @param range From where to where it goes
 * @param parts What it is made of
 * @param template The pod it runs in
 * @param no A name that is a trap for readers of YAML
 * @param aliases What else it is called
 * @param look How it shines
 * @param share How much of it is one's own
 */
@ApiType
public record GadgetSpec(
    @Field(value = 1, required = true) @EnumOf(value = Colour.class, closed = true) String colour,
    @Field(2) @Default("1") @Minimum(0) @Maximum(10) @Nullable Integer replicas,
    @Field(3)
        @Minimum(value = 0, exclusive = true)
        @Maximum(value = 2, exclusive = true)
        @MultipleOf(0.25)
        @Nullable Double ratio,
    @Field(4) @Length(min = 2, max = 5) @Pattern("^[a-z']+$") @Nullable String code,
    @Field(5) @Format("hostname") @Nullable String host,
    @Field(6) @Default("true") @Nullable Boolean enabled,
    @Field(7) @Allowed({"1", "2", "3"}) @Nullable Integer level,
    @Field(8) @ListSet @Size(min = 1, max = 3) List<@Length(max = 8) String> tags,
    @Field(9) @ListMap({"port", "protocol"}) List<GadgetPort> ports,
    @Field(10) Map<String, Quantity> limits,
    @Field(11) @Size(max = 2) @Atomic Map<String, @Pattern("^x") String> notes,
    @Field(12) @Nullable IntOrString timeout,
    @Field(13) @Nullable Duration pause,
    @Field(14) @Nullable Time start,
    @Field(15) Time seen,
    @Field(16) Bytes payload,
    @Field(17) @NullAllowed @Nullable String remark,
    @Field(18) @Nullable RawExtension free,
    @Field(19) @Nullable RawJson anything,
    @Field(20) @EmbeddedResource @Nullable RawExtension embedded,
    @Field(21)
        @Length(max = 20)
        @Rule(value = "self == oldSelf", message = "cannot be changed")
        @Rule(value = "self != 'x'", message = "x is taken", reason = Rule.Reason.DUPLICATE)
        @Nullable String model,
    @Field(22) @Nullable GadgetRange range,
    @Field(23) List<GadgetPart> parts,
    @Field(24) @Nullable PodTemplateSpec template,
    @Field(25) @Nullable String no,
    @Field(26) @Default("[\"toy\"]") List<String> aliases,
    @Field(27) @Default("{}") @Nullable GadgetLook look,
    @Field(28) @Default("\"50%\"") @Nullable IntOrString share) {}
