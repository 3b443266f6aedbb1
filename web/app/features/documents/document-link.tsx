import type { DocumentFile } from '@content';
import { documentFacts } from '@content/document-facts';
import { chakra } from '@chakra-ui/react';
import { Icon } from '../../components/icons';
import { Button } from '../../components/layout';
import { languageOf } from '../../components/text';

interface DocumentLinkProps {
  readonly url: string;
  readonly file: DocumentFile | undefined;
  readonly label: string;
}

/** The link to a file, with its name, kind, size and length. */
export function DocumentLink({ url, file, label }: DocumentLinkProps) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="5"
      padding={{ base: '5', sm: '6' }}
      maxWidth="reading"
      borderRadius="lg"
      borderWidth="1px"
      borderColor="border.subtle"
      background="bg.raised"
    >
      <chakra.span color="accent.solid">
        <Icon name="file" size="2.75rem" />
      </chakra.span>
      {file ? (
        <chakra.p flex="1 1 12rem" minWidth="0" overflowWrap="anywhere">
          <strong lang={languageOf(file.name)}>{file.name}</strong>
          <chakra.span display="block" fontSize="sm" color="fg.muted">
            {documentFacts(file)}
          </chakra.span>
        </chakra.p>
      ) : null}
      <Button data-screen-only asChild>
        <a href={url}>{label}</a>
      </Button>
    </chakra.div>
  );
}
