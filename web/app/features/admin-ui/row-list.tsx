import { chakra } from '@chakra-ui/react';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { sheet } from './layout';

const TIMING = { duration: 200, easing: 'ease-out' } as const;
/** Marks a row that is gone while it fades out. */
const LEAVING = 'data-leaving';

interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

interface Shown {
  readonly width: number;
  readonly places: ReadonlyMap<HTMLElement, Place>;
}

function look(list: HTMLElement): Shown {
  const rows = [...list.children].filter(
    (row): row is HTMLElement => row instanceof HTMLElement && !row.hasAttribute(LEAVING),
  );
  return {
    width: list.clientWidth,
    places: new Map(
      rows.map((row) => [row, { left: row.offsetLeft, top: row.offsetTop, width: row.offsetWidth }]),
    ),
  };
}

/** Shows a row that is gone where it was, until it has faded out. */
function fadeOut(list: HTMLElement, row: HTMLElement, { left, top, width }: Place): void {
  const picture = row.cloneNode(true) as HTMLElement;
  picture.setAttribute(LEAVING, '');
  picture.inert = true;
  Object.assign(picture.style, {
    position: 'absolute',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
  });
  list.append(picture);
  picture.animate({ opacity: [1, 0] }, TIMING).onfinish = () => picture.remove();
}

/**
 * Moves the rows of a list, its children: one that goes fades out and the others close up; one that comes fades in.
 * Nothing moves for people who want no motion, nor because the window has another width.
 */
function useRowMotion(list: RefObject<HTMLElement | null>): void {
  const shown = useRef<Shown>(undefined);
  // What is shown first is measured once it has been painted: asked for sooner, it would be laid out for that alone.
  useEffect(() => {
    if (list.current) shown.current = look(list.current);
  }, [list]);
  useLayoutEffect(() => {
    const element = list.current;
    const before = shown.current;
    if (!element || !before) return;
    const now = look(element);
    shown.current = now;
    if (before.width !== now.width || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const [row, place] of before.places) if (!now.places.has(row)) fadeOut(element, row, place);
    for (const [row, { left, top }] of now.places) {
      const was = before.places.get(row);
      if (!was) row.animate({ opacity: [0, 1] }, TIMING);
      else if (was.left !== left || was.top !== top) {
        const from = `translate(${was.left - left}px, ${was.top - top}px)`;
        row.animate({ transform: [from, 'none'] }, TIMING);
      }
    }
  });
}

export const ListRow = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'nowrap',
    alignItems: 'center',
    columnGap: { base: '3', sm: '4' },
    rowGap: '2',
    paddingInline: { base: '3', sm: '4' },
    paddingBlock: { base: '2', sm: '3' },
    position: 'relative',
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
    _last: { borderBottomWidth: '0' },
  },
});

export interface RowListProps {
  readonly 'aria-label': string;
  readonly 'aria-busy'?: boolean;
  /** Side by side with a picture each, instead of one under the other. */
  readonly tiles?: boolean;
  readonly children: ReactNode;
}

const rows = { paddingInline: '0', paddingBlock: '0' } as const;

const grid = {
  paddingInline: { base: '3', sm: '4' },
  paddingBlock: { base: '3', sm: '4' },
  display: 'grid',
  gap: { base: '3', sm: '4' },
  gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
  sm: { gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))' },
  lg: { gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))' },
} as const;

/** A list on a sheet. A row that goes fades out and the others close up; one that comes back fades in between them. */
export function RowList({ tiles = false, children, ...props }: RowListProps) {
  const list = useRef<HTMLUListElement>(null);
  useRowMotion(list);
  return (
    <chakra.ul ref={list} css={[sheet, { position: 'relative' }, tiles ? grid : rows]} {...props}>
      {children}
    </chakra.ul>
  );
}
