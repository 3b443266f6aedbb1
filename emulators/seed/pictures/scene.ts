import { Random } from '../../random';
import { house, person, tree } from './figures';
import { backdrop, ridge, terraces } from './ground';
import { between, hours, type Frame, type Hour } from './palette';
import { centre, classroom, school, tap } from './places';
import { blankets, carrying, goats, orchard, seedBank } from './work';

const times = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

function dawn(frame: Frame): string {
  const { width, height, random, hour } = frame;
  const side = random.chance(0.5) ? 0.16 : 0.8;
  const walkers = times(random.pick([1, 2, 3]), (i) =>
    person(frame, width * (side + i * 0.045), height * (0.885 + i * 0.004), height * 0.12, {
      away: true,
      doko: i === 0,
    }),
  );
  return [
    backdrop(frame, 0.58),
    ridge(frame, 0.8, 0.03, hour.hills[3], 4),
    ...times(7, () =>
      tree(frame, width * random.next(), height * between(random, 0.83, 0.86), height * 0.07),
    ),
    ridge(frame, 0.91, 0.025, hour.hills[4], 3),
    ...walkers,
  ].join('');
}

function terraced(frame: Frame): string {
  const { width, height, random } = frame;
  const spot = between(random, 0.15, 0.7);
  return [
    backdrop(frame, 0.42),
    terraces(frame, 0.58),
    ...times(2, (i) => house(frame, width * (spot + i * 0.1), height * (0.635 + i * 0.02), width * 0.075)),
    ...times(4, (i) => tree(frame, width * (spot - 0.06 + i * 0.09), height * 0.645, height * 0.09)),
    ...times(random.pick([1, 2, 3]), () =>
      person(
        frame,
        width * between(random, 0.15, 0.85),
        height * between(random, 0.86, 0.95),
        height * 0.15,
        {
          doko: random.chance(0.4),
          away: random.chance(0.4),
        },
      ),
    ),
  ].join('');
}

function village(frame: Frame): string {
  const { width, height, random, hour } = frame;
  const row = (count: number, y: number, size: number) =>
    times(count, (i) =>
      [
        tree(frame, width * ((i + random.next()) / count), height * (y - 0.01), height * size * 1.1),
        house(
          frame,
          width * ((i + 0.25 + random.next() * 0.3) / count) - (width * size) / 2,
          height * (y + random.next() * 0.03),
          width * size * between(random, 0.85, 1.1),
        ),
      ].join(''),
    ).join('');
  return [
    backdrop(frame, 0.46),
    ridge(frame, 0.69, 0.02, hour.hills[2], 4),
    row(5, 0.71, 0.075),
    ridge(frame, 0.77, 0.02, hour.hills[3], 4),
    row(4, 0.83, 0.12),
    ridge(frame, 0.93, 0.02, hour.hills[4], 3),
    ...times(3, () => tree(frame, width * random.next(), height * 1.02, height * 0.22)),
    ...times(2, (i) =>
      person(frame, width * (0.4 + i * 0.06), height * 0.98, height * 0.14, { doko: i === 1 }),
    ),
  ].join('');
}

