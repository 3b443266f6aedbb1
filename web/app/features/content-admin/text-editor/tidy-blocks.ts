import { Fragment, type Node as Block } from '@tiptap/pm/model';

/** Signs that writers put before a line in place of a list. */
const BULLET = /^\s*[•·▪◦‣●■□➢✓►–-]\s+(?=\S)/;
/** The start of a numbered list that goes on with the one before it, whatever its number. */
export const GOES_ON = -1;

const isBreak = (node: Block | undefined) => node?.type.name === 'hardBreak';
const isList = (node: Block | undefined) => node?.type.isInGroup('list') === true;
const isSeen = (node: Block) => !node.isTextblock || node.textContent.trim() !== '';

/** The paragraphs into which empty lines part one. */
function paragraphsOf(paragraph: Block): Block[] {
  const parts: Block[][] = [[]];
  for (const node of paragraph.children) {
    const part = parts.at(-1) ?? [];
    if (isBreak(node) && (part.length === 0 || isBreak(part.at(-1)))) parts.push([]);
    else part.push(node);
  }
  return parts
    .map((part) => part.slice(0, part.findLastIndex((node) => !isBreak(node)) + 1))
    .map((part) => paragraph.copy(Fragment.from(part)))
    .filter(isSeen);
}

/** A paragraph without the bullet that is drawn before it; null for any other block. */
function withoutBullet(block: Block): Block | null {
  const bullet = block.type.name === 'paragraph' ? BULLET.exec(block.firstChild?.text ?? '') : null;
  return bullet && block.cut(bullet[0].length);
}

/** Adds an item to the list before it where its number continues that, otherwise to a new one. */
function appendItem(blocks: Block[], list: Block, item: Block, start: number): void {
  const [first, ...rest] = item.children.filter(isSeen);
  if (!first) return;
  const last = isList(blocks.at(-1)) ? blocks.at(-1) : undefined;
  if (last?.lastChild && isList(first)) {
    // Without words of its own: what it holds is of the item before.
    const inBefore = tidyBlocks([first, ...rest], [...last.lastChild.children]);
    const before = last.lastChild.copy(Fragment.from(inBefore));
    blocks.splice(-1, 1, last.copy(last.content.replaceChild(last.childCount - 1, before)));
    return;
  }
  const inItem = tidyBlocks([withoutBullet(first) ?? first, ...rest]);
  const added = item.type.createAndFill(item.attrs, inItem) ?? item;
  const isNext = start === GOES_ON || start === Number(last?.attrs['start']) + (last?.childCount ?? 0);
  if (last?.type === list.type && isNext) blocks.splice(-1, 1, last.copy(last.content.addToEnd(added)));
  else blocks.push(list.type.create({ start: start === GOES_ON ? 1 : start }, added));
}

function append(blocks: Block[], block: Block): void {
  const { schema } = block.type;
  if (isList(block)) {
    const start = Number(block.attrs['start'] ?? GOES_ON);
    block.forEach((item, _, at) => appendItem(blocks, block, item, at === 0 ? start : GOES_ON));
  } else if (!block.isTextblock) blocks.push(block);
  else
    for (const part of paragraphsOf(block)) {
      if (withoutBullet(part))
        append(blocks, schema.node('bulletList', null, schema.node('listItem', null, part)));
      else blocks.push(part);
    }
}

/** Appends the visible blocks: empty lines part paragraphs, drawn bullets become lists, and lists continue where they can. */
export function tidyBlocks(blocks: readonly Block[], behind: Block[] = []): Block[] {
  for (const block of blocks) append(behind, block);
  return behind;
}
