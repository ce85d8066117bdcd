package dev.navarch.codegen.generators;

import dev.navarch.codegen.framework.DefaultGenerator;
import dev.navarch.codegen.framework.FileKind;
import dev.navarch.codegen.framework.GeneratedFile;
import dev.navarch.codegen.framework.GeneratorContext;
import dev.navarch.codegen.universe.ApiStruct;
import dev.navarch.codegen.universe.Member;
import dev.navarch.codegen.universe.Type;

/**
 * Writes the report of violated API rules beside the OpenAPI definitions, one violation a line:
 * {@code list_type_missing} for a list that does not say how it is merged, {@code names_match} for
 * a field whose name in JSON is not its component's.
 */
public final class ApiRuleGenerator extends DefaultGenerator {
  /** Creates the generator. */
  public ApiRuleGenerator() {
    super("api-rules");
  }

  @Override
  public boolean filter(GeneratorContext context, ApiStruct type) {
    return type.version() != null;
  }

  @Override
  public FileKind fileKind() {
    return FileKind.RESOURCE;
  }

  @Override
  public String fileName(GeneratorContext context, ApiStruct type) {
    return OpenApiGenerator.FOLDER + context.javaPackage() + ".violations.txt";
  }

  @Override
  public void generateType(GeneratorContext context, ApiStruct type, GeneratedFile file) {
    for (Member member : type.members()) {
      if (member.inline() || type.customJson()) {
        continue;
      }
      boolean items = type.list() && member.name().equals("items");
      if (member.type() instanceof Type.ListOf && !member.listDeclared() && !items) {
        violation(file, "list_type_missing", context, type, member);
      }
      if (!member.jsonName().equalsIgnoreCase(member.name())
          && !(member.jsonName() + "_").equals(member.name())) {
        violation(file, "names_match", context, type, member);
      }
    }
  }

  private static void violation(
      GeneratedFile file, String rule, GeneratorContext context, ApiStruct type, Member member) {
    file.append(
        "API rule violation: %s,%s,%s,%s\n"
            .formatted(rule, context.javaPackage(), type.simpleName(), member.name()));
  }
}
