import { collectionOf } from '#platform/data/collection/catalogue.ts'
import type { AnyField } from '#platform/data/collection/field.ts'
import type { ChangeOf, NewRowOf } from '#platform/data/collection/registry.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { create, update } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { invalid, RequestError } from '#platform/errors/errors.ts'
import { copyFiles } from '#platform/content/file/copy/copy-files.ts'
import type { CourseBundle, BundleLesson } from '../rules/course-bundle.ts'
import { bundleFields } from './read.server.ts'

type Values = Record<string, unknown>

interface Planted {
  book: CourseBundle
  /** The site of the bundle. Null for an import, whose files already belong to this site. */
  from: string | null
}

/**
 * Creates a new course from a bundle on the context's site, all or nothing. The course is a draft, and files of another
 * site are copied. People and records of another site, and unknown codes, are left out. Returns the new lesson for each
 * lesson of the bundle.
 */
export const createFromBundle = (
  there: Context,
  of: Planted,
): Promise<{ _id: string; lessons: ReadonlyMap<string, string> }> =>
  inTransaction(there, async (inside) => {
    const isHere = of.from === inside.site._id
    const book = of.from === null || isHere ? of.book : await copyFiles(inside, { from: of.from, values: of.book })
    const given = await settledFor(inside, { name: 'course', values: book.course, isHere })
    const course = await create(inside, 'course', { ...given, status: false } as unknown as NewRowOf<'course'>)
    const lessons = await plantLessons(inside, { courseID: course._id, lessons: book.lessons, isHere })
    return { _id: course._id, lessons }
  })

async function plantLessons(inside: Context, of: { courseID: string; lessons: BundleLesson[]; isHere: boolean }) {
  const placed = new Map<string, string>()
  const counts = new Map<string | null, number>()
  for (const { id, parent, values } of of.lessons) {
    const order = counts.get(parent) ?? 0
    counts.set(parent, order + 1)
    const given = await settledFor(inside, { name: 'lesson', values, isHere: of.isHere, placed })
    const at = { courseID: of.courseID, parent: parent === null ? null : (placed.get(parent) ?? null), order }
    const row = await named(String(values['name'] ?? ''), () =>
      create(inside, 'lesson', { ...given, ...at } as unknown as NewRowOf<'lesson'>),
    )
    placed.set(id, row._id)
  }
  await nameLater(inside, { ...of, placed })
  return placed
}

type Naming = { lessons: BundleLesson[]; isHere: boolean; placed: ReadonlyMap<string, string> }

/** A lesson may refer to a later lesson, which does not exist when the first one is created. */
async function nameLater(inside: Context, { lessons, isHere, placed }: Naming) {
  const places = new Map(lessons.map(({ id }, at) => [id, at]))
  for (const [at, { id, values }] of lessons.entries()) {
    const naming = namesIn(inside, values)
    if (!naming.some(([, named]) => named.some((one) => places.get(one)! > at))) continue
    const change = await settledFor(inside, { name: 'lesson', values: Object.fromEntries(naming), isHere, placed })
    await named(String(values['name'] ?? ''), () => update(inside, 'lesson', { _id: placed.get(id)!, change }))
  }
}

/** The fields that refer to lessons, each with the ids in it. */
const namesIn = (ctx: Context, values: Values): [string, string[]][] => {
  const { fields } = collectionOf(ctx, 'lesson') as { fields: Record<string, AnyField> }
  const names = bundleFields(ctx, 'lesson').filter((name) => fields[name]!.to === 'lesson')
  return names.map((name) => [name, [values[name] ?? []].flat().map(String)])
}

/** Adds the lesson's name to an error. */
async function named<T>(name: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (!(error instanceof RequestError) || error.issues.length === 0) throw error
    throw invalid(...error.issues.map((one) => ({ ...one, th: `${name}: ${one.th}`, en: `${name}: ${one.en}` })))
  }
}

interface Settling {
  name: 'course' | 'lesson'
  values: Values
  isHere: boolean
  /** The new lesson for each lesson of the bundle. */
  placed?: ReadonlyMap<string, string>
}

/** The values of a bundle that this site can hold, without fields that nobody edits. */
const settledFor = async (ctx: Context, of: Settling): Promise<ChangeOf<'course'> & ChangeOf<'lesson'>> => {
  const { fields } = collectionOf(ctx, of.name) as { fields: Record<string, AnyField> }
  const settled: Values = {}
  for (const name of bundleFields(ctx, of.name)) {
    const field = fields[name]!
    if (!Object.hasOwn(of.values, name) || field.write?.(ctx.viewer) === false) continue
    const value = await settledValue(ctx, { ...of, field, value: of.values[name] })
    if (value !== undefined) settled[name] = value
  }
  return settled as ChangeOf<'course'> & ChangeOf<'lesson'>
}

/** Undefined leaves the default value of a new row. */
async function settledValue(ctx: Context, of: Settling & { field: AnyField; value: unknown }): Promise<unknown> {
  const { field, value, isHere, placed } = of
  if (value === null || value === undefined) return undefined
  if (field.to === 'lesson' && placed) return inCourse(value, placed)
  // An exam or survey belongs to its course, so a copied lesson names none.
  if ((field.to === 'exam' || field.to === 'survey') && placed) return undefined
  if (isHere) return value
  if (field.kind === 'reference' || field.kind === 'references' || field.namesRecord || field.colleagues)
    return undefined
  if (field.kind === 'people') return Array.isArray(value) ? value.map(withoutRecord) : value
  if (field.kind === 'codes') return knownCodes(ctx, field.to!, [value].flat().map(String))
  return field.codeList && !field.choices?.some((one) => one.value === value) ? undefined : value
}

/** Keeps a person's name without the id. The field itself refuses an invalid value. */
const withoutRecord = (one: unknown) => (one !== null && typeof one === 'object' ? { ...one, id: null } : one)

/** A lesson may refer only to lessons of its own course. */
const inCourse = (value: unknown, placed: ReadonlyMap<string, string>) =>
  Array.isArray(value) ? value.flatMap((id) => placed.get(String(id)) ?? []) : (placed.get(String(value)) ?? undefined)

async function knownCodes(ctx: Context, to: string, codes: readonly string[]): Promise<string[]> {
  if (codes.length === 0 || (to !== 'category' && to !== 'target')) return []
  if (to === 'category' && !ctx.site.plugins.has('category')) return []
  const found = await from(ctx, to).select('code').where('code', 'in', codes).execute()
  return codes.filter((code) => found.some((one) => one.code === code))
}
