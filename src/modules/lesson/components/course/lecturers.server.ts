import { href } from 'react-router'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { pictureAt } from '#platform/site/pictures.ts'
import { initialsOf } from '#domain/thai-identity/initials.ts'

/** The lecturers of a course in its order, with the academy's details about those it knows. One query. */
export const lecturersOf = async (ctx: Context, named: readonly { id: string | null; name: string }[]) => {
  const ids = named.map(({ id }) => id).filter((id) => id !== null)
  const known = ids.length > 0 ? await knownAs(ctx, ids) : []
  return named.map(({ id, name }) => {
    const lecturer = known.find(({ _id }) => _id === id)
    return {
      name: lecturer?.name ?? name,
      position: lecturer?.position ?? '',
      biography: lecturer?.biography ?? '',
      initials: initialsOf(lecturer?.name ?? name),
      photo: lecturer?.photo ? pictureAt(lecturer.photo) : null,
      href: lecturer ? href('/lesson/lecturer/:id/about', { id: lecturer._id }) : null,
    }
  })
}

const knownAs = (ctx: Context, ids: string[]) =>
  from(ctx, 'lecturer')
    .select(['lecturer._id', 'lecturer.name', 'lecturer.position', 'lecturer.biography', 'lecturer.photo'])
    .where('lecturer._id', 'in', ids)
    .execute()
