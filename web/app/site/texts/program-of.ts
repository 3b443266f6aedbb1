import { textsOf } from '../../texts';

export const programOfTexts = textsOf({ en: 'Project:', ne: 'परियोजना:' });
