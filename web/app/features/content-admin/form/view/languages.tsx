import { Button, HStack } from '@chakra-ui/react';
import type { ContentTypeDefinition } from '@content';
import { outdatedTranslations } from '@content/items/translation-sources';
import { isEmpty, LANGUAGE, languageOfItem, recognizedLanguage } from '@content/items/translations';
import { languages, type Language } from '@site/locale';
import { languageNames } from '@site/place';
import { useState } from 'react';
import { SelectField } from '../../../admin-ui/forms';
import { type FormContent, problemNames } from '../content/form-content';
import type { FormStatus } from '../save/form-status';

export const isFilled = (value: unknown): boolean => !isEmpty(value) && value !== '[]';

export type LanguagesShown = ReturnType<typeof useLanguages>;

/** The language of a form, the translations it shows, and the one of these that a phone shows now. */
export function useLanguages(
  type: ContentTypeDefinition,
  { values }: FormContent,
  problems: FormStatus['problems'],
) {
  const fields = Object.entries(type.fields);
  const written = languageOfItem(type, values);
  const [asked, setAsked] = useState<readonly Language[]>([]);
  const [side, setSide] = useState(written);
  const [checked, setChecked] = useState(problems);
  if (checked !== problems) {
    // What is wrong is never behind the other language: the first of it takes the focus.
    setChecked(problems);
    const wrong = fields.find(([name]) => {
      const names = problemNames(type, name);
      // Those of a row are named by their place: 'contacts.0.name'.
      return problems.some(({ field }) => names.includes(field) || field.startsWith(`${name}.`));
    });
    if (wrong) setSide(wrong[1].translates?.language ?? written);
  }
  const filled = fields.flatMap(([name, { translates }]) =>
    translates && isFilled(values[name]) ? [translates.language] : [],
  );
  // Also what has been left in the language in which the item is written now: it can be taken away.
  const shown = languages.filter((language) => asked.includes(language) || filled.includes(language));
  return {
    written,
    shown,
    side: shown.includes(side) ? side : written,
    outdated: outdatedTranslations(type, values),
    show: setSide,
    ask: (language: Language) => {
      setAsked([...asked, language]);
      setSide(language);
    },
  };
}

interface LanguagesProps {
  readonly type: ContentTypeDefinition;
  readonly values: FormContent['values'];
  readonly of: LanguagesShown;
  readonly onWritten: (value: string) => void;
}

/** The choices of a form's language and of its translations, above its fields. */
export function Languages({ type, values, of, onWritten }: LanguagesProps) {
  const { written, shown, side, outdated } = of;
  const translations = shown.filter((language) => language !== written);
  const countOf = (language: Language) =>
    outdated.filter((name) => type.fields[name]?.translates?.language === language).length;
  return (
    <>
      <HStack wrap="wrap" align="end" gap="4">
        <SelectField
          label={type.fields[LANGUAGE]?.label ?? ''}
          name={LANGUAGE}
          css={{ width: 'auto' }}
          value={String(values[LANGUAGE] ?? '')}
          onChange={(event) => onWritten(event.target.value)}
          empty={`${languageNames[recognizedLanguage(type, values)]} (recognised)`}
          options={languages.map((language) => languageNames[language])}
        />
        {languages
          .filter((language) => language !== written && !shown.includes(language))
          .map((language) => (
            <Button key={language} onClick={() => of.ask(language)}>
              Translate into {languageNames[language]}
            </Button>
          ))}
      </HStack>
      {translations.length > 0 ? (
        <HStack wrap="wrap" gap="2" role="group" aria-label="Language shown" hideFrom="lg">
          {[written, ...translations].map((language) => (
            <Button
              key={language}
              variant={language === side ? 'solid' : 'outline'}
              aria-pressed={language === side}
              onClick={() => of.show(language)}
            >
              {languageNames[language]}
              {countOf(language) > 0 ? ` (${countOf(language)} out of date)` : ''}
            </Button>
          ))}
        </HStack>
      ) : null}
    </>
  );
}
