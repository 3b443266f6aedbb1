import { freshFile } from '../form/files';
import { DocumentLine } from './document-line';
import { FileDrop } from './file-drop';
import { FileOrder, FilesReading, withAlt } from './file-parts';
import type { ViewOf } from './kind-view';

/** Several documents in an order. */
export const documents: ViewOf<'documents'> = {
  Widget: ({ name, field, files, problem, onFiles }) => (
    <FileDrop
      name={name}
      field={field}
      problem={problem}
      multiple
      action={files.length > 0 ? 'Add more files' : 'Choose files'}
      onChoose={(chosen) => onFiles((now) => [...now, ...chosen.map((file) => freshFile(file))])}
    >
      {files.length > 0 ? (
        <FileOrder files={files} noun="document" onFiles={onFiles}>
          {(file, at, buttons) => (
            <DocumentLine
              file={file}
              naming={{
                label: `Name of document ${at + 1}`,
                onName: (text) => onFiles(withAlt(file.id, text)),
              }}
            >
              {buttons}
            </DocumentLine>
          )}
        </FileOrder>
      ) : null}
    </FileDrop>
  ),
  Reading: FilesReading,
};
