import { Button, chakra } from '@chakra-ui/react';
import { apiPaths, type Problem, type Told } from '@content/api/contract';
import {
  isOptional,
  type MessageField,
  messageFields,
  type MessageKind,
  messageKinds,
} from '@content/api/message';
import { messageTexts } from '@site/message-texts';
import { type ReactNode, useEffect, useRef, useState, useTransition } from 'react';
import { Alert, messageBox } from '../../../components/messages';
import { languageOf } from '../../../components/text';
import { currentLanguage } from '../../../language';

const Form = chakra('form', {
  base: {
    display: 'grid',
    gap: '5',
    '& fieldset': { display: 'flex', flexWrap: 'wrap', columnGap: '6' },
    '& legend, & [data-part=field] > label': { fontWeight: 'bold', marginBottom: '1' },
    '& fieldset label': { display: 'flex', alignItems: 'center', gap: '2', minHeight: 'target' },
    '& [type=radio]': { width: '1.25rem', height: '1.25rem', accentColor: 'accent.solid' },
    '& [data-part=field] > :is(input, textarea)': {
      display: 'block',
      width: 'full',
      minHeight: '3rem',
      paddingInline: '3',
      paddingBlock: '2',
      borderWidth: '1px',
      borderColor: 'fg.muted',
      borderRadius: 'md',
      background: 'bg.raised',
      '&[aria-invalid=true]': { borderColor: 'link.body', borderWidth: '2px' },
    },
    '& [data-part=error]': { color: 'link.body', fontWeight: 'bold' },
    '& [data-part=trap]': { srOnly: true },
    '& [data-of]': { color: 'fg.muted', fontWeight: 'normal' },
    // Works without scripts too.
    '&:has([value=question]:checked) [data-of=complaint]': { display: 'none' },
    '&:has([value=complaint]:checked) [data-of=question]': { display: 'none' },
    '& [type=submit]': { justifySelf: { sm: 'start' } },
  },
});

const Result = chakra('div', {
  base: {
    ...messageBox,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    '& [data-part=receipt]': { fontSize: '2xl', fontWeight: 'bold' },
  },
});

/** The answer to a form, in its place; it takes the focus. */
function Said({ said }: Told) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <Result ref={ref} role="status" tabIndex={-1}>
      {said.map((line) => (
        <p
          key={line}
          lang={languageOf(line)}
          data-part={/^(\w{4}-){2}\w{4}$/.test(line) ? 'receipt' : undefined}
        >
          {line}
        </p>
      ))}
    </Result>
  );
}

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

interface PostedFormProps {
  readonly action: string;
  readonly submit: string;
  readonly variant: 'solid' | 'outline';
  /** The answer to a form that the browser has sent without scripts. */
  readonly told?: readonly string[] | undefined;
  /** The URL of a stamp, which is fetched with the first focus and sent along. */
  readonly stampFrom?: string;
  readonly children: (errorOf: (field: string) => string | undefined) => ReactNode;
}

/** A form that is sent in place, and without scripts by the browser; its texts stay until they have arrived. */
function PostedForm({ action, submit, variant, told, stampFrom, children }: PostedFormProps) {
  const language = currentLanguage();
  const ref = useRef<HTMLFormElement>(null);
  const stamped = useRef<Promise<object | null> | null>(null);
  const [isSending, startSending] = useTransition();
  const [said, setSaid] = useState(told);
  const [problem, setProblem] = useState<Partial<Problem>>();
  useEffect(() => {
    // From now on errors are in the page's language instead of the browser's.
    if (ref.current) ref.current.noValidate = true;
  }, []);
  useEffect(() => {
    const [wrong] = problem?.errors ?? [];
    if (wrong) ref.current?.querySelector<HTMLElement>(`[name="${wrong.field}"]`)?.focus();
  }, [problem]);
  if (said) return <Said said={said} />;

  async function fetchStamp(from: string): Promise<object> {
    const { data } = (await (await fetch(from)).json()) as { data: { stamp: string; work: number } };
    const { stamp, work } = data;
    return { stamp, solution: work === 0 ? '' : await (await import('./proof-of-work')).solve(stamp, work) };
  }
  const touch = () =>
    (stamped.current ??=
      stampFrom === undefined ? null : fetchStamp(stampFrom).catch(() => (stamped.current = null)));
  async function send(form: HTMLFormElement): Promise<void> {
    const body = JSON.stringify({
      ...Object.fromEntries(new FormData(form)),
      ...(await stamped.current),
    });
    const headers = { 'content-type': 'application/json', accept: 'application/json' };
    const response = await fetch(action, { method: 'POST', headers, body }).catch(() => null);
    const answer = (await response?.json().catch(() => null)) as ({ data?: Told } & Partial<Problem>) | null;
    if (answer?.data) setSaid(answer.data.said);
    else setProblem(answer ?? {});
  }
  const { status = 500, detail, errors = [] } = problem ?? {};
  return (
    <Form
      ref={ref}
      method="post"
      action={action}
      encType="multipart/form-data"
      aria-busy={isSending}
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        if (!isSending) startSending(() => send(form));
      }}
      onFocus={() => void touch()}
    >
      <input type="hidden" name="language" value={language} />
      {children((field) => errors.find((error) => error.field === field)?.message)}
      {problem && errors.length === 0 ? (
        <Alert>{status < 500 ? detail : messageTexts[language].failed}</Alert>
      ) : null}
      <Button type="submit" variant={variant} size="lg">
        {isSending ? messageTexts[language].sending : submit}
      </Button>
    </Form>
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
      told={isSent ? [texts.sent] : undefined}
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
