import { house, person, tree } from './figures';
import { backdrop, ridge, terraces } from './ground';
import { between, type Frame } from './palette';

const times = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

/** A leaf of the walnut: leaflets in pairs along a stalk that hangs from 0, 0; `turn` in degrees. */
function walnutLeaf(x: number, y: number, turn: number, scale: number, color: string): string {
  const pairs = [26, 48, 70].map(
    (at) =>
      `<path d="M0 ${at}Q-14 ${at - 6}-34 ${at + 8}Q-18 ${at + 18} 0 ${at}zM0 ${at}Q14 ${at - 6} 34 ${at + 8}Q18 ${at + 18} 0 ${at}z" fill="${color}"/>`,
  );
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><path d="M0 0V82" stroke="#5E6B35" stroke-width="3"/>${pairs.join('')}<path d="M0 78Q-15 92 0 116Q15 92 0 78z" fill="${color}"/></g>`;
}

/** A walnut in its green husk, or out of it. */
function walnut(x: number, y: number, size: number, isOpen: boolean): string {
  const nut = `<circle r="15" fill="#B98A55"/><path d="M0-15Q-5 0 0 15M-8-12Q-12 0-7 13M8-12Q12 0 7 13" stroke="#83592F" stroke-width="2.400" fill="none"/>`;
  const husk = `<circle r="17" fill="#8FA63F"/><circle cx="-5" cy="-6" r="6" fill="#B5C663"/>`;
  return `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${size})">${isOpen ? nut : husk}</g>`;
}

/** Walnut trees are grafted: a bound stock with its new shoots between two people, nuts in a basket, a branch before it. */
export function orchard(frame: Frame): string {
  const { width, height, random, hour } = frame;
  const [x, foot] = [width * between(random, 0.42, 0.5), height * 0.95];
  const top = height * 0.67;
  const stock =
    `<path d="M${x - 13} ${foot}L${x - 10} ${top}h20L${x + 13} ${foot}z" fill="#6B4A35"/>` +
    `<path d="M${x - 5} ${top}Q${x - 16} ${top - 60} ${x - 40} ${top - 96}M${x + 4} ${top}Q${x + 10} ${top - 70} ${x + 34} ${top - 118}" stroke="#6F8F3E" stroke-width="8" fill="none" stroke-linecap="round"/>` +
    walnutLeaf(x - 38, top - 92, 150, 0.8, '#7FA347') +
    walnutLeaf(x - 30, top - 74, 60, 0.6, '#93B457') +
    walnutLeaf(x + 32, top - 112, 205, 0.85, '#7FA347') +
    walnutLeaf(x + 26, top - 84, -62, 0.65, '#93B457') +
    `<path d="M${x - 14} ${top - 8}h28v44h-28z" fill="#F4EFE2"/><path d="M${x - 14} ${top + 2}l28 8M${x - 14} ${top + 14}l28 8M${x - 14} ${top + 26}l28 8" stroke="#C9BFA8" stroke-width="3"/>`;
  const [bx, by] = [x + width * 0.13, height * 0.965];
  const nuts = times(9, (i) =>
    walnut(bx - 62 + (i % 5) * 31 + (i > 4 ? 15 : 0), by - 64 - (i > 4 ? 19 : 0), 1.15, i % 3 !== 0),
  );
  const basket = `<path d="M${bx - 92} ${by - 62}H${bx + 92}L${bx + 66} ${by}H${bx - 66}z" fill="#B57F43"/><path d="M${bx - 86} ${by - 42}H${bx + 86}M${bx - 78} ${by - 22}H${bx + 78}M${bx - 92} ${by - 62}H${bx + 92}" stroke="#7A4E26" stroke-width="5"/>`;
  const side = random.chance(0.5);
  const [bough, at] = [side ? width : 0, (part: number) => (side ? width * (1 - part) : width * part)];
  const branch =
    `<path d="M${bough} ${height * 0.02}Q${at(0.14)} ${height * 0.05} ${at(0.27)} ${height * 0.16}" stroke="#4A3530" stroke-width="17" fill="none" stroke-linecap="round"/>` +
    [0.05, 0.11, 0.17, 0.23, 0.27]
      .map((part, i) =>
        walnutLeaf(
          at(part),
          height * (0.045 + part * 0.36),
          (i % 2 ? 24 : -22) + (side ? 8 : -8),
          1.9,
          i % 2 ? '#3F6B3A' : '#56853F',
        ),
      )
      .join('') +
    [0.08, 0.1, 0.2, 0.215, 0.26]
      .map((part, i) => walnut(at(part), height * (0.13 + part * 0.34), 1.7, i === 3))
      .join('');
  return [
    backdrop(frame, 0.42),
    terraces(frame, 0.58),
    ...times(7, (i) =>
      tree(
        frame,
        width * (0.03 + i * 0.155 + random.next() * 0.03),
        height * (0.665 + (i % 2) * 0.045),
        height * 0.15,
        'walnut',
      ),
    ),
    person(frame, x - width * 0.1, height * 0.955, height * 0.4, { kind: 'woman' }),
    person(frame, x + width * 0.24, height * 0.95, height * 0.39, { kind: 'man' }),
    person(frame, width * (side ? 0.12 : 0.88), height * 0.9, height * 0.24, { doko: true, away: true }),
    `<ellipse cx="${x}" cy="${foot}" rx="70" ry="12" fill="${hour.trees[0]}" opacity=".35"/>`,
    stock,
    ...nuts,
    basket,
    branch,
  ].join('');
}

