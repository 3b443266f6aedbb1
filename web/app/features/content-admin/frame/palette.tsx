import { Button, chakra, Input } from '@chakra-ui/react';
import { contentTypeAt, itemTypes } from '@content';
import type { FoundItem, SignedIn } from '@content/api/contract';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { adminPaths } from '../../../data/staff/admin-paths';
import { formAddress } from '../../admin-ui/addresses';
import { AdminIcon } from '../../admin-ui/admin-icon';
import { Dialog } from '../../admin-ui/dialog';
import { failureText } from '../../admin-ui/failure-text';
import { isEnter } from '../../admin-ui/keys';
import { anyOf, titleOr } from '../../admin-ui/labels';
import { Muted } from '../../admin-ui/layout';
import { usePalette } from '../../admin-ui/palette';
import { foundRead } from '../queries/reads';
import { useRead } from '../queries/use-read';
import { entryStyle, type Screen, screensFor } from './menu';
import { useSignOut } from './use-sign-out';

/** A command of the palette: a screen to go to, or an action. `of` names its type. */
type Command = Omit<Screen, 'to'> & { readonly to: string | (() => void); readonly of?: string };

const adding = itemTypes
  .filter((type) => !('singleton' in type))
  .map((type): Command => ({ icon: type.path, to: adminPaths.new(type.path), label: `Add ${anyOf(type)}` }));

/** The command that opens a found item; none for an unknown type. */
function toItem({ path, _id, title }: FoundItem): Command[] {
  const type = contentTypeAt(path);
  if (!type) return [];
  return [{ icon: path, to: formAddress(type, _id), label: titleOr(type, title), of: type.label.one }];
}

const Options = chakra('ul', {
  base: {
    height: 'min(22rem, 45svh)',
    overflowY: 'auto',
    '& li': {
      ...entryStyle,
      paddingBlock: '1',
      color: 'fg.body',
      _hover: { background: 'bg.band' },
      '&[aria-selected=true]': { background: 'bg.band', boxShadow: 'inset 3px 0 0 {colors.accent.mark}' },
      '& > svg + span': { flex: '1', minWidth: '0', overflowWrap: 'anywhere' },
    },
  },
});

const close = () => usePalette.setState({ words: null });
const intoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

/** Every screen, action and item in one box, for keyboard and touch. */
export default function Palette({ person, words: first }: { person: SignedIn; words: string }) {
  const navigate = useNavigate();
  const signOut = useSignOut();
  const id = useId();
  const [text, setText] = useState(first);
  const [chosen, setChosen] = useState(0);
  const words = text.trim().toLowerCase();
  const { data: items = [], error, busy } = useRead(foundRead(words));
  const all: readonly Command[] = [
    ...Object.values(screensFor(person)).flat(),
    ...adding,
    { icon: 'out', to: signOut, label: 'Sign out' },
  ];
  const matches = all.filter(({ label }) =>
    words.split(/\s+/).every((word) => label.toLowerCase().includes(word)),
  );
  const commands = [...matches, ...items.flatMap(toItem)];
  const at = Math.min(chosen, commands.length - 1);

  function choose({ to }: Command): void {
    close();
    if (typeof to === 'string') void navigate(to);
    else to();
  }
  function onKeyDown(event: React.KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const command = commands[at];
    if (command && isEnter(event)) choose(command);
    if (!command || step === undefined) return;
    event.preventDefault();
    setChosen((at + step + commands.length) % commands.length);
  }
  const found = busy ? 'Searching …' : `${commands.length || 'Nothing'} found`;
  const box = 'A title, a word or an action';
  return (
    <Dialog title="Search the staff area" css={{ gap: '2' }} onClose={close}>
      <Input
        data-first
        role="combobox"
        aria-label={box}
        aria-expanded
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={at < 0 ? undefined : `${id}-${at}`}
        placeholder={box}
        autoComplete="off"
        maxLength={200}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
      />
      <Muted role="status">
        {error ? `Items cannot be searched. ${failureText(error, 'loaded')}` : found}
      </Muted>
      <Options id={id} role="listbox" aria-label="Found">
        {commands.map((command, i) => (
          <li
            key={i}
            id={`${id}-${i}`}
            ref={i === at ? intoView : undefined}
            role="option"
            aria-selected={i === at}
            onClick={() => choose(command)}
          >
            <AdminIcon name={command.icon} />
            <span>{command.label}</span>
            <Muted as="span">{command.of}</Muted>
          </li>
        ))}
      </Options>
      <Button onClick={close}>Close</Button>
    </Dialog>
  );
}
