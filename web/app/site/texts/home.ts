/** Texts of the home page beside those that staff change (`@site/defaults/home`), in the order of its sections. */
export const homeTexts = {
  hero: { work: 'Our work', involve: 'Get involved' },
  slider: { label: 'Pictures of our work' },
  impact: { title: 'Our Impact' },
  about: {
    title: 'About Us',
    more: 'Read More',
    moreOf: 'about who we are',
    pictureAlt: 'Drawing of terraced fields and a village below snow mountains',
  },
  journey: { title: 'Our Journey', link: { to: '/objective', label: 'See all objectives' } },
  stories: { title: 'Stories', more: 'All stories' },
  gallery: { title: 'Our Photo Gallery', more: 'See More Photos', empty: 'No images found.' },
  programs: { title: 'Our Programs' },
} as const;

export const programCards = [
  { title: 'Past Projects', text: 'See all completed projects', to: '/past-programs', time: 'past' },
  { title: 'Present Projects', text: 'See all ongoing projects', to: '/present-programs', time: 'present' },
] as const;