function bridge(frame: Frame): string {
  const { width, height, random, hour } = frame;
  const [y, sag] = [height * 0.66, height * 0.09];
  const deck = (x: number) => y + Math.sin(Math.PI * x) * sag;
  const rail = (x: number) => deck(x) - height * 0.085;
  const course = (at: (x: number) => number) =>
    times(31, (i) => `${((i / 30) * width).toFixed(0)} ${at(i / 30).toFixed(0)}`).join('L');
  const ropes = times(
    46,
    (i) => `M${((i / 45) * width).toFixed(0)} ${deck(i / 45).toFixed(0)}V${rail(i / 45).toFixed(0)}`,
  );
  const walkers = times(random.pick([2, 3, 4]), (i) => {
    const x = between(random, 0.2, 0.32) + i * 0.13;
    return person(frame, width * x, deck(x) + 2, height * 0.13, { doko: random.chance(0.5) });
  });
  const river = `<path d="M${width * 0.46} ${height * 0.7}Q${width * 0.58} ${height * 0.78} ${width * 0.4} ${height * 0.88}T${width * 0.34} ${height}H${width * 0.68}Q${width * 0.62} ${height * 0.9} ${width * 0.66} ${height * 0.84}T${width * 0.56} ${height * 0.7}z" fill="${hour.sky[0]}"/><path d="M${width * 0.5} ${height * 0.76}q${width * 0.04} ${height * 0.05} ${-width * 0.02} ${height * 0.1}t0 ${height * 0.1}" stroke="#FFFFFF" stroke-opacity=".6" stroke-width="5" fill="none"/>`;
  const bank = (side: 0 | 1) => {
    const x = (part: number) => width * (side ? 1 - part : part);
    return `<path d="M${x(0)} ${height * 0.6}L${x(0.08)} ${height * 0.62}L${x(0.13)} ${height * 0.68}L${x(0.2)} ${height * 0.82}L${x(0.31)} ${height}H${x(0)}z" fill="${hour.hills[4]}"/>`;
  };
  return [
    backdrop(frame, 0.42),
    ridge(frame, 0.64, 0.04, hour.hills[3], 3),
    river,
    bank(0),
    bank(1),
    `<path d="M${course(deck)}" fill="none" stroke="#4A3530" stroke-width="13"/>`,
    ...walkers,
    `<path d="${ropes.join('')}M${course(rail)}" fill="none" stroke="#2A2430" stroke-width="3.500"/>`,
    ...times(4, (i) =>
      tree(frame, width * (i < 2 ? 0.02 + i * 0.07 : 0.86 + (i - 2) * 0.08), height * 0.64, height * 0.16),
    ),
  ].join('');
}

/** People who sit together, the far ones small; those in front are seen from behind. */
function circle(frame: Frame): string {
  const { width, height, random, hour } = frame;
  const seat = (count: number, from: number, to: number, y: number, size: number, away: boolean) =>
    times(count, (i) =>
      person(
        frame,
        width * (from + ((i + 0.5) / count) * (to - from)),
        height * (y + (random.next() - 0.5) * 0.012),
        height * size,
        {
          seated: true,
          away,
        },
      ),
    ).join('');
  const ground = hour.fields[1];
  return [
    backdrop(frame, 0.4),
    ridge(frame, 0.6, 0.02, hour.hills[3], 4),
    house(frame, width * between(random, 0.02, 0.12), height * 0.66, width * 0.2),
    tree(frame, width * between(random, 0.78, 0.92), height * 0.68, height * 0.42),
    ridge(frame, 0.655, 0.006, ground, 3),
    `<ellipse cx="${width / 2}" cy="${height * 0.84}" rx="${width * 0.43}" ry="${height * 0.15}" fill="#E9C27A"/>`,
    `<ellipse cx="${width / 2}" cy="${height * 0.84}" rx="${width * 0.4}" ry="${height * 0.13}" fill="#D9A94E"/>`,
    person(frame, width * between(random, 0.44, 0.56), height * 0.77, height * 0.26),
    seat(6, 0.18, 0.82, 0.79, 0.19, false),
    seat(2, 0.04, 0.2, 0.88, 0.24, false),
    seat(2, 0.82, 0.98, 0.88, 0.24, false),
    seat(5, 0.1, 0.9, 1, 0.3, true),
  ].join('');
}

