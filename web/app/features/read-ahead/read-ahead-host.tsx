import { PrefetchPageLinks } from 'react-router';
import { useReadAhead } from './use-read-ahead';

/** Fetches the pages that the visitor may go to next. */
export function ReadAheadHost() {
  return useReadAhead().map((path) => <PrefetchPageLinks key={path} page={path} />);
}
