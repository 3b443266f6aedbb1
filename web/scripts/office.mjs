// Draws the picture of the contact page: the office on its square in the morning, tea on the bench.
// node scripts/office.mjs   writes app/site/assets/office.svg
import { writeFile } from 'node:fs/promises';
import { hill, points, random, roughen, shadows } from './draw.mjs';

const size = { width: 800, height: 560 };
const next = random(2048);
const snow = roughen(
  points('0,250 80,196 150,226 250,120 318,180 390,150 470,222 560,160 640,206 720,168 800,200'),
  4,
  0.15,
  next,
);
const ground = (course, fill, rough = 0.06) =>
  `<path d="${hill(roughen(points(course), 3, rough, next), size)}" fill="${fill}"/>`;
const shape = (d, fill) => `<path d="${d}" fill="${fill}"/>`;
const stroke = (d, colour, width) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A window with its wooden frame and sill. */
const opening = (x, y) =>
  shape(`M${x - 5} ${y - 5}h48v58h-48z`, '#5A3A2C') +
  shape(`M${x} ${y}h38v48h-38z`, '#22304F') +
  stroke(`M${x + 19} ${y}v48M${x} ${y + 20}h38`, '#5A3A2C', 4) +
  shape(`M${x - 9} ${y + 51}h56v7h-56z`, '#7A5340');

/** A house with a flat roof of clay over wooden beams, as they stand in Karnali. */
const house = [
  shape('M404 236h300v226h-300z', '#F3E4CE'),
  shape('M404 352h300v110h-300z', '#FBF6EC'),
  shape('M404 440h300v22h-300z', '#B4532F'),
  shape('M660 236h44v226h-44z', '#14213D" opacity=".07'),
  stroke('M404 352h300', '#7A5340', 6),
  ...Array.from({ length: 10 }, (_, i) => shape(`M${412 + i * 30} 236h9v12h-9z`, '#5A3A2C')),
  shape('M386 214h336l-6 24h-324z', '#9C6B4A'),
  shape('M386 214h336v8h-336z', '#C99A72'),
  // Firewood for the winter, kept on the roof.
  ...Array.from({ length: 9 }, (_, i) => `<circle cx="${600 + i * 12}" cy="207" r="6.5" fill="#7A5340"/>`),
  ...Array.from({ length: 8 }, (_, i) => `<circle cx="${606 + i * 12}" cy="196" r="6.5" fill="#8F6549"/>`),
  opening(436, 274),
  opening(540, 274),
  opening(630, 274),
  opening(440, 376),
  // The door stands open.
  shape('M546 366h66v96h-66z', '#5A3A2C'),
  shape('M552 372h54v90h-54z', '#F4A259'),
  shape('M552 372l-22 10v84l22-4z', '#B3123F'),
  // The sign: the first ray over a ridge.
  shape('M634 374h52v40h-52z', '#14213D'),
  '<circle cx="660" cy="392" r="10" fill="#E9A23B"/>',
  shape('M634 414l14-16 8 8 10-14 20 22z', '#FBF8F3'),
  stroke('M638 374v-8M682 374v-8', '#5A3A2C', 3),
];

/** The resting place under the pipal tree. */
const square = [
  stroke('M196 430q8-66-8-118', '#5A3A2C', 24),
  stroke('M190 340q-28-26-52-30M196 330q26-30 56-36', '#5A3A2C', 11),
  ...[
    [116, 272, 56],
    [176, 222, 68],
    [248, 254, 58],
    [150, 300, 44],
    [226, 300, 46],
    [188, 268, 40],
  ].map(([x, y, r]) => `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.72}" fill="#2F6B4F"/>`),
  ...[
    [160, 206, 40],
    [106, 262, 30],
    [256, 240, 34],
  ].map(([x, y, r]) => `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.6}" fill="#4C8A66"/>`),
  shape('M92 428h216l10 40h-236z', '#8A8F93'),
  shape('M84 420h232v13h-232z', '#B9B6AE'),
  stroke('M130 434v32M178 434v32M226 434v32M274 434v32M88 450h222', '#6F757B', 2),
];

/** A bench with a kettle, two glasses and a plate of sel roti. */
const tea = [
  shape('M360 470h176v9h-176z', '#7A5340'),
  stroke('M376 480v34M520 480v34', '#5A3A2C', 8),
  shape('M402 470q-9-32 20-34h12q29 2 20 34z', '#5B6472'),
  shape('M418 436h20l-4-8h-12z', '#14213D'),
  stroke('M410 440q18-32 38 0', '#14213D', 4),
  stroke('M450 456q14-2 16-16', '#5B6472', 7),
  shape('M480 450h16l-2 20h-12z', '#C77B3A'),
  shape('M504 450h16l-2 20h-12z', '#C77B3A'),
  `<g opacity=".75">${stroke('M487 440q-7-9 0-17t0-17M512 440q-7-9 0-17t0-17', '#FFFFFF', 3.5)}</g>`,
];

const svg = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 560" width="800" height="560">`,
  '<defs><linearGradient id="a" x2="0" y2="1"><stop stop-color="#F6C59A"/><stop offset=".5" stop-color="#FBEAD6"/></linearGradient>',
  '<linearGradient id="b" x2="0" y2="1"><stop stop-color="#fff"/><stop offset="1" stop-color="#F3DFD6"/></linearGradient></defs>',
  shape('M0 0h800v560H0z', 'url(#a)'),
  '<circle cx="330" cy="150" r="58" fill="#E9A23B"/>',
  shape(hill(snow, size), 'url(#b)'),
  `<path d="${shadows(snow, 7, next, 1.2)}" fill="#C9B3BE" opacity=".8"/>`,
  ground('0,270 200,236 420,282 620,240 800,272', '#B9AFC0'),
  ground('0,318 240,286 460,330 660,292 800,322', '#8E9FA0'),
  ground('0,372 220,338 520,380 800,346', '#6C9477'),
  ground('0,432 300,404 560,430 800,410', '#8DB07A', 0.03),
  ...house,
  ...square,
  ground('0,474 260,462 560,466 800,458', '#D8C7A4', 0.02),
  shape('M548 464q-30 40-120 60t-190 40h250q90-40 110-66t8-34z', '#EADCC0'),
  ...tea,
  '</svg>',
].join('');
await writeFile(new URL('../app/site/assets/office.svg', import.meta.url), `${svg}\n`);
console.log(`office.svg: ${svg.length} bytes`);
