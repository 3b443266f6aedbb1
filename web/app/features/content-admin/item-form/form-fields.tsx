import { Button, chakra, HStack } from '@chakra-ui/react';
import { useState } from 'react';
import { type ContentTypeDefinition, type Field, isFileField } from '@content';
import { captionPart } from '@content/field-types/registry';
import { pastClosing } from '@content/items/advice';
import {
  isEmpty,
  LANGUAGE,
  languageOfItem,
  outdatedTranslations,
  recognizedLanguage,
  withTranslationChecked,
} from '@content/items/translations';
import { languages, type Language } from '@site/locale';
import { languageNames } from '@site/place';
import { SelectField } from '../../admin-ui/forms';
import { Muted } from '../../admin-ui/layout';
import { type FormContent, type FormFile, problemNames } from '../item-content/form-content';
import { helpOf } from '../item-content/form-notes';
import type { FormStatus } from '../saving/form-status';
import { Side } from '../field-types/original';
import { FieldWidget } from '../field-types/registry';
import { PartTitle, partId } from './form-parts';

interface FormFieldsProps {
  readonly type: ContentTypeDefinition;
  readonly content: FormContent;
  readonly setContent: (change: (now: FormContent) => FormContent) => void;
  readonly problems: FormStatus['problems'];
}

/** A field, and beside it where there is room its translation. */
const Pair = chakra('div', {
  base: { display: 'grid', alignItems: 'start', columnGap: '6', rowGap: '3', _empty: { display: 'none' } },
  variants: { isTranslated: { true: { gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '1fr 1fr' } } } },
});

const Translation = chakra(Side, {
  base: { borderInlineStartWidth: '3px', borderColor: 'accent.mark', paddingInlineStart: '4' },
});

/** Whether texts go with files, to be translated: a picture may be described by another field. */
const hasCaptions = (field: Field, files: readonly FormFile[] = []) =>
  isFileField(field) &&
  captionPart(field) !== null &&
  files.some(({ alt }) => alt !== '' || !('describedBy' in field));

const isFilled = (value: unknown): boolean => !isEmpty(value) && value !== '[]';

interface LanguagesProps {
  readonly field: Field;
  readonly value: string;
  readonly recognized: Language;
  readonly written: Language;
  /** The translations that the form shows, and the one that a phone shows now. */
  readonly shown: readonly Language[];
  readonly side: Language;
  readonly outdated: (language: Language) => number;
  readonly onWritten: (value: string) => void;
  readonly onAsk: (language: Language) => void;
  readonly onSide: (language: Language) => void;
}

/** Above the fields: in which language they are written, and into which they are translated. */
function Languages({ field, value, recognized, written, shown, side, outdated, ...on }: LanguagesProps) {
  const names = [written, ...shown.filter((language) => language !== written)];
  return (
    <>
      <HStack wrap="wrap" align="end" gap="4">
        <SelectField
          label={field.label}
          name={LANGUAGE}
          css={{ width: 'auto' }}
          value={value}
          onChange={(event) => on.onWritten(event.target.value)}
          empty={`${languageNames[recognized]} (recognised)`}
          options={languages.map((language) => ({
            value: languageNames[language],
            label: languageNames[language],
          }))}
        />
        {languages
          .filter((language) => language !== written && !shown.includes(language))
          .map((language) => (
            <Button key={language} onClick={() => on.onAsk(language)}>
              Translate into {languageNames[language]}
            </Button>
          ))}
      </HStack>
      {names.length > 1 ? (
        <HStack wrap="wrap" gap="2" role="group" aria-label="Language shown" hideFrom="lg">
          {names.map((language) => {
            const count = outdated(language);
            return (
              <Button
                key={language}
                variant={language === side ? 'solid' : 'outline'}
                aria-pressed={language === side}
                onClick={() => on.onSide(language)}
              >
                {languageNames[language]}
                {count > 0 ? ` (${count} out of date)` : ''}
              </Button>
            );
          })}
        </HStack>
      ) : null}
    </>
  );
}

