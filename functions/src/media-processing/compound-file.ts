/** Sectors of a directory that are looked at: sixty thousand entries, where real files have fewer than a hundred. */
const MAX_DIRECTORY_SECTORS = 16_384;
/** Sectors that an allocation table may lie on, behind those that the header names: those of a file of 2 GB. */
const HEADER_TABLES = 109;
const ENTRY_BYTES = 128;
const NONE = -1;

/** The numbers of a compound file's sectors, and where each chain goes on. Throws RangeError outside the file. */
class Sectors {
  private readonly size: number;

  constructor(private readonly bytes: Buffer) {
    const shift = bytes.readUInt16LE(30);
    if (shift !== 9 && shift !== 12) throw new RangeError('no compound file');
    this.size = 2 ** shift;
  }

  offset(sector: number): number {
    return (sector + 1) * this.size;
  }

  /** The sector behind this one in its chain; negative at the end. */
  next(sector: number): number {
    const perTable = this.size / 4;
    const table = this.table(Math.floor(sector / perTable));
    return this.bytes.readInt32LE(this.offset(table) + 4 * (sector % perTable));
  }

  entriesOf(sector: number): Buffer[] {
    const from = this.offset(sector);
    return Array.from({ length: this.size / ENTRY_BYTES }, (_, at) =>
      this.bytes.subarray(from + at * ENTRY_BYTES, from + (at + 1) * ENTRY_BYTES),
    );
  }

  /** The sector of the nth part of the allocation table: the first are named by the header, the others by a list. */
  private table(nth: number): number {
    if (nth < HEADER_TABLES) return this.bytes.readInt32LE(76 + 4 * nth);
    const perList = this.size / 4 - 1;
    let list = this.bytes.readInt32LE(68);
    for (let at = nth - HEADER_TABLES; at >= perList; at -= perList) {
      list = this.bytes.readInt32LE(this.offset(list) + 4 * perList);
    }
    return this.bytes.readInt32LE(this.offset(list) + 4 * ((nth - HEADER_TABLES) % perList));
  }
}

/**
 * The names of the streams and storages at the top of a compound file (MS-CFB: Office files of before 2007). Reads
 * the directory alone, in steps that grow with its length only, whatever the file says of itself. Throws RangeError
 * when it is damaged.
 */
export function compoundFileNames(bytes: Buffer): Set<string> {
  const sectors = new Sectors(bytes);
  const entries: Buffer[] = [];
  let sector = bytes.readInt32LE(48);
  for (let seen = 0; sector >= 0 && seen < MAX_DIRECTORY_SECTORS; seen += 1) {
    entries.push(...sectors.entriesOf(sector));
    sector = sectors.next(sector);
  }
  const names = new Set<string>();
  const visited = new Set<number>();
  const waiting = [entries[0]?.readInt32LE(76) ?? NONE];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const entry = entries[at];
    if (!entry || visited.has(at)) continue;
    visited.add(at);
    const nameBytes = Math.min(64, Math.max(2, entry.readUInt16LE(64)));
    names.add(entry.toString('utf16le', 0, nameBytes - 2));
    waiting.push(entry.readInt32LE(68), entry.readInt32LE(72));
  }
  return names;
}
