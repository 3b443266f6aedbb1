import { chakra } from '@chakra-ui/react';
import type { AnyItem, ContentTypeDefinition } from '@content';
import { isFileField } from '@content';
import { attentionOf } from '@content/attention';
import { shortReasons } from '../../admin-ui/attention-labels';
import { StateBadge } from '../../admin-ui/state-badge';
import { formatDay } from '../../admin-ui/labels';
import { cellOf } from '../kinds/cells';
import { heldBy } from '../kinds/kind-view';

interface Fact {
  readonly name: string;
  readonly text: string;
  readonly tone?: 'yes' | 'no' | 'alarm';
}

/** The listed fields of an item beside its title, in words, and what needs attention. */
function factsOf(type: ContentTypeDefinition, item: AnyItem): Fact[] {
  const facts = Object.entries(type.fields).flatMap(([name, field]) => {
    // Files tell what they are in every list; the title stands above already.
    if (!isFileField(field) && (!field.listed || name === type.titleField)) return [];
    const cell = cellOf(heldBy(item, name, field));
    return cell ? [{ name, ...cell }] : [];
  });
  const noticed = { values: item, files: item.files, createdAt: new Date(item.createdAt) };
  const reasons = attentionOf(type, noticed, new Date());
  return [...facts, ...reasons.map((name) => ({ name, text: shortReasons[name], tone: 'alarm' as const }))];
}

const tones = {
  yes: { color: 'fg.success', fontWeight: 'bold' },
  no: { color: 'fg.body', fontWeight: 'bold' },
  alarm: { color: 'link.body', fontWeight: 'bold' },
} as const;

export interface FactsProps {
  readonly type: ContentTypeDefinition;
  readonly item: AnyItem;
  /** Leaves out when it was changed, where there is little room. */
  readonly dateless?: boolean;
}

/** What a list tells of an item below its title: its listed fields, and when it was changed. */
export function Facts({ type, item, dateless = false }: FactsProps) {
  const facts = factsOf(type, item);
  const words = item.updatedAt === item.createdAt ? 'Added' : 'Changed';
  return (
    <>
      <StateBadge item={item} />
      <chakra.p
        fontSize={{ base: '0.8125rem', sm: 'sm' }}
        color="fg.muted"
        lineHeight="1.4"
        overflowWrap="anywhere"
      >
        {facts.map(({ name, text, tone }, at) => (
          <chakra.span key={name} {...(tone ? tones[tone] : {})}>
            {text}
            {dateless && at === facts.length - 1 ? null : (
              <chakra.span color="fg.muted" fontWeight="normal">
                {' · '}
              </chakra.span>
            )}
          </chakra.span>
        ))}
        {dateless ? null : `${words} ${formatDay(item.updatedAt)}`}
      </chakra.p>
    </>
  );
}
