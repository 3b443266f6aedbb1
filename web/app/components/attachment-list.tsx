import { chakra } from '@chakra-ui/react';
import { documentFacts, documentName } from '@content/files/document-facts';
import type { ItemDocument } from '@content/items/item';
import { Icon } from './icons';
import { Picture } from './picture';
import { languageOf } from './text';
import { getTexts } from '../texts';

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '1',
    marginTop: '2',
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '3',
      minHeight: 'target',
      overflowWrap: 'anywhere',
      color: 'link.body',
      _hover: { color: 'link.hover' },
    },
    '& [data-part=cover]': { width: '2.5rem', flexShrink: 0 },
    '& [data-part=words]': { minWidth: '0' },
    '& u': { textDecoration: 'underline' },
    '& small': { display: 'block', fontSize: 'xs', color: 'fg.muted' },
  },
});

/** The documents that go with an item, as links with kind, size and length; nothing where there are none. */
export function AttachmentList({ documents }: { documents: readonly ItemDocument[] }) {
  if (documents.length === 0) return null;
  return (
    <List>
      {documents.map(({ url, file }, i) => {
        const name = file ? documentName(file) : getTexts().common.document(i + 1);
        return (
          <li key={url}>
            <a href={url}>
              {file?.cover ? (
                <span data-part="cover" data-screen-only>
                  <Picture
                    picture={{ url: file.cover.address, file: file.cover }}
                    alt=""
                    frameWidth="2.5rem"
                    ratio={1 / 1.414}
                  />
                </span>
              ) : (
                <Icon name="file" />
              )}
              <span data-part="words">
                <u lang={languageOf(name)}>{name}</u>
                {file ? <small>{documentFacts(file, getTexts().document.pages)}</small> : null}
              </span>
            </a>
          </li>
        );
      })}
    </List>
  );
}
