import { chakra } from '@chakra-ui/react';
import { payeeOf } from '@site/payment-code';
import { CopyButton } from '../../../components/copy-button';
import { Empty } from '../../../components/messages';
import { QrCode } from '../../../components/qr-code';
import { languageOf } from '../../../components/text';
import { currentLanguage } from '../../../language';
import type { AllDetails } from '../../organisation';
import { supportTexts } from '../../texts/support';

const Frame = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'minmax(0, 1fr) auto',
      _print: 'minmax(0, 1fr) auto',
    },
    gap: '5',
    borderTopWidth: '3px',
    borderColor: 'accent.mark',
    paddingTop: '4',
    breakInside: 'avoid',
    '& + &': { marginTop: '8' },
    '& dl': { marginTop: '1' },
    '& dl > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2' },
    '& dt': { color: 'fg.muted' },
    '& dd': { overflowWrap: 'anywhere', minWidth: '0' },
    '& [data-number]': { columnGap: '4', marginTop: '2' },
    '& [data-number] dt': { width: 'full' },
    '& [data-number] dd': { fontSize: '2xl', fontWeight: 'bold', letterSpacing: '0.02em' },
    '& figure': { width: '11rem' },
    '& figure > span': { display: 'block', padding: '3', background: 'white', borderRadius: 'md' },
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

/** Where a gift can be sent: the number, to be copied, and the code, to be scanned. */
function Account({ place, holder, numberLabel, number, note = '', code = '' }: AccountProps) {
  const texts = supportTexts[currentLanguage()];
  return (
    <Frame>
      <div>
        <h3 lang={languageOf(place)}>{place}</h3>
        <dl>
          <div>
            <dt>{texts.name}</dt>
            <dd lang={languageOf(holder)}>{holder}</dd>
          </div>
          {note === '' ? null : (
            <div>
              <dt>{texts.more}</dt>
              <dd lang={languageOf(note)}>{note}</dd>
            </div>
          )}
          <div data-number>
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
    </Frame>
  );
}

/** The accounts of banks and wallets that take gifts; that there are none. */
export function Accounts({ banks, wallets, acceptsGifts }: AllDetails) {
  const texts = supportTexts[currentLanguage()];
  return (
    <div data-part>
      {banks.length === 0 ? null : (
        <section>
          <h2>{texts.banks}</h2>
          {banks.map(({ bank, ...account }, i) => (
            <Account key={i} place={bank} numberLabel={texts.account} {...account} />
          ))}
        </section>
      )}
      {wallets.length === 0 ? null : (
        <section>
          <h2>{texts.wallets}</h2>
          {wallets.map(({ wallet, ...account }, i) => (
            <Account key={i} place={wallet} numberLabel={texts.number} {...account} />
          ))}
        </section>
      )}
      {acceptsGifts ? null : <Empty>{texts.off}</Empty>}
    </div>
  );
}
