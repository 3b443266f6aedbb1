import type { AnyItem, ContentTypeDefinition, Field, PictureFile } from '@content';
import { chakra } from '@chakra-ui/react';
import { isFileField } from '@content';
import { adminPaths } from '../../../data/admin-paths';
import { DocumentLine } from '../fields/document-line';
import { History } from '../history/history';
import { ButtonLink } from '../../admin-ui/button';
import { Muted, Row, Sheet, Stack } from '../../admin-ui/layout';
import { ScreenHead } from '../../admin-ui/screen-head';
import { momentInWords, textOf, titleOf } from '../../admin-ui/words';
import { SiteLink } from '../items/site-link';
import { itemRead } from '../queries/reads';
import { useRead } from '../queries/use-read';
import { ItemFailure } from './item-failure';

function Picture({ file }: { file: PictureFile }) {
  return (
    <figure>
      <chakra.img
        src={file.address}
        alt={file.alt}
        width={file.width}
        height={file.height}
        maxWidth="full"
        maxHeight="28rem"
        objectFit="contain"
        css={{ width: 'auto', height: 'auto' }}
        borderRadius="md"
        backgroundImage={`url(${file.placeholder})`}
        backgroundSize="cover"
        loading="lazy"
      />
      <chakra.figcaption fontSize="sm" color="fg.muted" marginTop="1">
        {file.alt === '' ? 'No description yet.' : file.alt}
      </chakra.figcaption>
    </figure>
  );
}

function Value({ name, field, item }: { name: string; field: Field; item: AnyItem }) {
  if (isFileField(field)) {
    const files = item.files[name] ?? [];
    if (files.length === 0) return <Muted as="span">None</Muted>;
    return (
      <Stack gap="5">
        {files.map((file) =>
          file.kind === 'picture' ? (
            <Picture key={file.uploadId} file={file} />
          ) : (
            <DocumentLine key={file.uploadId} file={{ id: file.uploadId, alt: '', stored: file }} />
          ),
        )}
      </Stack>
    );
  }
  if (field.kind === 'yesNo') return item[name] === true ? field.words.yes : field.words.no;
  const text = textOf(item, name);
  return text === '' ? (
    <Muted as="span">Nothing</Muted>
  ) : (
    <chakra.span whiteSpace="pre-wrap">{text}</chakra.span>
  );
}

/** One item, to read: every field with its label. */
export function ViewScreen({ type, id }: { type: ContentTypeDefinition; id: string }) {
  const { data: item, error, busy, retry } = useRead(itemRead(type.path, id));
  const back = { to: adminPaths.list(type.path), label: type.label.many };
  if (!item) {
    return (
      <Stack gap="5">
        <ScreenHead title={type.label.one} back={back} />
        <ItemFailure type={type} error={error} busy={busy} onRetry={retry} />
      </Stack>
    );
  }
  return (
    <Stack gap="5" maxWidth="reading" marginInline="auto">
      <ScreenHead title={titleOf(type, item)} back={back} />
      <Row>
        <ButtonLink variant="solid" to={adminPaths.edit(type.path, item._id)}>
          Edit
        </ButtonLink>
        <SiteLink type={type} item={item} />
      </Row>
      <Sheet>
        <Stack as="dl" gap="5">
          {Object.entries(type.fields).map(([name, field]) => (
            <div key={name}>
              <chakra.dt fontSize="sm" fontWeight="bold" color="fg.muted">
                {field.label}
              </chakra.dt>
              <chakra.dd overflowWrap="anywhere">
                <Value name={name} field={field} item={item} />
              </chakra.dd>
            </div>
          ))}
        </Stack>
      </Sheet>
      <Muted>
        Added on {momentInWords(item.createdAt)} · last changed on {momentInWords(item.updatedAt)}
      </Muted>
      <History target={{ path: type.path, id: item._id }} />
    </Stack>
  );
}
