import { between, clothes, HAIR, skins, type Frame } from './palette';

type Kind = 'woman' | 'man' | 'child';
interface Pose {
  readonly kind?: Kind;
  /** Seen from behind. */
  readonly away?: boolean;
  readonly seated?: boolean;
  /** Carries a doko, the basket of the hills. */
  readonly doko?: boolean;
}

const heads: Record<'front' | 'plait' | 'cropped' | 'topi', (color: string) => string> = {
  front: () =>
    `<path d="M-8-90Q-10-104 0-104Q10-104 8-88Q7-96-1-98Q-6-97-8-90z" fill="${HAIR}"/><circle cx="7.500" cy="-97" r="4" fill="${HAIR}"/>`,
  plait: () =>
    `<ellipse cy="-94" rx="8.500" ry="10" fill="${HAIR}"/><path d="M-2.500-88h5l-1 26q-1.500 3-3 0z" fill="${HAIR}"/>`,
  cropped: () =>
    `<path d="M-8.500-95Q-8-104.500 0-104.500Q8-104.500 8.500-95Q8-86 0-85Q-8-86-8.500-95z" fill="${HAIR}"/>`,
  topi: (color) =>
    `<path d="M-8.500-95L-6.500-106Q1-110 7.500-105L8.500-95Q0-99-8.500-95z" fill="${color}"/><path d="M-8.500-95v5h2l1-5zM8.500-95v5h-2l-1-5z" fill="${HAIR}"/>`,
};

/** Legs and skirts below the waist, standing or cross-legged; 100 units tall, the foot at 0. */
const lower: Record<Kind | 'seated', (color: string) => string> = {
  woman: (color) => `<path d="M-17 0Q-18-36-9-56H9Q18-36 17 0Q0 4-17 0z" fill="${color}"/>`,
  man: (color) => `<path d="M-11 0L-10-48H10L11 0H3L0-34L-3 0z" fill="${color}"/>`,
  child: () => `<path d="M-10 0L-11-46H11L10 0H3L0-28L-3 0z" fill="#283457"/>`,
  seated: (color) => `<path d="M-27-36Q-28-52-8-56H8Q28-52 27-36Q14-30 0-32Q-14-30-27-36z" fill="${color}"/>`,
};

/**
 * A doko on the back, hanging from the namlo, the strap that runs over the top of the head. Of somebody who comes towards
 * us it is seen past the shoulders, of somebody who walks away it is seen whole; in it is grass.
 */
function doko(away: boolean): { behind: string; before: string } {
  const [rim, foot, top, bottom] = away ? [17, 9, -84, -42] : [21, 10, -86, -46];
  const rows = [0.2, 0.42, 0.64, 0.84].map((part) => {
    const [half, y] = [rim + (foot - rim) * part, top + (bottom - top) * part];
    return `M${-half} ${y}Q0 ${y + 3} ${half} ${y}`;
  });
  const ribs = [-0.6, -0.2, 0.2, 0.6].map((part) => `M${rim * part} ${top}L${foot * part} ${bottom}`);
  const basket =
    `<path d="M${-rim + 1} ${top}Q${-rim * 0.9} ${top - 11} ${-rim * 0.4} ${top - 9}Q0 ${top - 15} ${rim * 0.45} ${top - 9}Q${rim * 0.95} ${top - 10} ${rim - 1} ${top}z" fill="#6F8F3E"/>` +
    `<path d="M${-rim} ${top}Q0 ${top + 5} ${rim} ${top}L${foot} ${bottom}Q0 ${bottom + 3} ${-foot} ${bottom}z" fill="#B57F43"/>` +
    `<path d="${[...rows, ...ribs].join('')}" stroke="#7A4E26" stroke-width="1.300" fill="none"/><path d="M${-rim} ${top}Q0 ${top + 5} ${rim} ${top}" stroke="#7A4E26" stroke-width="2.600" fill="none"/>`;
  const strap = `<path d="M${-rim + 1} ${top + 3}L-8.500-97Q0-105.500 8.500-97L${rim - 1} ${top + 3}" fill="none" stroke="#E0C08A" stroke-width="2.400" stroke-linejoin="round"/>`;
  return away ? { behind: '', before: basket + strap } : { behind: basket, before: strap };
}

