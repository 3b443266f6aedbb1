import { defineStyle, HStack } from '@chakra-ui/react';
import { type ContentPath, contentTypeAt, contentTypes, fileFields } from '@content';
import { type MediaQuestion, mediaQuestions } from '@content/api/staff-contract';
import type { Media } from '@content/files/media-types';
import { Select, SearchBox } from '../../admin-ui/forms';

/** What is asked of the library. */
export interface MediaQuery {
  readonly q: string;
  readonly kind: Media | '';
  readonly type: ContentPath | '';
  readonly show: MediaQuestion | '';
}

export const EVERYTHING: MediaQuery = { q: '', kind: '', type: '', show: '' };

const kindLabels: Readonly<Record<Media, string>> = { picture: 'Pictures', document: 'Documents' };

const questionLabels: Readonly<Record<MediaQuestion, string>> = {
  unused: 'Not used anywhere',
  undescribed: 'Without a description',
  children: 'Showing a child',
  ending: 'Consent ends soon',
  ended: 'Consent has ended',
};

/** Reads an address; what makes no sense in it asks for nothing. */
export function readMediaQuery(search: URLSearchParams): MediaQuery {
  const [show, kind] = [search.get('show'), search.get('kind')];
  return {
    q: search.get('q') ?? '',
    kind: kind === 'picture' || kind === 'document' ? kind : '',
    type: contentTypeAt(search.get('type') ?? '')?.path ?? '',
    show: mediaQuestions.find((question) => question === show) ?? '',
  };
}

/** The address's query of a question, in one spelling. */
export function writeMediaQuery(query: MediaQuery): URLSearchParams {
  const given = Object.entries({ ...query, q: query.q.trim() }).filter(([, value]) => value !== '');
  return new URLSearchParams(given);
}

export interface MediaToolsProps {
  /** What the tools belong to, for screen readers. */
  readonly label: string;
  /** The kind is given. */
  readonly isOfOneKind?: boolean;
  readonly query: MediaQuery;
  readonly onQuery: (query: MediaQuery) => void;
}

const withFiles = contentTypes.filter((type) => fileFields(type).length > 0);

const select = defineStyle({ flex: { base: '1 1 9rem', sm: '0 0 auto' }, width: { sm: 'auto' } });

const labelled = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const choices = [
  { name: 'kind', label: 'Kind', empty: 'All kinds', options: labelled(kindLabels) },
  {
    name: 'type',
    label: 'Used in',
    empty: 'All types',
    options: withFiles.map(({ path, label }) => ({ value: path, label: label.many })),
  },
  { name: 'show', label: 'Show', empty: 'Everything', options: labelled(questionLabels) },
] as const;

export function MediaTools({ label: called, isOfOneKind = false, query, onQuery }: MediaToolsProps) {
  return (
    <HStack
      wrap="wrap"
      gap="3"
      role="search"
      aria-label={called}
      onKeyDown={(event: React.KeyboardEvent) => event.key === 'Enter' && event.preventDefault()}
    >
      <SearchBox q={query.q} onSearch={(q) => onQuery({ ...query, q })} />
      {choices.map(({ name, label, ...choice }) =>
        isOfOneKind && name === 'kind' ? null : (
          <Select
            key={name}
            aria-label={label}
            css={select}
            value={query[name]}
            onChange={({ target }) => onQuery({ ...query, [name]: target.value })}
            {...choice}
          />
        ),
      )}
    </HStack>
  );
}
