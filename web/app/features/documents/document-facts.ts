import type { DocumentFile } from '@content';

const kinds: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'application/msword': 'DOC',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'application/vnd.ms-excel': 'XLS',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
};

function size(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  return megabytes >= 0.95 ? `${megabytes.toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1024))} KB`;
}

/** What is told of a document before the click: 'PDF · 1.2 MB · 14 pages'. */
export function documentFacts({ type, bytes, pages }: DocumentFile): string {
  const length = pages === null ? [] : [pages === 1 ? '1 page' : `${pages} pages`];
  return [kinds[type] ?? 'File', size(bytes), ...length].join(' · ');
}
