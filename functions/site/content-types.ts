import { withTranslations } from '@content/items/translations';
import { type ContentTypeDefinition, withTexts } from '@content/type-texts';
import * as texts from './staff-texts';
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
import { redirect } from './types/redirect';
import { slider } from './types/slider';
import { story } from './types/story';
import { support } from './types/support';

/** Every content type, in the order of the staff menu. */
export const contentTypes = withTranslations([
  withTexts(popup, texts.popup),
  withTexts(slider, texts.slider),
  withTexts(employee, texts.employee),
  withTexts(gallery, texts.gallery),
  withTexts(story, texts.story),
  withTexts(program, texts.program),
  withTexts(publication, texts.publication),
  withTexts(format, texts.format),
  withTexts(policy, texts.policy),
  withTexts(notice, texts.notice),
  withTexts(redirect, texts.redirect),
  withTexts(organisation, texts.organisation),
  withTexts(home, texts.home),
  withTexts(about),
  withTexts(objectives),
  withTexts(contact, texts.contact),
  withTexts(support, texts.support),
] as const satisfies readonly ContentTypeDefinition[]);
