import type { ContentTypeTexts } from '@content/type-texts';

/** What staff read about each type, by its name: messages, what helps to fill in a field, buttons and advice. */
export const contact: ContentTypeTexts = {
  help: {
    directions: 'For example, where the bus leaves from and what is next to the house.',
    asksForWork:
      'Tick it while advertisements flood the inbox: the sender’s phone has to work for a few seconds, which programs that send thousands cannot afford. Messages without it go to “Suspected”.',
  },
};

export const employee: ContentTypeTexts = {
  help: {
    displayOrder:
      'Smaller numbers come first in the group. Somebody new goes last, and “Change the order” in the list moves people by dragging.',
  },
};

export const format: ContentTypeTexts = {
  messages: {
    required: 'Description and format fields are required',
    listFailed: 'Failed to load formats',
    oneFailed: 'Failed to load format',
  },
};

export const gallery: ContentTypeTexts = {
  shortcut: 'Add pictures',
  messages: { notFound: 'Picture not found.', empty: 'No pictures yet. Add the first one.' },
};

export const home: ContentTypeTexts = {
  help: {
    aboutText: 'A short paragraph. “Read More” leads to the About page.',
    journeyCards: 'The last one leads to the objectives.',
  },
};

export const notice: ContentTypeTexts = {
  shortcut: 'Add a notice',
  messages: {
    required: 'Title and description are required',
    listFailed: 'Failed to load notices',
    notFound: 'No notice found',
  },
  help: {
    description: 'The whole text.',
    kind: 'Visitors can look for notices of one kind.',
    closesOn:
      'The last day to apply, send something in or come. Visitors see how many days are left; from the next day, the notice is below the open ones.',
    heldOn: 'The day of a training or event, or the first of several.',
    contact: 'Whom to ask: a name, a phone number or an e-mail address.',
    image: 'Without a picture the notice has no page of its own: people open it inside the list.',
    isTemplate: 'Save it as a draft. “Add a notice” offers a copy of it.',
    firstPage:
      'A scanned letter is enough: its first page is the image, and the notice has a page of its own.',
    program: 'If it is about one project. The project’s own page then leads to the notice.',
    attachments: 'For example, the signed letter, terms of reference or a form.',
  },
};

export const organisation: ContentTypeTexts = {
  messages: {
    required: 'Some details are missing',
    listFailed: 'Failed to load the organisation’s details',
    oneFailed: 'Failed to load the organisation’s details',
    notFound: 'No details of the organisation are saved.',
    empty: 'These are the details the site came with. Change whatever is different.',
  },
  help: {
    shortName: 'For the top of the staff area. Without one, the name is there.',
    tagline: 'Search engines and links in social networks show it.',
    logo: 'A square picture works best. Without one, the site shows the sun over the hills.',
    calendarYears:
      'A year counts as you enter it here, once those before it are known. From Magh on the dashboard asks for the next one. Write the days of each month from Baisakh to Chaitra: 31 31 32 …',
    nextSteps:
      'Each page of a section ends with its line, before the foot. A section without a line ends without one.',
    mapUrl: 'Find the office on OpenStreetMap or Google Maps, choose “Share” and copy the link.',
    phones: 'The first one is at the foot of every page; the contact page shows them all.',
    emails: 'The first one is at the foot of every page; the contact page shows them all.',
    contacts: 'The first two are at the foot of every page; the contact page shows them all.',
    informationOfficer: 'Name, phone and e-mail, for the page “Public information”.',
    banks:
      'For gifts: with the first account or wallet the site has a page “Support us”. Every change is mailed to all administrators.',
    wallets: 'For example eSewa, Khalti or Fonepay.',
  },
};

const noFile = 'Please select a file to upload.';

export const policy: ContentTypeTexts = {
  messages: {
    required: noFile,
    listFailed: 'Failed to load policy',
    oneFailed: 'Failed to load policy',
    notFound: 'No policy file available.',
    deleteMissing: 'No policy to delete.',
    empty: 'No policy file available.',
  },
  help: {
    title: 'Visitors read it instead of the file’s name.',
    description: 'What the file covers, and for whom.',
  },
};

export const popup: ContentTypeTexts = {
  messages: { required: 'Image is required', notFound: 'Popup not found.', empty: 'No popups available' },
  help: {
    buttonLink: 'A page of this site, such as /notices, or a web address. Without one there is no button.',
    buttonText: 'For example “Apply now”. Without it the button says “Read more”.',
    isActive: 'Visitors see the newest active popup, once each time they open the site.',
  },
};

export const program: ContentTypeTexts = {
  help: {
    duration: 'For example: Shrawan 2081 – Asar 2083',
    story: 'With it the project has a page of its own, which its name in the table leads to.',
    pictures: 'They stand on the project’s own page.',
    attachments: 'For example, the agreement, a report or an evaluation.',
  },
};

export const publication: ContentTypeTexts = {
  messages: {
    required: 'Description and publication fields are required',
    listFailed: 'Failed to load publications',
    oneFailed: 'Failed to load publication',
  },
  help: { category: '“Public information” shows publications by category.' },
};

export const redirect: ContentTypeTexts = {
  messages: {
    required: 'Both addresses are required',
    empty: 'No redirects yet. Add one when a page has moved or is gone.',
  },
  help: { from: 'What stands behind the name of the site. It counts in every language.' },
};

export const slider: ContentTypeTexts = {
  messages: {
    required: 'Please select an image',
    listFailed: 'Failed to load slider images',
    empty: 'No slider images available',
  },
  advice: {
    above: 8,
    text: 'Fewer slides read better: hardly anybody waits for the ninth. Visitors see the first 30.',
  },
  help: {
    title: 'Read aloud to people who cannot see the picture. Say what it shows.',
    displayOrder:
      'Smaller numbers are shown first. A new slider goes last by itself, and “Change the order” in the list moves sliders by dragging.',
  },
};

export const story: ContentTypeTexts = {
  messages: { listFailed: 'Failed to load stories', notFound: 'No story found' },
  help: {
    description: 'The story itself.',
    program: 'If it is about one project. The project’s own page then leads to the story.',
    attachments: 'For example, a report on what the story is about.',
  },
};

export const support: ContentTypeTexts = {
  help: {
    lead: 'The accounts and wallets are in the organisation’s details.',
    receipt: 'What givers can expect, and how they get it.',
    fromAbroad:
      'Help from other countries needs approval in Nepal. Without a text the page says nothing about it.',
    isTaxDeductible:
      'Tick it only while the tax office recognises the organisation: the page then says that gifts can be deducted.',
  },
};
