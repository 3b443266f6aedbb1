import { Button, chakra, HStack } from '@chakra-ui/react';
import { typedAddress } from '@content/texts/addresses';
import { examplePath } from '@site/place';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { InputField } from '../../admin-ui/forms';
import { isEnter } from '../../admin-ui/keys';

/** Asks for the address of a link on the selected words, or on the address itself. `onEnd` returns the focus to the text. */
export function LinkRow({ editor, onEnd }: { editor: Editor; onEnd: () => void }) {
  const before = String(editor.getAttributes('link')['href'] ?? '');
  const [typed, setTyped] = useState(before);
  const [problem, setProblem] = useState<string>();
  const set = () => {
    const href = typedAddress(typed);
    if (href === null) {
      setProblem(`Type a web address, an e-mail address, or a page of this site such as ${examplePath}.`);
      return;
    }
    const chain = editor.chain();
    if (editor.state.selection.empty && before === '')
      chain.insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] });
    // Further typing comes behind the words: it does not take their place.
    else
      chain
        .extendMarkRange('link')
        .setLink({ href })
        .command(({ tr, commands }) => commands.setTextSelection(tr.selection.to));
    chain.scrollIntoView().run();
    onEnd();
  };
  return (
    <chakra.div
      css={{ padding: '2' }}
      onKeyDown={(event) => {
        const isTyped = isEnter(event) && event.target instanceof HTMLInputElement;
        if (!isTyped && event.key !== 'Escape') return;
        // The form around it is not meant.
        event.preventDefault();
        event.stopPropagation();
        if (isTyped) set();
        else onEnd();
      }}
    >
      <InputField
        label="Where the link leads"
        value={typed}
        problem={problem}
        autoFocus
        autoComplete="off"
        inputMode="url"
        placeholder="https://"
        onChange={(event) => setTyped(event.target.value)}
      />
      <HStack wrap="wrap" gap="2" css={{ marginTop: '2' }}>
        <Button variant="solid" onClick={set}>
          Set the link
        </Button>
        {before === '' ? null : (
          <Button
            onClick={() => {
              editor.chain().extendMarkRange('link').unsetLink().run();
              onEnd();
            }}
          >
            Remove the link
          </Button>
        )}
        <Button variant="ghost" onClick={onEnd}>
          Cancel
        </Button>
      </HStack>
    </chakra.div>
  );
}
