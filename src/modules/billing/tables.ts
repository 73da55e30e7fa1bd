import { defineTable, keyColumn as key } from '#platform/data/private-table/private-table.ts'

/** The last number of each series of a tax branch, and the day on which it was given. */
export const documentSeries = defineTable<{ branchID: string; head: string; last: number; lastDay: string }>()({
  name: 'document_series',
  schema: [
    `create table document_series (
  site ${key} not null,
  "branchID" ${key} not null,
  head ${key} not null,
  last integer not null check (last > 0),
  "lastDay" date not null,
  primary key (site, "branchID", head),
  foreign key (site, "branchID") references tax_branch (site, _id)
)`,
  ],
})

/** What may still change after a document has its number: that it is voided, the hash of its PDF, and the merge of people. */
const changeable = `array['version', 'updatedAt', 'search', 'userID', 'state', 'voidedAt', 'voidReason', 'voidedBy', 'sha256']`

/** The PDF of a document, as it was sent. */
export const documentFile = defineTable<{ documentID: string; pdf: string; createdAt: string }>()({
  name: 'document_file',
  schema: [
    `create table document_file (
  site ${key} not null,
  "documentID" ${key} not null,
  pdf text not null,
  "createdAt" timestamptz not null,
  primary key (site, "documentID"),
  foreign key (site, "documentID") references tax_document (site, _id)
)`,
    `create function keep_tax_document() returns trigger language plpgsql as $$
declare
  changeable text[] := ${changeable};
begin
  if tg_op = 'DELETE' then
    raise exception 'a document is never deleted' using errcode = 'insufficient_privilege';
  end if;
  if old.number is not null and (
    (to_jsonb(new) - changeable) <> (to_jsonb(old) - changeable)
    or (old."voidedAt" is not null
      and (new."voidedAt", new."voidReason", new.state) is distinct from (old."voidedAt", old."voidReason", old.state))
    or (old.sha256 is not null and new.sha256 is distinct from old.sha256)
    or new.state <> (case when new."voidedAt" is null then 'issued' else 'voided' end)
  ) then
    raise exception 'a numbered document only changes when it is voided' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$`,
    `create trigger keep_tax_document before update or delete on tax_document for each row execute function keep_tax_document()`,
    `create function keep_document_file() returns trigger language plpgsql as $$
begin
  raise exception 'the file of a document never changes' using errcode = 'insufficient_privilege';
end $$`,
    `create trigger keep_tax_documents before truncate on tax_document for each statement execute function keep_document_file()`,
    `create trigger keep_document_file before update or delete on document_file for each row execute function keep_document_file()`,
  ],
})

/**
 * The e-Tax XML of a document or of its cancellation, or why there is none. An XML without signature may be written again; a signed one never
 * changes. `problems` is a JSON list of sentences.
 */
export const documentXml = defineTable<{
  documentID: string
  kind: string
  xml: string | null
  sha256: string | null
  isSigned: boolean
  problems: string
  createdAt: string
}>()({
  name: 'document_xml',
  schema: [
    `create table document_xml (
  site ${key} not null,
  "documentID" ${key} not null,
  kind ${key} not null check (kind in ('document', 'cancellation')),
  xml text,
  sha256 ${key},
  "isSigned" boolean not null,
  problems text not null,
  "createdAt" timestamptz not null,
  primary key (site, "documentID", kind),
  foreign key (site, "documentID") references tax_document (site, _id),
  check ((xml is null) = (sha256 is null)),
  check (xml is not null or not "isSigned")
)`,
    `create trigger keep_document_xml before update on document_xml for each row when (old."isSigned") execute function keep_document_file()`,
    `create trigger keep_document_xmls before delete on document_xml for each row execute function keep_document_file()`,
  ],
})
