import { type ContentPath, contentTypeAt, contentTypes, fileFields } from '@content';
import { type PictureQuestion, pictureQuestions } from '@content/contract';
import { isPictureField } from '@content/kinds/registry';
import { Select, SearchBox } from '../../admin-ui/forms';
import { Row } from '../../admin-ui/layout';

/** The query of the pictures' screen. */
export interface PicturesQuery {
  readonly q: string;
  readonly type: ContentPath | '';
  readonly show: PictureQuestion | '';
}

export const EVERYTHING: PicturesQuery = { q: '', type: '', show: '' };

const questionLabels: Readonly<Record<PictureQuestion, string>> = {
  undescribed: 'Without a description',
  children: 'Showing a child',
  ending: 'Consent ends soon',
  ended: 'Consent has ended',
};

/** Reads an address; what makes no sense in it asks for nothing. */
export function readPicturesQuery(search: URLSearchParams): PicturesQuery {
  const show = search.get('show');
  return {
    q: search.get('q') ?? '',
    type: contentTypeAt(search.get('type') ?? '')?.path ?? '',
    show: pictureQuestions.find((question) => question === show) ?? '',
  };
}

/** The address's query of a question, in one spelling. */
export function writePicturesQuery(query: PicturesQuery): URLSearchParams {
  const given = Object.entries({ ...query, q: query.q.trim() }).filter(([, value]) => value !== '');
  return new URLSearchParams(given);
}

export interface PicturesToolsProps {
  readonly query: PicturesQuery;
  readonly onQuery: (query: PicturesQuery) => void;
}

const withPictures = contentTypes.filter((type) =>
  fileFields(type).some(([, field]) => isPictureField(field)),
);

export function PicturesTools({ query, onQuery }: PicturesToolsProps) {
  const select = { flex: { base: '1 1 9rem', sm: '0 0 auto' }, width: { sm: 'auto' } } as const;
  return (
    <Row
      role="search"
      aria-label="All pictures"
      onKeyDown={(event: React.KeyboardEvent) => event.key === 'Enter' && event.preventDefault()}
    >
      <SearchBox q={query.q} onSearch={(q) => onQuery({ ...query, q })} />
      <Select
        aria-label="Used in"
        {...select}
        value={query.type}
        onChange={({ target }) => onQuery({ ...query, type: target.value as ContentPath | '' })}
        empty="All types"
        options={withPictures.map(({ path, label }) => ({ value: path, label: label.many }))}
      />
      <Select
        aria-label="Show"
        {...select}
        value={query.show}
        onChange={({ target }) => onQuery({ ...query, show: target.value as PictureQuestion | '' })}
        empty="All pictures"
        options={Object.entries(questionLabels).map(([value, label]) => ({ value, label }))}
      />
    </Row>
  );
}
