import { type RawBuilder, sql } from 'kysely'
import { staffRoles } from '#platform/data/access/viewer.ts'

const fromHighest = sql.raw(
  `array[${staffRoles
    .toReversed()
    .map((role) => `'${role}'`)
    .join()}]`,
)

/** One term of an ORDER BY: rows of the highest role of staff first. */
export const highestFirst = (role: RawBuilder<unknown>) => sql`array_position(${fromHighest}, ${role})`
