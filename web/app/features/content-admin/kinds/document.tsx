import { freshFile } from '../form/files';
import { DocumentLine } from './document-line';
import { FileDrop } from './file-drop';
import { FilesReading, RemoveOnly } from './file-parts';
import type { ViewOf } from './kind-view';

/** One document. */
export const document: ViewOf<'document'> = {
  Widget: ({ name, field, files: [file], problem, onFiles }) => (
    <FileDrop
      name={name}
      field={field}
      problem={problem}
      action={file ? 'Choose another file' : 'Choose a file'}
      onChoose={([chosen]) => chosen && onFiles(() => [freshFile(chosen)])}
    >
      {file ? (
        <DocumentLine file={file}>
          <RemoveOnly field={field} file={file} onFiles={onFiles} />
        </DocumentLine>
      ) : null}
    </FileDrop>
  ),
  Reading: FilesReading,
};
