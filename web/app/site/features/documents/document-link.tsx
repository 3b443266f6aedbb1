import { chakra } from '@chakra-ui/react';
import type { DocumentFile } from '@content';
import { documentFacts } from '@content/files/document-facts';
import { Icon } from '../../../components/icons';
import { ButtonAnchor } from '../../../components/layout';
import { languageOf } from '../../../components/text';
import { getTexts } from '../../../texts';

interface DocumentLinkProps {
  readonly url: string;
  readonly file: DocumentFile | undefined;
  readonly label: string;
  /** False where the page has called the document by a title. */
  readonly isNamed?: boolean | undefined;
}

const Box = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '5',
    padding: { base: '5', sm: '6' },
    maxWidth: 'reading',
    borderRadius: 'lg',
    borderWidth: '1px',
    borderColor: 'border.subtle',
    background: 'bg.raised',
    '& svg': { color: 'accent.solid' },
    '& p': { flex: '1 1 12rem', minWidth: '0', overflowWrap: 'anywhere' },
    '& small': { display: 'block', fontSize: 'sm', color: 'fg.muted' },
  },
});

export function DocumentLink({ url, file, label, isNamed = true }: DocumentLinkProps) {
  return (
    <Box>
      <Icon name="file" size="2.75rem" />
      {file ? (
        <p>
          {isNamed ? <strong lang={languageOf(file.name)}>{file.name}</strong> : null}
          <small>{documentFacts(file, getTexts().document.pages)}</small>
        </p>
      ) : null}
      <ButtonAnchor data-screen-only href={url}>
        {label}
      </ButtonAnchor>
    </Box>
  );
}
