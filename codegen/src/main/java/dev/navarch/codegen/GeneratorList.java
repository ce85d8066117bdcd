package dev.navarch.codegen;

import dev.navarch.codegen.framework.Generator;
import dev.navarch.codegen.generators.ApiRuleGenerator;
import dev.navarch.codegen.generators.BuilderGenerator;
import dev.navarch.codegen.generators.ConversionGenerator;
import dev.navarch.codegen.generators.DeepCopyGenerator;
import dev.navarch.codegen.generators.DefaulterGenerator;
import dev.navarch.codegen.generators.DescriptorGenerator;
import dev.navarch.codegen.generators.DocsGenerator;
import dev.navarch.codegen.generators.JsonGenerator;
import dev.navarch.codegen.generators.OpenApiGenerator;
import dev.navarch.codegen.generators.ProtoFileGenerator;
import dev.navarch.codegen.generators.ProtobufGenerator;
import dev.navarch.codegen.generators.RegisterGenerator;
import java.util.List;

/** Every generator there is. */
public final class GeneratorList {
  private GeneratorList() {}

  /** The generators, in the order in which they run. */
  public static List<Generator> all() {
    return List.of(
        new DescriptorGenerator(),
        new JsonGenerator(),
        new ProtobufGenerator(),
        new DeepCopyGenerator(),
        new BuilderGenerator(),
        new DefaulterGenerator(),
        new ConversionGenerator(),
        new RegisterGenerator(),
        new DocsGenerator(),
        new OpenApiGenerator(),
        new ApiRuleGenerator(),
        new ProtoFileGenerator());
  }
}
