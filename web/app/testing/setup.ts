import { languages } from '@site/locale';
import { loadTexts } from '../texts';

await Promise.all(languages.map(loadTexts));
