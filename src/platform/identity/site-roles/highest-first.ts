import { type RawBuilder, sql } from 'kysely'
import { staffRoles } from '#platform/data/access/viewer.ts'

const fromHighest = sql.raw(
  `array[${staffRoles
    .toReversed()
    .map((role) => `'${role}'`)
    .join()}]`,
)

/** Returns one ORDER BY term: the highest staff role first. */
export const highestFirst = (role: RawBuilder<unknown>) => sql`array_position(${fromHighest}, ${role})`
