import type { ReactNode } from 'react';
import type { Reading } from '../data/page-loaders';
import { Container } from './layout';
import { Alert, Pending } from './messages';
import { NotFound, Unavailable } from './not-found';
import { PageHead } from './page-head';
import { Settled } from './settled';

interface ItemPageProps<T> {
  readonly of: Reading<T>;
  readonly id: string;
  /** The list that the item belongs to. */
  readonly section: { readonly title: string; readonly lead: string };
  readonly back: { readonly to: string; readonly label: string };
  /** Shown for an item that does not exist. */
  readonly notFound: string;
  /** Alert for a read that failed; without it the page shows its title only. */
  readonly failedText?: string;
  readonly children: (value: T) => ReactNode;
}

/** A page that is one item, in each of its states. */
export function ItemPage<T>({ of, id, section, back, notFound, failedText, children }: ItemPageProps<T>) {
  const { title, lead } = section;
  const pending = (
    <Container css={{ paddingBlock: '12' }} width="wide">
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
    <Settled of={of} name={id} pending={pending} failed={failed}>
      {children}
    </Settled>
  );
}
