import { sql } from 'kysely'
import { z } from 'zod'
import { kind } from '../../constructor.ts'
import type { KindDefinition } from '../../kind.ts'

/** A moment, ISO 8601 in UTC with milliseconds. */
export const instant = kind('instant', 'timestamptz', z.iso.datetime())

export const instantKind: KindDefinition = {
  comparedAs: 'instant',
  isSortable: true,
  wireSql: ({ value }) => sql`to_jsonb(to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`,
}
