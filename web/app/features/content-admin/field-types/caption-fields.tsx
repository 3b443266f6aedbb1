import { type Caption, captions } from '@content/files/limits';
import type { Language } from '@site/locale';
import { languageNames } from '@site/place';
import type { FormFile } from '../item-content/form-content';
import { NepaliField } from '../preeti/preeti-question';
import type { WidgetProps } from '../item-content/field-type-view';
import { Original, Side } from './original';

export interface CaptionFieldsProps extends Pick<WidgetProps, 'lang' | 'translatedInto' | 'side'> {
  readonly file: FormFile;
  readonly caption: Caption;
  readonly label: string;
  readonly help: string;
  readonly placeholder?: string;
  readonly onEdit: (edit: Partial<FormFile>) => void;
}

/** The text that goes with a file, and its translations into the languages that the form shows. */
export function CaptionFields(props: CaptionFieldsProps) {
  const { file, caption, label, help, placeholder, lang, translatedInto = [], side = lang, onEdit } = props;
  const { maxLength } = captions[caption];
  const translated = (language: Language, text: string) => ({ ...file.translations, [language]: text });
  return (
    <>
      <Side isBehind={side !== lang || undefined}>
        <NepaliField
          label={label}
          help={help}
          lang={lang}
          value={file.alt}
          placeholder={placeholder}
          maxLength={maxLength}
          onText={(alt) => onEdit({ alt })}
        />
      </Side>
      {translatedInto.map((language) => (
        <Side key={language} isBehind={side !== language || undefined}>
          <Original lang={lang}>{file.alt}</Original>
          <NepaliField
            label={`${label} in ${languageNames[language]}`}
            lang={language}
            value={file.translations?.[language] ?? ''}
            maxLength={maxLength}
            onText={(text) => onEdit({ translations: translated(language, text) })}
          />
        </Side>
      ))}
    </>
  );
}
