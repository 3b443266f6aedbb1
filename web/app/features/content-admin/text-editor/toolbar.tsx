import { Button, chakra } from '@chakra-ui/react';
import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react';
import Bold from 'lucide-react/icons/bold';
import Heading2 from 'lucide-react/icons/heading-2';
import Heading3 from 'lucide-react/icons/heading-3';
import Picture from 'lucide-react/icons/image';
import Italic from 'lucide-react/icons/italic';
import Link from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import ListIndentDecrease from 'lucide-react/icons/list-indent-decrease';
import ListIndentIncrease from 'lucide-react/icons/list-indent-increase';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Redo2 from 'lucide-react/icons/redo-2';
import TableIcon from 'lucide-react/icons/table';
import Undo2 from 'lucide-react/icons/undo-2';
import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, use, useEffect, useState } from 'react';
import { IconButton } from '../../admin-ui/buttons';
import { isShortcut } from '../../admin-ui/keys';
import { LinkRow } from './link-row';
import { TextPictures } from './text-pictures';
import { PictureRow } from './placed-picture';

type Commands = (chain: ChainedCommands) => ChainedCommands;

/** What is asked for in a row below the buttons. */
const rows = { link: LinkRow, picture: PictureRow } as const;

interface Place {
  readonly isInList: boolean;
  readonly hasPictures: boolean;
}

/** What a button of the toolbar depends on. */
interface ToolState {
  /** The caret stands in what it makes; absent from a tool that is no switch. */
  readonly isOn?: (editor: Editor) => boolean;
  readonly isIdle?: (editor: Editor) => boolean;
  /** Lists hold neither tables nor pictures, and on a phone there is room for two more. */
  readonly isShown?: (place: Place) => boolean;
}

const tool = (name: string, icon: LucideIcon, run: Commands | keyof typeof rows, state: ToolState = {}) => ({
  name,
  icon,
  run,
  ...state,
});
const isOnIn = (node: string, attributes = {}): ToolState => ({
  isOn: (editor) => editor.isActive(node, attributes),
});
const heading = (name: string, icon: LucideIcon, level: 2 | 3) =>
  tool(name, icon, (chain) => chain.toggleHeading({ level }), isOnIn('heading', { level }));
const inLists: ToolState = { isShown: ({ isInList }) => isInList };

const groups = [
  [heading('Heading', Heading2, 2), heading('Smaller heading', Heading3, 3)],
  [
    tool('Bold', Bold, (chain) => chain.toggleBold(), isOnIn('bold')),
    tool('Italic', Italic, (chain) => chain.toggleItalic(), isOnIn('italic')),
    tool('Link', Link, 'link', isOnIn('link')),
  ],
  [
    tool('List', List, (chain) => chain.toggleBulletList(), isOnIn('bulletList')),
    tool('Numbered list', ListOrdered, (chain) => chain.toggleOrderedList(), isOnIn('orderedList')),
    tool('Increase indent', ListIndentIncrease, (chain) => chain.sinkListItem('listItem'), inLists),
    tool('Decrease indent', ListIndentDecrease, (chain) => chain.liftListItem('listItem'), inLists),
    tool('Table', TableIcon, (chain) => chain.insertTable({ rows: 3, cols: 2, withHeaderRow: true }), {
      isIdle: (editor) => editor.isActive('table'),
      isShown: ({ isInList }) => !isInList,
    }),
    tool('Picture', Picture, 'picture', {
      isShown: ({ isInList, hasPictures }) => !isInList && hasPictures,
    }),
  ],
  [
    tool('Undo typing', Undo2, (chain) => chain.undo(), { isIdle: (editor) => !editor.can().undo() }),
    tool('Redo typing', Redo2, (chain) => chain.redo(), { isIdle: (editor) => !editor.can().redo() }),
  ],
];

