import { Random } from '../../../functions/src/testing/random';

/** The hours of the demo pictures: sky from top to horizon, far and near hills, the light on things. */
const hours = [
  {
    sky: ['#FBE3C2', '#F4A259', '#D1495B'],
    hills: ['#B56576', '#6D4C6B', '#3A3556', '#14213D'],
    light: '#FFF3DC',
  },
  {
    sky: ['#DCEBF2', '#BFD8E3', '#F6E7CF'],
    hills: ['#8FA9B5', '#5F8A6B', '#2F6B4F', '#1F4A38'],
    light: '#FFFFFF',
  },
  {
    sky: ['#2A3A63', '#6D4C6B', '#E9A23B'],
    hills: ['#584B6E', '#35375C', '#1F2A4D', '#0F1830'],
    light: '#F8D9A0',
  },
  {
    sky: ['#F3EFE6', '#E5E9DD', '#CFE0D2'],
    hills: ['#A9BFA5', '#7DA27C', '#4A7F5A', '#2F6B4F'],
    light: '#FFFDF6',
  },
] as const;

export type Motif = 'dawn' | 'terraces' | 'village' | 'bridge' | 'circle' | 'school' | 'tap' | 'field';

interface Frame {
  readonly width: number;
  readonly height: number;
  readonly random: Random;
  readonly hour: (typeof hours)[number];
}

/** A ridge line from left to right as a closed shape; `rough` is its height in parts of the picture. */
function ridge(
  { width, height, random }: Frame,
  base: number,
  rough: number,
  color: string,
  steps = 14,
): string {
  const points: string[] = [];
  let drift = 0;
  for (let i = 0; i <= steps; i += 1) {
    drift = drift * 0.5 + (random.next() - 0.5) * rough;
    points.push(`${((i / steps) * width).toFixed(0)},${((base + drift) * height).toFixed(0)}`);
  }
  return `<polygon fill="${color}" points="0,${height} ${points.join(' ')} ${width},${height}"/>`;
}

function snowPeaks({ width, height, random, hour }: Frame): string {
  return Array.from({ length: 3 }, (_, i) => {
    const x = width * (0.15 + i * 0.3 + random.next() * 0.15);
    const top = height * (0.18 + random.next() * 0.14);
    const half = width * (0.16 + random.next() * 0.1);
    const foot = height * 0.62;
    const snow = top + (foot - top) * 0.45;
    const at = (y: number) => ((y - top) / (foot - top)) * half;
    const teeth = [-1, -0.4, 0, 0.45, 1].map(
      (part, tooth) => `${x + at(snow) * part},${snow + (tooth % 2 ? -1 : 1) * height * 0.025}`,
    );
    return `<polygon fill="${hour.hills[0]}" opacity="0.75" points="${x},${top} ${x - half},${foot} ${x + half},${foot}"/>
      <polygon fill="${hour.light}" opacity="0.92" points="${x},${top} ${teeth.join(' ')}"/>`;
  }).join('');
}

function backdrop(frame: Frame): string {
  const { width, height, random, hour } = frame;
  const sun = {
    x: width * (0.2 + random.next() * 0.6),
    y: height * (0.3 + random.next() * 0.15),
    r: height * 0.06,
  };
  const stops = hour.sky.map((color, i) => `<stop offset="${i / 2}" stop-color="${color}"/>`).join('');
  return `<defs><linearGradient id="sky" x2="0" y2="1">${stops}</linearGradient>
      <radialGradient id="glow"><stop stop-color="${hour.light}" stop-opacity=".7"/><stop offset="1" stop-color="${hour.light}" stop-opacity="0"/></radialGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#sky)"/>
    <circle cx="${sun.x}" cy="${sun.y}" r="${sun.r * 5}" fill="url(#glow)"/>
    <circle cx="${sun.x}" cy="${sun.y}" r="${sun.r}" fill="${hour.light}"/>
    ${snowPeaks(frame)}${ridge(frame, 0.56, 0.16, hour.hills[1])}${ridge(frame, 0.66, 0.12, hour.hills[2])}`;
}

