import { chakra } from '@chakra-ui/react';
import { useOrganisation } from '../../../data/globals';
import { Note } from '../../admin-ui/alert';
import { Button, ButtonAnchor } from '../../admin-ui/button';
import { Row, Stack } from '../../admin-ui/layout';
import { PartTitle } from './part-title';
import { copyText } from './copy-text';

/** The recovery codes as a file: what they are for, and a line for each. */
function asFile(codes: readonly string[], name: string): string {
  const lines = [`Recovery codes for ${name}, staff area. Each works once.`, '', ...codes, ''];
  return `data:text/plain;charset=utf-8,${encodeURIComponent(lines.join('\r\n'))}`;
}

/** Recovery codes, shown this once. */
export function ShownCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { name } = useOrganisation();
  return (
    <Stack gap="5">
      <PartTitle>Keep these recovery codes</PartTitle>
      <Note>
        You see them only now. Each of them signs you in once if your phone is lost or broken. Print them,
        write them down or keep them in a password manager, and not only on the phone.
      </Note>
      <chakra.ol
        aria-label="Recovery codes"
        listStyleType="none"
        display="grid"
        gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}
        gap="2"
        fontFamily="monospace"
        fontSize="lg"
      >
        {codes.map((code) => (
          <chakra.li key={code} background="bg.band" borderRadius="md" padding="2" textAlign="center">
            {code}
          </chakra.li>
        ))}
      </chakra.ol>
      <Row>
        <Button onClick={() => void copyText(codes.join('\n'), 'The codes were')}>Copy</Button>
        <ButtonAnchor href={asFile(codes, name)} download="recovery-codes.txt">
          Save as a file
        </ButtonAnchor>
        <Button variant="solid" onClick={onDone}>
          I have kept them
        </Button>
      </Row>
    </Stack>
  );
}