const tableTools: readonly (readonly [string, Commands])[] = [
  ['Row below', (chain) => chain.addRowAfter()],
  ['Column after', (chain) => chain.addColumnAfter()],
  ['Remove row', (chain) => chain.deleteRow()],
  ['Remove column', (chain) => chain.deleteColumn()],
  ['Remove table', (chain) => chain.deleteTable()],
];

/** What of the editor the toolbar shows: it is drawn anew when that changes. */
const stateOf = ({ editor }: { editor: Editor }) => ({
  isInTable: editor.isActive('table'),
  isInList: editor.isActive('listItem'),
  groups: groups.map((tools) =>
    tools.map(({ isOn, isIdle }) => ({ isOn: isOn?.(editor), isIdle: isIdle?.(editor) })),
  ),
});

/**
 * Changes the text and gives it the focus at once. The editor's own `focus` waits for a frame, in which the letters that
 * somebody types would go nowhere.
 */
function change(editor: Editor, commands: Commands): void {
  commands(editor.chain()).scrollIntoView().run();
  editor.view.focus();
}

/** Buttons of which one is a stop of the Tab key; arrows lead to the others. */
function Tools({ label, children }: { label: string; children: ReactNode }) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    const next = buttons.at(to % buttons.length);
    for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
    next?.focus();
  };
  return (
    <chakra.div
      role="toolbar"
      aria-label={label}
      css={{ display: 'flex', flexWrap: 'wrap', columnGap: { base: '0', sm: '2' } }}
      onKeyDown={onKeyDown}
      // The caret stays where it is, and so does a phone's keyboard.
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </chakra.div>
  );
}

export function Toolbar({ editor, label }: { editor: Editor; label: string }) {
  const [asked, setAsked] = useState<keyof typeof rows>();
  const hasPictures = use(TextPictures) !== undefined;
  const now = useEditorState({ editor, selector: stateOf });
  useEffect(() => {
    const { dom } = editor.view;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (!isShortcut(event, 'k')) return;
      event.preventDefault(); // the browser's own: its search
      setAsked('link');
    };
    dom.addEventListener('keydown', onKey);
    return () => dom.removeEventListener('keydown', onKey);
  }, [editor]);
  const end = () => {
    setAsked(undefined);
    editor.view.focus();
  };
  const Row = asked && rows[asked];
  return (
    <chakra.div css={{ borderBottomWidth: '1px', borderColor: 'border.subtle', padding: '1' }}>
      <Tools label={`Formatting of ${label}`}>
        {groups.map((tools, g) => (
          // On a phone they stand in two full lines.
          <chakra.div key={g} css={{ display: { base: 'contents', sm: 'flex' } }}>
            {tools.map(({ name, icon: Icon, run, isShown }, i) => {
              const { isOn, isIdle } = now.groups[g]?.[i] ?? {};
              return isShown?.({ ...now, hasPictures }) === false ? null : (
                <IconButton
                  key={name}
                  aria-label={name}
                  aria-pressed={isOn}
                  aria-disabled={isIdle || undefined}
                  tabIndex={g + i === 0 ? 0 : -1}
                  css={{ '&[aria-pressed=true]': { background: 'bg.band', color: 'link.body' } }}
                  onClick={() => {
                    if (typeof run === 'string') setAsked(run);
                    else if (!isIdle) change(editor, run);
                  }}
                >
                  <Icon aria-hidden size="1.25rem" />
                </IconButton>
              );
            })}
          </chakra.div>
        ))}
      </Tools>
      {Row ? <Row editor={editor} onEnd={end} /> : null}
      {now.isInTable && !asked ? (
        <Tools label="The table">
          {tableTools.map(([name, commands], i) => (
            <Button
              key={name}
              variant="ghost"
              css={{ paddingInline: '2' }}
              tabIndex={i === 0 ? 0 : -1}
              onClick={() => change(editor, commands)}
            >
              {name}
            </Button>
          ))}
        </Tools>
      ) : null}
    </chakra.div>
  );
}
