import { css } from '#styled-system/css';
import { styled } from '#styled-system/jsx';
import { notice as noticeType } from '@content/types/notice';
import { blocksOf, type WithTexts } from '@content/texts/tree';
import { TextBlocks } from '../../components/blocks';
import { dateInWords, languageOf } from '../../components/text';
import { ClosingTag } from './closing-tag';
import type { NoticeFacts } from './closing-words';

const { fields } = noticeType;

const Fact = styled('div', {
  base: {
    '& dt': { fontSize: 'sm', color: 'fg.muted' },
    '& dd': { fontWeight: 'bold', overflowWrap: 'anywhere' },
  },
});

/** The facts of a notice in a box, with how long it is open; its kind alone needs none. Nothing for a notice without any. */
export function FactBox({ notice }: { notice: NoticeFacts & WithTexts }) {
  const { kind = '', closesOn = '', heldOn = '', place = '', contact = '' } = notice;
  if (!kind && !closesOn && !heldOn && !place && !contact) return null;
  const facts = (
    [
      ['heldOn', heldOn && dateInWords(heldOn)],
      ['closesOn', closesOn && dateInWords(closesOn)],
      ['place', place],
      ['contact', contact],
    ] as const
  ).filter(([, text]) => text);
  if (facts.length === 0) return <ClosingTag notice={notice} css={{ marginBottom: '5' }} />;
  return (
    <aside
      className={css({
        marginBottom: { base: '6', _print: '5' },
        padding: { base: '5', _print: '0' },
        borderRadius: 'md',
        borderTopWidth: '4px',
        borderColor: 'accent.mark',
        background: 'bg.raised',
      })}
      aria-label="At a glance"
    >
      <ClosingTag notice={notice} css={{ marginTop: '0', marginBottom: '4' }} />
      <dl
        className={css({
          display: 'grid',
          gap: { base: '4', _print: '1' },
          gridTemplateColumns: {
            base: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
            _print: 'repeat(auto-fit, minmax(9rem, 1fr))',
          },
        })}
      >
        {facts.map(([name, text]) => (
          <Fact key={name}>
            <dt>{fields[name].label}</dt>
            <dd lang={languageOf(text)}>
              {name === 'contact' ? <TextBlocks blocks={blocksOf(notice, name)} gap="3" /> : text}
            </dd>
          </Fact>
        ))}
      </dl>
    </aside>
  );
}