function house(frame: Frame, x: number, y: number, size: number): string {
  const roof = frame.random.pick(['#B3123F', '#8C3B2E', '#5B6472', '#E9A23B']);
  const wall = frame.random.pick(['#FBF8F3', '#F1D9B5', '#E7C9A9']);
  return `<rect x="${x}" y="${y}" width="${size}" height="${size * 0.62}" fill="${wall}"/>
    <rect x="${x}" y="${y + size * 0.4}" width="${size}" height="${size * 0.22}" fill="#B5654A"/>
    <polygon points="${x - size * 0.14},${y} ${x + size * 0.5},${y - size * 0.42} ${x + size * 1.14},${y}" fill="${roof}"/>
    <rect x="${x + size * 0.4}" y="${y + size * 0.25}" width="${size * 0.2}" height="${size * 0.37}" fill="#3A3556"/>
    <rect x="${x + size * 0.12}" y="${y + size * 0.14}" width="${size * 0.16}" height="${size * 0.18}" fill="#14213D"/>
    <rect x="${x + size * 0.72}" y="${y + size * 0.14}" width="${size * 0.16}" height="${size * 0.18}" fill="#14213D"/>`;
}

function tree(frame: Frame, x: number, y: number, size: number): string {
  const green = frame.random.pick(['#2F6B4F', '#3F7F5D', '#24543E']);
  return `<rect x="${x - size * 0.05}" y="${y - size * 0.4}" width="${size * 0.1}" height="${size * 0.4}" fill="#5A3E36"/>
    <ellipse cx="${x}" cy="${y - size * 0.65}" rx="${size * 0.3}" ry="${size * 0.4}" fill="${green}"/>`;
}

const clothes = ['#B3123F', '#E9A23B', '#2F6B4F', '#3F5E8C', '#D1495B', '#6D4C6B', '#F4A259'] as const;

/** A person seen from behind: shawl, head, and a topi or a plait. */
function person({ random }: Frame, x: number, y: number, size: number): string {
  const cloth = random.pick(clothes);
  const isTopi = random.chance(0.4);
  const hair = `<circle cx="${x}" cy="${y - size * 1.02}" r="${size * 0.2}" fill="#2A1F2B"/>`;
  const topi = `<path d="M${x - size * 0.19} ${y - size * 1.06} q${size * 0.19} ${-size * 0.34} ${size * 0.38} 0z" fill="${random.pick(clothes)}"/>`;
  const plait = `<rect x="${x - size * 0.045}" y="${y - size}" width="${size * 0.09}" height="${size * 0.55}" rx="${size * 0.04}" fill="#2A1F2B"/>`;
  return `<path d="M${x - size * 0.42} ${y} q${size * 0.04} ${-size * 0.85} ${size * 0.42} ${-size * 0.85} t${size * 0.42} ${size * 0.85}z" fill="${cloth}"/>${hair}${isTopi ? topi : plait}`;
}

function people(frame: Frame, count: number, base: number, size: number): string {
  const { width, height, random } = frame;
  return Array.from({ length: count }, (_, i) =>
    person(
      frame,
      width * ((i + 0.5) / count) + (random.next() - 0.5) * width * 0.03,
      height * (base + random.next() * 0.03),
      size,
    ),
  ).join('');
}

