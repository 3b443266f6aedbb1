import { languages } from '@site/locale';
import { loadPageTexts, loadTexts } from '../texts';

await Promise.all(languages.flatMap((language) => [loadTexts(language), loadPageTexts(language)]));
