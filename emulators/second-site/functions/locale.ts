import { ofZone } from '@content/time-zone';
import { timeZone } from './place';

export const languages = ['pt-PT'] as const;
export type Language = (typeof languages)[number];
export const openGraphLocales: Readonly<Record<Language, string>> = { 'pt-PT': 'pt_PT' };
export const language = languages[0];

export const offsetAt = ofZone(timeZone);

export const phoneCode = '351';
export const phoneNumbers = [
  String.raw`(?:\+|00)351[ ]?\d{3}(?:[ ]?\d{3}){2}`,
  String.raw`[29]\d{2}(?:[ ]?\d{3}){2}`,
];
