import { sqlMigration } from '#platform/data/database/migrate.ts'

/** The order of a tax document, so that its documents are listed together. */
export const documentsOfOrders = sqlMigration('0680-documents-of-orders', [
  `alter table "tax_document" add column "orderID" text collate "C"`,
  `create index "tax_document_by_orderID" on "tax_document" (site, "orderID" nulls first, _id)`,
])
