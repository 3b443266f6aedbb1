import { house, person, tree } from './figures';
import { backdrop, ridge, terraces } from './ground';
import { between, type Frame } from './palette';

const times = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

/** A long house with a veranda and a tin roof before the hills, and who is in its yard. */
function longHouse(
  frame: Frame,
  inYard: (yard: { left: number; top: number; long: number }) => readonly string[],
): string {
  const { width, height, random, hour } = frame;
  const roof = random.pick(['#3F6E9A', '#B3123F', '#5B6472']);
  const [left, top, long, tall] = [
    width * between(random, 0.06, 0.24),
    height * 0.55,
    width * 0.62,
    height * 0.2,
  ];
  const openings = times(6, (i) => {
    const x = left + long * (0.05 + i * 0.155);
    const isDoor = i % 3 === 1;
    const high = tall * (isDoor ? 0.62 : 0.36);
    return `<rect x="${x}" y="${top + tall * (isDoor ? 0.38 : 0.3)}" width="${long * 0.085}" height="${high}" fill="${isDoor ? '#2F6B4F' : '#24304E'}"/>`;
  });
  const posts = times(
    8,
    (i) => `<rect x="${left + (long * i) / 7 - 5}" y="${top}" width="10" height="${tall}" fill="#FFFFFF"/>`,
  );
  return [
    backdrop(frame, 0.4),
    ridge(frame, 0.6, 0.03, hour.hills[3], 4),
    tree(frame, left - width * 0.02, height * 0.74, height * 0.34),
    tree(frame, left + long + width * 0.06, height * 0.75, height * 0.4),
    ridge(frame, 0.735, 0.006, '#DDBB8C', 3),
    `<rect x="${left}" y="${top}" width="${long}" height="${tall}" fill="#F6E9D2"/><rect x="${left}" y="${top + tall * 0.78}" width="${long}" height="${tall * 0.22}" fill="#C07850"/>`,
    ...openings,
    ...posts,
    `<path d="M${left - 40} ${top + 8}L${left + 30} ${top - height * 0.1}H${left + long - 30}L${left + long + 40} ${top + 8}z" fill="${roof}"/><path d="M${left - 40} ${top + 8}H${left + long + 40}v10H${left - 40}z" opacity=".35"/>`,
    ...inYard({ left, top, long }),
  ].join('');
}

/** A school, its yard full of children. */
export function school(frame: Frame): string {
  const { width, height, random } = frame;
  return longHouse(frame, () => [
    ...times(9, (i) => {
      const depth = random.next();
      return person(
        frame,
        width * (0.07 + i * 0.105 + random.next() * 0.03),
        height * (0.83 + depth * 0.1),
        height * (0.13 + depth * 0.06),
        {
          kind: 'child',
          away: random.chance(0.5),
        },
      );
    }),
    person(frame, width * between(random, 0.3, 0.7), height * 0.95, height * 0.28, {
      away: random.chance(0.5),
    }),
  ]);
}

/** The resource centre on a day when people come together: garlands of flags, a board beside the door, grown-ups. */
export function centre(frame: Frame): string {
  const { width, height, random } = frame;
  const flags = ['#B3123F', '#E9A23B', '#2F6B4F', '#3F5E8C'] as const;
  return longHouse(frame, ({ left, top, long }) => {
    const hung = (part: number) => top + 14 + Math.sin(Math.PI * ((part * 4) % 1)) * height * 0.035;
    return [
      `<path d="M${left} ${hung(0)}${times(40, (i) => `L${(left + (long * (i + 1)) / 40).toFixed(0)} ${hung((i + 1) / 40).toFixed(0)}`).join('')}" stroke="#5B4A3A" stroke-width="3" fill="none"/>`,
      ...times(32, (i) => {
        const part = (i + 0.5) / 32;
        const x = left + long * part;
        return `<path d="M${(x - 10).toFixed(0)} ${hung(part).toFixed(0)}h20l-10 24z" fill="${flags[(i % 4) as 0 | 1 | 2 | 3]}"/>`;
      }),
      ...times(8, (i) =>
        person(
          frame,
          width * (0.09 + i * 0.115 + random.next() * 0.03),
          height * between(random, 0.86, 0.96),
          height * between(random, 0.25, 0.29),
          { away: random.chance(0.55) },
        ),
      ),
    ];
  });
}

