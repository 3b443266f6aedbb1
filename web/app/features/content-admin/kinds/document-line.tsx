import { chakra } from '@chakra-ui/react';
import { documentFacts } from '@content/document-facts';
import { typeFromName } from '@content/files';
import { Icon } from '../../../components/icons';
import type { ReactNode } from 'react';
import type { FormFile } from '../form/content';

/** What is told of a file of a form: a stored one by what the site knows of it, a chosen one by what its name tells. */
function factsOf({ stored, fresh }: FormFile): string {
  if (stored?.kind === 'document') return documentFacts(stored);
  const { name = '', size = 0 } = fresh ?? {};
  return documentFacts({ type: typeFromName(name) ?? '', bytes: size, pages: null });
}

/** A document: its name, kind and size; a stored one can be opened. `children` are buttons. */
export function DocumentLine({ file, children }: { file: FormFile; children?: ReactNode }) {
  const { stored, fresh } = file;
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
          {factsOf(file)}
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
