import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

/** What an entry of a list is about, which leads there; as high as a thumb. */
export const EntryLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'target',
    minWidth: 'target',
    lineHeight: '1.35',
    paddingBlock: '1',
    color: 'link.body',
    fontWeight: 'bold',
    overflowWrap: 'anywhere',
    _hover: { textDecoration: 'underline' },
  },
});