/** A goat from the side, 100 units long; x and y are below its middle. */
function goat(
  x: number,
  y: number,
  size: number,
  [coat, dark]: readonly [string, string],
  flip: boolean,
): string {
  const legs = [-30, -22, 20, 28].map((at) => `M${at}-24h7l-1 24h-5z`).join('');
  return (
    `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${(flip ? -size : size).toFixed(3)} ${size.toFixed(3)})"><ellipse rx="46" ry="5" opacity=".2"/>` +
    `<path d="${legs}" fill="${dark}"/><path d="M-38-54Q-40-24-24-22H24Q36-24 36-44Q44-52 46-66L34-72Q28-60 14-58H-20Q-36-62-42-70Q-46-60-38-54z" fill="${coat}"/>` +
    `<path d="M33-72Q36-84 50-80L62-68Q60-62 52-63L46-60Q36-60 33-72z" fill="${coat}"/><path d="M52-62l2 12l-7-9z" fill="${dark}"/><path d="M38-80Q30-94 20-94M43-82Q38-97 28-101" stroke="#4A3F3A" stroke-width="4" fill="none" stroke-linecap="round"/>` +
    `<path d="M36-76Q26-78 24-70Q30-68 37-72z" fill="${dark}"/><circle cx="49" cy="-73" r="1.800" fill="#1B1720"/></g>`
  );
}

const coats = [
  ['#F3EBDD', '#CDBFA8'],
  ['#6B4A35', '#4A3226'],
  ['#2E2833', '#1D1922'],
  ['#B98A55', '#8C6236'],
] as const;

/** Six goats on the grass before a house, and who looks after them. */
export function goats(frame: Frame): string {
  const { width, height, random, hour } = frame;
  const side = random.chance(0.5);
  const at = (part: number) => width * (side ? part : 1 - part);
  const herd = [
    [0.36, 0.79, 1.15],
    [0.55, 0.77, 1.05],
    [0.8, 0.82, 1.3],
    [0.28, 0.9, 1.75],
    [0.52, 0.96, 2.1],
    [0.76, 0.97, 1.95],
  ] as const;
  return [
    backdrop(frame, 0.42),
    ridge(frame, 0.6, 0.03, hour.hills[3], 4),
    tree(frame, at(0.93), height * 0.72, height * 0.36),
    house(frame, at(0.16) - width * 0.12, height * 0.72, width * 0.24),
    ridge(frame, 0.7, 0.01, hour.fields[1], 4),
    ridge(frame, 0.84, 0.012, hour.fields[0], 4),
    ...herd
      .slice(0, 3)
      .map(([x, y, size]) => goat(at(x), height * y, size, random.pick(coats), random.chance(0.5))),
    person(frame, at(0.13), height * 0.95, height * 0.42, { kind: 'woman' }),
    ...herd
      .slice(3)
      .map(([x, y, size]) => goat(at(x), height * y, size, random.pick(coats), random.chance(0.5))),
  ].join('');
}

