import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { update } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { namedIn } from '../rules/picture-names.ts'

export const mostPictures = 200

/** The learner of a picture, or what is wrong with it. */
export interface Matched {
  file: string
  person: { _id: string; name: string; hasPicture: boolean } | null
  why: 'not-picture' | 'unknown' | 'twice' | null
}

/** Matches pictures to learners by file name. If a learner is given, all pictures are theirs. Nothing is stored. */
export const matchPictures = async (
  ctx: Context,
  of: { files: readonly string[]; only: string | null },
): Promise<Matched[]> => {
  const named = of.files.slice(0, mostPictures).map((file) => ({ file, name: namedIn(file) }))
  const people = await peopleNamed(ctx, { named: named.map(({ name }) => name), only: of.only })
  const taken = new Set<string>()
  return named.map(({ file, name }): Matched => {
    if (!name) return { file, person: null, why: 'not-picture' }
    const found = people.find(
      (one) => of.only !== null || ('citizen' in name ? one.citizen === name.citizen : one.username === name.username),
    )
    if (!found) return { file, person: null, why: 'unknown' }
    const person = {
      _id: found._id,
      name: `${found.firstname} ${found.lastname}`.trim(),
      hasPicture: found.avatar !== null,
    }
    if (taken.has(found._id)) return { file, person, why: 'twice' }
    taken.add(found._id)
    return { file, person, why: null }
  })
}

/** Stores uploaded pictures of learners, all or none. Requires permission to change their records. */
export const keepPictures = (ctx: Context, pairs: readonly { person: string; key: string }[]): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    for (const { person, key } of pairs.slice(0, mostPictures))
      await update(inside, 'user', { _id: person, change: { avatar: key } })
  })

function peopleNamed(ctx: Context, of: { named: readonly ReturnType<typeof namedIn>[]; only: string | null }) {
  const citizens = of.named.flatMap((name) => (name && 'citizen' in name ? [name.citizen] : []))
  const usernames = of.named.flatMap((name) => (name && 'username' in name ? [name.username] : []))
  return from(ctx, 'user')
    .select(['_id', 'firstname', 'lastname', 'username', 'citizen', 'avatar'])
    .where('role', '=', 'user')
    .where((is) =>
      of.only === null
        ? is.or([
            is('_id', '=', ''),
            ...(citizens.length > 0 ? [is('citizen', 'in', citizens)] : []),
            ...(usernames.length > 0 ? [is('username', 'in', usernames)] : []),
          ])
        : is('_id', '=', of.only),
    )
    .execute()
}
