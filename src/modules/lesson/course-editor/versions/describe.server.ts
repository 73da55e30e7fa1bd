import { href } from 'react-router'
import { bangkokTime } from '#domain/thai-calendar/bangkok.ts'
import { formatDay } from '#domain/thai-calendar/format.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { nameOfWho } from '#platform/data/history/words.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { fieldTypeOf } from '#platform/data/field-types/field-type-of.ts'
import { bundleOf } from '../course-bundle/read.server.ts'
import { type Difference, differencesOf, type FieldChange, textChanges } from '../rules/differences.ts'
import { type Version, versionBook, versionsOf } from './versions.server.ts'
import { causeWords, versionWords as words } from './words.ts'

/** The data of the versions screen: all versions, and how one differs from the present or from another (`with`). */
export const describeVersions = async (ctx: Context, of: { courseID: string; number: number; url: URL }) => {
  const { courseID, url } = of
  const course = await from(ctx, 'course')
    .select(['name', 'mode', 'sharedBy'])
    .where('_id', '=', courseID)
    .executeTakeFirst()
  if (!course) throw notFound()
  const versions = await versionsOf(ctx, courseID)
  const number = of.number === 0 ? (versions[0]?.number ?? 0) : of.number
  if (number !== 0 && !versions.some((one) => one.number === number)) throw notFound()
  const other = versions.find((one) => String(one.number) === url.searchParams.get('with'))?.number ?? 0
  return {
    heading: fill(words.heading[ctx.locale], { name: course.name }),
    crumbs: [{ href: href('/lesson/player/detail/:id', { id: courseID }), label: course.name }],
    copies: href('/lesson/player/copy/:id', { id: courseID }),
    count: fill(words.count[ctx.locale], { n: versions.length }),
    versions: versions.map((one) => listed(ctx, one, { courseID, number })),
    compared: number === 0 ? null : await comparedOf(ctx, { courseID, number, other }),
    mayEdit: course.sharedBy === null,
    words: inLocale(words, ctx.locale),
  }
}

/** The URL of a version. 0 is the newest one. */
export const versionAt = (courseID: string, number: number) =>
  href('/lesson/edit/:id/:mode/:history', { id: courseID, mode: 'versions', history: String(number) })

const listed = ({ locale }: Context, version: Version, of: { courseID: string; number: number }) => ({
  number: version.number,
  href: versionAt(of.courseID, version.number),
  name: fill(words.number[locale], { n: version.number }),
  when: `${formatDay(version.createdAt, { length: 'medium', locale })} ${bangkokTime(Date.parse(version.createdAt))}`,
  by: [causeWords[version.cause][locale], nameOfWho(version.by, locale)].filter(Boolean).join(' · '),
  note: version.note,
  isOpen: version.number === of.number,
})

/** From the older to the newer. If `other` is 0, it is the present. */
async function comparedOf(ctx: Context, of: { courseID: string; number: number; other: number }) {
  const { courseID, number, other } = of
  const [one, two] = [
    await versionBook(ctx, { courseID, number }),
    other === 0 ? await bundleOf(ctx, courseID) : await versionBook(ctx, { courseID, number: other }),
  ]
  const isForward = other === 0 || other > number
  const [before, after] = isForward ? [one, two] : [two, one]
  const names = [number, other].map((n) =>
    n === 0 ? words.present[ctx.locale] : fill(words.number[ctx.locale], { n }),
  )
  const [first, last] = isForward ? names : names.toReversed()
  return {
    number,
    heading: fill(words.compared[ctx.locale], { before: first!, after: last! }),
    restore: fill(words.restore[ctx.locale], { n: number }),
    changes: differencesOf(before, after).map((one, at) => ({ key: String(at), ...saidOf(ctx, one) })),
  }
}

function saidOf(ctx: Context, change: Difference) {
  const said = inLocale(words, ctx.locale)
  if (change.what === 'course')
    return { mark: 'changed' as const, text: said.course, fields: shown(ctx, 'course', change.fields) }
  const { name } = change
  if (change.what === 'changed')
    return { mark: 'changed' as const, text: fill(said.changed, { name }), fields: shown(ctx, 'lesson', change.fields) }
  if (change.what === 'moved') {
    const text =
      change.under === null ? fill(said.moved, { name }) : fill(said.movedUnder, { name, under: change.under })
    return { mark: 'changed' as const, text, fields: [] }
  }
  return { mark: change.what, text: fill(said[change.what], { name }), fields: [] }
}

/** The change of each field in words. For rich text, the lines that differ. */
function shown(ctx: Context, name: 'course' | 'lesson', changes: readonly FieldChange[]) {
  const { fields } = collectionOf(ctx, name) as AnyCollection
  return changes.flatMap(({ field: key, before, after }) => {
    const field = fields[key]
    if (!field) return []
    const label = field.label[ctx.locale]
    if (field.kind === 'richtext')
      return [{ label, lines: textChanges(String(before ?? ''), String(after ?? '')), before: '', after: '' }]
    const text = (value: unknown) =>
      value === null || value === ''
        ? words.nothing[ctx.locale]
        : fieldTypeOf(field).text(value as never, { field, locale: ctx.locale } as never)
    return [{ label, lines: [], before: text(before), after: text(after) }]
  })
}
