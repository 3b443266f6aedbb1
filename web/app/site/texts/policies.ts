import type { Language } from '@site/locale';

const en = {
  title: 'Policies',
  lead: 'The rules we hold ourselves to.',
  cover: 'Our policies',
  text: 'Our policy covers safeguarding, finance, procurement, conduct and how to complain. It applies to staff, volunteers and partners alike.',
  open: 'Open the policy',
  failed: 'Failed to load policy',
  missing: 'No policy file available.',
  parts: [
    { name: 'Safeguarding', text: 'How we keep children and adults at risk safe wherever we work.' },
    { name: 'Finance', text: 'Who may spend, who signs, and how the public can see our accounts.' },
    { name: 'Procurement', text: 'How we buy, so that the best offer wins and everyone can see why.' },
    { name: 'Conduct', text: 'What staff and volunteers can expect of each other, and you of them.' },
    { name: 'Complaints', text: 'How to complain, even anonymously, and when to expect an answer.' },
  ],
};

const ne: typeof en = {
  title: 'नीतिहरू',
  lead: 'हामीले पालना गर्ने नियमहरू।',
  cover: 'हाम्रा नीतिहरू',
  text: 'हाम्रो नीतिले संरक्षण, आर्थिक कारोबार, खरिद, आचरण र गुनासो गर्ने तरिका समेट्छ। यो कर्मचारी, स्वयंसेवक र साझेदार सबैलाई समान रूपमा लागू हुन्छ।',
  open: 'नीति खोल्नुहोस्',
  failed: 'नीति लोड गर्न सकिएन',
  missing: 'नीतिको फाइल उपलब्ध छैन।',
  parts: [
    { name: 'संरक्षण', text: 'हामी काम गर्ने जुनसुकै ठाउँमा बालबालिका र जोखिममा परेका व्यक्तिलाई कसरी सुरक्षित राख्छौँ।' },
    {
      name: 'आर्थिक कारोबार',
      text: 'खर्च कसले गर्न पाउँछ, हस्ताक्षर कसको हुन्छ र जनताले हाम्रो हिसाब कसरी हेर्न सक्छन्।',
    },
    { name: 'खरिद', text: 'उत्कृष्ट प्रस्ताव छानियोस् र त्यसको कारण सबैले देख्न सकून् भनेर हामी कसरी खरिद गर्छौँ।' },
    { name: 'आचरण', text: 'कर्मचारी र स्वयंसेवकले एकअर्काबाट र तपाईंले उनीहरूबाट गर्न सक्ने अपेक्षा।' },
    { name: 'गुनासो', text: 'नाम नखुलाई पनि गुनासो कसरी गर्ने र जवाफ कहिलेसम्म पाइन्छ।' },
  ],
};

/** What the policies' page alone says: no other page fetches it. */
export const policiesTexts: Readonly<Record<Language, typeof en>> = { en, ne };
