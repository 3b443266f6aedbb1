import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { API_BASE } from '@content/api/contract';
import { pathAliases } from '../api/endpoint';
import { endpoints } from '../api/endpoints';
import { describedPath, openApi } from '../api/openapi';

/** A response as it arrived; `path` is below /api/v1 and may have a query. */
interface Arrived {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

const DOCUMENT = 'openapi';
const document = openApi();
const ajv = new Ajv2020({ strict: false });
addFormats(ajv);
ajv.addSchema(document, DOCUMENT);

const patterns = endpoints.flatMap((endpoint) =>
  pathAliases(endpoint.path).map((path) => ({
    method: endpoint.method.toUpperCase(),
    pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
    path: describedPath(endpoint),
  })),
);

function validatorAt(...steps: readonly (string | number)[]): ValidateFunction | undefined {
  const pointer = steps.map((step) => String(step).replaceAll('~', '~0').replaceAll('/', '~1'));
  return ajv.getSchema(`${DOCUMENT}#/${pointer.map(encodeURIComponent).join('/')}`);
}

const PROBLEM = ['components', 'schemas', 'Problem'];

/** Compares a response with openapi.json. Returns what differs, or null. */
export function differenceFromDescription(arrived: Arrived): string | null {
  const { method, path, status, contentType, text } = arrived;
  const [plain = ''] = path.split('?');
  const found = patterns.find((each) => each.method === method && each.pattern.test(plain));
  const what = `${method} ${API_BASE}${path.slice(0, 120)} answered ${status}`;
  if (!found && status < 400) return null;
  if (found) {
    const operation = (document.paths[found.path] as Record<string, { responses: object }>)[
      method.toLowerCase()
    ];
    if (!Object.hasOwn(operation?.responses ?? {}, status)) return `${what}, which is not described`;
  }
  if (status === 304) return text === '' ? null : `${what} with a body`;
  const type = status < 400 ? 'application/json' : 'application/problem+json';
  if (!contentType.startsWith(type)) return `${what} as ${contentType}, not as ${type}`;
  const validate = validatorAt(
    ...(found && status < 400
      ? ['paths', found.path, method.toLowerCase(), 'responses', status, 'content', type, 'schema']
      : PROBLEM),
  );
  if (!validate) return `${what}, which has no schema`;
  return validate(JSON.parse(text))
    ? null
    : `${what}: ${ajv.errorsText(validate.errors)} in ${text.slice(0, 2000)}`;
}
