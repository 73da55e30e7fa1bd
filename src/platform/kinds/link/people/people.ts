import { sql } from 'kysely'
import { z } from 'zod'
import { clean } from '#platform/collection/clean.ts'
import { kind } from '../../constructor.ts'
import { oneOrList } from '../../one-or-list.ts'
import type { KindDefinition } from '../../kind.ts'

const person = z.strictObject({ id: z.string().max(24).nullable(), name: clean(200) })
/** A name or a list of {id, name} on the wire, answered as it was given; always a list in the table (`lecturer`). */
export const people = (to: string) =>
  kind(
    'people',
    'jsonb',
    z.union([clean(200), z.array(person).max(50)]).transform((wire) => (typeof wire === 'string' ? named(wire) : wire)),
    { to },
  )

const named = (name: string) => (name === '' ? [] : [{ id: null, name }])

export const peopleKind: KindDefinition = {
  comparedAs: 'json',
  isSortable: false,
  ...oneOrList<z.infer<typeof person>>({
    of: ([only]) => only?.name ?? '',
    sql: (value) => sql`coalesce(${value} #> '{0,name}', '""')`,
  }),
  refers: { by: '_id' },
}
