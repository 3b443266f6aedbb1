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
import { TextPictures } from '../item-content/field-type-view';
import { PictureRow } from './placed-picture';

/** A button of the toolbar, as the editor is now. */
interface Tool {
  readonly name: string;
  readonly icon: LucideIcon;
  readonly run: () => void;
  /** The caret stands in what it makes; undefined of a tool that is no switch. */
  readonly isOn?: boolean;
  readonly isIdle?: boolean;
}

type Commands = (chain: ChainedCommands) => ChainedCommands;

/**
 * Changes the text and gives it the focus at once. The editor's own `focus` waits for a frame, in which the letters that
 * somebody types would go nowhere.
 */
function change(editor: Editor, commands: Commands): void {
  commands(editor.chain()).scrollIntoView().run();
  editor.view.focus();
}

/** What the caret stands in, and which steps there are to take back. */
const stateOf = ({ editor }: { editor: Editor }) => ({
  h2: editor.isActive('heading', { level: 2 }),
  h3: editor.isActive('heading', { level: 3 }),
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  link: editor.isActive('link'),
  list: editor.isActive('bulletList'),
  numbered: editor.isActive('orderedList'),
  item: editor.isActive('listItem'),
  table: editor.isActive('table'),
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
});

function toolsOf(
  editor: Editor,
  now: ReturnType<typeof stateOf>,
  ask: (about: 'link' | 'picture') => void,
  hasPictures: boolean,
): readonly (readonly Tool[])[] {
  const tool = (
    name: string,
    icon: LucideIcon,
    commands: Commands,
    is: Pick<Tool, 'isOn' | 'isIdle'> = {},
  ) => ({
    name,
    icon,
    run: () => change(editor, commands),
    ...is,
  });
  const ofItems = [
    tool('Increase indent', ListIndentIncrease, (chain) => chain.sinkListItem('listItem')),
    tool('Decrease indent', ListIndentDecrease, (chain) => chain.liftListItem('listItem')),
  ];
  const newTable: Commands = (chain) => chain.insertTable({ rows: 3, cols: 2, withHeaderRow: true });
  const table = tool('Table', TableIcon, newTable, { isIdle: now.table });
  const picture = { name: 'Picture', icon: Picture, run: () => ask('picture') };
  return [
    [
      tool('Heading', Heading2, (chain) => chain.toggleHeading({ level: 2 }), { isOn: now.h2 }),
      tool('Smaller heading', Heading3, (chain) => chain.toggleHeading({ level: 3 }), { isOn: now.h3 }),
    ],
    [
      tool('Bold', Bold, (chain) => chain.toggleBold(), { isOn: now.bold }),
      tool('Italic', Italic, (chain) => chain.toggleItalic(), { isOn: now.italic }),
      { name: 'Link', icon: Link, run: () => ask('link'), isOn: now.link },
    ],
    [
      tool('List', List, (chain) => chain.toggleBulletList(), { isOn: now.list }),
      tool('Numbered list', ListOrdered, (chain) => chain.toggleOrderedList(), { isOn: now.numbered }),
      // Lists hold neither tables nor pictures, and on a phone there is room for two more.
      ...(now.item ? ofItems : [table, ...(hasPictures ? [picture] : [])]),
    ],
    [
      tool('Undo typing', Undo2, (chain) => chain.undo(), { isIdle: !now.canUndo }),
      tool('Redo typing', Redo2, (chain) => chain.redo(), { isIdle: !now.canRedo }),
    ],
  ];
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
  const [asked, setAsked] = useState<'link' | 'picture'>();
  const now = useEditorState({ editor, selector: stateOf });
  const tools = toolsOf(editor, now, setAsked, use(TextPictures) !== undefined);
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
  return (
    <chakra.div css={{ borderBottomWidth: '1px', borderColor: 'border.subtle', padding: '1' }}>
      <Tools label={`Formatting of ${label}`}>
        {tools.map((group, g) => (
          // On a phone they stand in two full lines.
          <chakra.div key={g} css={{ display: { base: 'contents', sm: 'flex' } }}>
            {group.map(({ name, icon: Drawing, run, isOn, isIdle }, i) => (
              <IconButton
                key={name}
                aria-label={name}
                aria-pressed={isOn}
                aria-disabled={isIdle || undefined}
                tabIndex={g + i === 0 ? 0 : -1}
                css={{ '&[aria-pressed=true]': { background: 'bg.band', color: 'link.body' } }}
                onClick={() => !isIdle && run()}
              >
                <Drawing aria-hidden size="1.25rem" />
              </IconButton>
            ))}
          </chakra.div>
        ))}
      </Tools>
      {asked === 'link' ? <LinkRow editor={editor} onEnd={end} /> : null}
      {asked === 'picture' ? <PictureRow editor={editor} onEnd={end} /> : null}
      {now.table && !asked ? (
        <Tools label="The table">
          {(
            [
              ['Row below', (chain) => chain.addRowAfter()],
              ['Column after', (chain) => chain.addColumnAfter()],
              ['Remove row', (chain) => chain.deleteRow()],
              ['Remove column', (chain) => chain.deleteColumn()],
              ['Remove table', (chain) => chain.deleteTable()],
            ] satisfies [string, Commands][]
          ).map(([name, commands], i) => (
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
