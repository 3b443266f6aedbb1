import { Random } from '../../random';
import { clothes, HAIR, skins } from './palette';

/** Who a portrait of the demo shows. */
export type Sitter = 'woman' | 'man';

const grounds = [
  ['#F6E1BE', '#E9B87A'],
  ['#DCEBF2', '#A9C6D3'],
  ['#EBD6D6', '#CFA0A2'],
  ['#DDE8DC', '#A9C3AA'],
  ['#E7E0EE', '#B9AACB'],
] as const;

const womanHair = {
  bun: '<circle cx="66" cy="27" r="8"/><path d="M34 50Q29 20 50 20T66 50L63 40Q52 37 46 31Q41 39 37 41z"/>',
  plait:
    '<path d="M34 52Q30 20 50 20T66 52L63 40Q50 36 44 31Q40 40 37 42z"/><path d="M62 45q9 13 4 33q-3 3-6-1q4-17-1-29z"/>',
  loose: '<path d="M31 70Q26 20 50 19T69 70Q64 74 61 68L63 42Q51 39 45 31Q41 40 37 42L39 68Q36 74 31 70z"/>',
} as const;
const manHair = '<path d="M35 42Q32 20 50 20T65 42L62 35Q50 36 42 29Q38 34 37 42z"/>';

/** A drawn bust, from the front, without a face: hair or topi, shawl or vest, hills behind; the same seed, the same person. */
export function portrait(seed: number, sitter: Sitter, size = 640): string {
  const random = new Random(seed * 104729 + 5);
  const [ground, hills] = random.pick(grounds);
  const skin = random.pick(skins);
  const cloth = random.pick(clothes);
  const other = random.pick(clothes.filter((color) => color !== cloth));
  const hair = random.chance(0.25) ? '#8C8790' : HAIR;
  const isWoman = sitter === 'woman';
  const hasTopi = !isWoman && random.chance(0.6);
  const style = random.pick(['bun', 'plait', 'loose'] as const);
  const crown = isWoman ? womanHair[style] : manHair;
  const topi =
    `<path d="M35 36L38 19Q52 13 63 22L65 36Q50 30 35 36z" fill="${other}"/>` +
    `<path d="M37 31L41 19M44 29L48 17M52 28L55 17M59 31L61 21" stroke="#FBF8F3" stroke-opacity=".5" stroke-width="1.200"/>` +
    `<path d="M35 37h3v8h-2zM65 37h-3v8h2z" fill="${hair}"/>`;
  const dress = isWoman
    ? `<path d="M24 100Q34 76 60 68L69 71Q53 84 49 100z" fill="${other}"/><path d="M41 67Q50 76 59 67" fill="none" stroke="#E9A23B" stroke-width="2"/><circle cx="36.500" cy="49" r="1.600" fill="#E9A23B"/><circle cx="63.500" cy="49" r="1.600" fill="#E9A23B"/>`
    : `<path d="M14 100Q16 72 42 67L50 86L58 67Q84 72 86 100H60L50 86L40 100z" fill="${other}"/>`;
  const glasses = random.chance(0.2)
    ? '<path d="M38 44h9v6h-9zM53 44h9v6h-9zM47 46h6" fill="#FFFFFF" fill-opacity=".25" stroke="#3A3440" stroke-width="1.300"/>'
    : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 100 100">` +
    `<rect width="100" height="100" fill="${ground}"/><circle cx="${random.pick([24, 76])}" cy="30" r="13" fill="#FFFFFF" opacity=".55"/>` +
    `<path d="M0 70L18 56L30 63L52 44L70 60L84 52L100 64V100H0z" fill="${hills}" opacity=".55"/><path d="M0 82Q30 70 56 78T100 74V100H0z" fill="${hills}" opacity=".8"/>` +
    (isWoman && style === 'loose' ? `<path d="M32 72Q27 22 50 20T68 72z" fill="${hair}"/>` : '') +
    `<path d="M14 100Q16 70 42 66H58Q84 70 86 100z" fill="${cloth}"/><path d="M44 52h12v15q-6 6-12 0z" fill="${skin}"/><path d="M44 58q6 6 12 0v4q-6 5-12 0z" opacity=".16"/>` +
    `${dress}<ellipse cx="50" cy="43" rx="13.500" ry="16.500" fill="${skin}"/><path d="M50 26.500A13.500 16.500 0 0 1 50 59.500Q58 52 57 42T50 26.500z" opacity=".07"/>` +
    `${glasses}${hasTopi ? topi : `<g fill="${hair}">${crown}</g>`}</svg>`
  );
}
