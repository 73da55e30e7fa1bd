import type { Enrolment } from '#modules/enroll/public-api.ts'
import type { Context } from '#platform/context.ts'
import { type Standing, type StandingOf, lessonStates } from './lesson-states.server.ts'

/** How somebody stands to the lessons of a course, and those that he has finished; both empty for who is not enrolled. */
export interface Standings {
  of: ReadonlyMap<string, Standing>
  done: ReadonlySet<string>
}

/** For a page that shows a course to everybody: no rule is asked for who is not enrolled, staff who look at it among them. */
export const standingsFor = async (
  ctx: Context,
  { enrolment, ...course }: Omit<StandingOf, 'enrolment'> & { enrolment: Enrolment | null },
): Promise<Standings> => {
  if (!enrolment) return { of: new Map(), done: new Set() }
  const of = await lessonStates(ctx, { ...course, enrolment })
  return { of, done: new Set([...of].flatMap(([id, { state }]) => (state === 'done' ? [id] : []))) }
}
