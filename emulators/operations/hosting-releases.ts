// Releases of a deployed site, and the way back to an earlier one. A version of Hosting names the revisions of the functions
// that its pages were made by (pinTag), so that it brings its functions along.
import type { GoogleCall } from './google-api';
import { UserError } from '../shared/user-error';

/** Where a version leads requests: `tag` names the revision of a function. */
interface Rewrite {
  readonly function?: string;
  readonly run?: { readonly serviceId: string; readonly region?: string; readonly tag?: string };
}

interface Release {
  readonly releaseTime: string;
  readonly releaseUser?: { readonly email?: string };
  readonly version?: {
    /** …/versions/ID */
    readonly name: string;
    readonly status?: string;
    readonly config?: { readonly rewrites?: readonly Rewrite[] };
  };
}

/** A version of the site that was released. */
export interface ReleasedVersion {
  readonly id: string;
  readonly name: string;
  /** ISO 8601, of its first release. */
  readonly releasedAt: string;
  readonly by: string;
  /** Whether visitors get it now. */
  readonly isLive: boolean;
  readonly rewrites: readonly Rewrite[];
}

/** Which site, and how Google is asked. */
export interface HostedSite {
  readonly project: string;
  /** The Hosting site: that of the project, unless it has several. */
  readonly site: string;
  readonly call: GoogleCall;
}

const releasesOf = ({ project, site }: HostedSite) =>
  `https://firebasehosting.googleapis.com/v1beta1/projects/${project}/sites/${site}/channels/live/releases`;

/** The versions of a site that can still be served, the one that was deployed last first. */
export async function releasedVersions(hosted: HostedSite): Promise<ReleasedVersion[]> {
  const releases: Release[] = [];
  let pageToken = '';
  do {
    const query = new URLSearchParams({ pageSize: '100', ...(pageToken ? { pageToken } : {}) });
    const found = await hosted.call<{ releases?: Release[]; nextPageToken?: string }>(
      'GET',
      `${releasesOf(hosted)}?${query}`,
    );
    if (!found) throw new UserError(`${hosted.project} has no Hosting site ${hosted.site}`);
    releases.push(...(found.releases ?? []));
    pageToken = found.nextPageToken ?? '';
  } while (pageToken);
  releases.sort((a, b) => b.releaseTime.localeCompare(a.releaseTime));
  const live = releases[0]?.version?.name;
  const byName = new Map<string, ReleasedVersion>();
  for (const { version, releaseTime, releaseUser } of releases) {
    if (!version || (version.status !== undefined && version.status !== 'FINALIZED')) continue;
    byName.set(version.name, {
      id: version.name.split('/').at(-1) ?? '',
      name: version.name,
      releasedAt: releaseTime, // the oldest of them comes last
      by: releaseUser?.email ?? 'unknown',
      isLive: version.name === live,
      rewrites: version.config?.rewrites ?? [],
    });
  }
  return [...byName.values()].sort((a, b) => b.releasedAt.localeCompare(a.releasedAt));
}

/**
 * The version to go back to: the one that is asked for by its id, else the one that was deployed before what is live, so that
 * a second time goes one further back. Throws a UserError when there is none.
 */
export function versionBefore(versions: readonly ReleasedVersion[], id?: string): ReleasedVersion {
  const live = versions.findIndex(({ isLive }) => isLive);
  const found = id === undefined ? versions[live + 1] : versions.find((version) => version.id === id);
  if (live >= 0 && found && !found.isLive) return found;
  if (found?.isLive) throw new UserError(`${found.id} is what visitors get already`);
  throw new UserError(
    id === undefined ? 'There is no version before the one that is live' : `There is no version ${id}`,
  );
}

/** Throws a UserError unless the functions that a version was made with are still there to answer for it. */
async function demandItsFunctions(version: ReleasedVersion, hosted: HostedSite): Promise<void> {
  for (const { run, function: name } of version.rewrites) {
    if (!run && name === undefined) continue;
    const serviceId = run?.serviceId ?? name ?? '';
    if (!run?.tag) {
      throw new UserError(
        `${version.id} does not say which version of ${serviceId} answers for it: it was deployed without pinTag`,
      );
    }
    const place = `projects/${hosted.project}/locations/${run.region ?? 'us-central1'}/services/${serviceId}`;
    const found = await hosted.call<{ trafficStatuses?: { tag?: string }[] }>(
      'GET',
      `https://run.googleapis.com/v2/${place}`,
    );
    if (!found?.trafficStatuses?.some(({ tag }) => tag === run.tag)) {
      throw new UserError(
        `The version of ${serviceId} that ${version.id} was made with (${run.tag}) is gone. Choose a newer one: --list`,
      );
    }
  }
}

/**
 * Releases an earlier version of the site again, with the functions of its build. Nothing is changed, and a UserError
 * thrown, when they are gone.
 */
export async function releaseAgain(version: ReleasedVersion, hosted: HostedSite): Promise<void> {
  await demandItsFunctions(version, hosted);
  const query = new URLSearchParams({ versionName: version.name });
  await hosted.call('POST', `${releasesOf(hosted)}?${query}`, { message: 'npm run rollback' });
}
