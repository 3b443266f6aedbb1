import { chakra } from '@chakra-ui/react';
import { blocksOf, paragraphs } from '@content/texts/rich-text';
import { payeeOf } from '@site/payment-code';
import type { ReactNode } from 'react';
import { Await } from '../../../components/await';
import { TextBlocks } from '../../../components/blocks';
import { CopyButton } from '../../../components/copy-button';
import { TextsPage } from '../../../components/item-page';
import { ButtonLink } from '../../../components/layout';
import { Empty } from '../../../components/messages';
import { PageTop } from '../../../components/page-top';
import { QrCode } from '../../../components/qr-code';
import { languageOf } from '../../../components/text';
import { readGlobal } from '../../../data/pages/globals';
import { pageClientLoader, pageLoader, pageReads } from '../../../data/pages/page-loaders';
import { getTexts } from '../../../texts';
import { column, topRule } from '../../../theme/recipes';
import { detailsOrDefaults } from '../../read-organisation';
import { supportTexts } from '../../texts/support';
import type { Route } from './+types/support-page';

const reads = pageReads((reader) => ({
  details: detailsOrDefaults(reader),
  words: readGlobal(reader, 'support', async () => (await import('@site/defaults/support')).supportDefaults),
}));

export const loader = pageLoader(reads, { partial: true });
export const clientLoader = pageClientLoader(reads);

const Columns = chakra('div', {
  base: {
    ...column,
    paddingBlock: { base: '8', md: '16' },
    display: 'grid',
    alignItems: 'start',
    gap: { base: '10', lg: '16' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '3fr 2fr' },
    '& [data-part=column]': { display: 'grid', gap: '8' },
    '& h2': { fontSize: 'xl', marginBottom: '3' },
  },
});

const AccountBox = chakra('div', {
  base: {
    ...topRule,
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'minmax(0, 1fr) auto',
      _print: 'minmax(0, 1fr) auto',
    },
    gap: '5',
    breakInside: 'avoid',
    '& + &': { marginTop: '8' },
    '& h3': { fontSize: 'lg' },
    '& dl': { marginTop: '1' },
    '& [data-part=fact]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2' },
    '& dt': { color: 'fg.muted' },
    '& dd': { overflowWrap: 'anywhere', minWidth: '0' },
    // Large enough to be copied by hand.
    '& [data-number]': { columnGap: '4', marginTop: '2' },
    '& [data-number] dt': { width: 'full' },
    '& [data-number] dd': { fontSize: '2xl', fontWeight: 'bold', letterSpacing: '0.02em' },
    '& figure': { width: '11rem' },
    '& figure span': { display: 'block', padding: '3', background: 'white', borderRadius: 'md' },
    '& figcaption': { fontSize: 'sm', color: 'fg.muted', marginTop: '1' },
  },
});

interface AccountProps {
  /** The bank or wallet. */
  readonly place: string;
  readonly holder: string;
  readonly numberLabel: string;
  readonly number: string;
  readonly note?: string;
  readonly code?: string;
}

/** An account or wallet: its number to copy, and its code to scan. */
function Account({ place, holder, numberLabel, number, note = '', code = '' }: AccountProps) {
  const texts = supportTexts();
  const facts = [
    [texts.name, holder],
    [texts.more, note],
  ] as const;
  return (
    <AccountBox>
      <div>
        <h3 lang={languageOf(place)}>{place}</h3>
        <dl>
          {facts.map(([label, text]) =>
            text === '' ? null : (
              <div key={label} data-part="fact">
                <dt>{label}</dt>
                <dd lang={languageOf(text)}>{text}</dd>
              </div>
            ),
          )}
          <div data-part="fact" data-number>
            <dt>{numberLabel}</dt>
            <dd>{number}</dd>
            <dd>
              <CopyButton text={number} of={number} label={texts.copy} copied={texts.copied} />
            </dd>
          </div>
        </dl>
      </div>
      {code === '' ? null : (
        <figure data-paper>
          <QrCode text={code} />
          <figcaption>
            {texts.pays} <b lang={languageOf(payeeOf(code))}>{payeeOf(code)}</b>
          </figcaption>
        </figure>
      )}
    </AccountBox>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2>{title}</h2>
    {children}
  </section>
);

const TextPart = ({ title, text }: { title: string; text: string }) =>
  text === '' ? null : (
    <Part title={title}>
      <p>{text}</p>
    </Part>
  );

/** Where a gift can be sent, what it does, and what givers can expect. */
export default function SupportPage({ loaderData: { words, details } }: Route.ComponentProps) {
  const title = getTexts().navigation.pages['/support'];
  const own = supportTexts();
  return (
    <TextsPage of={words} title={title}>
      {(texts) => (
        <Await of={details} failed={() => <Empty>{own.off}</Empty>}>
          {({ banks, wallets, acceptsGifts }) => (
            <>
              <PageTop title={title} lead={texts.lead} head={{ noIndex: !acceptsGifts }} />
              <Columns>
                <div data-part="column">
                  {banks.length > 0 && (
                    <Part title={own.banks}>
                      {banks.map(({ bank, ...account }, i) => (
                        <Account key={i} place={bank} numberLabel={own.account} {...account} />
                      ))}
                    </Part>
                  )}
                  {wallets.length > 0 && (
                    <Part title={own.wallets}>
                      {wallets.map(({ wallet, ...account }, i) => (
                        <Account key={i} place={wallet} numberLabel={own.number} {...account} />
                      ))}
                    </Part>
                  )}
                  {acceptsGifts ? null : <Empty>{own.off}</Empty>}
                </div>
                <chakra.div data-part="column" maxWidth="reading">
                  {paragraphs(texts.gift).length > 0 && (
                    <Part title={own.gift}>
                      <TextBlocks blocks={blocksOf(texts, 'gift')} gap="4" level={3} />
                    </Part>
                  )}
                  <TextPart title={own.receipt} text={texts.receipt} />
                  <TextPart title={own.fromAbroad} text={texts.fromAbroad} />
                  <TextPart title={own.tax} text={texts.isTaxDeductible ? own.taxDeductible : ''} />
                  <p>
                    <ButtonLink to="/contact" variant="outline">
                      {own.ask}
                    </ButtonLink>
                  </p>
                </chakra.div>
              </Columns>
            </>
          )}
        </Await>
      )}
    </TextsPage>
  );
}
