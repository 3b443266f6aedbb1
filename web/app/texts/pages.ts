/** Title and opening sentence of each inner page, and the text of an empty list. */
export const pageTexts = {
  notices: {
    title: 'Get Involved',
    lead: 'Calls, vacancies and invitations: the ways you can work with us, newest first.',
    empty: 'Nothing is open at the moment. Calls and invitations will stand here.',
    feed: {
      offer: 'Do you use a feed reader? It tells you of every new notice:',
      link: 'feed of the notices',
    },
    further: 'More notices',
    filter: {
      label: 'Narrow the notices',
      kinds: { label: 'Kind', all: 'All kinds' },
      states: { label: 'Open or closed', all: 'Open and closed', open: 'Open', closed: 'Closed' },
    },
    noneFound: 'No notices fit. Choose another kind, or open and closed ones.',
    closed: { title: 'Closed' },
  },
  stories: {
    title: 'Stories',
    lead: 'Success stories from the hills, told by the people who lived them.',
    empty: 'No stories yet. The first ones are being written down.',
    further: 'More stories',
  },
  programs: {
    title: 'Our Programs',
    lead: 'What we have finished, and what we are at work on.',
    running: 'Under way now',
    runningLead: 'Where our people are today, and with whom.',
    all: 'Everything about these projects',
  },
  past: {
    title: 'Past Projects',
    lead: 'Completed projects, with what they set out to do and who made them possible.',
    empty: 'No completed projects yet.',
  },
  present: {
    title: 'Present Projects',
    lead: 'Ongoing projects, with what they set out to do and who makes them possible.',
    empty: 'No ongoing projects at the moment.',
  },
  connection: {
    /** `moment` in words. */
    offline: (moment: string) => `You are offline. This page is as it was on ${moment}.`,
    online: 'You are connected again.',
  },
} as const;
