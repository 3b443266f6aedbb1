/** The texts of the contact page until staff change them; how to reach the organisation stands in its own details. */
export const contactDefaults = {
  lead: 'Write, call or come by. Tea is always on.',
  directions: '',
  asksForWork: false,
};
