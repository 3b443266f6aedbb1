import type { Reader } from '@content/contract';
import { picturesOf } from '@content/item';
import { activity } from '@site/content-types';
import { Card, CardGrid } from '../../components/card';
import { ListPage } from '../../components/list-page';
import { useOrganisation } from '../../data/globals';
import { pageSizes, readPage } from '../../data/list-pages';
import {
  type PageData,
  pageClientLoader,
  type PageJson,
  pageLoader,
  type PageLocation,
  usePageData,
} from '../../data/page-loaders';
import { getTexts } from '../../texts';

const query = { size: pageSizes.cards };
const reads = (reader: Reader, { search }: PageLocation) => ({
  activities: readPage<'atividades'>(reader, activity, { ...query, after: search.get('after') }),
});

export const loader = pageLoader(reads);
export const clientLoader = pageClientLoader(reads);

interface InicioProps {
  readonly loaderData: PageJson<PageData<typeof reads>>;
}

/** The home page: the association's activities. */
export default function Inicio({ loaderData }: InicioProps) {
  const { activities } = usePageData(loaderData);
  const { title, lead } = getTexts().home;
  const texts = { title: useOrganisation().name, heading: title, lead, empty: activity.messages.empty };
  return (
    <ListPage type={activity} texts={texts} list={activities} query={query}>
      {(items) => (
        <CardGrid>
          {items.map((item) => (
            <li key={item._id} data-entry>
              <Card
                title={item.titulo}
                text={item.descricao}
                date={undefined}
                to={`/atividades/${item._id}`}
                picture={picturesOf(item, 'fotografia')[0]}
              />
            </li>
          ))}
        </CardGrid>
      )}
    </ListPage>
  );
}
