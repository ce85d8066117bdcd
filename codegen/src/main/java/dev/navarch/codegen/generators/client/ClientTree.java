package dev.navarch.codegen.generators.client;

import com.palantir.javapoet.JavaFile;
import dev.navarch.codegen.universe.ApiResource;
import dev.navarch.codegen.universe.Universe;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.PackageElement;

/**
 * All that a package with {@code @GenerateClients} asks for: a clientset with {@code typed}, {@code
 * fake} and {@code scheme} below it, informers, listers. Kinds come from sources or from compiled
 * classes alike.
 */
public final class ClientTree {
  private ClientTree() {}

  /** The files that a package asks for. */
  public static List<JavaFile> files(Universe universe, PackageElement origin) {
    ClientPlan plan = ClientPlan.read(universe, origin);
    if (plan.groups().isEmpty()) {
      return List.of(); // what is wrong was reported
    }
    List<JavaFile> files = new ArrayList<>();
    files.add(new ClientsetWriter(plan).write());
    files.add(new SchemeWriter(plan).write());
    files.add(new FakeClientsetWriter(universe, plan).write());
    InformerWriter informers = new InformerWriter(plan);
    files.add(informers.writeFactory());
    for (ClientGroup group : plan.groups()) {
      if (InformerWriter.isCached(group)) {
        files.add(informers.write(group));
      }
      for (ClientVersion version : group.versions()) {
        addVersion(universe, plan, version, files);
        if (InformerWriter.isCached(version)) {
          files.add(informers.write(version));
        }
      }
    }
    return files;
  }

  private static void addVersion(
      Universe universe, ClientPlan plan, ClientVersion version, List<JavaFile> files) {
    files.add(new VersionClientWriter(plan).write(version));
    TypedClientWriter clients = new TypedClientWriter(universe, plan);
    ListerWriter listers = new ListerWriter(plan);
    for (ApiResource resource : version.resources()) {
      files.add(clients.write(version, resource));
      if (InformerWriter.isCached(resource)) {
        files.add(listers.write(version, resource));
      }
    }
  }
}
