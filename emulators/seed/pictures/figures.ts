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

const heads: Record<'front' | 'away' | 'topi', (color: string) => string> = {
  front: () =>
    `<path d="M-8-90Q-10-104 0-104Q10-104 8-88Q7-96-1-98Q-6-97-8-90z" fill="${HAIR}"/><circle cx="7.500" cy="-97" r="4" fill="${HAIR}"/>`,
  away: () =>
    `<ellipse cy="-94" rx="8.500" ry="10" fill="${HAIR}"/><path d="M-2.500-88h5l-1 26q-1.500 3-3 0z" fill="${HAIR}"/>`,
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
  const hair = hasTopi
    ? (pose.away ? heads.away('') : '') + heads.topi(other)
    : heads[pose.away ? 'away' : 'front']('');
  const short =
    kind === 'man' && !hasTopi && !pose.away
      ? `<path d="M-8-91Q-10-104 0-104Q10-104 8-91Q5-99-8-91z" fill="${HAIR}"/>`
      : hair;
  const doko = `<path d="M-13-82H13L7-44H-7z" fill="#A8713A"/><path d="M-11-74H11M-10-65H10M-8-55H8M-6-82L-3-44M6-82L3-44M0-82V-44" stroke="#7A4E26" stroke-width="1.500" fill="none"/><path d="M-12-82Q0-112 12-82" fill="none" stroke="#7A4E26" stroke-width="2"/>`;
  const parts = [
    lower[pose.seated ? 'seated' : kind](kind === 'woman' ? other : '#5B5148'),
    torso,
    arms,
    pose.away && kind !== 'woman' ? '' : shawl,
    neck,
    face,
    short,
    pose.doko ? doko : '',
  ].join('');
  const scale = (size / 106).toFixed(3);
  const foot = pose.seated ? y + size * 0.3 : y;
  return `<g transform="translate(${x.toFixed(0)} ${foot.toFixed(0)}) scale(${scale})"><ellipse cy="${pose.seated ? -33 : 0}" rx="${pose.seated ? 27 : 18}" ry="4" opacity=".2"/>${parts}</g>`;
}

/** A house of the hills seen from its corner: ochre below, white above, a roof of slate or tin. `size` is its width. */
export function house({ random }: Frame, x: number, y: number, size: number): string {
  const [wall, side] = random.pick([
    ['#FBF3E4', '#DDCDB4'],
    ['#F1D9B5', '#D3B388'],
    ['#F7EBDD', '#D8C3AE'],
  ] as const);
  const [roof, eave] = random.pick([
    ['#5B6472', '#444C59'],
    ['#8C3B2E', '#6E2C22'],
    ['#B3123F', '#8E0D31'],
    ['#6B7F8C', '#52636E'],
  ] as const);
  const window = (at: number, up: number) =>
    `<path d="M${at}-${up}h9v12h-9z" fill="#5A3B2B"/><path d="M${at + 2}-${up - 2}h5v8h-5z" fill="#1B2138"/>`;
  const flip = random.chance(0.5) ? 'scale(-1 1) translate(-116 0)' : '';
  const scale = (size / 116).toFixed(3);
  return (
    `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${scale}) ${flip}">` +
    `<path d="M0 0V-50L26-80L52-50V0z" fill="${wall}"/><path d="M52 0V-50H112V0z" fill="${side}"/>` +
    `<path d="M0 0V-15H52V0z" fill="#B5694A"/><path d="M52 0V-15H112V0z" fill="#965239"/>` +
    `<path d="M26-84L90-84L118-47H52z" fill="${roof}"/><path d="M26-84L-6-47L0-44L26-75L50-47H56z" fill="${eave}"/>` +
    `<path d="M20 0V-24H33V0z" fill="#4A2F24"/>${window(20.5, 52)}${window(62, 38)}${window(78, 38)}${window(94, 38)}</g>`
  );
}

/** A tree: broad-leaved, a pine, or a rhododendron in flower. */
export function tree({ random, hour }: Frame, x: number, y: number, size: number): string {
  const kind = random.pick(['broad', 'pine', 'pine', 'flower'] as const);
  const [dark, light] = [hour.hills[4], hour.hills[3]];
  const at = (body: string) =>
    `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${(size / 100).toFixed(3)})"><path d="M-3 0L-2-40H2L3 0z" fill="#4A3530"/>${body}</g>`;
  if (kind === 'pine')
    return at(
      [0, 1, 2, 3]
        .map(
          (i) =>
            `<path d="M${-26 + i * 5} ${-18 - i * 19}L0 ${-54 - i * 16}L${26 - i * 5} ${-18 - i * 19}z" fill="${i % 2 ? light : dark}"/>`,
        )
        .join(''),
    );
  const crown = `<circle cx="-12" cy="-52" r="20" fill="${dark}"/><circle cx="13" cy="-50" r="19" fill="${dark}"/><circle cx="2" cy="-70" r="22" fill="${dark}"/><circle cx="-3" cy="-72" r="14" fill="${light}"/><circle cx="14" cy="-55" r="10" fill="${light}"/>`;
  if (kind === 'broad') return at(crown);
  const flowers = Array.from({ length: 14 }, () => {
    const [turn, reach] = [random.next() * 6.3, Math.sqrt(random.next()) * 26];
    return `<circle cx="${(Math.cos(turn) * reach).toFixed(0)}" cy="${(-60 + Math.sin(turn) * reach * 0.9).toFixed(0)}" r="${between(random, 2.5, 4.5).toFixed(1)}" fill="#C8254F"/>`;
  });
  return at(crown + flowers.join(''));
}
