import { chakra } from '@chakra-ui/react';
import { documentFacts, documentName } from '@content/document-facts';
import type { ItemDocument } from '@content/item';
import { Icon } from './icons';
import { Picture } from './picture';
import { languageOf } from './text';
import { getTexts } from '../texts';

/** The documents that go with an item, as links with kind, size and length; nothing where there are none. */
export function AttachmentList({ documents }: { documents: readonly ItemDocument[] }) {
  if (documents.length === 0) return null;
  return (
    <chakra.ul css={{ display: 'grid', gap: '1', marginTop: '2' }}>
      {documents.map(({ url, file }, i) => {
        const name = file ? documentName(file) : getTexts().common.document(i + 1);
        return (
          <li key={url}>
            <chakra.a
              css={{
                display: 'inline-flex',
                alignItems: 'center',
                gap: '3',
                minHeight: 'target',
                overflowWrap: 'anywhere',
                color: 'link.body',
                _hover: { color: 'link.hover' },
              }}
              href={url}
            >
              {file?.cover ? (
                <chakra.span css={{ width: '2.5rem', flexShrink: 0 }} data-screen-only>
                  <Picture
                    picture={{ url: file.cover.address, file: file.cover }}
                    alt=""
                    sizes="2.5rem"
                    ratio={1 / 1.414}
                  />
                </chakra.span>
              ) : (
                <Icon name="file" />
              )}
              <chakra.span css={{ minWidth: '0' }}>
                <chakra.span css={{ textDecoration: 'underline' }} lang={languageOf(name)}>
                  {name}
                </chakra.span>
                {file ? (
                  <chakra.span css={{ display: 'block', fontSize: 'xs', color: 'fg.muted' }}>
                    {documentFacts(file, getTexts().document.pages)}
                  </chakra.span>
                ) : null}
              </chakra.span>
            </chakra.a>
          </li>
        );
      })}
    </chakra.ul>
  );
}
