import { Button, chakra } from '@chakra-ui/react';
import type { MediaItem } from '@content/api/contract';
import type { FileKind } from '@content/files/media-types';
import { useState } from 'react';
import { useToday } from '../../../data/device/use-today';
import { Dialog, DialogFoot } from '../../admin-ui/dialog';
import { Muted } from '../../admin-ui/layout';
import { PagedFoot } from '../../admin-ui/loaded';
import { usePages } from '../queries/use-read';
import { mediaRead } from '../queries/reads';
import { SearchTools } from '../items/search-tools';
import { consentText } from './consent-texts';
import { MediaThumbnail, MediaGrid, nameOf } from './media-tile';
import { fileChoices } from './media-choices';

interface MediaChoiceProps {
  readonly item: MediaItem;
  /** Undefined if a tap chooses the only file. */
  readonly isChosen: boolean | undefined;
  readonly onChoose: () => void;
}

/** A file to choose: one button, small, so that many fit a screen. */
function MediaChoice({ item, isChosen, onChoose }: MediaChoiceProps) {
  const { file, consent } = item;
  const today = useToday();
  const words = consent?.people === 'nobody' ? '' : consentText(consent, today);
  const name = nameOf(item);
  return (
    <chakra.li css={{ minWidth: '0' }}>
      <chakra.button
        type="button"
        aria-label={`Use this ${file.kind}: ${name}`}
        aria-pressed={isChosen}
        title={name}
        onClick={onChoose}
        css={{
          width: 'full',
          textAlign: 'start',
          cursor: 'pointer',
          borderRadius: 'sm',
          '&[aria-pressed=true]': { outline: '3px solid {colors.accent.solid}', outlineOffset: '2px' },
          _hover: { textDecoration: 'underline' },
        }}
      >
        <MediaThumbnail item={item} />
        <chakra.span
          css={{
            lineClamp: '2',
            marginTop: '1',
            fontSize: 'sm',
            lineHeight: '1.35',
            textWrap: 'wrap',
          }}
        >
          {name}
        </chakra.span>
        {words === '' ? null : (
          <Muted as="span" css={{ display: 'block', lineHeight: '1.35' }}>
            {words}
          </Muted>
        )}
      </chakra.button>
    </chakra.li>
  );
}

interface ChooseDialogProps {
  readonly kind: FileKind;
  /** Whether more than one file can be chosen. */
  readonly multiple: boolean;
  readonly onReuse: (reused: readonly MediaItem[]) => void;
  readonly onClose: () => void;
}

/** Chooses one file of the library, or several in the order of the taps. */
export default function ChooseDialog({ kind, multiple, onReuse, onClose }: ChooseDialogProps) {
  const [query, setQuery] = useState(() => new URLSearchParams());
  const ofKind = new URLSearchParams([['kind', kind], ...query]);
  const list = usePages({ ...mediaRead(ofKind), onMount: true });
  const [chosen, setChosen] = useState<readonly MediaItem[]>([]);
  const isChosen = ({ media }: MediaItem) => chosen.some((one) => one.media === media);
  const toggle = (item: MediaItem) =>
    setChosen(isChosen(item) ? chosen.filter(({ media }) => media !== item.media) : [...chosen, item]);
  const title = kind === 'picture' ? 'All pictures' : 'All documents';
  return (
    <Dialog title={title} css={{ gap: '4' }} onClose={onClose}>
      <SearchTools label={title} choices={fileChoices} query={query} onQuery={setQuery} />
      {list.items?.length === 0 ? <Muted>No {kind}s match.</Muted> : null}
      <MediaGrid
        aria-label={title}
        css={{
          gap: { base: '2', sm: '4' },
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(5.25rem, 100%), 1fr))',
        }}
      >
        {list.items?.map((item) => (
          <MediaChoice
            key={item.media}
            item={item}
            isChosen={multiple ? isChosen(item) : undefined}
            onChoose={() => (multiple ? toggle(item) : onReuse([item]))}
          />
        ))}
      </MediaGrid>
      <PagedFoot list={list} failure={`Failed to load the ${kind}s`} />
      <DialogFoot onCancel={onClose}>
        {multiple ? (
          <Button
            variant="solid"
            aria-disabled={chosen.length === 0}
            onClick={() => chosen.length > 0 && onReuse(chosen)}
          >
            Use {chosen.length === 0 ? '' : `${chosen.length} `}
            {chosen.length === 1 ? kind : `${kind}s`}
          </Button>
        ) : null}
      </DialogFoot>
    </Dialog>
  );
}
