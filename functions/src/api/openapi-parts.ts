/** A part of an OpenAPI document. */
export type Schema = Readonly<Record<string, unknown>>;

/** Points to a component: schemas, parameters or responses. */
export const reference = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });
/** Points to a parameter that several addresses take. */
export const parameter = (name: string) => reference('parameters', name);
/** Every failure. */
export const problem = reference('responses', 'Problem');
/** A body in JSON. */
export const json = (schema: Schema) => ({ 'application/json': { schema } });
const data = (schema: Schema) => ({
  type: 'object',
  properties: { data: schema, nextPageToken: { type: 'string' }, total: { type: 'integer' } },
  required: ['data'],
});
/** A success, in the envelope of every answer. */
export const answer = (description: string, schema: Schema) => ({ description, content: json(data(schema)) });
/** Only for whoever is signed in. */
export const staff = [{ session: [] }];