/** A person, drawn flat and without a face; x and y are the middle of the feet, `size` the height in pixels. */
export function person({ random }: Frame, x: number, y: number, size: number, pose: Pose = {}): string {
  const kind = pose.kind ?? random.pick(['woman', 'woman', 'man'] as const);
  const skin = random.pick(skins);
  const cloth = kind === 'child' ? '#BFD8E3' : random.pick(clothes);
  const other = random.pick(clothes.filter((color) => color !== cloth));
  const hasTopi = kind === 'man' && random.chance(0.7);
  const torso = `<path d="M-14-44Q-16-77-6-81H6Q16-77 14-44Q0-40-14-44z" fill="${cloth}"/>`;
  const arms = `<path d="M-12-74Q-19-58-13-47M12-74Q19-58 13-47" fill="none" stroke="${cloth}" stroke-width="6.500" stroke-linecap="round"/>`;
  const shawl =
    kind === 'woman'
      ? `<path d="M-13-77Q3-72 14-50L15-36Q2-56-14-62z" fill="${other}"/>`
      : kind === 'man'
        ? `<path d="M-12-46Q-13-76-6-80L0-64L6-80Q13-76 12-46L3-46L0-58L-3-46z" fill="${other}" opacity=".9"/>`
        : `<path d="M-2-80L0-62L2-80z" fill="#B3123F"/>`;
  const neck = `<path d="M-3.500-86h7v8q-3.500 3-7 0z" fill="${skin}"/>`;
  const face = `<ellipse cy="-92" rx="7.500" ry="9" fill="${skin}"/>`;
  const behind = heads[kind === 'man' ? 'cropped' : 'plait']('');
  const shorn = `<path d="M-8-91Q-10-104 0-104Q10-104 8-91Q5-99-8-91z" fill="${HAIR}"/>`;
  const before = kind === 'man' ? shorn : heads.front('');
  const hair = (pose.away ? behind : hasTopi ? '' : before) + (hasTopi ? heads.topi(other) : '');
  const basket = pose.doko ? doko(pose.away === true) : { behind: '', before: '' };
  const parts = [
    basket.behind,
    lower[pose.seated ? 'seated' : kind](kind === 'woman' ? other : '#5B5148'),
    torso,
    arms,
    pose.away && kind !== 'woman' ? '' : shawl,
    neck,
    face,
    hair,
    basket.before,
  ].join('');
  const scale = (size / 106).toFixed(3);
  const foot = pose.seated ? y + size * 0.3 : y;
  return `<g transform="translate(${x.toFixed(0)} ${foot.toFixed(0)}) scale(${scale})"><ellipse cy="${pose.seated ? -33 : 0}" rx="${pose.seated ? 27 : 18}" ry="4" opacity=".2"/>${parts}</g>`;
}

/** One storey with a flat roof of beaten earth over beams, seen from its corner; `deep` is how far the side reaches back. */
function storey(
  { x, y, wide, tall, deep }: Record<'x' | 'y' | 'wide' | 'tall' | 'deep', number>,
  [wall, side]: readonly [string, string],
): string {
  const [back, rise] = [x + wide + deep, deep * 0.3];
  const top = y - tall;
  const beams = Array.from(
    { length: Math.floor(wide / 9) },
    (_, i) => `M${x + 5 + i * 9} ${top + 5}h3.500v4h-3.500z`,
  );
  return (
    `<path d="M${x} ${y}V${top}H${x + wide}V${y}z" fill="${wall}"/>` +
    `<path d="M${x + wide} ${y}V${top}L${back} ${top - rise}V${y - rise}z" fill="${side}"/>` +
    `<path d="M${x} ${y}V${y - 12}H${x + wide}V${y}z" fill="#B5694A"/><path d="M${x + wide} ${y}V${y - 12}L${back} ${y - rise - 12}V${y - rise}z" fill="#965239"/>` +
    `<path d="M${x - 5} ${top - 1}H${x + wide + 5}L${back + 5} ${top - rise - 1}H${x + deep - 5}z" fill="#C9A882"/>` +
    `<path d="M${x - 5} ${top - 1}H${x + wide + 5}V${top + 5}H${x - 5}z" fill="#8A6547"/><path d="M${x + wide + 5} ${top - 1}L${back + 5} ${top - rise - 1}V${top - rise + 5}L${x + wide + 5} ${top + 5}z" fill="#6E4E36"/>` +
    `<path d="${beams.join('')}" fill="#4A2F24"/>`
  );
}

const opening = (x: number, y: number, wide: number, tall: number) =>
  `<path d="M${x - 2} ${y}h${wide + 4}v${-tall - 3}h${-wide - 4}z" fill="#6B4630"/><path d="M${x} ${y}h${wide}v${-tall}h${-wide}z" fill="#241D2C"/>`;

/** A long house with a roof of metal sheets, as they stand beside the old ones. */
function sheetHouse(walls: readonly [string, string], roof: string, eave: string): string {
  return (
    `<path d="M0 0V-50L26-80L52-50V0z" fill="${walls[0]}"/><path d="M52 0V-50H112V0z" fill="${walls[1]}"/>` +
    `<path d="M0 0V-15H52V0z" fill="#B5694A"/><path d="M52 0V-15H112V0z" fill="#965239"/>` +
    `<path d="M26-84L90-84L118-47H52z" fill="${roof}"/><path d="M38-84L66-47M51-84L79-47M64-84L92-47M77-84L105-47" stroke="${eave}" stroke-width="1.500"/><path d="M26-84L-6-47L0-44L26-75L50-47H56z" fill="${eave}"/>` +
    opening(20, 0, 12, 24) +
    opening(62, -24, 9, 12) +
    opening(84, -24, 9, 12)
  );
}

