import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { isAtLeast, type Viewer } from '#platform/data/access/viewer.ts'
import { computed, kind, withUnit } from '#platform/data/collection/field-builders.ts'

export const byAdmin = (viewer: Viewer) => isAtLeast(viewer, 'admin')
export const bahtUnit = { th: 'บาท', en: 'baht' }

const most = 9_999_999_999
/** Baht that may be negative, such as what a refund takes back. */
export const signedBaht = kind('baht', 'numeric(12,2)', z.number().min(-most).max(most).multipleOf(0.01))
/** Percent with two decimals. */
export const percent = kind('baht', 'numeric(12,2)', z.number().min(0).max(100).multipleOf(0.01))
/** An amount of a statement, which the server computes. */
export const amountOf = (th: string, en: string) => computed(0, withUnit(bahtUnit, signedBaht(th, en)))

/** What a vendor is owed: the sum of its ledger. */
export const balanceOf = (column: (name: string) => RawBuilder<unknown>) =>
  sql`coalesce((select sum(l.amount) from vendor_ledger l
    where l.site = ${column('site')} and l."vendorID" = ${column('_id')}), 0)`
