import { chakra } from '@chakra-ui/react';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Row, Title } from './layout';

export interface ScreenHeadProps {
  readonly title: string;
  /** The way back, above the title. */
  readonly back?: { readonly to: string; readonly label: string; readonly state?: unknown };
  /** What can be done here. */
  readonly children?: ReactNode;
}

/** Title of a screen in the document and on the page, with the way back and the screen's actions. */
export function ScreenHead({ title, back, children }: ScreenHeadProps) {
  return (
    <div>
      <title>{`${title} · Admin Portal`}</title>
      <meta name="robots" content="noindex" />
      {back ? (
        <chakra.span
          display="inline-flex"
          alignItems="center"
          gap="1"
          minHeight="target"
          fontSize="sm"
          fontWeight="bold"
          color="link.body"
          _hover={{ textDecoration: 'underline' }}
          asChild
        >
          <Link to={back.to} state={back.state}>
            <ChevronLeft aria-hidden size="1.25em" />
            {back.label}
          </Link>
        </chakra.span>
      ) : null}
      <Row justifyContent="space-between" rowGap="3">
        <Title overflowWrap="anywhere" flex="1 1 9rem">
          {title}
        </Title>
        {children}
      </Row>
    </div>
  );
}
