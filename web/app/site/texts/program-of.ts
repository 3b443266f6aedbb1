import { textsOf } from '../../texts';

/** What stands before the project that a story or a notice belongs to. */
export const programOfTexts = textsOf({ en: 'Project:', ne: 'परियोजना:' });
