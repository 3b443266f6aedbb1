import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { ContentTypeDefinition, Field } from '@content';
import { languageOfItem } from '@content/translations';
import { languageNames, languages, type Language } from '@site/locale';
import { Button } from '../../admin-ui/buttons';
import { type FormContent, problemNames } from '../form/content';
import { helpOf, pastClosing } from '../form/notes';
import type { FormStatus } from '../form/status';
import { FieldWidget } from '../kinds/registry';
import { PartTitle, partId } from './form-parts';

interface FormFieldsProps {
  readonly type: ContentTypeDefinition;
  readonly content: FormContent;
  readonly setContent: (change: (now: FormContent) => FormContent) => void;
  readonly problems: FormStatus['problems'];
}

/** A field, and beside it where there is room its translation. */
const Pair = chakra('div', {
  base: { display: 'grid', alignItems: 'start', columnGap: '6', rowGap: '3' },
  variants: { isTranslated: { true: { gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '1fr 1fr' } } } },
});

const Translation = chakra('div', {
  base: { borderInlineStartWidth: '3px', borderColor: 'accent.mark', paddingInlineStart: '4' },
});

const isFilled = (value: unknown): boolean => value !== undefined && value !== '' && value !== '[]';

/** The fields of an item's form; those of a translation are shown where there is one, or when they are asked for. */
export function FormFields({ type, content, setContent, problems }: FormFieldsProps) {
  const fields = Object.entries(type.fields);
  const translations = fields.filter(([, { translates }]) => translates);
  const [asked, setAsked] = useState<readonly Language[]>([]);
  const written = languageOfItem(type, content.values);
  const given = translations.flatMap(([name, { translates }]) =>
    translates && isFilled(content.values[name]) ? [translates.language] : [],
  );
  // Also what has been left in the language in which the item is written now: it can be taken away.
  const shown = languages.filter((language) => asked.includes(language) || given.includes(language));
  const withValue = (name: string, value: FormContent['values'][string]) =>
    // Told once more it is no change: the draft keeps the moment at which it was typed.
    setContent((now) =>
      now.values[name] === value ? now : { ...now, values: { ...now.values, [name]: value } },
    );
  const widget = (name: string, field: Field) => {
    const problem = problems.find((found) => problemNames(type, name).includes(found.field))?.message;
    return (
      <chakra.div data-invalid={problem === undefined ? undefined : ''} minWidth="0">
        {field.heading === undefined ? null : (
          <PartTitle id={partId(name)} tabIndex={-1}>
            {field.heading}
          </PartTitle>
        )}
        <FieldWidget
          name={name}
          lang={field.translates?.language ?? written}
          field={{
            ...field,
            // At its field too: the notes below are out of sight on a phone.
            help: (name === type.closing && pastClosing(type, content)) || helpOf(name, field, content),
          }}
          value={content.values[name] ?? ''}
          files={content.files[name] ?? []}
          problem={problem}
          problems={problems}
          onValue={(value) => withValue(name, value)}
          onFiles={(changed) =>
            setContent((now) => ({
              ...now,
              files: { ...now.files, [name]: changed(now.files[name] ?? []) },
            }))
          }
        />
      </chakra.div>
    );
  };
  return (
    <>
      {languages
        .filter((language) => translations.length > 0 && language !== written && !shown.includes(language))
        .map((language) => (
          <chakra.p key={language}>
            <Button onClick={() => setAsked([...asked, language])}>
              Translate into {languageNames[language]}
            </Button>
          </chakra.p>
        ))}
      {fields
        .filter(([, { translates }]) => !translates)
        .map(([name, field]) => {
          const own = translations.filter(
            ([, { translates }]) => translates?.field === name && shown.includes(translates.language),
          );
          const source = content.values[name];
          return (
            <Pair key={name} isTranslated={own.length > 0 || undefined}>
              {widget(name, field)}
              {own.map(([twin, translation]) => (
                <Translation key={twin} data-translation>
                  {widget(twin, translation)}
                  {isFilled(source) && !isFilled(content.values[twin]) ? (
                    <Button variant="quiet" onClick={() => withValue(twin, source ?? '')}>
                      Begin with a copy
                    </Button>
                  ) : null}
                </Translation>
              ))}
            </Pair>
          );
        })}
    </>
  );
}
