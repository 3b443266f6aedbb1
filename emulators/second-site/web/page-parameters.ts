import { activity } from '@site/content-types';
import { after } from '../spellings';

export const pageParameters = { inicio: { after: after(activity) }, atividade: {} };
