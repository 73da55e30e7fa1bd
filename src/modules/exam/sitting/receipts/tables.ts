import { defineTable, keyColumn as key } from '#platform/data/private-table/private-table.ts'
import { onlyAdded } from '../../tables.ts'

/** Keys that sign receipts. `sealed` is the encrypted private key. The newest signs; earlier ones stay for their receipts. */
export const receiptKey = defineTable<{ keyID: string; publicKey: string; sealed: string; createdAt: string }>()({
  name: 'receipt_key',
  schema: [
    `create table receipt_key (
  site ${key} not null references site (_id),
  "keyID" ${key} not null,
  "publicKey" text not null,
  sealed text not null,
  "createdAt" timestamptz not null,
  primary key (site, "keyID")
)`,
    ...onlyAdded('receipt_key'),
  ],
})

/** The Merkle root over the heads of the attempts that had events on a day in Bangkok. */
export const examRoot = defineTable<{ day: string; root: string; count: number; createdAt: string }>()({
  name: 'exam_root',
  schema: [
    `create table exam_root (
  site ${key} not null references site (_id),
  day date not null,
  root text not null,
  count integer not null,
  "createdAt" timestamptz not null,
  primary key (site, day)
)`,
    ...onlyAdded('exam_root'),
  ],
})
