import { type FileKind, mediaTypes } from './media-types';

/** Limits of files, and the sentences about them. */

const MEGABYTE = 1024 * 1024;

/** The most bytes of each kind of file, and its formats for people. */
export const mediaRules: Readonly<Record<FileKind, { readonly maxBytes: number; readonly named: string }>> = {
  picture: { maxBytes: 10 * MEGABYTE, named: 'JPEG, PNG, WebP, AVIF or GIF' },
  document: { maxBytes: 25 * MEGABYTE, named: 'PDF, DOC, DOCX, XLS or XLSX' },
};

/** The most pixels a picture can have: decoding more would cost too much memory. */
export const MAX_PIXELS = 50_000_000;
/** Above so many bytes a file goes up resumably instead of inside the request: a request ends after a minute. */
export const MAX_DIRECT_BYTES = 4 * MEGABYTE;
/** The text that goes with a file: what it is called, and how long it can be, in characters. */
export const captions = {
  Alt: { named: 'description', maxLength: 300, help: 'Description of the picture' },
  Label: { named: 'name', maxLength: 120, help: 'What the document is called' },
} as const;
export type Caption = keyof typeof captions;

const megapixels = `${MAX_PIXELS / 1_000_000} megapixels`;

/** The most bytes of a kind of file, for people: '10 MB'. */
export function maxSizeText(kind: FileKind): string {
  return `${mediaRules[kind].maxBytes / MEGABYTE} MB`;
}

/** Whether files of a media type are taken as of a kind. */
export function isAccepted(kind: FileKind, type: string): boolean {
  return Object.hasOwn(mediaTypes[kind], type);
}

/** The media type that the ending of a file's name stands for, or undefined. */
export function typeFromName(name: string): string | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const all = Object.values(mediaTypes).flatMap((types) => Object.entries(types));
  return all.find(([, known]) => known.includes(ending))?.[0];
}

/**
 * The media type of a file by what its system says, and where that is none that we take, by its name: a system without Office
 * calls a DOC nothing or application/octet-stream.
 */
export function mediaType({ name, type }: { readonly name: string; readonly type: string }): string {
  if (isAccepted('picture', type) || isAccepted('document', type)) return type;
  return typeFromName(name) ?? type;
}

/** The endings of the names of a kind's files, with their dots. */
export function endingsOf(kind: FileKind): string[] {
  return Object.values(mediaTypes[kind]).flatMap((known) => known.map((ending) => `.${ending}`));
}

/** The longest name of a file that a message quotes whole. */
const MAX_QUOTED = 80;

/** A file as a sentence begins with it, by its name. */
export function subjectOf({ name }: { readonly name: string }): string {
  if (name === '') return 'This file';
  return name.length > MAX_QUOTED ? `“${name.slice(0, MAX_QUOTED)}…”` : `“${name}”`;
}

/** Messages about files. `subject` names the one that is refused, as there may be several. */
export const fileMessages = {
  heic: (subject: string) =>
    `${subject} is a HEIC photo, which most phones and browsers cannot show. On an iPhone choose Settings › Camera › Formats › Most Compatible and take it again, or save it as JPEG.`,
  protected: (subject: string) =>
    `${subject} is protected with a password, without which nobody could open it here. Save it without one and choose it again.`,
  wrongType: (subject: string, kind: FileKind) =>
    `${subject} is not a ${kind} we can use. Choose a ${mediaRules[kind].named} file.`,
  onlyOne: (subject: string, kind: FileKind) => `${subject} was left out: this field takes one ${kind}.`,
  neither: (subject: string) =>
    `${subject} is neither a picture nor a document we can use. Choose a picture (${mediaRules.picture.named}) or a document (${mediaRules.document.named}).`,
  tooLarge: (subject: string, kind: FileKind) =>
    `${subject} is too large: a ${kind} can have at most ${maxSizeText(kind)}. Make it smaller and choose it again.`,
  tooManyPixels: (subject: string) =>
    `${subject} is too large: a picture can have at most ${megapixels}. Make it smaller and choose it again.`,
  tooHeavy: (subject: string) =>
    `${subject} takes too much memory to be read. Save it as an ordinary JPEG, or make it smaller, and choose it again.`,
  damagedPicture: (subject: string) =>
    `${subject} is damaged or incomplete. Choose it again or take another one.`,
  noOriginal:
    'The picture as it was uploaded is not there any more, so that it cannot be cropped anew. Choose it again.',
  notReused: (kind: FileKind) => `This ${kind} is not there any more. Choose another one.`,
  gone: 'A file used here has been deleted in the meantime. Choose another one.',
  captionTooLong: (caption: Caption) =>
    `A ${captions[caption].named} can have at most ${captions[caption].maxLength} characters`,
  tooMany: (label: string, kind: FileKind, maxCount: number) =>
    `${label} can be at most ${maxCount} ${kind}s`,
};

/** The limits of a field's files in words; `maxCount` is given where there can be several. */
export function limitsText(kind: FileKind, maxCount?: number): string {
  const pixels = kind === 'picture' ? ` and ${megapixels}` : '';
  const one = `${mediaRules[kind].named}, up to ${maxSizeText(kind)}${pixels}`;
  const limits = maxCount === undefined ? `${one}.` : `${one} each, at most ${maxCount} ${kind}s.`;
  return kind === 'picture' ? `${limits} Animated pictures are shown as stills.` : limits;
}
