import type { Enrolment } from '#modules/enroll/public-api.ts'
import type { Context } from '#platform/context.ts'
import { type Standing, type StandingOf, lessonStates } from './lesson-states.server.ts'

/**
 * The viewer's states for the lessons of a course, and the completed lessons. Both are empty for viewers who are not
 * enrolled.
 */
export interface Standings {
  of: ReadonlyMap<string, Standing>
  done: ReadonlySet<string>
}

/** For a public course page. Rules are not evaluated for viewers who are not enrolled, including staff. */
export const standingsFor = async (
  ctx: Context,
  { enrolment, ...course }: Omit<StandingOf, 'enrolment'> & { enrolment: Enrolment | null },
): Promise<Standings> => {
  if (!enrolment) return { of: new Map(), done: new Set() }
  const of = await lessonStates(ctx, { ...course, enrolment })
  return { of, done: new Set([...of].flatMap(([id, { state }]) => (state === 'done' ? [id] : []))) }
}
