/** What visitors write to the office. Without zod, which no visitors' page loads. */

/** Questions are for all staff, complaints for those whom an administrator has named. */
export const messageKinds = ['question', 'complaint'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** Where a message lies: what could be abuse is `suspected` until somebody takes it in. */
export const messageStates = ['new', 'assigned', 'answered', 'archived', 'suspected'] as const;
export type MessageState = (typeof messageStates)[number];

/** Days after which a message is removed, counted from when it came. */
export const MESSAGE_DAYS: Readonly<Record<MessageKind, number>> = { question: 365, complaint: 3 * 365 };

/** The fields that are written in, and the most characters of each. A complaint may do without the first two. */
export const MESSAGE_LENGTHS = { name: 120, contact: 200, subject: 200, text: 4000 } as const;
export type MessageField = keyof typeof MESSAGE_LENGTHS;
export const messageFields = Object.keys(MESSAGE_LENGTHS) as readonly MessageField[];
/** Whether a complaint may do without a field. */
export const isOptional = (field: MessageField): boolean => field === 'name' || field === 'contact';
