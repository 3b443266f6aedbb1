import type { CollectionReference } from 'firebase-admin/firestore';
import type { ReviewRequest } from '@content/api/contract';
import { withTimeout } from './timeout';

/** What colleagues ask each other to look at. It goes with the item (`Items.erase`). Closed to every client. */
export class ReviewRequests {
  constructor(private readonly all: CollectionReference<ReviewRequest>) {}

  /** Those that are open, the newest first. */
  async list(): Promise<ReviewRequest[]> {
    const { docs } = await withTimeout('review requests', this.all.orderBy('at', 'desc').get());
    return docs.map((doc) => doc.data());
  }

  /** Adds a request; one between the same people about the same item takes the place of the earlier one. */
  async put(request: Omit<ReviewRequest, 'id'>): Promise<void> {
    const id = [request.path, request._id, request.to.uid, request.by.uid].join('.');
    await withTimeout('review request', this.all.doc(id).set({ id, ...request }));
  }

  /** Removes a request, and returns what it was; undefined where it has gone already. */
  async remove(id: string): Promise<ReviewRequest | undefined> {
    // Asked for, as what somebody sends may be no name of a document.
    const { docs } = await withTimeout('review request', this.all.where('id', '==', id).get());
    const [found] = docs;
    if (found) await withTimeout('review request', found.ref.delete());
    return found?.data();
  }
}
