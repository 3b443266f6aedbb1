import { chakra } from '@chakra-ui/react';
import type { DocumentFile } from '@content';
import { Icon } from '../../../components/icons';
import type { ReactNode } from 'react';
import type { FormFile } from '../form/content';
import { fileSize } from '../form/files';

const kindOf = (name: string) => name.split('.').at(-1)?.toUpperCase() ?? 'File';

function details(name: string, bytes: number, pages: number | null): string {
  const parts = [kindOf(name), fileSize(bytes)];
  if (pages !== null) parts.push(pages === 1 ? '1 page' : `${pages} pages`);
  return parts.join(' · ');
}

/** What a stored document is, in words: 'PDF · 1.2 MB · 14 pages'. */
export const documentInWords = ({ name, bytes, pages }: DocumentFile): string => details(name, bytes, pages);

/** A document: its name, kind and size; a stored one can be opened. `children` are buttons. */
export function DocumentLine({
  file: { stored, fresh },
  children,
}: {
  file: FormFile;
  children?: ReactNode;
}) {
  const name = stored?.name ?? fresh?.name ?? '';
  return (
    <chakra.div display="flex" alignItems="center" gap="3" minWidth="0">
      <Icon name="file" size="2rem" />
      <chakra.div minWidth="0">
        <chakra.p fontWeight="bold" fontSize="sm" lineHeight="1.45" overflowWrap="anywhere">
          {stored ? (
            <chakra.a
              href={stored.address}
              target="_blank"
              rel="noreferrer"
              color="link.body"
              textDecoration="underline"
              display="inline-flex"
              alignItems="center"
              minHeight="target"
            >
              {name}
            </chakra.a>
          ) : (
            name
          )}
        </chakra.p>
        <chakra.p fontSize="sm" color="fg.muted" lineHeight="1.45">
          {stored?.kind === 'document' ? documentInWords(stored) : details(name, fresh?.size ?? 0, null)}
          {fresh ? ' · not saved yet' : ''}
        </chakra.p>
        {children ? (
          <chakra.div display="flex" flexWrap="wrap" gap="2" marginTop="2">
            {children}
          </chakra.div>
        ) : null}
      </chakra.div>
    </chakra.div>
  );
}
