import { chakra } from '@chakra-ui/react';
import type { AnyItem, ContentTypeDefinition } from '@content';
import { adviceFor } from '@content/items/advice';
import { linksOf } from '@content/items/links';
import { publishingStateIn } from '@content/items/publishing-status';
import { useEffect, useState } from 'react';
import { Note } from '../../../admin-ui/feedback';
import { linksRead } from '../../queries/reads';
import { useRead } from '../../queries/use-read';
import type { PreviewProps } from '../content/form-content';
import { pageNotShown } from '../content/form-notes';

/** Nobody is advised, and nothing asked of the server, while typing. */
const TYPING_MS = 800;

const Lines = chakra('ul', {
  base: { '& button': { minHeight: 'target', textAlign: 'start', textDecoration: 'underline' } },
});

/** Focuses a field; one that a phone shows in another language only leads to the choice of that. */
function goTo(name: string): void {
  const widget = document.querySelector(`[data-widget="${name}"]`);
  const shown = widget?.checkVisibility() ? widget : document.querySelector('[aria-label="Language shown"]');
  const own = shown?.querySelector<HTMLElement>(`[name="${name}"]`);
  (own ?? shown?.querySelector<HTMLElement>('input, textarea, select, button'))?.focus();
}

interface BeforeYouPublishProps extends PreviewProps {
  readonly type: ContentTypeDefinition;
  readonly item: AnyItem | undefined;
}

/** Lists what may be worth mending before visitors see the item, each with a link to its field. */
export function BeforeYouPublish({ type, content, item }: BeforeYouPublishProps) {
  const [settled, setSettled] = useState(content);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(content), TYPING_MS);
    return () => clearTimeout(timer);
  }, [content]);
  const links = [...new Set(linksOf(type, settled.values).map(({ href }) => href))].sort();
  const { data } = useRead(linksRead('', '', links));
  const advice = [
    ...pageNotShown(type, settled),
    ...adviceFor(type, settled, publishingStateIn(item ?? {}), data?.dead),
  ];
  if (advice.length === 0) return null;
  return (
    <Note>
      <b id="before">Before you publish</b>
      <Lines aria-labelledby="before">
        {advice.map(({ field, text }) => (
          <li key={field + text}>
            <button type="button" onClick={() => goTo(field)}>
              {text}
            </button>
          </li>
        ))}
      </Lines>
    </Note>
  );
}