/** The fields of an item's form; those of a translation are shown where there is one, or when they are asked for. */
export function FormFields({ type, content, setContent, problems }: FormFieldsProps) {
  const fields = Object.entries(type.fields);
  const translations = fields.filter(([, { translates }]) => translates);
  const written = languageOfItem(type, content.values);
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
  const given = translations.flatMap(([name, { translates }]) =>
    translates && isFilled(content.values[name]) ? [translates.language] : [],
  );
  // Also what has been left in the language in which the item is written now: it can be taken away.
  const shown = languages.filter((language) => asked.includes(language) || given.includes(language));
  const visible = shown.includes(side) ? side : written;
  const outdated = outdatedTranslations(type, content.values);
  const withValue = (name: string, value: FormContent['values'][string]) =>
    setContent((now) => {
      // Told once more it is no change: the draft keeps the moment at which it was typed.
      if (now.values[name] === value) return now;
      return { ...now, values: withTranslationChecked(type, { ...now.values, [name]: value }, name) };
    });
  const widget = (name: string, field: Field, original?: FormContent['values'][string]) => {
    const problem = problems.find((found) => problemNames(type, name).includes(found.field))?.message;
    return (
      <chakra.div
        data-widget={name}
        data-invalid={problem === undefined ? undefined : ''}
        css={{ minWidth: '0' }}
      >
        <FieldWidget
          name={name}
          lang={field.translates?.language ?? written}
          translatedInto={shown.filter((language) => language !== written)}
          side={visible}
          // At home pictures stand without a caption.
          isCredited={type.pages?.list !== '/'}
          original={
            isFilled(original) && original !== undefined ? { lang: written, value: original } : undefined
          }
          field={{
            ...field,
            // At its field too: the notes below are out of sight on a phone.
            help:
              (name === type.closing && pastClosing(type, content.values)) || helpOf(name, field, content),
          }}
          value={content.values[name] ?? ''}
          files={content.files[(field.type === 'longText' && field.pictures) || name] ?? []}
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
  const language = type.fields[LANGUAGE];
  return (
    <>
      {language ? (
        <Languages
          field={language}
          value={String(content.values[LANGUAGE] ?? '')}
          recognized={recognizedLanguage(type, content.values)}
          written={written}
          shown={shown}
          side={visible}
          outdated={(of) => outdated.filter((name) => type.fields[name]?.translates?.language === of).length}
          onWritten={(value) => withValue(LANGUAGE, value)}
          onAsk={(into) => {
            setAsked([...asked, into]);
            setSide(into);
          }}
          onSide={setSide}
        />
      ) : null}
      {fields
        .filter(([name, { translates, hidden }]) => !translates && !hidden && name !== LANGUAGE)
        .map(([name, field]) => {
          const own = translations.filter(
            ([, { translates }]) => translates?.field === name && shown.includes(translates.language),
          );
          const source = content.values[name];
          return (
            <div key={name}>
              {field.heading === undefined ? null : (
                <PartTitle id={partId(name)} tabIndex={-1}>
                  {field.heading}
                </PartTitle>
              )}
              <Pair isTranslated={own.length > 0 || undefined}>
                <Side
                  isBehind={(visible !== written && !hasCaptions(field, content.files[name])) || undefined}
                >
                  {widget(name, field)}
                </Side>
                {own.map(([twin, translation]) => (
                  <Translation
                    key={twin}
                    isBehind={visible !== translation.translates?.language || undefined}
                    data-translation
                  >
                    {widget(twin, translation, source)}
                    {isFilled(source) && !isFilled(content.values[twin]) ? (
                      <Button variant="ghost" onClick={() => withValue(twin, source ?? '')}>
                        Begin with a copy
                      </Button>
                    ) : null}
                    {outdated.includes(twin) ? (
                      <HStack wrap="wrap" gap="2" role="status">
                        <Muted css={{ fontWeight: 'bold', color: 'link.body' }}>
                          Changed in {languageNames[written]} since it was translated.
                        </Muted>
                        <Button
                          variant="ghost"
                          aria-label={`The translation still fits: ${translation.label}`}
                          onClick={() =>
                            setContent((now) => ({
                              ...now,
                              values: withTranslationChecked(type, now.values, twin),
                            }))
                          }
                        >
                          It still fits
                        </Button>
                      </HStack>
                    ) : null}
                  </Translation>
                ))}
              </Pair>
            </div>
          );
        })}
    </>
  );
}
