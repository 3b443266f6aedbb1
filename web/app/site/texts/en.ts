import { dayInWords, partsOfDay } from '@content/dates/english-dates';

/** The texts of the visitors' pages, in English. The specification's texts stay as they are. */
const en = {
  common: {
    loading: 'Loading…',
    showMore: 'Show more',
    close: 'Close',
    skip: 'Skip to content',
    table: 'Table',
    document: (number: number) => `Document ${number}`,
    postedOn: (date: string) => `Posted on ${date}`,
    documents: 'Documents',
    morePictures: 'More pictures',
    openPicture: 'Open picture',
    untranslated: 'Not translated yet.',
    takenDown: 'It may have been taken down since the link was made.',
    unavailable: 'We could not show this page. Try again in a moment.',
    noResponse: 'The site cannot be reached right now. Check the connection and try again.',
  },
  dates: {
    /** Days of the calendar: '2026-03-05' is '5 March 2026'. */
    date: dayInWords,
    /** The same on a tile of a calendar. */
    parts(day: string) {
      const { date, month, year } = partsOfDay(day);
      return { date, month: month.slice(0, 3), year };
    },
    /** A day in both calendars, as far as the other is certain: '21 November 2026 (5 Mangsir 2083)'. */
    inBoth: (day: string, formatBs: (day: string) => string) => {
      const bs = formatBs(day).replaceAll(' ', '\u00a0');
      return bs === '' ? dayInWords(day) : `${dayInWords(day)} (${bs})`;
    },
    /** A span of time as staff have written it, with its months of Bikram Sambat in this language. */
    duration: (written: string) => written,
    /** A day and a time by the site's clocks. */
    moment(day: string, time: string) {
      const { date, month } = partsOfDay(day);
      return `${date} ${month} at ${time}`;
    },
  },
  document: {
    publication: 'Publication',
    format: 'Format',
    pages: (count: number) => `${count} ${count === 1 ? 'page' : 'pages'}`,
  },
  /** A text of digits, as this language writes them. */
  digits: (text: string) => text,
  /** What visitors read of a choice, whose value is stored in English. */
  choice: (value: string) => value,

  navigation: {
    main: 'Main',
    menu: 'Menu',
    open: 'Open menu',
    close: 'Close menu',
    search: 'Search the site',
    home: (organisation: string) => `${organisation}, home`,
    groups: { about: 'About', media: 'Media', resources: 'Resources' },
    pages: {
      '/': 'Home',
      '/about-us-details': 'About Us',
      '/employees': 'Team',
      '/programs': 'Programs',
      '/gallery': 'Gallery',
      '/stories': 'Stories',
      '/notices': 'Get Involved',
      '/events': 'Events',
      '/formats': 'Formats',
      '/publications': 'Publications',
      '/policies': 'Policies',
      '/contact': 'Contact',
      '/public-information': 'Public information',
      '/support': 'Support us',
    },
  },
  footer: {
    persons: 'Contact persons',
    ways: 'Follow and write to us',
    complaint: 'A complaint or worry',
    email: 'E-mail',
    phone: 'Phone',
    site: 'Site',
    onThisSite: 'On this site',
    rights: (year: string, name: string) => `© ${year} ${name}. All rights reserved.`,
    established: (bs: number, ad: number) => `Established ${bs} BS (${ad} AD)`,
  },
  connection: {
    /** `moment` in words. */
    offline: (moment: string) => `You are offline. This page is as it was on ${moment}.`,
    unreachable: (moment: string) =>
      `The site cannot be reached right now. This page is as it was on ${moment}.`,
    online: 'You are connected again.',
  },
  lightbox: {
    open: (title: string) => `Open picture: ${title}`,
    /** The name of a further picture of an item. */
    further: (title: string, number: number) => `${title}, picture ${number}`,
    picture: 'Picture',
    photo: 'Photo:',
    previous: 'Previous picture',
    next: 'Next picture',
    enlarged: 'Enlarged picture',
    enlarge: 'Enlarge',
    whole: 'Show the whole picture',
    original: 'Open original',
    position: (number: number, count: number) => `${number} of ${count}`,
  },
  popup: { announcement: 'Announcement', more: 'Read more' },

  /** Beside what staff change (`@site/defaults/home`), in the order of its sections. */
  home: {
    hero: { label: 'Welcome', work: 'Our work', involve: 'Get involved' },
    slider: {
      label: 'Pictures of our work',
      loading: 'Loading slider...',
      failed: 'Failed to load slider images',
      empty: 'No slider images available',
      slide: (number: number) => `Slide ${number}`,
      show: (number: number) => `Show slide ${number}`,
      play: 'Play slides',
      pause: 'Pause slides',
      previous: 'Previous slide',
      next: 'Next slide',
    },
    notices: 'Vacancies and notices',
    impact: { title: 'Our Impact' },
    about: {
      more: 'Read More',
      moreOf: 'about who we are',
      pictureAlt: 'Drawing of terraced fields and a village below snow mountains',
    },
    journey: { title: 'Our Journey', objectives: 'See all objectives' },
    gallery: { more: 'See More Photos', empty: 'No images found.' },
    programs: { title: 'Our Programs' },
  },
  stories: {
    title: 'Stories',
    lead: 'Success stories from the hills and the people who lived them.',
    empty: 'No stories yet. We are writing the first ones.',
    failed: 'Failed to load stories',
    missing: 'No story found',
    back: 'All stories',
    further: 'Read next',
  },
  gallery: {
    title: 'Our Photo Gallery',
    lead: 'Pictures of trainings, relief, daily work and celebrations.',
    empty: 'No images found in this category.',
    category: 'Category',
  },
  pastProjects: {
    title: 'Past Projects',
    lead: 'Completed projects: what they set out to do, and who made them possible.',
    empty: 'No completed projects yet.',
    see: 'See all completed projects',
  },
  presentProjects: {
    title: 'Present Projects',
    lead: 'Ongoing projects: what they set out to do, and who makes them possible.',
    empty: 'No ongoing projects right now.',
    see: 'See all ongoing projects',
  },
  notices: {
    title: 'Get Involved',
    lead: 'Vacancies, calls and invitations: how you can work with us.',
    empty: 'Nothing is open right now. New calls and invitations will appear here.',
    feed: {
      title: (organisation: string) => `${organisation}: notices`,
      offer: 'Follow our notices in a feed reader:',
      link: 'notice feed',
    },
    failed: 'Failed to load notices',
    missing: 'No notice found',
    back: 'All notices',
    further: 'More notices',
    filter: {
      label: 'Filter notices',
      kinds: { label: 'Kind', all: 'All kinds' },
      states: { label: 'Open or closed', all: 'Open and closed', open: 'Open', closed: 'Closed' },
    },
    noneFound: 'No notices match. Try another kind, or show open and closed ones.',
    closed: { title: 'Closed' },
    readAll: 'Read all',
    showLess: 'Show less',
    /** What happens on the day of a tile. */
    tile: { closed: 'Closed', held: 'Held', on: 'On', closes: 'Closes', posted: 'Posted' },
    closedOn: (date: string) => `Closed on ${date}`,
    closesOn: (date: string) => `Closes on ${date}`,
    closesIn: (days: number) => `Closes ${inDays(days)}`,
    heldOn: (date: string) => `On ${date}`,
    heldIn: (days: number) => capitalized(inDays(days)),
    tookPlaceOn: (date: string) => `Took place on ${date}`,
    takesPlaceOn: (date: string) => `Takes place on ${date}`,
  },

  objectives: { title: 'Our Objectives' },
  share: { share: 'Share', copy: 'Copy link', copied: 'Link copied.' },
};

function inDays(days: number): string {
  return days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export default en;
