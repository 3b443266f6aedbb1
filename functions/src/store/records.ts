import type { AuditEntry, InboxMessage, ReviewRequest } from '@content/api/contract';
import type { SiteHealth, VersionEntry } from '@content/api/contract';
import type { Content } from '../model/content';
import type { ItemState } from '../model/item-state';
import type { MediaRecord } from '../model/media';

/** An item whole. */
export type ItemRecord = ItemState & { readonly path: string };

/** An item in the trash, and the ids of all media that it refers to. */
export type TrashRecord = ItemRecord & { readonly deletedAt: Date; readonly media: readonly string[] };

/** A content of an item as it was saved. */
export interface VersionRecord extends Content, Omit<VersionEntry, 'at' | 'changed'> {
  readonly path: string;
  /** Of the item. */
  readonly id: string;
  readonly at: Date;
  /** The item that it was copied from, where it is the first version of a copy. */
  readonly copyOf?: string | undefined;
  /** The ids of all media that it refers to. */
  readonly media: readonly string[];
  /** When Firestore removes it; null while visitors see it or will. */
  readonly removeAt: Date | null;
}

export interface AuditRecord extends Omit<AuditEntry, '_id' | 'at'> {
  readonly at: Date;
  /** By Firestore's own clock, for processes that follow the log. */
  readonly committedAt: Date;
  /** When the e-mail addresses in it are removed; absent once they are. */
  readonly emailUntil?: Date;
}

export type MessageRecord = Omit<InboxMessage, 'id'> & { readonly removeAt: Date };

/** A person's second step. The secret is not hashed, as codes are made from it; rules close it, backups leave it out. */
export interface SecondFactorRecord {
  /** Base32; null while it is off. */
  readonly secret: string | null;
  readonly since: Date | null;
  /** The period of the last code that was taken: no code is taken twice. */
  readonly lastPeriod: number;
  /** Hashes of the recovery codes that are left. */
  readonly recovery: readonly string[];
  readonly pending: { readonly secret: string; readonly until: Date } | null;
}

/** What `operations` holds, by the id of each document. */
export interface OperationRecords {
  /** The last clean-up, and what lay in Storage. */
  readonly cleanup: { readonly run: SiteHealth['cleanup']; readonly storage: SiteHealth['storage'] };
  /** The last complete backup, and when one has failed since. */
  readonly backup: { readonly run?: SiteHealth['backup']; readonly failedAt?: string };
  /** All links to other sites in one text, which no index takes apart. */
  readonly links: { readonly checked: string };
  /** The errors of a day. */
  readonly [id: `errors-${string}`]: Partial<Pick<SiteHealth, 'reports'>> & {
    readonly server?: number;
    readonly browser?: number;
    readonly removeAt: Date;
  };
}

/** What each closed collection holds; Firestore itself removes some documents in time (`firestore.indexes.json`). */
export interface Records {
  readonly items: ItemRecord;
  readonly versions: VersionRecord;
  readonly trash: TrashRecord;
  /** The item of a singleton, under the path of its type. */
  readonly singletons: { readonly id: string };
  readonly media: MediaRecord;
  readonly messages: MessageRecord;
  readonly reviewRequests: ReviewRequest;
  /** A day's visits, by path. */
  readonly visits: { readonly pages: Readonly<Record<string, number>>; readonly until: Date };
  readonly audit: AuditRecord;
  readonly endedSessions: { readonly endsAt: Date };
  readonly keys: { readonly secret: string };
  readonly locks: { readonly token: string; readonly until: Date };
  readonly operations: OperationRecords[keyof OperationRecords];
  readonly previews: { readonly endedAt: Date };
  readonly secondFactors: SecondFactorRecord;
  readonly throttle: { readonly tries: number; readonly until: Date };
  readonly uploadGrants: { readonly uid: string; readonly endsAt: Date };
}
