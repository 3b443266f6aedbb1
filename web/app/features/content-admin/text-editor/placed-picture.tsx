import { Button, chakra } from '@chakra-ui/react';
import { isMediaId } from '@content/files/media-types';
import { Node } from '@tiptap/core';
import { Selection } from '@tiptap/pm/state';
import { type Editor, NodeViewWrapper, ReactNodeViewRenderer, type ReactNodeViewProps } from '@tiptap/react';
import { use } from 'react';
import { libraryFileOf, nameOf } from '../form/content/form-content';
import { TextPictures } from './text-pictures';
import { PreviewImage } from '../media/preview-image';
import { useUploads } from '../uploads/upload-queue';

/** The pictures that can stand in the text, with their media, which they have once they are uploaded. */
function useTextPictures() {
  const arrived = useUploads((uploads) => uploads.arrived);
  return (use(TextPictures) ?? []).map((file) => ({
    file: { ...file, alt: '' },
    name: nameOf(file),
    media: (libraryFileOf(file) ?? arrived[file.id]?.file)?.media,
  }));
}

function PlacedPictureView({ node, selected, deleteNode }: ReactNodeViewProps) {
  const found = useTextPictures().find(({ media }) => media === node.attrs['media']);
  return (
    <NodeViewWrapper as="figure" data-selected={selected || undefined}>
      {found ? <PreviewImage file={found.file} /> : null}
      <figcaption>
        {found?.name ??
          'Visitors do not see this picture: it is not uploaded yet, or was removed below. Add it there again, or remove it here.'}
      </figcaption>
      {selected ? <Button onClick={deleteNode}>Remove picture</Button> : null}
    </NodeViewWrapper>
  );
}

/** A picture between blocks (see `Block`): drawn as the form's picture with the same media. */
export const PlacedPicture = Node.create({
  name: 'picture',
  atom: true,
  addAttributes: () => ({ media: {} }),
  parseHTML: () => [{ tag: 'figure', getAttrs: ({ dataset: { media } }) => isMediaId(media) && { media } }],
  renderHTML: ({ node }) => ['figure', { 'data-media': String(node.attrs['media']) }],
  addNodeView: () => ReactNodeViewRenderer(PlacedPictureView),
});

/** Places a picture behind the block of the caret, or before an empty one, and the caret behind the picture. */
function place({ state: { tr, schema, doc, selection }, view }: Editor, media: string): void {
  const { $to } = selection;
  const isEmpty = $to.depth === 1 && $to.parent.content.size === 0;
  const at = $to.depth === 0 ? $to.pos : isEmpty ? $to.before(1) : $to.after(1);
  const end = at === doc.content.size ? [schema.node('paragraph')] : [];
  tr.insert(at, [schema.node('picture', { media }), ...end]);
  view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(at + 1))).scrollIntoView());
}

const Choices = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    gridTemplateColumns: 'repeat(auto-fill, minmax(7.5rem, 1fr))',
    padding: '2',
    maxHeight: '16rem',
    overflowY: 'auto',
    '& p': { gridColumn: '1 / -1', fontSize: 'sm' },
    '& button:has(img)': { flexDirection: 'column', justifyContent: 'start', padding: '2', fontSize: 'xs' },
    '& img': { width: 'full', height: '4.5rem', objectFit: 'cover' },
    '& span': { lineClamp: '2', overflowWrap: 'anywhere' },
  },
});

/** Asks which picture is placed in the text; `onEnd` returns the focus to it. */
export function PictureRow({ editor, onEnd }: { editor: Editor; onEnd: () => void }) {
  const pictures = useTextPictures();
  return (
    <Choices role="group" aria-label="Pictures" onKeyDown={({ key }) => key === 'Escape' && onEnd()}>
      <p>
        {pictures.length > 0
          ? 'Which picture stands below this paragraph?'
          : 'Add a picture to this form first. Then you can place it here.'}
      </p>
      {pictures.map(({ file, name, media }, at) => (
        <Button
          key={file.id}
          autoFocus={at === 0}
          disabled={!media}
          onClick={() => {
            place(editor, String(media));
            onEnd();
          }}
        >
          <PreviewImage file={file} />
          <span>{media ? name : `Still being uploaded: ${name}`}</span>
        </Button>
      ))}
      <Button variant="ghost" autoFocus={pictures.length === 0} onClick={onEnd}>
        Cancel
      </Button>
    </Choices>
  );
}
