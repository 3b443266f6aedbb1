import { useEffect, useState } from 'react';
import { optionalPart } from '../../components/optional-part';
import { whenTouched } from '../../data/device/first-touch';

const OnceTouched = optionalPart(() => import('./once-touched'));

/** Loads what serves the next page once this one has been touched. */
export function OnceTouchedHost() {
  const [isTouched, setIsTouched] = useState(false);
  useEffect(() => whenTouched(() => setIsTouched(true)), []);
  return isTouched ? <OnceTouched /> : null;
}
