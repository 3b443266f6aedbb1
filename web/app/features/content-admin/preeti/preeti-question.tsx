import { Input, Textarea } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { inFrame } from '../../admin-ui/forms';
import { lazy } from '../../admin-ui/lazy';
import { mayBePreeti } from '@site/preeti-signs';

const PreetiOffer = lazy(() => import('./preeti-offer'), 'whenShown');

/** Below a plain field: offers Unicode for Preeti. The table of letters is fetched when a text needs a closer look. */
function PreetiQuestion({ text, onText }: { text: string; onText: (text: string) => void }) {
  if (!mayBePreeti(text)) return null;
  return (
    <div aria-live="polite">
      <PreetiOffer
        text={text}
        onChange={(chosen) =>
          void import('@site/preeti').then(({ preetiChanged }) => onText(preetiChanged(text, chosen)))
        }
      />
    </div>
  );
}

/** Properties of a control that tells its text. */
type WithText<P> = Omit<P, 'value' | 'onChange'> & {
  readonly value: string;
  readonly onText: (text: string) => void;
};

/** One line of text, for which Unicode is offered where it is Preeti. */
export const NepaliInput = ({ value, onText, ...props }: WithText<ComponentProps<typeof Input>>) => (
  <>
    <Input autoComplete="off" {...props} value={value} onChange={(event) => onText(event.target.value)} />
    <PreetiQuestion text={value} onText={onText} />
  </>
);

export const NepaliField = inFrame(NepaliInput);

/** The same for several lines. */
const NepaliTextarea = ({ value, onText, ...props }: WithText<ComponentProps<typeof Textarea>>) => (
  <>
    <Textarea
      {...props}
      value={value}
      onChange={({ target }) => {
        onText(target.value);
        target.scrollIntoView({ block: 'nearest' });
      }}
    />
    <PreetiQuestion text={value} onText={onText} />
  </>
);

export const NepaliTextField = inFrame(NepaliTextarea);
