import { from } from '#platform/data/collection/rows.ts'
import { compute, create, remove, restore, update } from '#platform/data/collection/write.ts'
import type { ChangeOf, NewRowOf, RowOf } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import { carriedOfCourse, carriedOfLesson, parentsFirst } from '../../rules/carried.ts'
import { changeTo } from '../change-to.ts'

type Course = RowOf<'course'>
type Lesson = RowOf<'lesson'>

/** A course as on its site, with its lessons. */
export interface Original {
  course: Course
  lessons: Lesson[]
}

/** The course of the context's site. Undefined if it is removed. */
export const originalAt = async (ctx: Context, _id: string): Promise<Original | undefined> => {
  const course = await from(ctx, 'course').selectAll().where('course._id', '=', _id).executeTakeFirst()
  return course && { course, lessons: parentsFirst(await lessonsOf(ctx, _id)) }
}

const lessonsOf = (ctx: Context, courseID: string): Promise<Lesson[]> =>
  from(ctx, 'lesson')
    .selectAll()
    .where('lesson.courseID', '=', courseID)
    .orderBy('lesson.order')
    .orderBy('lesson._id')
    .execute()

/** Creates the course on the context's site with all its lessons. Only codes that exist there too are kept. */
export const copyCourse = async (there: Context, { course, lessons }: Original): Promise<Course> => {
  const [category, target] = [await known(there, 'category', course), await known(there, 'target', course)]
  const given = { ...carriedOfCourse(course), category, target }
  const copy = await create(there, 'course', given as unknown as NewRowOf<'course'>)
  const placed = new Map<string, string>()
  for (const lesson of lessons) placed.set(lesson._id, (await addLesson(there, { copy, lesson, placed }))._id)
  return copy
}

async function known(there: Context, name: 'category' | 'target', course: Course): Promise<string[]> {
  const codes = [course[name] ?? []].flat()
  if (codes.length === 0 || (name === 'category' && !there.site.plugins.has('category'))) return []
  const found = await from(there, name).select('code').where('code', 'in', codes).execute()
  return codes.filter((code) => found.some((one) => one.code === code))
}

function addLesson(there: Context, of: { copy: Course; lesson: Lesson; placed: ReadonlyMap<string, string> }) {
  const { copy, lesson, placed } = of
  const parent = lesson.parent === null ? null : (placed.get(lesson.parent) ?? null)
  const given = { ...carriedOfLesson(lesson), courseID: copy._id, parent }
  return create(there, 'lesson', given as unknown as NewRowOf<'lesson'>)
}

/** Matches the lessons of a new copy to those of the original. Called once, while both have the same order. */
export const bindLessons = async (there: Context, { copy, lessons }: { copy: string; lessons: readonly Lesson[] }) => {
  const own = parentsFirst(await lessonsOf(there, copy))
  for (const [n, lesson] of own.entries()) await bind(there, lesson._id, lessons[n]?._id ?? null)
}

const bind = (there: Context, _id: string, sharedFrom: string | null) =>
  compute(there, 'lesson', { _id, change: { sharedFrom } })

/** Links a course to the group of this name. With null, it becomes the site's own. */
export const bindCourse = (there: Context, _id: string, sharedBy: string | null) =>
  compute(there, 'course', { _id, change: { sharedBy } })

/** Unlinks a course and its lessons, which become the site's own. */
export const release = async (there: Context, courseID: string): Promise<void> => {
  await bindCourse(there, courseID, null)
  for (const lesson of await everyLesson(there, courseID)) if (lesson.sharedFrom) await bind(there, lesson._id, null)
}

const everyLesson = async (there: Context, courseID: string): Promise<(Lesson & { isRemoved: boolean })[]> => {
  const [live, removed] = [await lessonsOf(there, courseID), await lessonsOf({ ...there, trash: 'lesson' }, courseID)]
  return [...live.map((one) => ({ ...one, isRemoved: false })), ...removed.map((one) => ({ ...one, isRemoved: true }))]
}

/** The changes that make a copy equal to its original. */
export const changesOf = async (there: Context, { copy, original }: { copy: Course; original: Original }) => {
  const own = await everyLesson(there, copy._id)
  const byOriginal = new Map(own.flatMap((one) => (one.sharedFrom ? [[one.sharedFrom, one] as const] : [])))
  const wanted = new Set(original.lessons.map(({ _id }) => _id))
  const parentOf = ({ parent }: Lesson) => (parent === null ? null : (byOriginal.get(parent)?._id ?? null))
  const lessons = original.lessons.flatMap((lesson) => {
    const mine = byOriginal.get(lesson._id)
    const change = mine && changeTo(mine, { ...carriedOfLesson(lesson), parent: parentOf(lesson) })
    return mine && !mine.isRemoved && !change ? [] : [{ lesson, mine }]
  })
  const gone = own.filter(({ sharedFrom, isRemoved }) => sharedFrom && !isRemoved && !wanted.has(sharedFrom))
  return { course: changeTo(copy, carriedOfCourse(original.course)), lessons, gone, byOriginal }
}

type Changes = Awaited<ReturnType<typeof changesOf>>

export const isNothing = ({ course, lessons, gone }: Changes) =>
  course === null && lessons.length === 0 && gone.length === 0

/** Makes a copy equal to its original. It must be unlinked before, and linked again afterwards. */
export const applyChanges = async (there: Context, { copy, changes }: { copy: Course; changes: Changes }) => {
  if (changes.course) {
    // The type of a published course is locked. So it is unpublished with the change, and published again afterwards.
    const isTyped = 'type' in changes.course && copy.status
    const change = { ...changes.course, ...(isTyped && { status: false }) }
    await update(there, 'course', { _id: copy._id, change: change as ChangeOf<'course'> })
    if (isTyped) await update(there, 'course', { _id: copy._id, change: { status: true } })
  }
  const placed = new Map([...changes.byOriginal].map(([original, { _id }]) => [original, _id]))
  for (const { lesson, mine } of changes.lessons) {
    const _id = mine
      ? await changeLesson(there, { lesson, mine, placed })
      : (await addLesson(there, { copy, lesson, placed }))._id
    placed.set(lesson._id, _id)
    await bind(there, _id, lesson._id)
  }
  for (const lesson of changes.gone.toReversed()) await removeLesson(there, lesson)
}

async function changeLesson(
  there: Context,
  {
    lesson,
    mine,
    placed,
  }: { lesson: Lesson; mine: Lesson & { isRemoved: boolean }; placed: ReadonlyMap<string, string> },
): Promise<string> {
  await bind(there, mine._id, null)
  if (mine.isRemoved) await restore(there, 'lesson', mine._id)
  const parent = lesson.parent === null ? null : (placed.get(lesson.parent) ?? null)
  const change = { ...carriedOfLesson(lesson), parent }
  await update(there, 'lesson', { _id: mine._id, change: change as ChangeOf<'lesson'> })
  return mine._id
}

/** A lesson that was removed with its parent is already gone. */
async function removeLesson(there: Context, { _id, sharedFrom }: Lesson) {
  const isThere = await from(there, 'lesson').select('lesson._id').where('lesson._id', '=', _id).executeTakeFirst()
  if (!isThere) return
  await bind(there, _id, null)
  await remove(there, 'lesson', _id)
  await bind(there, _id, sharedFrom)
}
