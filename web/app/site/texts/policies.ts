/** The texts of the page of the policies, which no other page needs. */
export const policiesTexts = {
  title: 'Policies',
  lead: 'The rules we hold ourselves to.',
  cover: 'Our policies',
  text: 'Our policy covers safeguarding, finance, procurement, conduct and how to complain. It applies to staff, volunteers and partners alike.',
  open: 'Open the policy',
  parts: [
    { name: 'Safeguarding', text: 'How we keep children and adults at risk safe wherever we work.' },
    { name: 'Finance', text: 'Who may spend, who signs, and how the public can see our accounts.' },
    { name: 'Procurement', text: 'How we buy, so that the best offer wins and everyone can see why.' },
    { name: 'Conduct', text: 'What staff and volunteers can expect of each other, and you of them.' },
    { name: 'Complaints', text: 'How to complain, even anonymously, and when to expect an answer.' },
  ],
} as const;
