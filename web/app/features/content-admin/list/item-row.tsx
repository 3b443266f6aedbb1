import type { AnyItem, ContentTypeDefinition } from '@content';
import { isFileField } from '@content';
import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { attentionOf } from '@content/attention';
import { adminPaths } from '../../../data/admin-paths';
import { heldBy, viewOf } from '../kinds/registry';
import { shortReasons } from '../../admin-ui/attention-words';
import { Button, ButtonLink } from '../../admin-ui/button';
import { Hidden } from '../../admin-ui/layout';
import { ListRow } from '../../admin-ui/row-list';
import { dayInWords, titleOf } from '../../admin-ui/words';
import { Thumbnail } from '../items/thumbnail';

/** The listed fields of an item beside its title, in words. */
function factsOf(
  type: ContentTypeDefinition,
  item: AnyItem,
): { name: string; text: string; tone?: 'yes' | 'no' | 'alarm' }[] {
  const facts = Object.entries(type.fields).flatMap(([name, field]) => {
    // Files tell what they are in every list; the title stands above already.
    if (!isFileField(field) && (!field.listed || name === type.titleField)) return [];
    const cell = viewOf(field).cell(heldBy(item, name, field));
    return cell ? [{ name, ...cell }] : [];
  });
  const noticed = { values: item, files: item.files, createdAt: new Date(item.createdAt) };
  const reasons = attentionOf(type, noticed, new Date());
  return [...facts, ...reasons.map((name) => ({ name, text: shortReasons[name], tone: 'alarm' as const }))];
}

export interface ItemRowProps {
  readonly type: ContentTypeDefinition;
  readonly item: AnyItem;
  /** Where the title leads to. */
  readonly to: string;
  readonly onDelete: () => void;
}

/** One item of a list: picture, title, listed fields, when it was changed, and what can be done with it. */
export function ItemRow({ type, item, to, onDelete }: ItemRowProps) {
  const title = titleOf(type, item);
  return (
    <ListRow css={{ contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 6rem' }}>
      <Thumbnail type={type} item={item} />
      <chakra.div flex="1 1 12rem" minWidth="0">
        <chakra.h2 fontSize="md" lineHeight="1.35" overflowWrap="anywhere">
          <chakra.span
            display="inline-flex"
            alignItems="center"
            minHeight="target"
            paddingBlock="0.375rem"
            minWidth="target"
            _hover={{ textDecoration: 'underline' }}
            asChild
          >
            <Link to={to}>{title}</Link>
          </chakra.span>
        </chakra.h2>
        <chakra.p
          fontSize="sm"
          color="fg.muted"
          lineHeight="1.45"
          marginTop="-0.375rem"
          overflowWrap="anywhere"
        >
          {factsOf(type, item).map(({ name, text, tone }) => (
            <chakra.span
              key={name}
              {...(tone === 'yes' ? { color: 'fg.success', fontWeight: 'bold' } : {})}
              {...(tone === 'alarm' ? { color: 'link.body', fontWeight: 'bold' } : {})}
              {...(tone === 'no' ? { color: 'fg.body', fontWeight: 'bold' } : {})}
            >
              {text}
              <chakra.span color="fg.muted" fontWeight="normal">
                {' · '}
              </chakra.span>
            </chakra.span>
          ))}
          {item.updatedAt === item.createdAt ? 'Added' : 'Changed'} {dayInWords(item.updatedAt)}
        </chakra.p>
      </chakra.div>
      <chakra.div display="flex" gap="2" width={{ base: 'full', sm: 'auto' }}>
        <ButtonLink to={adminPaths.edit(type.path, item._id)} flex={{ base: 1, sm: 'none' }}>
          Edit<Hidden> {title}</Hidden>
        </ButtonLink>
        <Button variant="quiet" color="link.body" flex={{ base: 1, sm: 'none' }} onClick={onDelete}>
          Delete<Hidden> {title}</Hidden>
        </Button>
      </chakra.div>
    </ListRow>
  );
}
