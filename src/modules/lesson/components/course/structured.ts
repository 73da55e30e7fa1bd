import type { OpenRound } from '#modules/enroll/public-api.ts'
import { priceOf } from '#domain/money/baht.ts'
import type { Context } from '#platform/context.ts'
import { absolute } from '#platform/site/absolute.ts'
import type { courseOf } from './lessons.server.ts'

type Course = Awaited<ReturnType<typeof courseOf>>

interface Beside {
  path: string
  rating: { average: number; count: number } | null
  /** The open rounds; each is an instance of the course. */
  rounds: readonly OpenRound[]
}

/** A course as schema.org data. A course with onsite dates is also an event. */
export const structuredOf = (ctx: Context, course: Course, { path, rating, rounds }: Beside) => {
  const { site, locale } = ctx
  const url = absolute(ctx, path)
  const academy = {
    '@type': 'Organization',
    name: locale === 'th' ? site.siteName : site.siteNameEn,
    url: absolute(ctx, '/'),
  }
  const offers = offerOf(course, url)
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
    hasCourseInstance:
      rounds.length > 0 ? rounds.map((round) => roundInstance(instance, { course, round, url, academy })) : [instance],
  }
  const asEvent = {
    ...{ '@type': 'EducationEvent', ...same, ...days, organizer: academy },
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', name: academy.name },
  }
  return { '@context': 'https://schema.org', '@graph': [asCourse, ...(days ? [asEvent] : [])] }
}

function offerOf(priced: { price: number | null; sale_price: number | null }, url: string) {
  const { pays, isFree } = priceOf(priced)
  return {
    ...{ '@type': 'Offer', price: pays.toFixed(2), priceCurrency: 'THB', url },
    category: isFree ? 'Free' : 'Paid',
  }
}

interface RoundBeside {
  course: Course
  round: OpenRound
  url: string
  academy: { name: string }
}

/** A round of the course: its days, venue, lecturers and price, and whether a seat is left. */
function roundInstance(instance: ReturnType<typeof instanceOf>, { course, round, url, academy }: RoundBeside) {
  const { startDate, endDate, endRegistDate, price } = round
  const priced = price === null ? course : { price, sale_price: null }
  const isAvailable = round.isOpen && round.left !== 0
  return {
    ...{ ...instance, name: round.name || `${course.name} ${round.number}`, ...instructorsOf(round.lecturer) },
    ...{ startDate, endDate: endDate && endDate > startDate ? endDate : startDate },
    location: { '@type': 'Place', name: round.place || academy.name },
    offers: {
      ...offerOf(priced, `${url}#rounds`),
      availability: `https://schema.org/${isAvailable ? 'InStock' : 'SoldOut'}`,
      ...(endRegistDate && { validThrough: endRegistDate }),
    },
  }
}

const instructorsOf = (named: readonly { name: string }[]) =>
  named.length > 0 && { instructor: named.map(({ name }) => ({ '@type': 'Person', name })) }

const daysOf = ({ type, startDate, endDate }: Course) =>
  type === 'onsite' && startDate ? { startDate, endDate: endDate && endDate > startDate ? endDate : startDate } : null

const instanceOf = (course: Course, days: ReturnType<typeof daysOf>) => ({
  ...{ '@type': 'CourseInstance', courseMode: course.type === 'onsite' ? 'Onsite' : 'Online' },
  ...(course.hours > 0 && { courseWorkload: `PT${Math.round(course.hours * 60)}M` }),
  ...instructorsOf(course.lecturer),
  ...days,
})

const ratingIn = (rating: { average: number; count: number } | null) =>
  rating && {
    aggregateRating: {
      ...{ '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count, bestRating: 5 },
    },
  }
