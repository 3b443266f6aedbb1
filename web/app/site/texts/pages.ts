/** Title and opening sentence of each inner page, and the text of an empty list. */
export const pageTexts = {
  notices: {
    title: 'Get Involved',
    lead: 'Vacancies, calls and invitations: how you can work with us.',
    empty: 'Nothing is open right now. New calls and invitations will appear here.',
    feed: { offer: 'Follow our notices in a feed reader:', link: 'notice feed' },
    further: 'More notices',
    filter: {
      label: 'Filter notices',
      kinds: { label: 'Kind', all: 'All kinds' },
      states: { label: 'Open or closed', all: 'Open and closed', open: 'Open', closed: 'Closed' },
    },
    noneFound: 'No notices match. Try another kind, or show open and closed ones.',
    closed: { title: 'Closed' },
  },
  stories: {
    title: 'Stories',
    lead: 'Success stories from the hills and the people who lived them.',
    empty: 'No stories yet. We are writing the first ones.',
    further: 'More stories',
  },
  programs: {
    title: 'Our Programs',
    lead: 'What we have finished, and what we are working on.',
    running: 'Under way now',
    runningLead: 'Where we work today, and with whom.',
    all: 'See project details',
  },
  past: {
    title: 'Past Projects',
    lead: 'Completed projects: what they set out to do, and who made them possible.',
    empty: 'No completed projects yet.',
  },
  present: {
    title: 'Present Projects',
    lead: 'Ongoing projects: what they set out to do, and who makes them possible.',
    empty: 'No ongoing projects right now.',
  },
  connection: {
    /** `moment` in words. */
    offline: (moment: string) => `You are offline. This page is as it was on ${moment}.`,
    online: 'You are connected again.',
  },
} as const;
