/** The home page's texts, in the order of its sections. */
export const homeTexts = {
  hero: {
    headline: 'Transforming Lives in Nepal',
    line: 'Join our mission to create lasting change and build stronger communities across Nepal.',
    work: 'Our work',
    involve: 'Get involved',
  },
  slider: { label: 'Pictures of our work' },
  impact: {
    title: 'Our Impact',
    lead: 'What people entrust to us, and what becomes of it in the villages.',
    cards: [
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
  },
  about: {
    title: 'About Us',
    text: 'We began in 2048 BS (1991 AD) with a night class under a walnut tree. Since then we have walked with the hill villages of western Nepal, one committee, one spring and one school at a time. Decisions are made where the work is done, by the people who will live with them.',
    more: 'Read More',
    moreOf: 'about who we are',
    pictureAlt: 'Drawing of terraced fields and a village below snow mountains',
  },
  journey: {
    title: 'Our Journey',
    lead: 'Where we want to arrive, and how we walk.',
    cards: [
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
        link: { to: '/objective', label: 'See all objectives' },
      },
    ],
  },
  stories: { title: 'Stories', lead: 'Told by the people who lived them.', more: 'All stories' },
  gallery: { title: 'Our Photo Gallery', more: 'See More Photos', empty: 'No images found.' },
  programs: { title: 'Our Programs', lead: 'What we have finished, and what we are at work on.' },
} as const;

/** The links to the two lists of projects. */
export const programCards = [
  { title: 'Past Projects', text: 'See all completed projects', to: '/past-programs', time: 'past' },
  { title: 'Present Projects', text: 'See all ongoing projects', to: '/present-programs', time: 'present' },
] as const;
