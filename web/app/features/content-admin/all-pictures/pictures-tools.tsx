import { contentTypes } from '@content';
import type { ContentPath } from '@content';
import type { PictureQuestion } from '@content/contract';
import { fileFields } from '@content';
import { isPictureField } from '@content/kinds/registry';
import { useEffect, useEffectEvent, useState } from 'react';
import { Input, Select } from '../../admin-ui/input-field';
import { Row } from '../../admin-ui/layout';
import type { PicturesQuery } from './pictures-query';
import { questionLabels } from './pictures-query';

/** After so many milliseconds without a key the search begins. */
const PAUSE_MS = 250;

export interface PicturesToolsProps {
  readonly query: PicturesQuery;
  readonly onQuery: (query: PicturesQuery) => void;
}

const withPictures = contentTypes.filter((type) =>
  fileFields(type).some(([, field]) => isPictureField(field)),
);

/** Search and filters of all pictures. */
export function PicturesTools({ query, onQuery }: PicturesToolsProps) {
  const [text, setText] = useState(query.q);
  const ask = useEffectEvent(() => {
    if (text.trim() !== query.q.trim()) onQuery({ ...query, q: text });
  });
  useEffect(() => {
    const timer = window.setTimeout(ask, PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [text]);
  const select = { flex: { base: '1 1 9rem', sm: '0 0 auto' }, width: { sm: 'auto' } } as const;
  return (
    <Row
      role="search"
      aria-label="All pictures"
      onKeyDown={(event: React.KeyboardEvent) => event.key === 'Enter' && event.preventDefault()}
    >
      <Input
        type="search"
        aria-label="Search"
        placeholder="Search"
        flex="1 1 14rem"
        maxLength={200}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
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
