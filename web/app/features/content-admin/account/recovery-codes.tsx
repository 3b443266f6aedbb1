import { Button, chakra, HStack } from '@chakra-ui/react';
import { useOrganisation } from '../../../data/pages/globals';
import { ButtonLink } from '../../admin-ui/buttons';
import { copyText } from '../../admin-ui/copy-text';
import { Note } from '../../admin-ui/feedback';

/** The URL of a text file with what the codes are for, and a line for each. */
function fileUrl(codes: readonly string[], name: string): string {
  const lines = [`Recovery codes for ${name}, staff area. Each works once.`, '', ...codes, ''];
  return `data:text/plain;charset=utf-8,${encodeURIComponent(lines.join('\r\n'))}`;
}

const Codes = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
    gap: '2',
    fontFamily: 'monospace',
    fontSize: 'lg',
    '& li': { background: 'bg.band', borderRadius: 'md', padding: '2', textAlign: 'center' },
  },
});

/** New recovery codes, which the person sees only now, and the ways to keep them. */
export function RecoveryCodeList({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { name } = useOrganisation();
  return (
    <>
      <Note>
        You see them only now. Each of them signs you in once if your phone is lost or broken. Print them,
        write them down or keep them in a password manager, and not only on the phone.
      </Note>
      <Codes aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <HStack wrap="wrap" gap="3">
        <Button onClick={() => void copyText(codes.join('\n'), 'The codes were')}>Copy</Button>
        <ButtonLink href={fileUrl(codes, name)} download="recovery-codes.txt">
          Save as a file
        </ButtonLink>
        <Button variant="solid" onClick={onDone}>
          I have kept them
        </Button>
      </HStack>
    </>
  );
}
