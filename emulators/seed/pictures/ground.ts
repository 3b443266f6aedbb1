import type { Random } from '../../random';
import { between, type Frame } from './palette';

type Point = readonly [number, number];

/** Breaks a line into a rough one: each part is halved `rounds` times, its middle moved by `rough` of its length. */
function roughen(course: readonly Point[], rounds: number, rough: number, random: Random): Point[] {
  if (rounds === 0) return [...course];
  const finer = course.flatMap((point, i): Point[] => {
    const after = course[i + 1];
    if (!after) return [point];
    const reach = Math.hypot(after[0] - point[0], after[1] - point[1]) * rough;
    return [point, [(point[0] + after[0]) / 2, (point[1] + after[1]) / 2 + (random.next() - 0.5) * reach]];
  });
  return roughen(finer, rounds - 1, rough, random);
}

const line = (course: readonly Point[]) =>
  course.map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(0)}`).join('L');

/** A ridge from side to side, filled to the bottom; `base` and `swing` in parts of the picture's height. */
export function ridge(frame: Frame, base: number, swing: number, fill: string, steps = 6): string {
  const { width, height, random } = frame;
  const course = Array.from({ length: steps + 1 }, (_, i): Point => {
    const lift = (i % 2 === 0 ? -1 : 1) * swing * (0.35 + random.next() * 0.65);
    return [(i / steps) * width, (base + lift) * height];
  });
  return `<path fill="${fill}" d="M${line(roughen(course, 4, 0.09, random))}V${height}H0z"/>`;
}

/** The side of a peak that the sun does not reach: down its right slope and back in teeth. */
function shade(top: Point, foot: Point, random: Random): string {
  const fall = foot[1] - top[1];
  const back = [0.86, 0.66, 0.5, 0.34, 0.18].map((part, i): Point => [
    top[0] + (i % 2 ? -1 : 1) * fall * 0.12 * (0.6 + random.next()) * (part + 0.3),
    top[1] + fall * part,
  ]);
  return `M${line([top, foot, ...back])}z`;
}

/** A range of snow mountains on one side of the picture or all along it. */
function snowRange(frame: Frame, horizon: number): string {
  const { width, height, random, hour } = frame;
  const count = random.pick([2, 3, 4, 5]);
  const summit = between(random, 0.2, 0.8);
  const course: Point[] = [[-20, horizon * height]];
  const shades: string[] = [];
  for (let i = 0; i < count; i += 1) {
    const across = (i + 0.35 + random.next() * 0.3) / count;
    const nearness = 1 - Math.min(1, Math.abs(across - summit) * 1.6);
    const tall = (0.1 + nearness * between(random, 0.16, 0.26)) * height;
    const top: Point = [across * width, horizon * height - tall];
    const foot: Point = [
      top[0] + (width / count) * between(random, 0.4, 0.55),
      horizon * height - tall * 0.22,
    ];
    course.push(top, foot);
    shades.push(shade(top, foot, random));
  }
  course.push([width + 20, horizon * height]);
  return (
    `<path fill="url(#snow)" d="M${line(roughen(course, 4, 0.13, random))}V${height}H0z"/>` +
    `<path fill="${hour.shade}" opacity=".7" d="${shades.join('')}"/>`
  );
}

const gradient = (id: string, stops: readonly (readonly [number, string, number?])[]) =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops
    .map(
      ([at, color, opacity = 1]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`,
    )
    .join('')}</linearGradient>`;

/** Sky, sun, snow and the far hills with mist between them; the horizon in parts of the height. */
export function backdrop(frame: Frame, horizon = 0.56): string {
  const { width, height, random, hour } = frame;
  const sun = [between(random, 0.15, 0.85) * width, (horizon - hour.sun - 0.06) * height] as const;
  const mist = (y: number, opacity: number) =>
    `<rect y="${y * height}" width="${width}" height="${height * 0.15}" fill="url(#mist)" opacity="${opacity}"/>`;
  const hasSnow = random.chance(0.7);
  return [
    '<defs>',
    gradient('sky', [
      [0, hour.sky[0]],
      [0.35, hour.sky[1]],
      [0.62, hour.sky[2]],
    ]),
    gradient('snow', [
      [0.3, hour.snow[0]],
      [0.62, hour.snow[1]],
    ]),
    gradient('mist', [
      [0, hour.mist, 0],
      [0.6, hour.mist, 0.8],
      [1, hour.mist, 0],
    ]),
    gradient('dusk', [
      [0.55, '#14213D', 0],
      [1, '#14213D', 0.22],
    ]),
    `<radialGradient id="glow"><stop stop-color="${hour.light}" stop-opacity=".9"/><stop offset=".3" stop-color="${hour.light}" stop-opacity=".4"/><stop offset="1" stop-color="${hour.light}" stop-opacity="0"/></radialGradient>`,
    '</defs>',
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`,
    `<circle cx="${sun[0]}" cy="${sun[1]}" r="${height * 0.36}" fill="url(#glow)"/>`,
    `<circle cx="${sun[0]}" cy="${sun[1]}" r="${height * 0.038}" fill="${hour.light}"/>`,
    ridge(frame, horizon - 0.06, 0.04, hour.hills[0], 5),
    hasSnow ? snowRange(frame, horizon) : ridge(frame, horizon - 0.01, 0.06, hour.hills[1], 4),
    mist(horizon - 0.08, 0.9),
    ridge(frame, horizon + 0.04, 0.035, hour.hills[1]),
    mist(horizon + 0.02, 0.5),
    ridge(frame, horizon + 0.11, 0.03, hour.hills[2], 5),
    mist(horizon + 0.09, 0.25),
  ].join('');
}

/** Path data that flows through the points without a corner. */
function flow(course: readonly Point[]): string {
  return course
    .slice(1)
    .map(([x, y], i) => {
      const [fromX, fromY] = course[i] ?? [x, y];
      const middle = ((fromX + x) / 2).toFixed(0);
      return `C${middle} ${fromY.toFixed(0)} ${middle} ${y.toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)}`;
    })
    .join('');
}

/** A slope of terraces from `top` to the bottom of the picture, wider the nearer they are. */
export function terraces(frame: Frame, top: number): string {
  const { width, height, random, hour } = frame;
  const bend = between(random, -0.05, 0.05);
  const wave = between(random, 1.2, 2.2);
  const phase = random.next() * 6;
  const rows: string[] = [];
  let y = top;
  for (let i = 0; y < 1.08; i += 1) {
    const step = 0.028 + i * 0.011;
    const course = Array.from({ length: 13 }, (_, at): Point => {
      const x = at / 12;
      const lift = Math.sin(x * wave * 3 + phase + i * 0.22) * 0.022 + (x - 0.5) * bend;
      return [x * width, (y + lift) * height];
    });
    const path = `M0 ${course[0]?.[1].toFixed(0) ?? 0}${flow(course)}`;
    const isWater = random.chance(0.14);
    const color = isWater ? hour.sky[1] : random.pick(hour.fields);
    rows.push(
      `<path d="${path}V${height}H0z" fill="${color}"/>`,
      `<path d="${path}" fill="none" stroke="${hour.hills[4]}" stroke-opacity=".32" stroke-width="${(step * height * 0.16).toFixed(1)}"/>`,
    );
    y += step;
  }
  return rows.join('');
}
