import { describe, expect, test } from 'vitest';
import { preetiChanged, preetiToUnicode, preetiWordsIn } from './preeti';
import { mayBePreeti } from './preeti-signs';

const looksLikePreeti = (text: string) =>
  mayBePreeti(text) && preetiWordsIn(text).some(({ isSure }) => isSure);

const samples: readonly (readonly [string, string])[] = [
  ['g]kfn', 'नेपाल'],
  ['g]kfn ;/sf/', 'नेपाल सरकार'],
  ['lhNnf k|zf;g sfof{no', 'जिल्ला प्रशासन कार्यालय'],
  [';"rgf', 'सूचना'],
  ['sd{rf/L cfjZostf', 'कर्मचारी आवश्यकता'],
  ['@)*! ;fn a}zfv !% ut]', '२०८१ साल बैशाख १५ गते'],
  ['gful/stfsf] k|ltlnlk', 'नागरिकताको प्रतिलिपि'],
  ['cfly{s jif{', 'आर्थिक वर्ष'],
  ['sfo{qmd ;Dkfbg', 'कार्यक्रम सम्पादन'],
  [';:yf', 'सस्था'],
  [';+:yf', 'संस्था'],
  [';fdflhs ljsf;', 'सामाजिक विकास'],
  ['lzIff tyf :jf:Yo', 'शिक्षा तथा स्वास्थ्य'],
  ['vfg]kfgL', 'खानेपानी'],
  ['dlxnf ;d"x', 'महिला समूह'],
  ['lgj]bg lbg] clGtd ldlt', 'निवेदन दिने अन्तिम मिति'],
  ["cf]vn9'Ëf", 'ओखलढुङ्गा'],
  ['pm', 'ऊ'],
  ['kmf/d', 'फारम'],
  ['emfkf', 'झापा'],
  ['O{Zj/', 'ईश्वर'],
  ['P]g', 'ऐन'],
  ['cf}iflw', 'औषधि'],
  ['k"0f{', 'पूर्ण'],
  ['lj1flkt', 'विज्ञापित'],
  ['g]kfn.', 'नेपाल।'],
  ['/fli6«o', 'राष्ट्रिय'],
  [';"rgf M lgMz\'Ns lzlj/', 'सूचना : निःशुल्क शिविर'],
];

describe('preetiToUnicode', () => {
  test.each(samples)('%s', (given, expected) => {
    expect(preetiToUnicode(given)).toBe(expected);
  });

  test('addresses and Unicode stay', () => {
    expect(preetiToUnicode('नेपाल https://example.org/a office@example.org')).toBe(
      'नेपाल https://example.org/a office@example.org',
    );
  });
});

describe('looksLikePreeti', () => {
  test.each([
    'g]kfn ;/sf/',
    "lhNnf k|zf;g sfof{no, ;'v]{t",
    'sd{rf/L cfjZostf ;DaGwL ;"rgf',
    "o; ;+:yfnfO{ tkl;n adf]lhdsf kbdf sd{rf/L cfjZos ePsf]n] of]Uotf k'u]sf JolQmx?n] lgj]bg lbg'xf]nf .",
    'gful/stfsf] k|ltlnlk',
    'vfg]kfgL tyf ;/;kmfO',
  ])('%s', (text) => {
    expect(looksLikePreeti(text)).toBe(true);
  });

  test.each([
    '',
    'The notice closes on Friday; bring a pen, two photos and/or the form [see note].',
    'Call 01-4412345 or 9848012345 (office hours: 10:00-17:00).',
    'Visit https://example.org/a_(b)?c=d;e or write to office@example.org',
    'NGO/INGO, WASH, GESI & DRR: Rs. 1,50,000/- (ward no. 4/5)',
    'नेपाल सरकार, Ward 4',
    "It's the staff's list: “A”, 'B', {C}; e.g. iPhone 5s",
    'McDonald and O’Neil',
    'Grade 9f',
    '*bold* _text_ # 1. `x`',
  ])('not: %s', (text) => {
    expect(looksLikePreeti(text)).toBe(false);
  });
});

describe('mixed letters', () => {
  test.each([
    ['Email kmf]g g+= )*%–%@)!@#', 'Email फोन नं. ०८५–५२०१२३'],
    ['USAID No. 12 sf] ;xof]udf ;~rflnt', 'USAID No. 12 को सहयोगमा सञ्चालित'],
    ['WASH sfo{qmd @)*# df Rs. 1,50,000 and Ltd.', 'WASH कार्यक्रम २०८३ मा Rs. 1,50,000 and Ltd.'],
    ['sfd\nldlt\nDate\nAmount (Rs.)\ndlxnf', 'काम\nमिति\nDate\nAmount (Rs.)\nमहिला'],
    ['cGo eGbf ug]{ eSewa jf iPhone df', 'अन्य भन्दा गर्ने eSewa वा iPhone मा'],
    ["k'gMlgdf{0f for the staff's school [see note]", "पुनःनिर्माण for the staff's school [see note]"],
    ['Size M and L, ;"rgf M @)*#', 'Size M and L, सूचना : २०८३'],
    ['Dailekh lhNnf, Dullu gu/kflnsf j8f g+= %', 'Dailekh जिल्ला, Dullu नगरपालिका वडा नं. ५'],
    ['cGtjf{tf{ (interview) YouTube / WhatsApp df', 'अन्तर्वार्ता (interview) YouTube / WhatsApp मा'],
  ])('%s', (given, expected) => {
    expect(preetiChanged(given, new Set())).toBe(expected);
    expect(looksLikePreeti(given)).toBe(true);
  });

  test('a word that may be either is asked about beside Preeti, and stays where it was not chosen', () => {
    const text = 'sd{rf/L of kb the office';
    expect(preetiWordsIn(text).filter(({ isSure }) => !isSure)).toEqual([
      { at: 8, word: 'of', inUnicode: 'या', isSure: false },
      { at: 14, word: 'the', inUnicode: 'तजभ', isSure: false },
    ]);
    expect(preetiChanged(text, new Set())).toBe('कर्मचारी of पद the office');
    expect(preetiChanged(text, new Set(['of']))).toBe('कर्मचारी या पद the office');
  });
});
