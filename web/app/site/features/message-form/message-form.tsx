import { apiPaths } from '@content/api/contract';
import {
  isOptional,
  type MessageField,
  messageFields,
  type MessageKind,
  messageKinds,
} from '@content/api/message';
import { messageTexts } from '@site/message-texts';
import { currentLanguage } from '../../../language';
import { PostedForm } from './posted-form';

interface FieldProps {
  readonly name: MessageField | 'receipt';
  readonly label: string;
  readonly error: string | undefined;
  readonly initial?: string | undefined;
}

function Field({ name, label, error, initial }: FieldProps) {
  const optional = name !== 'receipt' && isOptional(name);
  const control = {
    id: `write-${name}`,
    name,
    // Only questions require some of them, which the server checks.
    required: !optional,
    defaultValue: initial,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': error === undefined ? undefined : `wrong-${name}`,
  };
  return (
    <div data-part="field">
      <label htmlFor={control.id}>
        {label}
        {optional ? <span data-of="complaint"> ({messageTexts[currentLanguage()].optional})</span> : null}
      </label>
      {error === undefined ? null : (
        <p data-part="error" id={`wrong-${name}`}>
          {error}
        </p>
      )}
      {name === 'text' ? <textarea {...control} rows={7} /> : <input {...control} />}
    </div>
  );
}

interface MessageFormProps {
  /** The notice that the message is about. */
  readonly notice: { readonly _id: string; readonly title: string } | null;
  /** The kind that is chosen at first. */
  readonly kind: MessageKind;
  /** Whether the browser has sent it without scripts. */
  readonly isSent: boolean;
}

/** The form for a question, or a complaint without a name; nothing of it stays on the device. */
export function MessageForm({ notice, kind: first, isSent }: MessageFormProps) {
  const texts = messageTexts[currentLanguage()];
  return (
    <PostedForm
      action={apiPaths.messages}
      submit={texts.send}
      variant="solid"
      answer={isSent ? [texts.sent] : undefined}
      stampFrom={apiPaths.messageStamp}
    >
      {(errorOf) => (
        <>
          <input type="hidden" name="about" value={notice ? `/notices/${notice._id}` : ''} />
          <div aria-hidden data-part="trap">
            <input name="website" tabIndex={-1} autoComplete="off" aria-label={texts.trap} />
          </div>
          <fieldset>
            <legend>{texts.kind}</legend>
            {messageKinds.map((kind) => (
              <label key={kind}>
                <input type="radio" name="kind" value={kind} defaultChecked={kind === first} />
                {texts.kinds[kind]}
              </label>
            ))}
          </fieldset>
          {messageKinds.map((kind) => (
            <p key={kind} data-of={kind}>
              {texts.promises[kind]}
            </p>
          ))}
          {messageFields.map((name) => (
            <Field
              key={name}
              name={name}
              label={texts.fields[name]}
              error={errorOf(name)}
              initial={name === 'subject' ? notice?.title : undefined}
            />
          ))}
        </>
      )}
    </PostedForm>
  );
}

/** The form that looks up the answer to a complaint by its receipt number. */
export function ReceiptForm() {
  const { look, receipt } = messageTexts[currentLanguage()];
  return (
    <PostedForm action={apiPaths.receipt} submit={look} variant="outline">
      {(errorOf) => <Field name="receipt" label={receipt} error={errorOf('receipt')} />}
    </PostedForm>
  );
}
