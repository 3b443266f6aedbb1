import { association } from '@site/content-types';

export const defaultDetails = association.defaults;
