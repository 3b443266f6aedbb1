import type { DocumentFile } from '@content';
import { chakra } from '@chakra-ui/react';
import { Icon } from '../../components/icons';
import { ButtonLook } from '../../components/layout';
import { documentFacts } from './document-facts';

interface DocumentLinkProps {
  readonly address: string;
  readonly file: DocumentFile | undefined;
  readonly label: string;
}

/** The link to a file, with what it is said before the click. */
export function DocumentLink({ address, file, label }: DocumentLinkProps) {
  return (
    <chakra.p display="flex" flexWrap="wrap" alignItems="center" gap="4">
      <ButtonLook asChild>
        <a href={address}>
          <Icon name="file" />
          {label}
        </a>
      </ButtonLook>
      {file ? (
        <chakra.span fontSize="sm" color="fg.muted" overflowWrap="anywhere">
          {file.name} · {documentFacts(file)}
        </chakra.span>
      ) : null}
    </chakra.p>
  );
}
