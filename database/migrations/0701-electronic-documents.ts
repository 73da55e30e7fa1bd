import { sqlMigration } from '#platform/data/database/migrate.ts'

/** The XML of tax documents, and the certificate with which a tax branch signs them. */
export const electronicDocuments = sqlMigration('0701-electronic-documents', [
  `alter table "tax_branch" add column "etaxVersion" text collate "C" not null default 'v2.0'`,
  `alter table "tax_branch" alter column "etaxVersion" drop default`,
  `alter table "tax_branch" add column "etaxCertificate" jsonb`,
  `alter table "tax_branch" add column "etaxKey" jsonb`,
  `alter table "tax_branch" add column "etaxSubject" text collate "und-x-icu"`,
  `alter table "tax_branch" add column "etaxExpiresAt" timestamptz`,
  `create table document_xml (
    site text collate "C" not null,
    "documentID" text collate "C" not null,
    kind text collate "C" not null check (kind in ('document', 'cancellation')),
    xml text,
    sha256 text collate "C",
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
])
