import type { Router } from 'express';
import type { ContentType, ContentTypeDefinition } from '@content';
import { contentTypes } from '@content';
import type { AttentionReason } from '@content/attention';
import { attentionReasons } from '@content/attention';
import type { Attention, Overview } from '@content/contract';
import type { Services } from '../services';
import { titleOf } from '../store/audit';
import type { Documents } from '../store/documents';
import { requireStaff } from '../api/access';
import { mount, sendPrivate } from '../api/mount';

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

/** GET /overview, for staff: how many items there are, and what needs attention. Its cost does not grow with the content. */
export function overviewRouter(services: Services): Router {
  const { documents } = services;
  async function read(): Promise<Overview> {
    const [counts, attention] = await Promise.all([
      Promise.all(contentTypes.map(async (type) => [type.path, await documents.total(type)] as const)),
      Promise.all(
        contentTypes.flatMap((type) =>
          attentionReasons.map((reason) => attentionTo(documents, type, reason)),
        ),
      ),
    ]);
    return { counts: Object.fromEntries(counts), attention: attention.filter(({ total }) => total > 0) };
  }
  return mount(services, [
    {
      method: 'get',
      path: '/overview',
      handle: async (request, response) => {
        await requireStaff(services, request);
        sendPrivate(response, await read());
      },
    },
  ]);
}
