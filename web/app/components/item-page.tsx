import type { TypeWithPages } from '@content/items/item';
import type { ReactNode } from 'react';
import type { Awaitable } from '../data/pages/outcome';
import { Icon } from './icons';
import { Container } from './layout';
import { Link } from './link';
import { Alert, Pending } from './messages';
import { NotFound, Unavailable } from './not-found';
import { PageHead } from './page-head';
import { Await } from './await';

/** The list that an item belongs to. */
export interface BackLinkProps {
  readonly to: string;
  readonly label: string;
}

export const BackLink = ({ to, label }: BackLinkProps) => (
  <Link variant="underline" display="inline-flex" alignItems="center" gap="1" minHeight="target" to={to}>
    <Icon name="chevronLeft" />
    {label}
  </Link>
);

interface ItemPageProps<T> {
  readonly of: Awaitable<T>;
  readonly id: string;
  readonly type: TypeWithPages;
  /** Title and lead of its list, the link back there, and the message for a missing item. */
  readonly texts: Readonly<Record<'title' | 'lead' | 'back' | 'missing', string>>;
  /** The alert for a failed read; without it the page has its title only. */
  readonly failedText?: string | undefined;
  readonly children: (value: T, back: BackLinkProps) => ReactNode;
}

/** The page of one item in each of its states. */
export function ItemPage<T>({ of, id, type, texts, failedText, children }: ItemPageProps<T>) {
  const { title, lead } = texts;
  const back = { to: type.pages.list, label: texts.back };
  const pending = (
    <Container paddingBlock="12" maxWidth="wide">
      <PageHead title={title} description={lead} />
      <Pending minHeight="60vh" />
    </Container>
  );
  const failed = (status: number) =>
    status === 404 ? (
      <NotFound text={texts.missing} {...back} />
    ) : (
      <Unavailable title={title}>{failedText ? <Alert>{failedText}</Alert> : null}</Unavailable>
    );
  return (
    <Await of={of} name={id} pending={pending} failed={failed}>
      {(value) => children(value, back)}
    </Await>
  );
}

interface TextsPageProps<T> {
  readonly of: Awaitable<T>;
  readonly title: string;
  readonly children: (texts: T) => ReactNode;
}

/** A page made of one item's texts. */
export const TextsPage = <T,>({ of, title, children }: TextsPageProps<T>) => (
  <Await of={of} failed={() => <Unavailable title={title} />}>
    {children}
  </Await>
);
