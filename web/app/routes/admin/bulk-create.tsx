import type { ContentTypeDefinition } from '@content';
import { redirect } from 'react-router-dom';
import { adminPaths } from '../../data/admin-paths';
import { BulkCreateScreen } from '../../features/content-admin/bulk-create/bulk-create-screen';
import { typeOf } from '../../features/content-admin/screens/type-of';
import type { Route } from './+types/bulk-create';

/** Other types are added one by one. */
export function clientLoader({ params }: Route.ClientLoaderArgs) {
  const type: ContentTypeDefinition = typeOf(params);
  if (!type.bulkCreate) throw redirect(adminPaths.new(type.path));
  return null;
}

/** /admins/:path/bulk-create */
export default function BulkCreate({ params }: Route.ComponentProps) {
  return <BulkCreateScreen type={typeOf(params)} />;
}
