import { type ContentTypeDefinition, contentTypeAt } from '@content';
import { adminPaths } from '../../../data/staff/admin-paths';
import { EntryList } from '../../admin-ui/entry-list';
import { linksRead } from '../queries/reads';
import { useRead } from '../queries/use-read';

interface LinkedFromProps {
  readonly type: ContentTypeDefinition;
  readonly id: string;
  /** Shows only their number. */
  readonly isCount?: true;
}

/** The items that link to one, if any. */
export function LinkedFrom({ type, id, isCount }: LinkedFromProps) {
  const { data } = useRead(linksRead(type.path, id));
  const { from = [] } = data ?? {};
  if (from.length === 0) return null;
  if (isCount) return <p>{from.length === 1 ? '1 page links' : `${from.length} pages link`} here.</p>;
  return (
    <EntryList
      title="Linked from"
      entries={from.map(({ path, _id, title }) => ({
        to: adminPaths.edit(path, _id),
        text: title || 'Untitled',
        more: contentTypeAt(path)?.label.one,
      }))}
    />
  );
}
