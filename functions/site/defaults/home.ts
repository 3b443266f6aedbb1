import { purpose } from './purpose';

/** The home page's texts until staff change them, in the order of its sections. */
export const homeDefaults = {
  headline: 'Transforming Lives in Nepal',
  line: 'Join our mission to create lasting change and build stronger communities across Nepal.',
  impactLead: 'What people entrust to us, and what it becomes in the villages.',
  impactCards: [
    { title: 'Donation Received', text: 'Every gift gets a receipt and serves the purpose its giver names.' },
    {
      title: 'Money Donated',
      text: 'What comes in goes out to the wards as pipes, books, seed and wages, and we read the accounts aloud at public audits.',
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
  journeyLead: 'Where we are going, and how we get there.',
  journeyCards: [
    { title: 'Vision', text: purpose.vision },
    { title: 'Mission', text: purpose.mission },
    { title: 'Goal', text: purpose.goal },
    {
      title: 'Objective',
      text: 'Eleven objectives turn the goal into work, from clean water to fair local budgets.',
    },
  ],
  storiesLead: 'From the people who lived them.',
  programsLead: 'What we have finished, and what we are working on.',
};
