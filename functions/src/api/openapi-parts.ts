/** A part of an OpenAPI document. */
export type Schema = Readonly<Record<string, unknown>>;

/** Points to a component: schemas, parameters or responses. */
export const reference = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });
/** A body in JSON. */
export const json = (schema: Schema) => ({ 'application/json': { schema } });
