import { defineStyle } from '@chakra-ui/react';
import type { DocumentFile } from '@content';
import type { CSSProperties } from 'react';
import { type FrameWidth, Picture } from '../../../components/picture';
import { languageOf } from '../../../components/text';
import { coverDesign } from './cover-design';

// The hills are as wide as three covers, and each cover shows a part of them. All forms have the same lines.
const far =
  'M0 322 48 292 92 308 150 250 196 288 236 268 300 314 352 262 396 240 440 292 492 272 548 322 612 254 660 282 706 236 758 296 812 270 868 318 900 300V424H0z';
const near =
  'M0 372 70 344 140 364 214 334 296 372 368 346 452 378 520 340 604 366 690 338 768 376 842 350 900 368V424H0z';
const lines =
  'M34 212h232M34 242h232M34 272h150M34 302h13v13h-13zM62 309h120M34 327h13v13h-13zM62 334h90M176 352h90';

/** The colours of each kind's sheet, letters, rule, sun and ridges. */
const looks = {
  publications: {
    sheet: 'linear-gradient(#14213D 46%, #5B3553 66%, #D1495B 78%, #F4A259 90%)',
    ink: '#FBF8F3',
    rule: '#E9A23B',
    sun: '#F6CE8C',
    ridges: ['#2B3A5E', '#0E1830'],
  },
  formats: {
    sheet: '#FFFFFF',
    ink: '#14213D',
    rule: '#2F6B4F',
    sun: undefined,
    ridges: [undefined, '#DDEBE2'],
  },
  policies: {
    sheet: 'linear-gradient(#B3123F 50%, #8E0D31)',
    ink: '#FFFFFF',
    rule: '#F6CE8C',
    sun: '#E9A23B',
    ridges: ['#7A0A2A', '#14213D'],
  },
} as const;

/** The look of a cover (`[data-cover]`), for the recipe around it. */
export const cover = defineStyle({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  borderRadius: '3px 6px 6px 3px',
  boxShadow: 'raised',
  background: 'bg.raised',
  '&[data-drawn]': {
    aspectRatio: '1 / 1.414',
    containerType: 'inline-size',
    _after: {
      // The fold along the spine.
      content: '""',
      position: 'absolute',
      insetBlock: '0',
      insetInlineStart: '3.5%',
      width: '1px',
      background: 'currentColor',
      opacity: '0.16',
    },
  },
  '& svg': { position: 'absolute', inset: '0', boxSize: 'full' },
  '& [data-part=label]': {
    position: 'absolute',
    insetInline: '11%',
    top: '9%',
    paddingBottom: '6cqi',
    fontWeight: 'bold',
    overflowWrap: 'anywhere',
    _before: {
      content: '""',
      display: 'block',
      width: '1.6em',
      height: '3px',
      background: 'var(--rule)',
      marginBottom: '0.5em',
    },
  },
});

export type CoveredPath = keyof typeof looks;

interface DocumentCoverProps {
  readonly kind: CoveredPath;
  readonly title: string;
  /** The file, whose first page is the cover if the server could draw it. */
  readonly file: DocumentFile | undefined;
  readonly width: FrameWidth;
}

/** The cover of a document, as wide as its frame: its first page, or a drawing if that is missing or blank. */
export function DocumentCover({ kind, title, file, width }: DocumentCoverProps) {
  const page = file?.cover;
  if (!page || file.hasBlankCover) return <DrawnCover kind={kind} title={title} />;
  return (
    <span data-cover aria-hidden data-screen-only>
      <Picture picture={{ url: page.address, file: page }} alt="" frameWidth={width} ratio={A4} />
    </span>
  );
}

/** Width to height of a sheet. */
const A4 = 1 / 1.414;

/** A drawn cover: the beginning of the title over hills. */
function DrawnCover({ kind, title }: Pick<DocumentCoverProps, 'kind' | 'title'>) {
  const { words, size, view } = coverDesign(title);
  const { sheet, ink, rule, sun, ridges } = looks[kind];
  const x = view * 150;
  const language = languageOf(words);
  return (
    <span data-cover data-drawn aria-hidden data-screen-only style={{ background: sheet, color: ink }}>
      <svg viewBox={`${x} 0 300 424`} preserveAspectRatio="xMidYMax slice">
        {sun ? <circle cx={x + 66 + view * 40} cy="292" r="30" fill={sun} /> : null}
        {ridges[0] ? <path d={far} fill={ridges[0]} /> : null}
        <path d={near} fill={ridges[1]} />
        {kind === 'formats' ? (
          <path d={lines} transform={`translate(${x} 14)`} fill="none" stroke="#C9D3DF" strokeWidth="2.5" />
        ) : null}
      </svg>
      <span
        data-part="label"
        lang={language}
        style={
          {
            fontSize: `${size}cqi`,
            lineHeight: language ? 1.4 : 1.18,
            '--rule': rule,
            // The lines of a form begin below a long title.
            background: kind === 'formats' ? sheet : undefined,
          } as CSSProperties
        }
      >
        {words}
      </span>
    </span>
  );
}
