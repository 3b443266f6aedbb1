import type { ContentType, ContentTypeDefinition } from '@content';
import { contentTypes } from '@content';
import type { AttentionReason } from '@content/attention';
import { attentionReasons } from '@content/attention';
import type { Attention, Overview } from '@content/contract';
import { titleOf } from '../store/audit';
import type { Documents } from '../store/documents';

/** Items that the dashboard names for each reason. */
const NAMED = 3;

async function attentionTo(
  documents: Documents,
  type: ContentType,
  reason: AttentionReason,
): Promise<Attention> {
  const definition: ContentTypeDefinition = type;
  const { total, items } = await documents.attention(definition, reason, NAMED);
  const named = items.map((item) => ({ _id: item.id, title: titleOf(definition, item) }));
  return { path: type.path, reason, total, items: named };
}

/** How many items each type has, and what needs attention. Its cost does not grow with the content. */
export async function readOverview(documents: Documents): Promise<Overview> {
  const [counts, attention] = await Promise.all([
    Promise.all(contentTypes.map(async (type) => [type.path, await documents.total(type)] as const)),
    Promise.all(
      contentTypes.flatMap((type) => attentionReasons.map((reason) => attentionTo(documents, type, reason))),
    ),
  ]);
  return { counts: Object.fromEntries(counts), attention: attention.filter(({ total }) => total > 0) };
}
