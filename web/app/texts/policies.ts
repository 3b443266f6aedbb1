/** The texts of the page of the policies, which no other page needs. */
export const policiesTexts = {
  title: 'Policies',
  lead: 'The rules we hold ourselves to.',
  cover: 'Our policies',
  text: 'Our policy covers safeguarding, finance, procurement, conduct and how to complain. It holds for staff, volunteers and partners alike.',
  open: 'Open the policy',
  parts: [
    { name: 'Safeguarding', text: 'How children and adults at risk are kept safe wherever we work.' },
    { name: 'Finance', text: 'Who may spend, who signs, and how accounts are opened to the public.' },
    { name: 'Procurement', text: 'How we buy, so that the best offer wins and everybody can see why.' },
    { name: 'Conduct', text: 'What staff and volunteers may expect of each other, and you of them.' },
    { name: 'Complaints', text: 'How to complain, without a name too, and when an answer is due.' },
  ],
} as const;
