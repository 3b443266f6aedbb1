import { contentTypes } from '@content';
import type { ContentPath } from '@content';
import type { PictureQuestion } from '@content/contract';
import { fileFields } from '@content';
import { isPictureField } from '@content/kinds/registry';
import { Select } from '../../admin-ui/input-field';
import { Row } from '../../admin-ui/layout';
import { SearchBox } from '../../admin-ui/search-box';
import type { PicturesQuery } from './pictures-query';
import { questionLabels } from './pictures-query';

export interface PicturesToolsProps {
  readonly query: PicturesQuery;
  readonly onQuery: (query: PicturesQuery) => void;
}

const withPictures = contentTypes.filter((type) =>
  fileFields(type).some(([, field]) => isPictureField(field)),
);

/** Search and filters of all pictures. */
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
      >
        <option value="">All types</option>
        {withPictures.map(({ path, label }) => (
          <option key={path} value={path}>
            {label.many}
          </option>
        ))}
      </Select>
      <Select
        aria-label="Show"
        {...select}
        value={query.show}
        onChange={({ target }) => onQuery({ ...query, show: target.value as PictureQuestion | '' })}
      >
        <option value="">All pictures</option>
        {Object.entries(questionLabels).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </Row>
  );
}
