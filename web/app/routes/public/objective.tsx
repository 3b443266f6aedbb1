import { chakra } from '@chakra-ui/react';
import { Container } from '../../components/layout';
import { PageHead } from '../../components/page-head';
import { PageHeader } from '../../components/page-header';
import { objectivesText } from '../../texts/objectives';

/** The eleven objectives. */
export default function Objective() {
  const { title, lead, items } = objectivesText;
  return (
    <>
      <PageHead title={title} description={lead} />
      <PageHeader title={title}>{lead}</PageHeader>
      <Container paddingBlock={{ base: '10', md: '16' }}>
        <chakra.ol listStyleType="none" display="grid" columnGap="16" gridTemplateColumns={{ lg: '1fr 1fr' }}>
          {items.map((text, i) => (
            <chakra.li
              key={text}
              display="grid"
              gridTemplateColumns="3.25rem 1fr"
              alignItems="baseline"
              paddingBlock="5"
              borderTopWidth="1px"
              borderColor="border.subtle"
            >
              <chakra.span aria-hidden fontSize="2xl" fontWeight="bold" lineHeight="1" color="accent.solid">
                {i + 1}
              </chakra.span>
              <p>{text}</p>
            </chakra.li>
          ))}
        </chakra.ol>
      </Container>
    </>
  );
}