const foregrounds: Record<Motif, (frame: Frame) => string> = {
  dawn: (frame) => ridge(frame, 0.82, 0.08, frame.hour.hills[3]),
  terraces: (frame) =>
    Array.from({ length: 7 }, (_, i) =>
      ridge(
        frame,
        0.66 + i * 0.05,
        0.045,
        i % 2 ? '#7DA27C' : frame.random.pick(['#4A7F5A', '#A3B86C', '#2F6B4F']),
        8,
      ),
    ).join(''),
  village: (frame) => {
    const { width, height, random } = frame;
    const houses = Array.from({ length: 6 }, (_, i) =>
      house(
        frame,
        width * (0.05 + i * 0.155),
        height * (0.72 + random.next() * 0.1),
        width * (0.07 + random.next() * 0.03),
      ),
    );
    const trees = Array.from({ length: 5 }, () =>
      tree(frame, width * random.next(), height * 0.97, height * 0.2),
    );
    return ridge(frame, 0.78, 0.06, frame.hour.hills[3]) + houses.join('') + trees.join('');
  },
  bridge: (frame) => {
    const { width, height } = frame;
    const y = height * 0.7;
    const planks = Array.from({ length: 30 }, (_, i) => {
      const x = (i / 29) * width;
      const sag = Math.sin((i / 29) * Math.PI) * height * 0.07;
      return `<path d="M${x} ${y + sag} v${-height * 0.09}" stroke="#14213D" stroke-width="3"/>`;
    });
    const cable = (lift: number, weight: number) =>
      `<path d="M0 ${y - lift} Q${width / 2} ${y + height * 0.14 - lift} ${width} ${y - lift}" fill="none" stroke="#14213D" stroke-width="${weight}"/>`;
    const river = `<path d="M${width * 0.3} ${height} Q${width * 0.55} ${height * 0.8} ${width * 0.45} ${height * 0.66} L${width * 0.6} ${height * 0.66} Q${width * 0.72} ${height * 0.8} ${width * 0.8} ${height}z" fill="#BFD8E3"/>`;
    const walkers =
      person(frame, width * 0.42, y + height * 0.065, height * 0.09) +
      person(frame, width * 0.52, y + height * 0.07, height * 0.085);
    return (
      ridge(frame, 0.74, 0.05, frame.hour.hills[3]) +
      river +
      planks.join('') +
      cable(height * 0.09, 5) +
      cable(0, 9) +
      walkers
    );
  },
  circle: (frame) => {
    const { width, height } = frame;
    const mat = `<ellipse cx="${width / 2}" cy="${height * 0.86}" rx="${width * 0.44}" ry="${height * 0.12}" fill="#E9A23B" opacity="0.85"/>`;
    return (
      ridge(frame, 0.74, 0.05, frame.hour.hills[3]) +
      mat +
      people(frame, 7, 0.84, height * 0.13) +
      people(frame, 5, 1, height * 0.2)
    );
  },
  school: (frame) => {
    const { width, height } = frame;
    const wall = `<rect x="${width * 0.18}" y="${height * 0.52}" width="${width * 0.64}" height="${height * 0.26}" fill="#FBF8F3"/>
      <rect x="${width * 0.15}" y="${height * 0.47}" width="${width * 0.7}" height="${height * 0.06}" fill="#3F5E8C"/>`;
    const openings = Array.from({ length: 5 }, (_, i) => {
      const x = width * (0.22 + i * 0.118);
      const door = i === 2;
      return `<rect x="${x}" y="${height * 0.58}" width="${width * 0.07}" height="${height * (door ? 0.2 : 0.1)}" fill="${door ? '#B3123F' : '#14213D'}"/>`;
    });
    const yard = `<rect y="${height * 0.77}" width="${width}" height="${height * 0.23}" fill="#E7C9A9"/>`;
    return (
      ridge(frame, 0.74, 0.05, frame.hour.hills[3]) +
      yard +
      wall +
      openings.join('') +
      people(frame, 9, 0.95, height * 0.11)
    );
  },
  tap: (frame) => {
    const { width, height } = frame;
    const stand = `<rect x="${width * 0.56}" y="${height * 0.52}" width="${width * 0.06}" height="${height * 0.4}" fill="#E5E9DD"/>
      <path d="M${width * 0.56} ${height * 0.58} h${-width * 0.06} v${height * 0.05}" fill="none" stroke="#5B6472" stroke-width="${height * 0.025}"/>
      <path d="M${width * 0.5} ${height * 0.64} V${height * 0.8}" stroke="#BFD8E3" stroke-width="${height * 0.016}"/>`;
    const jar = `<path d="M${width * 0.47} ${height * 0.8} h${width * 0.06} q${width * 0.03} ${height * 0.12} ${-width * 0.03} ${height * 0.13} t${-width * 0.03} ${-height * 0.13}z" fill="#C77B30"/>`;
    return (
      ridge(frame, 0.76, 0.05, frame.hour.hills[3]) +
      stand +
      jar +
      person(frame, width * 0.34, height * 0.95, height * 0.3) +
      person(frame, width * 0.76, height * 0.97, height * 0.27)
    );
  },
  field: (frame) => {
    const { width, height, random } = frame;
    const rows = Array.from({ length: 9 }, (_, row) =>
      Array.from({ length: 22 }, (_x, i) => {
        const x = ((i + (row % 2) * 0.5) / 22) * width;
        const y = height * (0.76 + row * 0.028);
        const tall = height * (0.02 + row * 0.004);
        return `<path d="M${x} ${y} q${-tall * 0.5} ${-tall} 0 ${-tall * 1.7} q${tall * 0.5} ${tall * 0.7} 0 ${tall * 1.7}" fill="${random.pick(['#A3B86C', '#7DA27C', '#E9A23B'])}"/>`;
      }).join(''),
    );
    return ridge(frame, 0.73, 0.04, '#4A7F5A') + rows.join('') + people(frame, 3, 0.93, height * 0.16);
  },
};

