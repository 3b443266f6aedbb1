import { Button, chakra } from '@chakra-ui/react';
import type { FormReply, Problem } from '@content/api/contract';
import { messageTexts } from '@site/message-texts';
import { type ReactNode, useEffect, useRef, useState, useTransition } from 'react';
import { Alert, messageBox } from '../../../components/messages';
import { languageOf } from '../../../components/text';
import { useIsAlive } from '../../../data/device/use-in-browser';
import { currentLanguage } from '../../../language';
import { control } from '../../../theme/staff-recipes';

const Form = chakra('form', {
  base: {
    display: 'grid',
    gap: '5',
    '& fieldset': { display: 'flex', flexWrap: 'wrap', columnGap: '6' },
    '& legend, & [data-part=field] > label': { fontWeight: 'bold', marginBottom: '1' },
    '& fieldset label': { display: 'flex', alignItems: 'center', gap: '2', minHeight: 'target' },
    '& [type=radio]': { width: '1.25rem', height: '1.25rem', accentColor: 'accent.solid' },
    '& [data-part=field] > :is(input, textarea)': { ...control, display: 'block', minHeight: '3rem' },
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
function Answer({ lines }: { lines: readonly string[] }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <Result ref={ref} role="status" tabIndex={-1}>
      {lines.map((line) => (
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

/** Fetches a stamp and solves its proof of work, which shows the server that a form was not sent by a machine. */
async function solvedStamp(url: string): Promise<object> {
  const { data } = (await (await fetch(url)).json()) as { data: { stamp: string; work: number } };
  const { stamp, work } = data;
  return { stamp, solution: work === 0 ? '' : await (await import('./proof-of-work')).solve(stamp, work) };
}

interface PostedFormProps {
  readonly action: string;
  readonly submit: string;
  readonly variant: 'solid' | 'outline';
  /** The answer to a form that the browser has sent without scripts. */
  readonly answer?: readonly string[] | undefined;
  /** The URL of a stamp, which is fetched with the first focus and sent along. */
  readonly stampFrom?: string;
  readonly children: (errorOf: (field: string) => string | undefined) => ReactNode;
}

/** A form that is sent in place, and without scripts by the browser; its texts stay until they have arrived. */
export function PostedForm({ action, submit, variant, answer: first, stampFrom, children }: PostedFormProps) {
  const language = currentLanguage();
  const ref = useRef<HTMLFormElement>(null);
  const stamp = useRef<Promise<object | null> | null>(null);
  const isAlive = useIsAlive();
  const [isSending, startSending] = useTransition();
  const [answer, setAnswer] = useState(first);
  const [problem, setProblem] = useState<Partial<Problem>>();
  useEffect(() => {
    const [wrong] = problem?.errors ?? [];
    if (wrong) ref.current?.querySelector<HTMLElement>(`[name="${wrong.field}"]`)?.focus();
  }, [problem]);
  if (answer) return <Answer lines={answer} />;

  const prepare = () => {
    if (stampFrom !== undefined) stamp.current ??= solvedStamp(stampFrom).catch(() => (stamp.current = null));
  };
  async function send(form: HTMLFormElement): Promise<void> {
    const body = JSON.stringify({
      ...Object.fromEntries(new FormData(form)),
      ...(await stamp.current),
    });
    const headers = { 'content-type': 'application/json', accept: 'application/json' };
    const response = await fetch(action, { method: 'POST', headers, body }).catch(() => null);
    const json = (await response?.json().catch(() => null)) as
      | ({ data?: FormReply } & Partial<Problem>)
      | null;
    if (json?.data) setAnswer(json.data.said);
    else setProblem(json ?? {});
  }
  const { status = 500, detail, errors = [] } = problem ?? {};
  return (
    <Form
      ref={ref}
      method="post"
      action={action}
      encType="multipart/form-data"
      // In the client errors are in the page's language instead of the browser's.
      noValidate={isAlive}
      aria-busy={isSending}
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        if (!isSending) startSending(() => send(form));
      }}
      onFocus={prepare}
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
