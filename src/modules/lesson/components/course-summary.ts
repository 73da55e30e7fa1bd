import { href } from 'react-router'
import { readKey } from '#domain/file/file-key.ts'
import { formatHours } from '#domain/thai-calendar/format.ts'
import type { RowOf } from '#platform/data/collection/registry.ts'
import type { ImageMeta } from '#platform/content/file/library/image-meta.ts'
import { fill, inLocale, type Locale } from '#platform/site/i18n/words.ts'
import { pictureAt } from '#platform/site/pictures.ts'
import { designOf } from '#ui/course/art/motifs.ts'
import type { CoverImage } from '#ui/course/cover.tsx'
import type { Price } from '#ui/course/price-tag.tsx'
import { artOf } from '../rules/cover.ts'
import { shownPrice } from '../rules/shown-price.ts'
import { courseWords } from '../words.ts'
import { seatsInWords } from './seats/seats.ts'

/** The columns that a summary needs. Every course list reads them. */
export type CourseRow = Pick<
  RowOf<'course'>,
  | '_id'
  | 'name'
  | 'category'
  | 'cover'
  | 'hours'
  | 'days'
  | 'short_description'
  | 'lecturer'
  | 'certification'
  | 'price'
  | 'sale_price'
>

interface CourseFact {
  icon: 'clock' | 'calendar' | 'cert' | 'user'
  text: string
}

/** A course as sent to a list: the CourseSummary of the UI, with its name still plain text. */
export interface CourseShown {
  id: string
  href: string
  name: string
  cover: CoverImage
  category?: string
  lead?: string
  lecturer?: string
  facts: CourseFact[]
  price: Price
  /** A learner who has begun the course sees a ribbon on it. */
  isOnSale?: true
  ribbon?: string
}

interface SummaryBy {
  locale: Locale
  /** Names of the visible categories by code. */
  categories: ReadonlyMap<string, string>
  /** Free seats of the courses that have a limit. */
  left?: ReadonlyMap<string, number>
  /** How the covers are shown. */
  frame: Frame
}
type Frame = (cover: string | null) => ImageMeta

/** What a list shows of a course to all viewers. `withRibbons` adds what is specific to one viewer. */
export const summaryOf = (course: CourseRow, by: SummaryBy): CourseShown => {
  const words = inLocale(courseWords, by.locale)
  const category = course.category.map((code) => by.categories.get(code)).find((name) => name !== undefined)
  const lecturer = course.lecturer.map(({ name }) => name).join(', ')
  return {
    id: course._id,
    href: href('/lesson/detail/:id', { id: course._id }),
    name: course.name,
    cover: coverOf(course, by.frame),
    ...(category && { category }),
    ...(course.short_description && { lead: course.short_description }),
    ...(lecturer && { lecturer }),
    facts: factsOf(course, by),
    price: shownPrice(course, { words, locale: by.locale }),
    ...(course.sale_price !== null && { isOnSale: true as const }),
  }
}

/**
 * The courses, with a ribbon on those that the viewer has begun (specification §6, L180). Returns the same array if
 * there are none.
 */
export const withRibbons = <Course extends CourseShown>(
  courses: Course[],
  { enrolled, locale }: { enrolled: ReadonlySet<string>; locale: Locale },
): Course[] => {
  const hasBegun = ({ id, isOnSale }: CourseShown) => isOnSale === true && enrolled.has(id)
  if (!courses.some(hasBegun)) return courses
  return courses.map((course) => (hasBegun(course) ? { ...course, ribbon: courseWords.begun[locale] } : course))
}

/** The course's own cover, or one generated from its category. */
export const coverOf = (course: Pick<CourseRow, '_id' | 'category' | 'cover'>, frame: Frame): CoverImage => ({
  design: designOf(artOf(course.category), course._id),
  ...(course.cover && isPicture(course.cover) && { picture: { url: pictureAt(course.cover), ...frame(course.cover) } }),
})

/** An uploaded file or an external URL. Any other value would show as a broken image. */
const isPicture = (place: string) => place.startsWith('https://') || readKey(place.replace(/^upload\//, '')) !== null

function factsOf(course: CourseRow, { locale, left }: SummaryBy): CourseFact[] {
  const facts: CourseFact[] = []
  const seats = seatsInWords(left?.get(course._id), locale)
  if (course.hours > 0) facts.push({ icon: 'clock', text: formatHours(course.hours, locale) })
  if (course.days > 0) facts.push({ icon: 'calendar', text: fill(courseWords.days[locale], { n: course.days }) })
  if (course.certification === 'yes') facts.push({ icon: 'cert', text: courseWords.certificate[locale] })
  if (seats) facts.push({ icon: 'user', text: seats })
  return facts
}
