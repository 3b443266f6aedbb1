/** The objectives until staff change them: eleven. */
export const objectivesDefaults = {
  lead: 'Eleven promises. We measure every plan, budget and report against them.',
  items: [
    {
      text: 'Bring safe drinking water within fifteen minutes’ walk of every household, and train the people who keep it running.',
    },
    {
      text: 'Get every child into school on time, girls and children with disabilities first, and keep them there to grade ten.',
    },
    {
      text: 'Make pregnancy and birth safe in the remotest wards, with trained attendants and a way to the hospital.',
    },
    {
      text: 'Raise the income of smallholders through better seed, irrigation, storage and fair access to markets.',
    },
    {
      text: 'Strengthen women’s groups and cooperatives until they govern their own savings, loans and land.',
    },
    { text: 'End discrimination by caste, gender and disability in public places, services and decisions.' },
    { text: 'Protect forests, springs and soil with the users’ groups that depend on them.' },
    {
      text: 'Prepare villages for landslides, fire, earthquake and drought, and help the hardest hit recover.',
    },
    { text: 'Help young people learn a trade, find decent work and lead in their communities.' },
    { text: 'Help citizens and local governments plan together, spend openly and answer for the results.' },
    {
      text: 'Learn from the work, share it with others, and keep our own house honest, skilled and accountable.',
    },
  ],
};
