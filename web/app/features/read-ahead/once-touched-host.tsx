import { useEffect, useState } from 'react';
import { optionalPart } from '../../components/optional-part';
import { whenTouched } from '../../data/device/first-touch';

const OnceTouched = optionalPart(() => import('./once-touched'));

/** Whoever opens a page and goes away fetches nothing of what serves the next one. */
export function OnceTouchedHost() {
  const [isTouched, setIsTouched] = useState(false);
  useEffect(() => whenTouched(() => setIsTouched(true)), []);
  return isTouched ? <OnceTouched /> : null;
}
