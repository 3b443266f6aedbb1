import { chakra, HStack, Stack } from '@chakra-ui/react';
import { documentFacts, documentName } from '@content/files/document-facts';
import { typeFromName } from '@content/files/limits';
import { Icon } from '../../../components/icons';
import type { ReactNode } from 'react';
import type { FormFile } from '../item-content/form-content';
import { useUploaded } from '../uploads/upload-queue';
import { CaptionFields, type CaptionFieldsProps } from './caption-fields';

function factsOf({ stored, reused, fresh }: FormFile): string {
  const known = reused ?? stored;
  if (known?.kind === 'document') return documentFacts(known);
  const { name = '', size = 0 } = fresh ?? {};
  return documentFacts({ type: typeFromName(name) ?? '', bytes: size, pages: null });
}

interface DocumentLineProps {
  readonly file: FormFile;
  /** Present where the document has a name of its own that can be changed: what the input is called, and who is told. */
  readonly naming?: Pick<CaptionFieldsProps, 'label' | 'lang' | 'translatedInto' | 'side' | 'onEdit'>;
  readonly children?: ReactNode;
}

/** A document: its name, kind and size; a stored one can be opened. */
export function DocumentLine({ file, naming, children }: DocumentLineProps) {
  const { fresh } = file;
  const uploaded = useUploaded(file.id);
  const stored = file.reused ?? file.stored;
  const fileName = stored?.name ?? fresh?.name ?? '';
  const name = !naming && file.alt !== '' ? file.alt : fileName;
  return (
    <HStack gap="3" css={{ minWidth: '0' }}>
      {naming ? null : <Icon name="file" size="2rem" />}
      <chakra.div css={{ minWidth: '0', flex: '1' }}>
        <chakra.p
          css={{
            fontWeight: 'bold',
            fontSize: 'sm',
            lineHeight: '1.45',
            overflowWrap: 'anywhere',
          }}
        >
          {stored ? (
            <chakra.a
              href={stored.address}
              target="_blank"
              rel="noreferrer"
              css={{
                color: 'link.body',
                textDecoration: 'underline',
                display: 'inline-flex',
                alignItems: 'center',
                minHeight: 'target',
              }}
            >
              {name}
            </chakra.a>
          ) : (
            name
          )}
        </chakra.p>
        <chakra.p css={{ fontSize: 'sm', color: 'fg.muted', lineHeight: '1.45' }}>
          {factsOf(file)}
          {fresh && uploaded !== undefined ? ` · ${uploaded} % uploaded` : ''}
          {fresh ? ' · not saved yet' : ''}
        </chakra.p>
        {naming ? (
          <Stack gap="3" css={{ marginTop: '2', maxWidth: '28rem' }}>
            <CaptionFields
              {...naming}
              file={file}
              caption="Label"
              help="Visitors see it instead of the file’s name."
              placeholder={documentName({ name: fileName })}
            />
          </Stack>
        ) : null}
        {children ? (
          <HStack wrap="wrap" gap="2" css={{ marginTop: '2' }}>
            {children}
          </HStack>
        ) : null}
      </chakra.div>
    </HStack>
  );
}
