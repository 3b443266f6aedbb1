import type { Reader } from '@content/contract';
import { languagesOf, picturesOf, sharePath, timesOf } from '@content/item';
import { blocksOf } from '@content/texts/tree';
import { activity } from '@site/content-types';
import { Article } from '../../components/article';
import { ItemPage } from '../../components/item-page';
import { PageHead } from '../../components/page-head';
import { Picture } from '../../components/picture';
import { formatDate } from '../../components/text';
import {
  type PageData,
  pageClientLoader,
  type PageJson,
  pageLoader,
  type PageLocation,
  usePageData,
} from '../../data/page-loaders';
import { readItemWithPage } from '../../data/read-item';
import { currentLanguage } from '../../language';
import { getTexts } from '../../texts';

const reads = (reader: Reader, { params }: PageLocation) => ({
  item: readItemWithPage<'atividades'>(reader, activity, params.id),
});

export const loader = pageLoader(reads);
export const clientLoader = pageClientLoader(reads);

interface AtividadeProps {
  readonly loaderData: PageJson<PageData<typeof reads>>;
  readonly params: { readonly id: string };
}

/** One activity: what it is, what it costs, until when one can take part. */
export default function Atividade({ loaderData, params }: AtividadeProps) {
  const { item: read } = usePageData(loaderData);
  const { title, back: label, cost, closes } = getTexts().activity;
  const back = { to: '/', label };
  const section = { title, lead: getTexts().home.lead };
  return (
    <ItemPage of={read} id={params.id} section={section} back={back} notFound={activity.messages.notFound}>
      {(item) => {
        const { titulo, descricao, custo, inscricoesAte } = item;
        const [picture] = picturesOf(item, 'fotografia');
        return (
          <>
            <PageHead
              title={titulo}
              description={descricao}
              type="article"
              share={sharePath(activity, item, currentLanguage())}
            />
            <Article
              title={titulo}
              blocks={blocksOf(item, 'descricao')}
              date={timesOf(item).createdAt}
              picture={picture ? <Picture picture={picture} sizes="92vw" eager /> : null}
              isTall={false}
              readIn={languagesOf(item)}
              back={back}
              facts={
                <>
                  {custo ? <p>{cost(custo)}</p> : null}
                  {inscricoesAte ? <p>{closes(formatDate(inscricoesAte))}</p> : null}
                </>
              }
            />
          </>
        );
      }}
    </ItemPage>
  );
}
