// Draws the hero's mountains: dawn over the western hills, one picture for wide screens and one for tall ones.
// They stand in the home page's HTML: what cannot be seen of them is left out.
// node scripts/hero.mjs   writes app/site/assets/hero-wide.svg and hero-tall.svg
import { writeFile } from 'node:fs/promises';
import { hill, points, random, roughen, shadows, simplify } from './draw.mjs';

const gradient = (id, stops, extra = 'x1="0" x2="0" y1="0" y2="1"') =>
  `<linearGradient id="${id}" ${extra}>${stops
    .map(([at, colour, opacity]) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${at}" stop-color="${colour}"${alpha}/>`;
    })
    .join('')}</linearGradient>`;

/** A house with a tin roof and a lit window, its foot at x, y. */
function house(x, y, size, roof) {
  const s = (value) => Math.round(value * size * 10) / 10;
  return (
    `<path d="M${x} ${y}v${s(-9)}h${s(16)}v${s(9)}z" fill="#3A3550"/>` +
    `<path d="M${x - s(2)} ${y - s(9)}l${s(4)}${s(-7)}h${s(12)}l${s(4)} ${s(7)}z" fill="${roof}"/>` +
    `<path d="M${x + s(4)} ${y - s(6)}h${s(3)}v${s(3)}h${s(-3)}z" fill="#F6CE8C"/>`
  );
}

/** Terraced fields: lines that follow the ground. */
function terraces(from, to, y, rows, gap) {
  const middle = (from + to) / 2;
  return Array.from({ length: rows }, (_, i) => {
    const inset = i * 14;
    const rise = 16 - i;
    return `M${from + inset} ${y + i * gap}Q${middle} ${y + i * gap - rise} ${to - inset * 0.4} ${y + i * gap + 6}`;
  }).join('');
}

/** `tolerance` is how far, in units of the drawing, a line may be from the one that was meant: about a pixel. */
function scene({ width, height, sun, snow, far, ridges, villages, fields, seed, tolerance }) {
  const next = random(seed);
  const size = { width, height };
  const snowLine = roughen(snow, 4, 0.17, next);
  const farLine = simplify(roughen(far, 4, 0.16, next), tolerance);
  const mistAt = Math.max(...snow.map(([, y]) => y));
  const layers = ridges.map(({ course, fill, rough = 0.09 }) => {
    const crest = simplify(roughen(course, 4, rough, next), tolerance);
    return `<path d="${hill(crest, size)}" fill="${fill}"/>`;
  });
  const mist = (y, depth, opacity) =>
    `<path d="M0 ${y}h${width}v${Math.round(depth)}H0z" fill="url(#mist)" opacity="${opacity}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMax slice">`,
    '<defs>',
    gradient('sky', [
      [0, '#FBF3E6'],
      [0.3, '#FBE5C8'],
      [0.52, '#F7C58D'],
      [0.66, '#EFA06C'],
      [0.8, '#D97A6C'],
    ]),
    gradient('snow', [
      [0, '#FFFDF8'],
      [0.45, '#FBE3CF'],
      [1, '#E9B3A0'],
    ]),
    gradient('shade', [
      [0, '#A98BAA'],
      [1, '#C79AA4'],
    ]),
    gradient('mist', [
      [0, '#FBE5C8', 0],
      [0.6, '#FBDDBE', 0.75],
      [1, '#FBDDBE', 0],
    ]),
    `<radialGradient id="glow" cx="${sun[0]}" cy="${sun[1]}" r="${sun[2] * 6}" gradientUnits="userSpaceOnUse"><stop stop-color="#FFF8E6"/><stop offset=".35" stop-color="#FFE9C2" stop-opacity=".65"/><stop offset="1" stop-color="#FFE2B0" stop-opacity="0"/></radialGradient>`,
    '</defs>',
    `<path d="M0 0h${width}v${height}H0z" fill="url(#sky)"/>`,
    `<path d="M0 0h${width}v${height}H0z" fill="url(#glow)"/>`,
    `<circle cx="${sun[0]}" cy="${sun[1]}" r="${sun[2]}" fill="#FFFBF0"/>`,
    `<path d="${hill(farLine, size)}" fill="#E3AE9F" opacity=".75"/>`,
    `<path d="${hill(simplify(snowLine, tolerance), size)}" fill="url(#snow)"/>`,
    `<path d="${shadows(snowLine, 7, next, 1.25, tolerance)}" fill="url(#shade)" opacity=".72"/>`,
    mist(mistAt - height * 0.06, height * 0.16, 0.9),
    layers[0],
    mist(mistAt + height * 0.02, height * 0.14, 0.5),
    layers[1],
    mist(mistAt + height * 0.09, height * 0.12, 0.28),
    ...layers.slice(2, -1),
    ...villages.slice(0, -1).map((village) => house(...village)),
    layers.at(-1),
    `<path d="${fields.map((field) => terraces(...field)).join('')}" fill="none" stroke="#3B6A5C" stroke-width="2" opacity=".55"/>`,
    ...villages.slice(-1).map((village) => house(...village)),
    '</svg>',
  ].join('');
}

const wide = scene({
  tolerance: 1.5,
  width: 1600,
  height: 1000,
  seed: 20489,
  sun: [905, 470, 44],
  far: points('0,625 170,590 330,622 520,572 690,606 880,540 1060,585 1600,560'),
  snow: points(
    '0,672 130,634 240,660 400,604 520,655 660,612 780,655 930,560 1010,585 1190,372 1265,470 1330,430 1430,540 1510,505 1600,570',
  ),
  ridges: [
    {
      course: points('0,690 180,655 420,705 640,660 860,715 1100,650 1350,700 1600,640'),
      fill: '#B77F8B',
    },
    {
      course: points('0,760 220,715 480,770 760,720 1000,775 1280,715 1600,765'),
      fill: '#7C6286',
    },
    {
      course: points('0,800 260,835 540,775 800,840 1120,785 1380,825 1600,780'),
      fill: '#4B4A70',
    },
    {
      course: points('0,850 200,830 520,890 820,855 1150,890 1420,835 1600,850'),
      fill: '#283457',
      rough: 0.06,
    },
    {
      course: points('0,905 320,945 680,915 1000,955 1320,915 1600,945'),
      fill: '#14213D',
      rough: 0.05,
    },
  ],
  villages: [
    [1392, 843, 1.5, '#B3123F'],
    [1424, 848, 1.2, '#8A5A6B'],
    [1360, 850, 1.1, '#8A5A6B'],
    [180, 838, 1.1, '#8A5A6B'],
    [212, 841, 1.4, '#B3123F'],
    [286, 942, 1.9, '#B3123F'],
  ],
  fields: [
    [380, 640, 952, 3, 14],
    [1080, 1300, 958, 3, 13],
  ],
});

const tall = scene({
  tolerance: 2.5,
  width: 900,
  height: 1600,
  seed: 1991,
  sun: [470, 1075, 40],
  far: points('0,1190 140,1130 300,1180 450,1120 620,1170 900,1140'),
  snow: points('0,1240 120,1175 230,1225 360,1165 470,1215 640,1000 705,1080 765,1050 840,1140 900,1110'),
  ridges: [
    {
      course: points('0,1270 200,1235 420,1285 640,1230 900,1265'),
      fill: '#B77F8B',
    },
    {
      course: points('0,1340 220,1300 470,1350 700,1295 900,1330'),
      fill: '#7C6286',
    },
    {
      course: points('0,1375 240,1415 520,1365 900,1410'),
      fill: '#4B4A70',
    },
    {
      course: points('0,1440 300,1480 600,1435 900,1455'),
      fill: '#283457',
      rough: 0.06,
    },
    {
      course: points('0,1530 300,1505 600,1550 900,1520'),
      fill: '#14213D',
      rough: 0.05,
    },
  ],
  villages: [
    [622, 1441, 1.5, '#B3123F'],
    [654, 1445, 1.2, '#8A5A6B'],
    [590, 1446, 1.1, '#8A5A6B'],
    [150, 1528, 1.9, '#B3123F'],
  ],
  fields: [[300, 520, 1545, 3, 14]],
});

for (const [name, svg] of Object.entries({ wide, tall })) {
  await writeFile(new URL(`../app/site/assets/hero-${name}.svg`, import.meta.url), `${svg}\n`);
  console.log(`hero-${name}.svg: ${svg.length} bytes`);
}
