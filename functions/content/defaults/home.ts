/** The home page's texts until staff change them, in the order of its sections. */
export const homeDefaults = {
  headline: 'Transforming Lives in Nepal',
  line: 'Join our mission to create lasting change and build stronger communities across Nepal.',
  impactLead: 'What people entrust to us, and what becomes of it in the villages.',
  impactCards: [
    {
      title: 'Donation Received',
      text: 'Gifts from families, friends and partners reach us with a receipt and a named purpose.',
    },
    {
      title: 'Money Donated',
      text: 'What comes in goes out to the wards as pipes, books, seed and wages, and is read aloud at public audits.',
    },
    {
      title: 'Active Campaigns',
      text: 'Communities lead campaigns for clean water, safe birth, schooling and forests that stay standing.',
    },
    {
      title: 'Charity in Last Year',
      text: 'Last year neighbours helped neighbours through landslides, long winters and lean months.',
    },
  ],
  aboutText:
    'We began in 2048 BS (1991 AD) with a night class under a walnut tree. Since then we have walked with the hill villages of western Nepal, one committee, one spring and one school at a time. Decisions are made where the work is done, by the people who will live with them.',
  journeyLead: 'Where we want to arrive, and how we walk.',
  journeyCards: [
    {
      title: 'Vision',
      text: 'A just and self-reliant society in the western hills, where every person lives in dignity and no one is left behind the ridge.',
    },
    {
      title: 'Mission',
      text: 'To stand beside poor and excluded communities while they organise, learn, claim their rights and look after what they share.',
    },
    {
      title: 'Goal',
      text: 'Households that are healthy, schooled, fed and heard, in wards whose institutions answer to them.',
    },
    {
      title: 'Objective',
      text: 'Eleven objectives turn the goal into work, from clean water to fair local budgets.',
    },
  ],
  storiesLead: 'Told by the people who lived them.',
  programsLead: 'What we have finished, and what we are at work on.',
};
