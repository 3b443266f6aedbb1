/** The parts of an OpenAPI description that tell what a client can count on. */
export interface ApiDescription {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, unknown>> };
}

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

function propertyLosses(at: string, before: Schema = {}, after: Schema = {}): string[] {
  const own = Object.entries(before.properties ?? {}).flatMap(([name, schema]) =>
    after.properties?.[name]
      ? propertyLosses(`${at}.${name}`, schema, after.properties[name])
      : [`${at}.${name}`],
  );
  return [...own, ...(before.items ? propertyLosses(`${at}[]`, before.items, after.items) : [])];
}

/**
 * What clients of one API know and do not find in another: operations by method and path, and properties of its schemas.
 * Tabs that were opened before a deploy speak to the API after it, and the other way round after a rollback.
 */
export function lossesOf(before: ApiDescription, after: ApiDescription): string[] {
  const operations = Object.entries(before.paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => after.paths[path]?.[method] === undefined)
      .map((method) => `${method.toUpperCase()} ${path}`),
  );
  const schemas = Object.entries(before.components?.schemas ?? {}).flatMap(([name, schema]) => {
    const found = after.components?.schemas?.[name];
    return found === undefined ? [name] : propertyLosses(name, schema as Schema, found as Schema);
  });
  return [...operations, ...schemas];
}
