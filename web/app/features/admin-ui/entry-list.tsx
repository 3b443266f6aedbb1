import type { ReactNode } from 'react';
import { EntryLink } from './buttons';
import { Line, Muted, Section, type SectionProps } from './layout';

/** A link with an optional second line. */
export interface Entry {
  readonly to: string;
  readonly text: string;
  readonly more?: string | undefined;
}

interface EntryListProps extends Pick<SectionProps, 'title' | 'css'> {
  readonly entries: readonly Entry[];
  /** Shown instead of entries; without it an empty section is not rendered. */
  readonly empty?: ReactNode;
  readonly children?: ReactNode;
}

export function EntryList({ entries, empty, children, ...section }: EntryListProps) {
  if (entries.length === 0 && !empty && !children) return null;
  return (
    <Section {...section}>
      {entries.length === 0 && empty ? <Muted css={{ paddingBlock: '2' }}>{empty}</Muted> : null}
      <ul>
        {entries.map(({ to, text, more }, at) => (
          <Line key={at} css={{ display: 'block' }}>
            <EntryLink to={to}>{text}</EntryLink>
            {more ? (
              <Muted css={{ marginTop: '-1', paddingBottom: '2', overflowWrap: 'anywhere' }}>{more}</Muted>
            ) : null}
          </Line>
        ))}
        {children}
      </ul>
    </Section>
  );
}
