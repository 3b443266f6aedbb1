/** Title and opening sentence of each inner page, and the text of an empty list. */
export const pageTexts = {
  notices: {
    title: 'Get Involved',
    lead: 'Calls, vacancies and invitations: the ways you can work with us, newest first.',
    empty: 'No notices yet. Calls and invitations will stand here.',
    feed: {
      offer: 'Do you use a feed reader? It tells you of every new notice:',
      link: 'feed of the notices',
      use: 'This is a feed: copy the address of this page into a feed reader, and it tells you of every new notice.',
      onSite: 'Read it on the site',
      allOnSite: 'All notices on the site',
    },
    further: 'More notices',
  },
  stories: {
    title: 'Stories',
    lead: 'Success stories from the hills, told by the people who lived them.',
    empty: 'No stories yet. The first ones are being written down.',
    further: 'More stories',
  },
  employees: {
    title: 'All Team Members',
    lead: 'The people you meet when you work with us.',
    emptyGroup: 'The people of this group will be introduced here.',
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
  gallery: {
    title: 'Our Photo Gallery',
    lead: 'Pictures from trainings, relief, daily work and celebrations.',
    empty: 'No images found in this category.',
  },
  publications: {
    title: 'Publications',
    lead: 'Reports, studies and lessons, to read and to share.',
    empty: 'No publications yet. Reports will stand here.',
    one: 'Publication',
    missingFile: 'No publication file available',
    open: 'Open the publication',
    back: 'All publications',
    further: 'More publications',
  },
  formats: {
    title: 'Formats',
    lead: 'Forms to fill in: bring them to an office or send them by e-mail.',
    empty: 'No formats yet. Forms will stand here.',
    one: 'Format',
    missingFile: 'No format file available',
    open: 'Open the form',
    back: 'All formats',
    further: 'More formats',
  },
  policies: {
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
  },
  contact: {
    title: 'Contact',
    lead: 'Write, call or come by. Tea is always on.',
    map: 'Show on the map',
    pictureAlt:
      'Drawing of the office: a house with a flat roof on the square, tea on the bench, a pipal tree beside it',
  },
  connection: {
    /** `moment` in words. */
    offline: (moment: string) => `You are offline. This page is as it was on ${moment}.`,
    online: 'You are connected again.',
  },
} as const;
