package dev.navarch.apiserver.openapi;

import java.util.List;

/**
 * What can be done on a path.
 *
 * @param parameters those of all operations
 */
record PathItem(String path, List<Parameter> parameters, List<Operation> operations) {}
