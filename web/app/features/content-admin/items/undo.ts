import type { AnyItem, ContentTypeDefinition } from '@content';
import { type PublishingState, type PublishOptions, publishingStateIn } from '@content/publishing-status';
import { withConsentCheck } from '../item-form/consent-check';
import { withSignIn } from '../../session/sign-in-store';
import { bringBackVersion, discardDraft, unpublishItem } from '../../../data/admin-content';

export type Step =
  | { readonly name: 'unpublish' }
  | { readonly name: 'discard' }
  | { readonly name: 'bringBack'; readonly version: number; readonly options: PublishOptions };

const seenVersion = ({ _version }: AnyItem, { isPublic, publicVersion }: PublishingState) =>
  isPublic ? (publicVersion ?? _version) : null;

/** The publish options that restore a publishing state. */
function optionsFor({ state, publishAt, unpublishAt }: PublishingState): PublishOptions {
  if (state === 'draft') return { state: 'draft' };
  return { state: 'published', publishAt: state === 'scheduled' ? publishAt : null, unpublishAt };
}

/** The steps that undo the first save of an item: it is unpublished; a global has its defaults. */
function stepsToBegin({ defaults }: ContentTypeDefinition, after: AnyItem): Step[] {
  const { state } = publishingStateIn(after);
  if (defaults)
    return [{ name: 'bringBack', version: 0, options: { state: state === 'draft' ? 'draft' : 'published' } }];
  return state === 'draft' ? [] : [{ name: 'unpublish' }];
}

/**
 * The steps that undo a change: of an item's content, what visitors see, and its draft. `before` is absent for a new item.
 * Empty where there is nothing to undo.
 */
export function stepsBack(type: ContentTypeDefinition, before: AnyItem | undefined, after: AnyItem): Step[] {
  if (!before) return stepsToBegin(type, after);
  if (before._version >= after._version) return [];
  const [was, is] = [publishingStateIn(before), publishingStateIn(after)];
  const seen = seenVersion(before, was);
  const isSeenStill = seen !== null && seenVersion(after, is) === seen;
  const hadNext = was.state === 'draft' || was.state === 'scheduled';
  if (isSeenStill && !hadNext) return [{ name: 'discard' }];
  const steps: Step[] = [];
  if (seen === null && is.isPublic) steps.push({ name: 'unpublish' });
  if (seen !== null && hadNext && !isSeenStill)
    steps.push({
      name: 'bringBack',
      version: seen,
      options: { state: 'published', unpublishAt: was.publicUntil },
    });
  return [...steps, { name: 'bringBack', version: before._version, options: optionsFor(was) }];
}

/**
 * Undoes a change of an item; `after` is its result. `take` gets what each step has made of it, as the next one may fail. The
 * consent check applies to pictures that become visible again.
 */
export async function undoChange(
  type: ContentTypeDefinition,
  before: AnyItem | undefined,
  after: AnyItem,
  take: (item: AnyItem) => void,
): Promise<AnyItem> {
  const { path } = type;
  let item = after;
  for (const step of stepsBack(type, before, after)) {
    const reached = item;
    item = await withConsentCheck((answer) =>
      // What has been done is not done again where the session ends in between.
      withSignIn(() => {
        if (step.name === 'unpublish') return unpublishItem(path, reached);
        if (step.name === 'discard') return discardDraft(path, reached);
        return bringBackVersion(path, reached, step.version, { ...step.options, ...answer });
      }),
    );
    take(item);
  }
  return item;
}
