// Draws the picture of the page that does not exist: a goat on the ridge has the letter.
// node scripts/astray.mjs   writes app/site/assets/astray.svg
import { writeFile } from 'node:fs/promises';
import { hill, points, random, roughen } from './draw.mjs';

const size = { width: 800, height: 560 };
const next = random(404);
const ground = (course, fill, rough = 0.1) =>
  `<path d="${hill(roughen(points(course), 3, rough, next), size)}" fill="${fill}"/>`;
const shape = (d, fill) => `<path d="${d}" fill="${fill}"/>`;
const stroke = (d, colour, width) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A post with two boards that say nothing. */
const signpost = [
  stroke('M196 470V262', '#5A3A2C', 14),
  shape('M120 276h112l26 22-26 22H120z', '#9C6B4A'),
  shape('M276 338H160l-26 22 26 22h116z', '#7A5340'),
  stroke('M140 298h64M178 360h72', '#5A3A2C', 4),
];

/** The goat, looking at whoever has come this way. */
const goat = [
  // Legs behind, then in front.
  stroke('M466 400l-6 78M604 396l10 80', '#3A2B3C', 15),
  stroke('M492 404l4 78M576 404l-4 80', '#4B3A4C', 16),
  shape('M432 330q10-34 60-34h92q46 0 50 40t-20 70q-60 22-146 4-46-18-36-80z', '#FBF8F3'),
  shape('M520 298h64q46 0 50 40t-20 68q-16 6-36 9 26-50-4-80t-54-37z', '#4B3A4C'),
  stroke('M630 320q20-14 22-34', '#4B3A4C', 12),
  // Neck and head.
  shape('M436 372q-30-50-34-104l44-24q16 44 66 58-6 52-76 70z', '#FBF8F3'),
  shape('M344 246q-6-22 22-34l44-22q30 0 40 26 8 34-26 48-30 8-50 4-24-4-30-22z', '#FBF8F3'),
  shape('M436 206q30-12 44 6-16 20-40 14z', '#4B3A4C'),
  stroke('M410 192q4-40 40-52M428 198q16-34 52-38', '#7A5340', 11),
  '<circle cx="400" cy="222" r="6" fill="#14213D"/>',
  stroke('M352 240q6 5 14 4', '#B98', 3),
  shape('M372 266q2 26 14 40 12-16 12-38z', '#E9E0D4'),
  stroke('M413 290q36 8 53-22', '#B3123F', 8),
  '<circle cx="432" cy="300" r="9" fill="#E9A23B"/>',
  // The letter.
  '<g transform="rotate(-9 316 262)">' +
    shape('M252 226h104v70H252z', '#FFFFFF') +
    stroke('M252 226l52 40 52-40M252 226h104v70H252z', '#C9D3DF', 3) +
    '<circle cx="304" cy="264" r="9" fill="#B3123F"/></g>',
  shape('M340 252q14 12 30 8l-2 10q-18 4-30-8z', '#E9E0D4'),
];

const svg = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 560" width="800" height="560">`,
  '<defs><linearGradient id="a" x2="0" y2="1"><stop stop-color="#F9DDBD"/><stop offset=".7" stop-color="#F4A259"/></linearGradient></defs>',
  shape('M0 0h800v560H0z', 'url(#a)'),
  '<circle cx="610" cy="190" r="74" fill="#F6CE8C"/>',
  ground('0,270 110,190 190,236 300,140 390,220 480,170 580,250 690,180 800,240', '#E3A48C'),
  ground('0,340 130,280 260,326 400,260 540,330 680,276 800,320', '#A8667A'),
  ground('0,400 180,360 380,400 560,352 800,396', '#5B4468'),
  ...signpost,
  ...goat,
  ground('0,470 180,452 420,474 620,462 800,478', '#14213D', 0.05),
  stroke(
    'M90 478q4-14-2-26M100 478q6-10 14-14M700 484q2-14-6-24M710 484q6-12 14-16M372 480q2-10-4-16',
    '#14213D',
    4,
  ),
  '</svg>',
].join('');
await writeFile(new URL('../app/site/assets/astray.svg', import.meta.url), `${svg}\n`);
console.log(`astray.svg: ${svg.length} bytes`);