/**
 * A house of Karnali seen from its corner: stone and mud, flat roofs on which maize and chillies dry, often a storey set
 * back on the roof of the other; some have a roof of sheets. `size` is its width, x and y its lower left corner.
 */
export function house({ random, sheets = 0.17 }: Frame, x: number, y: number, size: number): string {
  const walls = random.pick([
    ['#FBF3E4', '#DDCDB4'],
    ['#E9CFA8', '#C7A478'],
    ['#EDE0CF', '#CDB79E'],
  ] as const);
  const flip = random.chance(0.5) ? 'scale(-1 1) translate(-116 0)' : '';
  const scale = (size / 116).toFixed(3);
  const at = (body: string) =>
    `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${scale}) ${flip}">${body}</g>`;
  if (random.chance(sheets)) {
    const [roof, eave] = random.pick([
      ['#6B7F8C', '#52636E'],
      ['#3F6E9A', '#2F557A'],
      ['#8C3B2E', '#6E2C22'],
    ] as const);
    return at(sheetHouse(walls, roof, eave));
  }
  const dry = (cx: number, color: string) =>
    `<ellipse cx="${cx}" cy="-49.500" rx="9" ry="2.600" fill="${color}"/>`;
  const lower =
    storey({ x: 2, y: 0, wide: 76, tall: 44, deep: 32 }, walls) +
    opening(12, 0, 13, 26) +
    opening(38, -17, 10, 13) +
    opening(58, -17, 10, 13);
  const ladder = `<path d="M-9 0L5-56" stroke="#7A4E26" stroke-width="4.500" stroke-linecap="round"/><path d="M-9-8l7 1M-6-19l7 1M-3-30l7 1M0-41l7 1" stroke="#4A2F24" stroke-width="1.800"/>`;
  const isStepped = random.chance(0.6);
  const above = isStepped
    ? storey({ x: 46, y: -50, wide: 38, tall: 32, deep: 24 }, walls) +
      opening(53, -50, 10, 20) +
      opening(70, -62, 8, 9)
    : `<path d="M70-52Q72-76 84-77Q96-76 100-54z" fill="#C9A24F"/><path d="M76-54q3-15 8-20M88-55q1-12-1-19" stroke="#A57F33" stroke-width="1.500" fill="none"/>`;
  return at(
    lower + dry(22, '#E2B23F') + (isStepped ? dry(36, '#C0392B') : dry(52, '#C0392B')) + above + ladder,
  );
}

/** A pine: light on one side, dark on the other, so that it stands out from any slope. */
function pine([dark, light]: readonly [string, string]): string {
  const tiers = [0, 1, 2, 3].map((i) => {
    const [half, foot, top] = [27 - i * 5.5, -16 - i * 19, -56 - i * 15];
    return `<path d="M${-half} ${foot}L0 ${top}V${foot - 5}z" fill="${light}"/><path d="M${half} ${foot}L0 ${top}V${foot - 5}z" fill="${dark}"/>`;
  });
  return tiers.join('');
}

/** A tree: broad-leaved, a pine, a rhododendron in flower, or a walnut with its nuts. */
export function tree(
  { random, hour }: Frame,
  x: number,
  y: number,
  size: number,
  kind: 'broad' | 'pine' | 'flower' | 'walnut' = random.pick(['broad', 'pine', 'pine', 'flower'] as const),
): string {
  const [dark, light] = hour.trees;
  const at = (body: string) =>
    `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${(size / 100).toFixed(3)})"><path d="M-3.500 0L-2-44H2L3.500 0z" fill="#4A3530"/>${body}</g>`;
  if (kind === 'pine') return at(pine(hour.trees));
  const crown = `<circle cx="-12" cy="-52" r="20" fill="${dark}"/><circle cx="13" cy="-50" r="19" fill="${dark}"/><circle cx="2" cy="-70" r="22" fill="${dark}"/><path d="M-30-52A17 17 0 0 1-19-69A20 20 0 0 1 9-90A18 18 0 0 1 8-62A12 12 0 0 1 2-52Q-2-44-12-46Q-18-38-24-44Q-30-46-30-52z" fill="${light}"/>`;
  if (kind === 'broad') return at(crown);
  const dots = (count: number, color: string, from: number, to: number) =>
    Array.from({ length: count }, () => {
      const [turn, reach] = [random.next() * 6.3, Math.sqrt(random.next()) * 26];
      return `<circle cx="${(Math.cos(turn) * reach).toFixed(0)}" cy="${(-60 + Math.sin(turn) * reach * 0.9).toFixed(0)}" r="${between(random, from, to).toFixed(1)}" fill="${color}"/>`;
    }).join('');
  if (kind === 'flower') return at(crown + dots(14, '#C8254F', 2.5, 4.5));
  return at(crown + dots(9, '#A9BF4E', 2.6, 3.4) + dots(5, '#8A5A2B', 2.2, 2.8));
}
