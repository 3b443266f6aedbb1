import { PageHead } from '../../components/page-head';
import { Hero } from '../../features/hero/hero';
import { organisation } from '../../organisation';
import { homeTexts } from '../../texts/home';

/** The home page (specification section 1). */
export default function Home() {
  return (
    <>
      <PageHead title={organisation.name} description={homeTexts.hero.line} />
      <Hero />
    </>
  );
}
