import { chakra } from '@chakra-ui/react';
import { documentFacts } from '@content/files/document-facts';
import { valueFieldType } from '@content/field-types/registry';
import { type AnyItem, type ContentTypeDefinition, isFileField, isTemplate } from '@content';
import { Fragment } from 'react';
import { attentionOf } from '@content/items/attention';
import { flatItem } from '@content/items/translations';
import { shortReason } from '@content/items/overview-texts';
import type { FieldContent } from '../field-types/field-type-view';
import { formatDay } from '../../admin-ui/labels';
import { StateBadge } from '../../admin-ui/state-badge';

interface Fact {
  readonly name: string;
  readonly text: string;
  readonly tone?: 'yes' | 'no' | 'alarm';
}

/** The longest text of a row in a list, in characters. */
const CELL_LENGTH = 110;

function cellOf({ field, value, files: [file, ...others] }: FieldContent): Omit<Fact, 'name'> | null {
  if (isFileField(field) || field.type === 'rows') {
    if (file?.kind !== 'document') return null; // the row has a thumbnail
    return { text: others.length === 0 ? documentFacts(file) : `${1 + others.length} files` };
  }
  const text = valueFieldType(field).toText(field, value);
  if (field.type === 'boolean') return { text, tone: value === true ? 'yes' : 'no' };
  if (text === '') return null;
  const short = text.length > CELL_LENGTH ? `${text.slice(0, CELL_LENGTH).trimEnd()} …` : text;
  // A day alone does not say what for.
  return { text: field.type === 'date' ? `${field.label} ${short}` : short };
}

/** The listed fields of an item beside its title, in words, and what needs attention. */
function factsOf(type: ContentTypeDefinition, item: AnyItem): Fact[] {
  const facts = Object.entries(type.fields).flatMap(([name, field]) => {
    // Files tell what they are in every list; the title stands above already.
    if (!isFileField(field) && (!field.listed || name === type.titleField)) return [];
    const cell = cellOf({ field, value: item[name], files: item.files[name] ?? [] });
    return cell ? [{ name, ...cell }] : [];
  });
  const noticed = { values: flatItem(type, item), files: item.files, createdAt: new Date(item.createdAt) };
  const reasons = attentionOf(type, noticed, new Date());
  const template = { name: 'template', text: 'Template', tone: 'yes' } as const;
  return [
    ...(isTemplate(type, item) ? [template] : []),
    ...facts,
    ...reasons.map((name) => ({ name, text: shortReason(name), tone: 'alarm' as const })),
  ];
}

interface FactsProps {
  readonly type: ContentTypeDefinition;
  readonly item: AnyItem;
  /** Leaves out when it was changed, where there is little room. */
  readonly dateless?: boolean;
}

const Fact = chakra('span', {
  base: { fontWeight: 'bold' },
  variants: {
    tone: { yes: { color: 'fg.success' }, no: { color: 'fg.body' }, alarm: { color: 'link.body' } },
  },
});

/** The facts of an item below its title: its listed fields, and when it was changed. */
export function Facts({ type, item, dateless = false }: FactsProps) {
  const facts = factsOf(type, item);
  const words = item.updatedAt === item.createdAt ? 'Added' : 'Changed';
  return (
    <>
      <StateBadge item={item} />
      <p>
        {facts.map(({ name, text, tone }, at) => (
          <Fragment key={name}>
            {tone ? <Fact tone={tone}>{text}</Fact> : text}
            {dateless && at === facts.length - 1 ? null : ' · '}
          </Fragment>
        ))}
        {dateless ? null : `${words} ${formatDay(item.updatedAt)}`}
      </p>
    </>
  );
}
