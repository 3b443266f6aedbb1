import type { ComponentProps } from 'react';
import { useId, useState } from 'react';
import { Button } from './button';
import { part } from './part';

const Tip = part(() => import('./tip').then((module) => module.Tip));

/** A square button that shows an icon only; its name is told to screen readers, and under the pointer to everybody. */
export function IconButton({
  'aria-label': name,
  ...props
}: ComponentProps<typeof Button> & { 'aria-label': string }) {
  const id = useId();
  const [isNamed, setIsNamed] = useState(false);
  const hide = () => setIsNamed(false);
  return (
    <>
      <Button
        id={id}
        variant="quiet"
        square
        aria-label={name}
        onPointerEnter={({ pointerType }) => setIsNamed(pointerType === 'mouse')}
        onPointerLeave={hide}
        onPointerDown={hide}
        onFocus={({ currentTarget }) => setIsNamed(currentTarget.matches(':focus-visible'))}
        onBlur={hide}
        {...props}
      />
      {isNamed ? <Tip of={id} name={name} onClose={hide} /> : null}
    </>
  );
}