/** A line of people on a trail, one long pipe on all their shoulders. */
export function carrying(frame: Frame): string {
  const { width, height, random, hour } = frame;
  const side = random.chance(0.5);
  const trail = (part: number) => height * (side ? 0.9 - part * 0.13 : 0.77 + part * 0.13);
  const count = 11;
  const tall = height * 0.24;
  const spots = times(count, (i) => (i + 0.5) / count);
  const shoulder = (part: number) => trail(part) + 14 - tall * 0.715;
  const pipe = times(23, (i) => {
    const part = -0.03 + (i / 22) * 1.06;
    return `${(part * width).toFixed(0)} ${(shoulder(part) + Math.sin(i * 1.9) * 4).toFixed(0)}`;
  }).join('L');
  const path = (lift: number) =>
    `M-10 ${trail(0) + lift}Q${width / 2} ${trail(0.5) + lift + 8} ${width + 10} ${trail(1) + lift}`;
  return [
    backdrop(frame, 0.44),
    ridge(frame, 0.62, 0.03, hour.hills[3], 4),
    ...times(7, () => tree(frame, width * random.next(), height * between(random, 0.66, 0.7), height * 0.13)),
    ridge(frame, 0.72, 0.02, hour.fields[3], 4),
    `<path d="${path(12)}" stroke="#E3CDA4" stroke-width="64" fill="none"/><path d="${path(44)}" stroke="#B99B6B" stroke-width="10" fill="none"/>`,
    `<path d="${path(46)}V${height}H0z" fill="${hour.fields[0]}"/>`,
    ...spots.map((part) =>
      person(frame, part * width, trail(part) + 14, tall * between(random, 0.96, 1.02), {
        away: random.chance(0.3),
      }),
    ),
    `<path d="M${pipe}" stroke="#1D2433" stroke-width="17" fill="none" stroke-linejoin="round"/><path d="M${pipe}" stroke="#5D6B82" stroke-width="4" fill="none" transform="translate(0 -4)"/>`,
  ].join('');
}

/** A store of seed: jars on shelves, maize under the beam, sacks, and the people who keep it. */
export function seedBank(frame: Frame): string {
  const { width, height, random } = frame;
  const seeds = [
    '#C9A24F',
    '#7A3B2E',
    '#E6D7A8',
    '#5B4A2E',
    '#B5533C',
    '#D9C06A',
    '#3E3A2C',
    '#A9BF6E',
  ] as const;
  const jar = (x: number, y: number) => {
    const full = between(random, 0.45, 0.85) * 92;
    return `<path d="M${x - 34} ${y}v-92q0-10 10-12h48q10 2 10 12v92z" fill="#EAF1EF" opacity=".85"/><path d="M${x - 30} ${y - 3}v${-full}h60v${full}z" fill="${random.pick(seeds)}"/><path d="M${x - 28} ${y - 104}h56v-16h-56z" fill="#8C3B2E"/><path d="M${x - 20} ${y - 44}h40v24h-40z" fill="#FBF8F3"/><path d="M${x - 14} ${y - 36}h28M${x - 14} ${y - 28}h18" stroke="#5B6472" stroke-width="3"/>`;
  };
  const shelf = (y: number) =>
    times(9, (i) => jar(width * (0.29 + i * 0.074), y)).join('') +
    `<path d="M${width * 0.24} ${y}h${width * 0.69}v16h${-width * 0.69}z" fill="#6B4630"/>`;
  const cob = (x: number, long: number) =>
    `<g transform="translate(${x.toFixed(0)} ${(height * 0.075).toFixed(0)})"><path d="M-3-14v18M3-14v18" stroke="#D9C79A" stroke-width="4"/><path d="M-13 4Q-16 ${long * 0.6} 0 ${long}Q16 ${long * 0.6} 13 4Q0-6-13 4z" fill="#E2B23F"/><path d="M-6 4V${long * 0.82}M0 2V${long * 0.94}M6 4V${long * 0.82}" stroke="#B98424" stroke-width="2"/></g>`;
  const sack = (x: number, y: number, size: number) =>
    `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${size})"><path d="M-70 0Q-86-70-52-120H52Q86-70 70 0z" fill="#D8C6A0"/><path d="M-52-120Q-60-146-30-140Q0-154 30-140Q60-146 52-120z" fill="#C2AD82"/><path d="M-46-118Q0-104 46-118Q30-134 0-132Q-30-134-46-118z" fill="${random.pick(seeds)}"/></g>`;
  return [
    `<rect width="${width}" height="${height}" fill="#EBDCC0"/><rect y="${height * 0.8}" width="${width}" height="${height * 0.2}" fill="#A9774B"/><rect y="${height * 0.7}" width="${width}" height="${height * 0.1}" fill="#B5694A"/>`,
    `<rect width="${width}" height="${height * 0.065}" fill="#6B4630"/>`,
    ...times(15, (i) => cob(width * (0.05 + i * 0.064), between(random, 74, 104))),
    shelf(height * 0.36),
    shelf(height * 0.54),
    shelf(height * 0.72),
    `<path d="M${width * 0.04} ${height * 0.28}h${width * 0.15}v${height * 0.3}h${-width * 0.15}z" fill="#BFDDEB"/><path d="M${width * 0.04} ${height * 0.5}l${width * 0.05}-50l${width * 0.045} 34l${width * 0.055}-46V${height * 0.58}h${-width * 0.15}z" fill="#6B9A82"/><path d="M${width * 0.04} ${height * 0.28}h${width * 0.15}v${height * 0.3}h${-width * 0.15}zM${width * 0.115} ${height * 0.28}v${height * 0.3}" stroke="#5A3B2B" stroke-width="14" fill="none"/>`,
    person(frame, width * 0.34, height * 0.93, height * 0.47, { kind: 'woman' }),
    person(frame, width * 0.62, height * 0.92, height * 0.46, {
      kind: random.pick(['man', 'woman'] as const),
    }),
    sack(width * 0.09, height * 0.95, 1.25),
    sack(width * 0.2, height * 0.985, 1.35),
    sack(width * 0.79, height * 0.96, 1.3),
    sack(width * 0.91, height * 0.985, 1.4),
  ].join('');
}

