import { sql } from 'kysely'
import { z } from 'zod'
import { clean } from '#platform/collection/clean.ts'
import { keyedList, kind } from '../../constructor.ts'
import type { KindDefinition } from '../../kind.ts'

/** One code or a list on the wire, always a list in the table (the specification's `category`, `target`). */
export const codes = (to?: string) =>
  kind(
    'codes',
    keyedList,
    z
      .union([clean(100), z.array(clean(100)).max(50)])
      .transform((wire) => [...new Set([wire].flat().filter((one) => one !== ''))]),
    { ...(to && { to }), encode: (stored: string[]) => (stored.length === 1 ? stored[0]! : stored) },
  )

export const codesKind: KindDefinition = {
  comparedAs: 'list',
  isSortable: false,
  wireSql: ({ value }) => sql`case cardinality(${value}) when 1 then to_jsonb(${value}[1]) else to_jsonb(${value}) end`,
  refers: { by: 'code' },
}
