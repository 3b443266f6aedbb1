import { Button, chakra } from '@chakra-ui/react';
import { localizePath } from '@content/texts/language-paths';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { useSiteFacts } from '../data/site-facts';
import { currentLanguage } from '../language';
import { getTexts } from '../texts';
import { useCopy } from './copy-button';
import { Icon } from './icons';

const Share = chakra('details', {
  base: {
    marginTop: '8',
    '& summary': { listStyle: 'none' },
    '& summary::-webkit-details-marker': { display: 'none' },
    '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: '6', marginTop: '2' },
    '& li :is(a, button)': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'target',
      color: 'link.body',
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
      cursor: 'pointer',
    },
    '& p:not(:empty)': { marginTop: '1', color: 'fg.muted' },
  },
});

/** The services that a page can be shared with, and the URL at each that takes its title and address. */
const targets: Readonly<Record<string, (title: string, url: string) => string>> = {
  WhatsApp: (title, url) => `https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`,
  Viber: (title, url) => `viber://forward?text=${encodeURIComponent(`${title}\n${url}`)}`,
  Facebook: (_, url) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
};

/** Shares the page through the device's own share sheet, or by links where it has none or runs no script. */
export function ShareLinks({ title }: { title: string }) {
  const { origin } = useSiteFacts();
  const { pathname } = useLocation();
  const texts = getTexts().share;
  const url = origin + localizePath(currentLanguage(), pathname);
  const onOpen = (event: MouseEvent) => {
    if (!('share' in navigator)) return;
    event.preventDefault();
    // Closing the sheet without sending is no failure.
    navigator.share({ title, url }).catch(() => undefined);
  };
  const { copy, message } = useCopy(url, texts.copied);
  return (
    <Share data-screen-only>
      <Button asChild type={undefined} size="lg" variant="outline">
        <summary onClick={onOpen}>
          <Icon name="share" />
          {texts.share}
        </summary>
      </Button>
      <ul>
        {Object.entries(targets).map(([name, to]) => (
          <li key={name}>
            <a href={to(title, url)} target="_blank" rel="noopener" lang="en" translate="no">
              {name}
            </a>
          </li>
        ))}
        <li data-needs-script>
          <button type="button" onClick={copy}>
            {texts.copy}
          </button>
        </li>
      </ul>
      <p role="status">{message}</p>
    </Share>
  );
}
