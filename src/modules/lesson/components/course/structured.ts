import { priceOf } from '#domain/money/baht.ts'
import type { Context } from '#platform/context.ts'
import { absolute } from '#platform/site/absolute.ts'
import type { courseOf } from './lessons.server.ts'

type Course = Awaited<ReturnType<typeof courseOf>>

/** A course as schema.org data. A course with onsite dates is also an event. */
export const structuredOf = (
  ctx: Context,
  course: Course,
  { path, rating }: { path: string; rating: { average: number; count: number } | null },
) => {
  const { site, locale } = ctx
  const url = absolute(ctx, path)
  const academy = {
    '@type': 'Organization',
    name: locale === 'th' ? site.siteName : site.siteNameEn,
    url: absolute(ctx, '/'),
  }
  const { pays, isFree } = priceOf(course)
  const offers = {
    ...{ '@type': 'Offer', price: pays.toFixed(2), priceCurrency: 'THB', url },
    category: isFree ? 'Free' : 'Paid',
  }
  const same = {
    name: course.name,
    description: course.short_description || course.name,
    url,
    inLanguage: 'th',
    offers,
  }
  const days = daysOf(course)
  const instance = instanceOf(course, days)
  const asCourse = {
    ...{ '@type': 'Course', ...same, ...ratingIn(rating), provider: academy },
    hasCourseInstance: [instance],
  }
  const asEvent = {
    ...{ '@type': 'EducationEvent', ...same, ...days, organizer: academy },
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', name: academy.name },
  }
  return { '@context': 'https://schema.org', '@graph': [asCourse, ...(days ? [asEvent] : [])] }
}

const daysOf = ({ type, startDate, endDate }: Course) =>
  type === 'onsite' && startDate ? { startDate, endDate: endDate && endDate > startDate ? endDate : startDate } : null

const instanceOf = (course: Course, days: ReturnType<typeof daysOf>) => ({
  ...{ '@type': 'CourseInstance', courseMode: course.type === 'onsite' ? 'Onsite' : 'Online' },
  ...(course.hours > 0 && { courseWorkload: `PT${Math.round(course.hours * 60)}M` }),
  ...(course.lecturer.length > 0 && { instructor: course.lecturer.map(({ name }) => ({ '@type': 'Person', name })) }),
  ...days,
})

const ratingIn = (rating: { average: number; count: number } | null) =>
  rating && {
    aggregateRating: {
      ...{ '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count, bestRating: 5 },
    },
  }