function field(frame: Frame): string {
  const { width, height, random, hour } = frame;
  const horizon = height * 0.64;
  const eye = width * between(random, 0.3, 0.7);
  const furrows = times(26, (i) => {
    const x = (part: number) => width * ((part / 20) * 2 - 0.5);
    const far = (part: number) => eye + (x(part) - eye) * 0.06;
    const [from, to] = [i - 3, i - 2.45];
    return `<path d="M${far(from)} ${horizon}L${x(from)} ${height}H${x(to)}L${far(to)} ${horizon}z" fill="${hour.fields[i % 2 ? 0 : 3]}"/>`;
  });
  const stalk = (x: number, tall: number) =>
    `<g transform="translate(${x.toFixed(0)} ${height + 6}) scale(${tall.toFixed(2)}) rotate(${between(random, -9, 9).toFixed(0)})"><path d="M0 0Q4-70 0-130" stroke="${hour.hills[4]}" stroke-width="6" fill="none"/><path d="M0-40Q-34-66-44-108Q-12-84 0-56zM0-66Q30-86 44-126Q12-104 0-80z" fill="${hour.hills[4]}"/><path d="M-9-128Q-6-172 0-176Q6-172 9-128z" fill="${hour.fields[2]}"/></g>`;
  return [
    backdrop(frame, 0.44),
    ridge(frame, 0.62, 0.02, hour.hills[3], 4),
    `<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="${hour.fields[1]}"/>`,
    ...furrows,
    ...times(5, (i) =>
      tree(frame, width * (0.04 + i * 0.22 + random.next() * 0.06), horizon + 6, height * 0.12),
    ),
    ...times(random.pick([3, 4]), (i) =>
      person(
        frame,
        width * (0.18 + i * 0.19 + random.next() * 0.06),
        height * between(random, 0.8, 0.88),
        height * between(random, 0.2, 0.25),
        {
          away: random.chance(0.4),
          doko: random.chance(0.3),
        },
      ),
    ),
    ...times(22, (i) => stalk(width * ((i + random.next()) / 22), between(random, 0.55, 1))),
  ].join('');
}

interface Picture {
  readonly draw: (frame: Frame) => string;
  /** The hours that suit it; by default it is day, as where people work or learn. */
  readonly at?: (hour: Hour) => boolean;
}

const anyHour = () => true;
/** What can be drawn; each shows what its name says, so that a caption can be true. */
const motifs = {
  dawn: { draw: dawn, at: ({ sun }) => sun < 0.2 },
  terraces: { draw: terraced },
  village: { draw: village, at: anyHour },
  dusk: { draw: village, at: ({ isDusk = false }) => isDusk },
  roofs: { draw: (frame) => village({ ...frame, sheets: 0.6 }) },
  bridge: { draw: bridge },
  circle: { draw: circle },
  school: { draw: school },
  centre: { draw: centre },
  class: { draw: (frame) => classroom(frame, false) },
  lamplight: { draw: (frame) => classroom(frame, true) },
  tap: { draw: tap },
  field: { draw: field },
  orchard: { draw: orchard },
  goats: { draw: goats },
  carrying: { draw: carrying },
  seedBank: { draw: seedBank },
  blankets: { draw: blankets },
} satisfies Readonly<Record<string, Picture>>;

export type Motif = keyof typeof motifs;
/** Every motif by name. */
export const motifNames = Object.keys(motifs) as Motif[];

/** An illustrated scene of the western hills as SVG; the same seed gives the same picture. */
export function scene(motif: Motif, seed: number, width = 1600, height = 1067): string {
  const { draw, at = ({ isDusk }: Hour) => !isDusk }: Picture = motifs[motif];
  const choice = hours.filter(at);
  // The seeds of an item's pictures lie together, those of neighbouring items five apart: neighbours differ in the hour.
  const hour = choice[(Math.floor(seed / 5) + (seed % 5)) % choice.length];
  if (!hour) throw new Error('there is no hour to draw');
  const frame: Frame = { width, height, random: new Random(seed * 7919 + 17), hour };
  const dusk = `<rect width="${width}" height="${height}" fill="url(#dusk)"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${draw(frame)}${dusk}</svg>`;
}
