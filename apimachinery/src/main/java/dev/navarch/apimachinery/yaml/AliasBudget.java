package dev.navarch.apimachinery.yaml;

import dev.navarch.apimachinery.work.Work;

/**
 * Stops documents that grow without measure when their aliases are written out.
 *
 * <p>Counts the nodes that are written and those among them that come from aliases. A small
 * document may owe nearly all of its nodes to aliases, a large one only a tenth, with a smooth way
 * in between. Where a small one ends is far beyond what people write by hand.
 */
final class AliasBudget {
  private static final double SMALL = 400_000;
  private static final double LARGE = 4_000_000;
  private static final double SHARE_OF_SMALL = 0.99;
  private static final double SHARE_OF_LARGE = 0.10;

  private static final int NODES_PER_STEP = 256;
  private static final int UNITS_PER_NODE = 8;

  private long nodes;
  private long fromAliases;
  private int aliasDepth;

  void enterAlias() {
    aliasDepth++;
  }

  void leaveAlias() {
    aliasDepth--;
  }

  /** Counts a node that stands in a line. */
  void count(int line) {
    nodes++;
    if (nodes % NODES_PER_STEP == 0) {
      Work.step(NODES_PER_STEP * UNITS_PER_NODE);
    }
    if (aliasDepth > 0) {
      fromAliases++;
    }
    if (fromAliases > 100 && nodes > 1000 && fromAliases > nodes * allowedShare()) {
      throw YamlProblem.at(line, "document contains excessive aliasing");
    }
  }

  private double allowedShare() {
    double way = Math.clamp((nodes - SMALL) / (LARGE - SMALL), 0.0, 1.0);
    return SHARE_OF_SMALL - way * (SHARE_OF_SMALL - SHARE_OF_LARGE);
  }
}
