import type { DocumentFile } from '@content';
import { chakra } from '@chakra-ui/react';
import { Icon } from '../../components/icons';
import { ButtonLook } from '../../components/layout';
import { languageOf } from '../../components/text';
import { preloadLetters } from '../../theme/fonts';
import { documentFacts } from './document-facts';

interface DocumentLinkProps {
  readonly address: string;
  readonly file: DocumentFile | undefined;
  readonly label: string;
}

/** The link to a file, with what it is said before the click. */
export function DocumentLink({ address, file, label }: DocumentLinkProps) {
  preloadLetters(file?.name ?? '', 700);
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
      <ButtonLook asChild>
        <a href={address}>{label}</a>
      </ButtonLook>
    </chakra.div>
  );
}
