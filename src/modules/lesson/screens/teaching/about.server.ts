import { href } from 'react-router'
import { sql } from 'kysely'
import { initialsOf } from '#domain/thai-identity/initials.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { headOf } from '#platform/content/page/head/page-head.server.ts'
import { loads } from '#platform/http/request.server.ts'
import { absolute } from '#platform/site/absolute.ts'
import { pictureAt } from '#platform/site/pictures.ts'
import { published, shownCourses, summaryColumns } from '../../components/catalogue/find-courses.server.ts'
import { teachingWords } from '../../teaching/teaching/words.ts'

const most = 60

/** The public page of a lecturer: who they are and what they teach. */
export const loader = loads(async (ctx, { params }) => {
  const id = params.id ?? ''
  if (!/^[0-9a-f]{24}$/.test(id)) throw notFound()
  const lecturer = await from(ctx, 'lecturer')
    .select(['lecturer._id', 'lecturer.name', 'lecturer.position', 'lecturer.biography', 'lecturer.photo'])
    .where('lecturer._id', '=', id)
    .executeTakeFirst()
  if (!lecturer) throw notFound()
  const { name, position, biography, photo } = lecturer
  return {
    head: headFor(ctx, lecturer),
    words: wordsOf(ctx, { name: 'lesson.teaching', words: teachingWords }),
    ...{ name, position, biography, initials: initialsOf(name) },
    photo: photo ? pictureAt(photo) : null,
    courses: await shownCourses(ctx, await coursesOf(ctx, id)),
  }
})

const coursesOf = (ctx: Context, id: string) =>
  published(ctx)
    .select(summaryColumns)
    .where(sql<boolean>`course.lecturer @> ${JSON.stringify([{ id }])}::jsonb`)
    .orderBy('course.createdAt', 'desc')
    .orderBy('course._id')
    .limit(most)
    .execute()

type Lecturer = { _id: string; name: string; position: string; biography: string; photo: string | null }

function headFor(ctx: Context, { _id, name, position, biography, photo }: Lecturer) {
  const path = href('/lesson/lecturer/:id/about', { id: _id })
  const worksFor = { '@type': 'Organization', name: ctx.site.siteName, url: absolute(ctx, '/') }
  const picture = photo?.startsWith('https://') ? photo : photo ? absolute(ctx, pictureAt(photo)) : undefined
  const data = {
    ...{ '@context': 'https://schema.org', '@type': 'Person', name, url: absolute(ctx, path), worksFor },
    ...(position && { jobTitle: position }),
    ...(biography && { description: biography }),
    ...(picture && { image: picture }),
  }
  return headOf(ctx, { name, text: position || biography.slice(0, 160), path, data, ...(picture && { picture }) })
}