/** Inside: a wall with a window onto the hills, a board, people who learn; in the evening under a lamp. */
export function classroom(frame: Frame, isEvening: boolean): string {
  const { width, height, random, hour } = frame;
  const [wall, low] = random.pick([
    ['#F3E3C7', '#C9865E'],
    ['#DCE7E3', '#7D9F8A'],
    ['#F2DDD2', '#B5694A'],
  ] as const);
  const windowLeft = random.chance(0.5);
  const at = windowLeft ? 0.07 : 0.66;
  const board = windowLeft ? 0.42 : 0.08;
  const teacher = (windowLeft ? 0.36 : 0.62) * width;
  const view = `<svg x="${width * at}" y="${height * 0.12}" width="${width * 0.27}" height="${height * 0.36}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${backdrop(frame, 0.56)}${terraces(frame, 0.74)}</svg>`;
  const bars = `<path d="M${width * at} ${height * 0.12}h${width * 0.27}v${height * 0.36}h${-width * 0.27}zM${width * (at + 0.135)} ${height * 0.12}v${height * 0.36}" fill="none" stroke="#5A3B2B" stroke-width="16"/>`;
  const chalk = times(
    4,
    (i) => `M${width * (board + 0.04)} ${height * (0.2 + i * 0.065)}h${width * between(random, 0.16, 0.34)}`,
  ).join('');
  const rows = times(3, (row) =>
    times(4 + (row === 1 ? 1 : 0), (i) => {
      const count = 4 + (row === 1 ? 1 : 0);
      return person(
        frame,
        width * (0.06 + ((i + 0.5) / count) * 0.88),
        height * (0.84 + row * 0.1),
        height * (0.22 + row * 0.045),
        {
          seated: true,
          away: true,
          kind: random.pick(['woman', 'child', 'woman', 'man'] as const),
        },
      );
    }).join(''),
  );
  const lamp = isEvening
    ? `<defs><radialGradient id="lamp"><stop stop-color="#FFE3A3" stop-opacity=".75"/><stop offset="1" stop-color="#FFC870" stop-opacity="0"/></radialGradient></defs><rect width="${width}" height="${height}" fill="#2B1F4A" opacity=".38"/><circle cx="${width * 0.5}" cy="${height * 0.3}" r="${height * 0.85}" fill="url(#lamp)"/><path d="M${width * 0.5} 0V${height * 0.07}" stroke="#2A2430" stroke-width="5"/><path d="M${width * 0.5 - 46} ${height * 0.11}L${width * 0.5 - 18} ${height * 0.065}h36l28 ${height * 0.045}z" fill="#2F6B4F"/>`
    : '';
  return [
    `<rect width="${width}" height="${height}" fill="${wall}"/><rect y="${height * 0.62}" width="${width}" height="${height * 0.38}" fill="${low}"/><rect y="${height * 0.74}" width="${width}" height="${height * 0.26}" fill="#A9774B"/>`,
    view,
    bars,
    `<rect x="${width * board}" y="${height * 0.13}" width="${width * 0.48}" height="${height * 0.33}" fill="#24453A" stroke="#8A5A3A" stroke-width="14"/><path d="${chalk}" stroke="#F4F1E6" stroke-width="8" stroke-linecap="round" opacity=".85"/>`,
    lamp,
    person(frame, teacher, height * 0.77, height * 0.46),
    ...rows,
    `<rect width="${width}" height="${height}" fill="${hour.sky[2]}" opacity=".1"/>`,
  ].join('');
}

/** A tap stand with water, people and their jars. */
export function tap(frame: Frame): string {
  const { width, height, random, hour } = frame;
  const x = width * between(random, 0.44, 0.6);
  const jar = (at: number, y: number, size: number) =>
    `<g transform="translate(${at.toFixed(0)} ${y.toFixed(0)}) scale(${size})"><path d="M-10-46H10L7-38Q30-26 24-8Q20 0 0 0Q-20 0-24-8Q-30-26-7-38z" fill="#C77B30"/><path d="M-7-38Q-30-26-24-8Q-18-24-2-34z" fill="#E0A050"/><ellipse cy="-46" rx="11" ry="3" fill="#7A4718"/></g>`;
  const stand = `<path d="M${x} ${height * 0.93}V${height * 0.56}h${width * 0.05}V${height * 0.93}z" fill="#E9E4D8"/><path d="M${x + width * 0.034} ${height * 0.93}V${height * 0.56}h${width * 0.016}V${height * 0.93}z" fill="#C9C2B2"/><path d="M${x - 14} ${height * 0.56}h${width * 0.05 + 28}v-16h${-width * 0.05 - 28}z" fill="#B5694A"/><path d="M${x} ${height * 0.64}h-46v22" fill="none" stroke="#5B6472" stroke-width="14"/><path d="M${x - 46} ${height * 0.665}V${height * 0.86}" stroke="#CFE6F2" stroke-width="9"/><ellipse cx="${x}" cy="${height * 0.935}" rx="${width * 0.16}" ry="${height * 0.035}" fill="#B9B3A4"/><ellipse cx="${x - 20}" cy="${height * 0.93}" rx="${width * 0.1}" ry="${height * 0.018}" fill="#BFD8E3"/>`;
  return [
    backdrop(frame, 0.4),
    ridge(frame, 0.6, 0.03, hour.hills[3], 4),
    house(frame, width * between(random, 0.02, 0.2), height * 0.7, width * 0.17),
    tree(frame, width * between(random, 0.82, 0.95), height * 0.74, height * 0.4),
    terraces(frame, 0.74),
    stand,
    jar(x - 46, height * 0.935, 2.3),
    person(frame, width * 0.28, height * 0.95, height * 0.4, { kind: 'woman' }),
    person(frame, width * 0.76, height * 0.94, height * 0.38, {
      kind: random.pick(['woman', 'man'] as const),
      away: random.chance(0.3),
    }),
    person(frame, width * 0.87, height * 0.96, height * 0.26, { kind: 'child' }),
    jar(width * 0.36, height * 0.97, 2),
    jar(width * 0.67, height * 0.965, 1.8),
  ].join('');
}
