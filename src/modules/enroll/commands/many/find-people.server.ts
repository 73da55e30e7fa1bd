import { isReadable } from '#platform/http/api/wire.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import type { FoundBy, Named } from '../../rules/people-list.ts'

export interface Found {
  /** As typed. */
  text: string
  userID: string | null
  /** The learner's name. Null if nobody was found. */
  name: string | null
}

/** Values per query. */
const atOnce = 1000

/** The learners of a list, in its order. Each is matched only by fields that the viewer may read. */
export const findPeople = async (ctx: Context, people: readonly Named[]): Promise<Found[]> => {
  const { fields } = collectionOf(ctx, 'user')
  const found = new Map<string, { _id: string; name: string }>()
  for (const by of new Set(people.map((one) => one.by))) {
    if (!isReadable(ctx, fields[by])) continue
    const values = people.filter((one) => one.by === by).map(({ value }) => value)
    for (let at = 0; at < values.length; at += atOnce)
      for (const one of await learnersWhose(ctx, by, values.slice(at, at + atOnce)))
        found.set(`${by} ${one.value}`, one)
  }
  return people.map(({ text, by, value }) => {
    const learner = found.get(`${by} ${value}`)
    return { text, userID: learner?._id ?? null, name: learner?.name ?? null }
  })
}

async function learnersWhose(ctx: Context, by: FoundBy, values: readonly string[]) {
  const rows = await from(ctx, 'user')
    .select(['user._id', 'user.firstname', 'user.lastname', `user.${by} as value`])
    .where('user.role', '=', 'user')
    .where(`user.${by}`, 'in', values)
    .execute()
  return rows.map((row) => ({
    _id: row._id,
    name: `${row.firstname} ${row.lastname}`.trim(),
    value: String(row.value),
  }))
}
