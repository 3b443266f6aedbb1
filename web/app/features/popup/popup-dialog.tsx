import { chakra } from '@chakra-ui/react';
import { Icon } from '../../components/icons';
import { Modal } from '../../components/modal';
import { Picture } from '../../components/picture';
import { RoundButton } from '../../components/round-button';
import { languageOf, paragraphs } from '../../components/text';
import type { Announcement } from './popup-store';

interface PopupDialogProps {
  readonly announcement: Announcement;
  readonly onClose: () => void;
}

/** The announcement: picture, title, text. */
export default function PopupDialog({ announcement, onClose }: PopupDialogProps) {
  const { title, content, imageUrl, files } = announcement;
  const picture = files.imageUrl?.[0];
  return (
    <Modal label={title || 'Announcement'} look="sheet" onClose={onClose}>
      <chakra.div position="absolute" top="3" insetInlineEnd="3" zIndex="1">
        <RoundButton type="button" aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </RoundButton>
      </chakra.div>
      <chakra.div css={{ '& img': { maxHeight: '60dvh', objectFit: 'contain' } }}>
        <Picture
          file={picture}
          address={imageUrl}
          alt={picture?.alt || title}
          sizes="34rem"
          eager
          hideWhenBroken
        />
      </chakra.div>
      {title || content ? (
        <chakra.div padding="6" paddingInlineEnd={picture ? '6' : '16'}>
          {title ? (
            <chakra.h2 fontSize="xl" lang={languageOf(title)}>
              {title}
            </chakra.h2>
          ) : null}
          {paragraphs(content).map((text, i) => (
            <chakra.p key={i} marginTop="3" whiteSpace="pre-line" lang={languageOf(content)}>
              {text}
            </chakra.p>
          ))}
        </chakra.div>
      ) : null}
    </Modal>
  );
}
