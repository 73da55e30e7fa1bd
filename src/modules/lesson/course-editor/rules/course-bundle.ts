import { z } from 'zod'

type Values = Record<string, unknown>

/** A lesson in a bundle. `id` is unique among the lessons. It is the lesson's own id if the bundle is of this site. */
export interface BundleLesson {
  id: string
  parent: string | null
  values: Values
}

/** A course with its lessons at one time. Versions, copies and exported files all use it. */
export interface CourseBundle {
  version: 1
  course: Values
  /** In outline order: each lesson comes after its parent. */
  lessons: BundleLesson[]
}

const values = z.record(z.string().max(60), z.unknown())

const mostLessons = 2000

/** The shape of a bundle. The values are validated when they are written. */
export const courseBundle: z.ZodType<CourseBundle, unknown> = z.object({
  version: z.literal(1),
  course: values,
  lessons: z
    .array(z.object({ id: z.string().regex(/^[0-9a-f]{24}$/), parent: z.string().nullable(), values }))
    .max(mostLessons)
    .refine(isOrdered),
})

/** Whether each lesson occurs once and comes after its parent. */
function isOrdered(lessons: readonly { id: string; parent: string | null }[]): boolean {
  const seen = new Set<string>()
  return lessons.every(({ id, parent }) => {
    const isRight = !seen.has(id) && (parent === null || seen.has(parent))
    seen.add(id)
    return isRight
  })
}

/** Sorts lessons so that each comes after its parent. Lessons with a missing parent move to the first level. */
export const inOutline = <L extends { _id: string; parent: string | null }>(lessons: readonly L[]): L[] => {
  const known = new Set(lessons.map(({ _id }) => _id))
  const byParent = Map.groupBy(lessons, ({ parent }) => (parent !== null && known.has(parent) ? parent : null))
  const under = (parent: string | null): L[] => (byParent.get(parent) ?? []).flatMap((one) => [one, ...under(one._id)])
  return under(null)
}

/** What changes when a bundle becomes a new course. */
export interface Planting {
  name?: string
  lessons: boolean
  files: boolean
  dates: boolean
}

const days = ['startRegistDate', 'endRegistDate', 'startDate', 'endDate']

/** What a course with rounds answers of its current round, and nobody changes on the course. */
export const fieldsOfRound: readonly string[] = [...days, 'seats']

const lessonFiles = ['file', 'captions']

/** A reduced bundle: without lessons, files or dates, or with another name. */
export const lessened = (of: CourseBundle, { name, lessons, files, dates }: Planting): CourseBundle => ({
  version: 1,
  course: {
    ...without(of.course, [...(dates ? [] : days), ...(files ? [] : ['cover'])]),
    ...(name !== undefined && { name }),
  },
  lessons: lessons ? of.lessons.map((one) => ({ ...one, values: without(one.values, files ? [] : lessonFiles) })) : [],
})

/** Values without the fields of these names. */
export const without = (given: Values, names: readonly string[]): Values =>
  Object.fromEntries(Object.entries(given).filter(([name]) => !names.includes(name)))
