import { type Problem, ReadError } from '@content/api/contract';
import { STORED_HEADER } from '../device/page-store';
import { useConnection } from '../device/connection';
import { noteSiteTime } from '../device/use-today';
import { getTexts } from '../../texts';

/** Notes whether a response came from the site or from the store of this device, and when. */
function noteConnection({ headers }: Response): void {
  const { lose, regain } = useConnection.getState();
  const answered = Date.parse(headers.get('date') ?? '');
  if (headers.has(STORED_HEADER)) lose(answered || Date.now());
  else {
    regain();
    noteSiteTime(answered || 0);
  }
}

/** Fetches a JSON body of the API. Throws ReadError, with status 0 when no response came. */
export async function fetchJson(url: string): Promise<unknown> {
  const init = { credentials: 'include', headers: { Accept: 'application/json' } } as const;
  const response = await fetch(url, init).catch(() => null);
  if (response) noteConnection(response);
  const body: unknown = await response?.json().catch(() => null);
  if (response?.ok && body !== null) return body;
  const status = response && !response.ok ? response.status : 0;
  throw new ReadError(status, (body as Partial<Problem> | null)?.detail ?? getTexts().common.noResponse);
}
