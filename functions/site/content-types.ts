import type { ContentTypeDefinition } from '@content/define';
import { about } from './types/about';
import { contact } from './types/contact';
import { employee } from './types/employee';
import { format } from './types/format';
import { gallery } from './types/gallery';
import { home } from './types/home';
import { notice } from './types/notice';
import { objectives } from './types/objectives';
import { organisation } from './types/organisation';
import { policy } from './types/policy';
import { popup } from './types/popup';
import { program } from './types/program';
import { publication } from './types/publication';
import { slider } from './types/slider';
import { story } from './types/story';

/** Every content type, in the order of the staff menu. */
export const contentTypes = [
  popup,
  slider,
  employee,
  gallery,
  story,
  program,
  publication,
  format,
  policy,
  notice,
  organisation,
  home,
  about,
  objectives,
  contact,
] as const satisfies readonly ContentTypeDefinition[];
