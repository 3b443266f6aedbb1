import { textsOf } from '../../texts';

export const policiesTexts = textsOf({
  title: { en: 'Policies', ne: 'नीतिहरू' },
  lead: { en: 'The rules we hold ourselves to.', ne: 'हामीले पालना गर्ने नियमहरू।' },
  cover: { en: 'Our policies', ne: 'हाम्रा नीतिहरू' },
  open: { en: 'Open the policy', ne: 'नीति खोल्नुहोस्' },
  failed: { en: 'Failed to load policy', ne: 'नीति लोड गर्न सकिएन' },
  missing: { en: 'No policy file available.', ne: 'नीतिको फाइल उपलब्ध छैन।' },
  inForceSince: { en: (date: string) => `In force since ${date}`, ne: (date: string) => `${date} देखि लागू` },
});