/** An illustrated scene of the western hills as SVG; the same seed gives the same picture. */
export function scene(motif: Motif, seed: number, width = 1600, height = 1067): string {
  const random = new Random(seed * 7919 + 17);
  const frame: Frame = { width, height, random, hour: random.pick(hours) };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${backdrop(frame)}${foregrounds[motif](frame)}</svg>`;
}

/** A drawn bust, from the front, without a face: hair or topi, shawl, a quiet ground. */
export function portrait(seed: number, size = 640): string {
  const random = new Random(seed * 104729 + 5);
  const ground = random.pick(['#F6E7CF', '#DCEBF2', '#E9D5D8', '#DDE8DC', '#EFE3C8']);
  const skin = random.pick(['#C58C66', '#B67A54', '#A96F4C', '#D09A74']);
  const cloth = random.pick(clothes);
  const shawl = random.pick(clothes.filter((color) => color !== cloth));
  const s = size / 100;
  const hasTopi = seed % 2 === 0;
  const head = `<ellipse cx="${50 * s}" cy="${43 * s}" rx="${14 * s}" ry="${17 * s}" fill="${skin}"/>`;
  const neck = `<rect x="${44 * s}" y="${54 * s}" width="${12 * s}" height="${14 * s}" fill="${skin}"/>`;
  const body = `<path d="M${14 * s} ${100 * s} Q${16 * s} ${68 * s} ${50 * s} ${66 * s} T${86 * s} ${100 * s}z" fill="${cloth}"/>`;
  const drape = `<path d="M${24 * s} ${100 * s} Q${36 * s} ${74 * s} ${58 * s} ${67 * s} L${66 * s} ${70 * s} Q${52 * s} ${84 * s} ${48 * s} ${100 * s}z" fill="${shawl}"/>`;
  const topi = `<path d="M${35 * s} ${37 * s} L${38 * s} ${20 * s} Q${52 * s} ${14 * s} ${64 * s} ${24 * s} L${65 * s} ${37 * s} Q${50 * s} ${31 * s} ${35 * s} ${37 * s}z" fill="${shawl}"/><path d="M${35 * s} ${40 * s} h${3 * s} v${6 * s} h${-2 * s}z M${65 * s} ${40 * s} h${-3 * s} v${6 * s} h${2 * s}z" fill="#2A1F2B"/>`;
  const hair = `<path d="M${34 * s} ${52 * s} Q${30 * s} ${22 * s} ${50 * s} ${22 * s} T${66 * s} ${52 * s} L${63 * s} ${40 * s} Q${50 * s} ${36 * s} ${44 * s} ${32 * s} Q${40 * s} ${40 * s} ${37 * s} ${42 * s}z" fill="#2A1F2B"/><path d="M${62 * s} ${46 * s} q${8 * s} ${14 * s} ${2 * s} ${30 * s} h${-5 * s} q${4 * s} ${-16 * s} 0 ${-28 * s}z" fill="#2A1F2B"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="${ground}"/><circle cx="${72 * s}" cy="${30 * s}" r="${20 * s}" fill="#FFFFFF" opacity=".35"/>${neck}${body}${drape}${head}${hasTopi ? topi : hair}</svg>`;
}
