import { useEffect, useState, type ReactNode } from 'react';
import { whenTouched } from '../../data/first-touch';

/** Whoever opens a page and goes away fetches nothing of what serves the next one. */
export function OnceTouchedHost(): ReactNode {
  const [shown, setShown] = useState<ReactNode>(null);
  useEffect(
    () =>
      whenTouched((touch) => {
        import('./once-touched').then(
          ({ OnceTouched }) => setShown(<OnceTouched touch={touch} />),
          () => undefined, // then nothing is read ahead
        );
      }),
    [],
  );
  return shown;
}
