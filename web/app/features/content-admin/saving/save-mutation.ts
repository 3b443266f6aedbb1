import type { ContentTypeDefinition } from '@content';
import { mutationOptions } from '@tanstack/react-query';
import type { UploadWatch } from '../../../data/admin-content';
import { draftText, dropDraft, readDraft, writeDraft } from '../drafts/draft-store';
import type { FormDraft } from '../drafts/form-draft';
import { queryClient } from '../queries/query-client';
import { setCachedItem } from '../queries/writes';
import { save, type SaveInput, type SaveOutcome } from './save';

/**
 * The mutation that saves an item, from its form or from the outbox; `key` is the storage key of the draft that outlives the
 * page until it has succeeded. It goes on when its form is left.
 */
export const saveMutation = (type: ContentTypeDefinition, key: string, watch: UploadWatch) =>
  mutationOptions({
    mutationKey: ['save', key],
    scope: { id: key }, // those of one draft one after the other
    networkMode: 'always', // that the browser is online is only a hope: see `useWhenOnline`
    mutationFn: (input: SaveInput) => save(type, input, watch),
    onSuccess: (outcome, { content, key: ofForm }) => {
      if (outcome.name !== 'saved') return;
      setCachedItem(type, outcome.item);
      const draft = readDraft<FormDraft>(key);
      if (draft?.key !== ofForm) return; // that of a form in another tab
      if (draftText(draft.content) === draftText(content)) void dropDraft(key);
      // More was typed before the form was left: it is offered, as a change of what is saved now.
      else writeDraft(key, { ...draft, base: outcome.item, isQueued: false });
    },
  });

/** Saves outside of a form that is on the screen. */
export const runSave = (
  type: ContentTypeDefinition,
  key: string,
  input: SaveInput,
  watch: UploadWatch,
): Promise<SaveOutcome> =>
  queryClient
    .getMutationCache()
    .build(queryClient, saveMutation(type, key, watch))
    .execute(input);
