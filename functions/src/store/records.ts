import type {
  AuditEntry,
  InboxMessage,
  ReviewRequest,
  SiteHealth,
  VersionEntry,
} from '@content/api/contract';
import type { Content } from '../model/content';
import type { ItemState } from '../model/item-state';
import type { MediaRecord } from '../model/media';

/** An item whole. */
export type ItemRecord = ItemState & { readonly path: string };

/** An item in the trash. */
export interface TrashRecord extends ItemRecord {
  readonly deletedAt: Date;
  /** The ids of all media that it refers to. */
  readonly media: readonly string[];
}

/** A content of an item as it was saved. */
export interface SavedVersion extends Content, Omit<VersionEntry, 'at' | 'changed'> {
  /** Of the item. */
  readonly id: string;
  readonly at: Date;
  /** The item that it was copied from, where it is the first version of a copy. */
  readonly copyOf?: string | undefined;
}

export interface VersionRecord extends SavedVersion {
  readonly path: string;
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

export interface MessageRecord extends Omit<InboxMessage, 'id'> {
  /** When Firestore removes it. */
  readonly removeAt: Date;
}

/** The visits of a day. */
export interface VisitsRecord {
  /** By path. */
  readonly pages: Readonly<Record<string, number>>;
  /** When Firestore removes it. */
  readonly until: Date;
}

/** The lock of a process. */
export interface LockRecord {
  readonly token: string;
  readonly until: Date;
}

/** Tries within a window. */
export interface ThrottleRecord {
  readonly tries: number;
  readonly until: Date;
}

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

/** In `operations`: the last clean-up, and what lay in Storage. */
export interface CleanupRecord {
  readonly run: SiteHealth['cleanup'];
  readonly storage: SiteHealth['storage'];
}

/** In `operations`: the last complete backup, and when one has failed since. */
export interface BackupRecord {
  readonly run?: SiteHealth['backup'];
  readonly failedAt?: string;
}

/** In `operations`: all checked links in one text, which no index takes apart. */
export interface LinksRecord {
  readonly checked: string;
}

/** In `operations`: the errors of a day. */
export interface ErrorsRecord {
  readonly server?: number;
  readonly browser?: number;
  readonly reports?: SiteHealth['reports'];
  /** When Firestore removes it. */
  readonly removeAt: Date;
}

/** What each closed collection holds. */
export interface Records {
  readonly items: ItemRecord;
  readonly versions: VersionRecord;
  readonly trash: TrashRecord;
  /** Under the path of its type: the item of a singleton. */
  readonly singletons: { readonly id: string };
  readonly media: MediaRecord;
  readonly messages: MessageRecord;
  readonly reviewRequests: ReviewRequest;
  readonly visits: VisitsRecord;
  readonly audit: AuditRecord;
  readonly endedSessions: { readonly endsAt: Date };
  readonly keys: { readonly secret: string };
  readonly locks: LockRecord;
  readonly operations: CleanupRecord | BackupRecord | LinksRecord | ErrorsRecord;
  readonly previews: { readonly endedAt: Date };
  readonly secondFactors: SecondFactorRecord;
  readonly throttle: ThrottleRecord;
  readonly uploadGrants: { readonly uid: string; readonly endsAt: Date };
}
