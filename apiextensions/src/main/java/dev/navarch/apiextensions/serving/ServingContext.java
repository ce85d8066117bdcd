package dev.navarch.apiextensions.serving;

import dev.navarch.api.apiextensions.v1.CustomResourceDefinition;
import dev.navarch.apiserver.endpoint.Catalog;
import dev.navarch.apiserver.endpoint.EndpointTools;
import dev.navarch.apiserver.objects.ObjectModel;
import dev.navarch.apiserver.objects.ObjectTable;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.apiserver.table.Columns;
import java.time.InstantSource;
import java.util.function.Supplier;

/**
 * What custom resources need of the server that serves them.
 *
 * @param definitions the definitions, in the same store in which the objects are kept
 * @param tables gives the table for the objects of one version of a definition
 * @param catalog where resources come to and go from
 * @param scales how scales are read and written
 * @param scaleColumns how scales look in a table
 * @param services where conversion webhooks are found that are services
 * @param manager who owns what the server writes into the status of definitions
 */
public record ServingContext(
    ResourceStore<CustomResourceDefinition> definitions,
    Supplier<ObjectTable> tables,
    Catalog catalog,
    EndpointTools tools,
    ObjectModel scales,
    Columns<?> scaleColumns,
    ServiceResolver services,
    String manager,
    InstantSource clock) {}
