import { Button, chakra, HStack } from '@chakra-ui/react';
import { type ContentTypeDefinition, type Field, isFileField } from '@content';
import { captionPart } from '@content/field-types/registry';
import { pastClosing } from '@content/items/advice';
import { withTranslationChecked } from '@content/items/translation-sources';
import { LANGUAGE } from '@content/items/translations';
import { languageNames } from '@site/place';
import { memo, useCallback } from 'react';
import { Muted } from '../../../admin-ui/layout';
import { type FormContent, type FormFile, problemNames } from '../content/form-content';
import { helpOf } from '../content/form-notes';
import type { FormStatus } from '../save/form-status';
import { Side } from '../../field-types/original';
import { FieldWidget } from '../../field-types/registry';
import { PartTitle, partId } from './form-parts';
import { isFilled, Languages, type LanguagesShown, useLanguages } from './languages';

interface FormFieldsProps {
  readonly type: ContentTypeDefinition;
  readonly content: FormContent;
  readonly setContent: (change: (now: FormContent) => FormContent) => void;
  readonly problems: FormStatus['problems'];
}

interface OneFieldProps extends FormFieldsProps {
  readonly name: string;
  readonly field: Field;
  readonly languages: LanguagesShown;
  readonly onValue: (name: string, value: FormContent['values'][string]) => void;
}

/** A field, with its translation beside it where there is room. */
const Pair = chakra('div', {
  base: { display: 'grid', alignItems: 'start', columnGap: '6', rowGap: '3', _empty: { display: 'none' } },
  variants: { isTranslated: { true: { gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '1fr 1fr' } } } },
});

const TranslationSide = chakra(Side, {
  base: { borderInlineStartWidth: '3px', borderColor: 'accent.mark', paddingInlineStart: '4' },
});

/** Whether files have texts to translate: a picture may be described by another field. */
const hasCaptions = (field: Field, files: readonly FormFile[] = []) =>
  isFileField(field) &&
  captionPart(field) !== null &&
  files.some(({ alt }) => alt !== '' || !('describedBy' in field));

const noFiles: readonly FormFile[] = [];

/** The properties of a field's widget, each the same until it changes. */
function widgetProps(props: OneFieldProps) {
  const { type, content, setContent, problems, name, field, onValue } = props;
  const { written, shown, side } = props.languages;
  const { values } = content;
  const original = field.translates && values[field.translates.field];
  return {
    ...{ type, name, field, problems, written, side, onValue, setContent },
    translatedInto: shown.find((language) => language !== written),
    value: values[name] ?? '',
    files: content.files[(field.type === 'longText' && field.pictures) || name] ?? noFiles,
    original: isFilled(original) ? original : undefined,
    problem: problems.find((found) => problemNames(type, name).includes(found.field))?.message,
    // At its field too: the notes below are out of sight on a phone.
    help: (name === type.closing && pastClosing(type, values)) || helpOf(name, field, content),
  };
}

/** A letter typed into another field draws nothing of this one: on a phone large forms would lag behind the fingers. */
const Widget = memo(function Widget(widget: ReturnType<typeof widgetProps>) {
  const { type, help, written, original, onValue, setContent, ...props } = widget;
  const { name, field, problem } = props;
  return (
    <chakra.div
      data-widget={name}
      data-invalid={problem === undefined ? undefined : ''}
      css={{ minWidth: '0' }}
    >
      <FieldWidget
        {...props}
        lang={field.translates?.language ?? written}
        // At home pictures stand without a caption.
        isCredited={type.pages?.list !== '/'}
        original={original === undefined ? undefined : { lang: written, value: original }}
        field={{ ...field, help }}
        onValue={(changed) => onValue(name, changed)}
        onFiles={(changed) =>
          setContent((now) => ({
            ...now,
            files: { ...now.files, [name]: changed(now.files[name] ?? noFiles) },
          }))
        }
      />
    </chakra.div>
  );
});

/** A field of a translation, and whether what it translates has changed since. */
function Translation(props: OneFieldProps) {
  const { type, content, setContent, name, field, languages, onValue } = props;
  const { translates } = field;
  const source = translates && content.values[translates.field];
  return (
    <TranslationSide isBehind={languages.side !== translates?.language || undefined} data-translation>
      <Widget {...widgetProps(props)} />
      {isFilled(source) && !isFilled(content.values[name]) ? (
        <Button variant="ghost" onClick={() => onValue(name, source ?? '')}>
          Begin with a copy
        </Button>
      ) : null}
      {languages.outdated.includes(name) ? (
        <HStack wrap="wrap" gap="2" role="status">
          <Muted css={{ fontWeight: 'bold', color: 'link.body' }}>
            Changed in {languageNames[languages.written]} since it was translated.
          </Muted>
          <Button
            variant="ghost"
            aria-label={`The translation still fits: ${field.label}`}
            onClick={() =>
              setContent((now) => ({ ...now, values: withTranslationChecked(type, now.values, name) }))
            }
          >
            It still fits
          </Button>
        </HStack>
      ) : null}
    </TranslationSide>
  );
}

/** The fields of an item's form; a translation's are shown once there is one, or on demand. */
export function FormFields(form: FormFieldsProps) {
  const { type, content, setContent, problems } = form;
  const fields = Object.entries(type.fields);
  const languages = useLanguages(type, content, problems);
  const { written, shown, side } = languages;
  const onValue: OneFieldProps['onValue'] = useCallback(
    (name, value) =>
      setContent((now) => {
        // Told once more it is no change: the draft keeps the moment at which it was typed.
        if (now.values[name] === value) return now;
        return { ...now, values: withTranslationChecked(type, { ...now.values, [name]: value }, name) };
      }),
    [type, setContent],
  );
  const propsOf = (name: string, field: Field) => ({ ...form, name, field, languages, onValue });
  return (
    <>
      {type.fields[LANGUAGE] ? (
        <Languages
          type={type}
          values={content.values}
          of={languages}
          onWritten={(value) => onValue(LANGUAGE, value)}
        />
      ) : null}
      {fields
        .filter(([name, { translates, hidden }]) => !translates && !hidden && name !== LANGUAGE)
        .map(([name, field]) => {
          const own = fields.filter(
            ([, { translates }]) => translates?.field === name && shown.includes(translates.language),
          );
          const isBehind = side !== written && !hasCaptions(field, content.files[name]);
          return (
            <div key={name}>
              {field.heading === undefined ? null : (
                <PartTitle id={partId(name)} tabIndex={-1}>
                  {field.heading}
                </PartTitle>
              )}
              <Pair isTranslated={own.length > 0 || undefined}>
                <Side isBehind={isBehind || undefined}>
                  <Widget {...widgetProps(propsOf(name, field))} />
                </Side>
                {own.map(([translationName, translation]) => (
                  <Translation key={translationName} {...propsOf(translationName, translation)} />
                ))}
              </Pair>
            </div>
          );
        })}
    </>
  );
}
