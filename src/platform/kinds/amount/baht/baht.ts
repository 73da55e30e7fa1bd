import { sql } from 'kysely'
import { z } from 'zod'
import { kind } from '../../constructor.ts'
import type { KindDefinition } from '../../kind.ts'

/** Money in baht with at most two decimals. */
export const baht = kind('baht', 'numeric(12,2)', z.number().min(0).max(9_999_999_999).multipleOf(0.01))

export const bahtKind: KindDefinition = {
  comparedAs: 'number',
  isSortable: true,
  wireSql: ({ value }) => sql`to_jsonb(trim_scale(${value}))`,
}
