import { sql } from 'kysely'
import { z } from 'zod'
import { clean } from '#platform/collection/clean.ts'
import { keyedList, kind } from '../../constructor.ts'
import { oneOrList } from '../../one-or-list.ts'
import type { KindDefinition } from '../../kind.ts'

/** One code or a list on the wire, answered as it was given; always a list in the table (`category`). */
export const codes = (to?: string) =>
  kind(
    'codes',
    keyedList,
    z
      .union([clean(100), z.array(clean(100)).max(50)])
      .transform((wire) => [...new Set([wire].flat().filter((one) => one !== ''))]),
    { ...(to && { to }) },
  )

export const codesKind: KindDefinition = {
  comparedAs: 'list',
  isSortable: false,
  ...oneOrList<string>({
    of: ([only = '']) => only,
    sql: (value) => sql`to_jsonb(coalesce(${value}[1], ''))`,
  }),
  refers: { by: 'code' },
}
