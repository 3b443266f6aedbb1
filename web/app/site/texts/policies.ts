import { textsOf } from '../../texts';

const en = {
  title: 'Policies',
  lead: 'The rules we hold ourselves to.',
  cover: 'Our policies',
  open: 'Open the policy',
  failed: 'Failed to load policy',
  missing: 'No policy file available.',
  inForceSince: (date: string) => `In force since ${date}`,
};

const ne: typeof en = {
  title: 'नीतिहरू',
  lead: 'हामीले पालना गर्ने नियमहरू।',
  cover: 'हाम्रा नीतिहरू',
  open: 'नीति खोल्नुहोस्',
  failed: 'नीति लोड गर्न सकिएन',
  missing: 'नीतिको फाइल उपलब्ध छैन।',
  inForceSince: (date) => `${date} देखि लागू`,
};

/** What the policies' page alone says: no other page fetches it. */
export const policiesTexts = textsOf({ en, ne });
