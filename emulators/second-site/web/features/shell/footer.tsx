import { css } from '#styled-system/css';
import { Container } from '../../../components/layout';
import { useOrganisation } from '../../../data/globals';

export const Footer = ({ quiet }: { readonly quiet?: boolean }) => {
  const { name, address } = useOrganisation();
  return (
    <footer className={css({ paddingBlock: '6', background: 'bg.band' })} hidden={quiet}>
      <Container>
        {name}, {address}
      </Container>
    </footer>
  );
};
