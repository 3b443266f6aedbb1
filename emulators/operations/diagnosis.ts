import type { GoogleCall } from './google-api';

/** The project that the doctor looks at. */
export interface CheckedProject {
  readonly call: GoogleCall;
  readonly project: string;
  /** The bucket of the site's files. */
  readonly bucket: string;
  readonly backupBucket: string;
  readonly webApiKey: string;
  /** Calls Google without credentials; `fetch` by default. */
  readonly request?: ((url: string) => Promise<Response>) | undefined;
  /** The service account of deploys by a tag, where there is one. */
  readonly deployer?: string | undefined;
}

/** The result of a check. */
export interface Diagnosis {
  /** A sentence each; none where all is well. */
  readonly problems: readonly string[];
  /** What puts it right, in this order: commands to copy, or what to do elsewhere. */
  readonly remedy: readonly string[];
}

export const healthy: Diagnosis = { problems: [], remedy: [] };

export const unless = (isWell: boolean, problem: string, ...remedy: string[]): Diagnosis =>
  isWell ? healthy : { problems: [problem], remedy };

/** Several flaws, each with its own remedy. */
export const diagnosisOf = (
  flaws: readonly { readonly problem: string; readonly remedy: readonly string[] }[],
): Diagnosis => ({
  problems: flaws.map(({ problem }) => problem),
  remedy: flaws.flatMap(({ remedy }) => remedy),
});