/** Folded blankets on a mat before the houses of a hamlet, and the people they are for. */
export function blankets(frame: Frame): string {
  const { width, height, random, hour } = frame;
  const colors = ['#B3123F', '#3F5E8C', '#E9A23B', '#2F6B4F', '#6D4C6B', '#D1495B', '#C4673A'] as const;
  const pile = (x: number, y: number, count: number) =>
    times(count, (i) => {
      const color = random.pick(colors);
      return `<path d="M${x - 74} ${y - i * 30}v-20q0-10 10-10h128q12 0 12 14t-12 16z" fill="${color}"/><path d="M${x - 66} ${y - i * 30 - 14}h132" stroke="#FFFFFF" stroke-opacity=".45" stroke-width="4"/>`;
    }).join('');
  return [
    backdrop(frame, 0.42),
    ridge(frame, 0.6, 0.03, hour.hills[3], 4),
    ...times(4, (i) =>
      house(
        frame,
        width * (0.04 + i * 0.24 + random.next() * 0.04),
        height * (0.66 + (i % 2) * 0.03),
        width * 0.17,
      ),
    ),
    tree(frame, width * 0.96, height * 0.74, height * 0.3),
    ridge(frame, 0.7, 0.008, '#D9BE93', 3),
    ...times(7, (i) =>
      person(
        frame,
        width * (0.08 + i * 0.14 + random.next() * 0.03),
        height * between(random, 0.83, 0.86),
        height * 0.3,
        {
          kind: random.pick(['woman', 'man', 'woman', 'child'] as const),
        },
      ),
    ),
    `<path d="M${width * 0.2} ${height * 0.985}L${width * 0.26} ${height * 0.89}H${width * 0.76}L${width * 0.82} ${height * 0.985}z" fill="#C9A24F"/><path d="M${width * 0.22} ${height * 0.955}H${width * 0.8}M${width * 0.24} ${height * 0.92}H${width * 0.78}" stroke="#A57F33" stroke-width="5"/>`,
    pile(width * 0.34, height * 0.965, 5),
    pile(width * 0.46, height * 0.97, 3),
    pile(width * 0.58, height * 0.965, 6),
    pile(width * 0.7, height * 0.97, 4),
    person(frame, width * 0.12, height * 0.99, height * 0.37, { kind: 'man' }),
    person(frame, width * 0.89, height * 0.99, height * 0.36, { kind: 'woman', away: true }),
  ].join('');
}
