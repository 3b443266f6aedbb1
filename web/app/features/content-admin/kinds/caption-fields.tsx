import { type Caption, captions } from '@content/files/limits';
import type { Language } from '@site/locale';
import { languageNames } from '@site/place';
import { FieldFrame } from '../../admin-ui/forms';
import type { FormFile } from '../item-form/form-content';
import { NepaliInput } from '../text-editor/preeti-question';
import type { WidgetProps } from './kind-view';
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
        <FieldFrame label={label} help={help} lang={lang}>
          {(control) => (
            <NepaliInput
              {...control}
              value={file.alt}
              placeholder={placeholder}
              maxLength={maxLength}
              onText={(alt) => onEdit({ alt })}
            />
          )}
        </FieldFrame>
      </Side>
      {translatedInto.map((language) => (
        <Side key={language} isBehind={side !== language || undefined}>
          <Original lang={lang}>{file.alt}</Original>
          <FieldFrame label={`${label} in ${languageNames[language]}`} lang={language}>
            {(control) => (
              <NepaliInput
                {...control}
                value={file.translations?.[language] ?? ''}
                maxLength={maxLength}
                onText={(text) => onEdit({ translations: translated(language, text) })}
              />
            )}
          </FieldFrame>
        </Side>
      ))}
    </>
  );
}
