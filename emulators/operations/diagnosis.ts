import type { GoogleCall } from './google-api';

/** The project that is looked at. */
export interface CheckedProject {
  readonly call: GoogleCall;
  readonly project: string;
  /** The bucket of the site's files. */
  readonly bucket: string;
  readonly backupBucket: string;
  readonly webApiKey: string;
  /** What asks Google without credentials; by default `fetch`. */
  readonly request?: ((url: string) => Promise<Response>) | undefined;
  /** The service account that deploys what a tag names, where there is one. */
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
