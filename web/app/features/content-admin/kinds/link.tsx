import { chakra } from '@chakra-ui/react';
import type { ViewOf } from './kind-view';
import { LineWidget, TextReading } from './value-parts';

/** A URL; it can be followed where it is read. */
export const link: ViewOf<'link'> = {
  Widget: (props) => <LineWidget props={props} inputMode="url" placeholder="https://" />,
  Reading: (held) =>
    held.value === '' ? (
      <TextReading {...held} />
    ) : (
      <chakra.a
        href={String(held.value)}
        target="_blank"
        rel="noreferrer"
        color="link.body"
        textDecoration="underline"
      >
        {String(held.value)}
      </chakra.a>
    ),
};
