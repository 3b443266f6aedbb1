import type { ReactNode } from 'react';
import type { Reading } from '../data/pages/page-cache';
import { Icon } from './icons';
import { Container } from './layout';
import { Link } from './link';
import { Alert, Pending, UnavailableAlert } from './messages';
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
  readonly of: Reading<T>;
  readonly id: string;
  readonly section: { readonly title: string; readonly lead: string };
  readonly back: BackLinkProps;
  readonly notFound: string;
  /** Alert for a read that failed; without it the page shows its title only. */
  readonly failedText?: string;
  readonly children: (value: T) => ReactNode;
}

export function ItemPage<T>({ of, id, section, back, notFound, failedText, children }: ItemPageProps<T>) {
  const { title, lead } = section;
  const pending = (
    <Container paddingBlock="12" maxWidth="wide">
      <PageHead title={title} description={lead} />
      <Pending minHeight="60vh" />
    </Container>
  );
  const failed = (status: number) =>
    status === 404 ? (
      <NotFound text={notFound} {...back} />
    ) : (
      <Unavailable title={title}>{failedText ? <Alert>{failedText}</Alert> : null}</Unavailable>
    );
  return (
    <Await of={of} name={id} pending={pending} failed={failed}>
      {children}
    </Await>
  );
}

interface TextsPageProps<T> {
  readonly of: Reading<T>;
  readonly title: string;
  readonly children: (texts: T) => ReactNode;
}

/** A page that is made of one item's texts. */
export const TextsPage = <T,>({ of, title, children }: TextsPageProps<T>) => (
  <Await
    of={of}
    pending={<Pending />}
    failed={() => (
      <Unavailable title={title}>
        <UnavailableAlert />
      </Unavailable>
    )}
  >
    {children}
  </Await>
);
