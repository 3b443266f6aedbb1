/** Pages that can end with a next step, as staff choose them; the pages of their items end with it too. */
export const nextStepPages: Readonly<Record<string, string>> = {
  'About Us': '/about-us-details',
  Team: '/employees',
  Programs: '/programs',
  Gallery: '/gallery',
  Stories: '/stories',
  'Get Involved': '/notices',
  Formats: '/formats',
  Publications: '/publications',
  Policies: '/policies',
};
