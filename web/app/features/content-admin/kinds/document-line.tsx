import { chakra } from '@chakra-ui/react';
import { documentFacts, documentName } from '@content/document-facts';
import { captions, typeFromName } from '@content/files';
import { Icon } from '../../../components/icons';
import { NepaliInput } from '../text-editor/preeti-question';
import type { ReactNode } from 'react';
import { FieldFrame } from '../../admin-ui/forms';
import type { FormFile } from '../form/content';

function factsOf({ stored, reused, fresh }: FormFile): string {
  const known = reused ?? stored;
  if (known?.kind === 'document') return documentFacts(known);
  const { name = '', size = 0 } = fresh ?? {};
  return documentFacts({ type: typeFromName(name) ?? '', bytes: size, pages: null });
}

interface DocumentLineProps {
  readonly file: FormFile;
  /** Present where the document has a name of its own that can be changed: what the input is called, and who is told. */
  readonly naming?: { readonly label: string; readonly onName: (name: string) => void };
  readonly children?: ReactNode;
}

/** A document: its name, kind and size; a stored one can be opened. */
export function DocumentLine({ file, naming, children }: DocumentLineProps) {
  const { fresh } = file;
  const stored = file.reused ?? file.stored;
  const fileName = stored?.name ?? fresh?.name ?? '';
  const name = !naming && file.alt !== '' ? file.alt : fileName;
  return (
    <chakra.div display="flex" alignItems={naming ? 'flex-start' : 'center'} gap="3" minWidth="0">
      <Icon name="file" size="2rem" />
      <chakra.div minWidth="0" flex="1">
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
        {naming ? (
          <chakra.div marginTop="2" maxWidth="28rem">
            <FieldFrame label={naming.label} help="Visitors see it instead of the file’s name.">
              {(control) => (
                <NepaliInput
                  {...control}
                  value={file.alt}
                  placeholder={documentName({ name: fileName })}
                  maxLength={captions.Label.maxLength}
                  onText={naming.onName}
                />
              )}
            </FieldFrame>
          </chakra.div>
        ) : null}
        {children ? (
          <chakra.div display="flex" flexWrap="wrap" gap="2" marginTop="2">
            {children}
          </chakra.div>
        ) : null}
      </chakra.div>
    </chakra.div>
  );
}
