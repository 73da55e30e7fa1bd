import { z } from 'zod'

const id = z.string().regex(/^[0-9a-f]{24}$/)

/** Computes the result of a submitted attempt from its marks. */
export const refreshResultJob = { name: 'exam/results/refresh-result', payload: z.object({ attemptID: id }) }

/** Applies the released results of an exam to an enrolment: its lesson, its hours and its certificate. */
export const settleResultJob = { name: 'exam/results/settle-result', payload: z.object({ enrollID: id, examID: id }) }

/** Releases the results of the rounds of a site whose time has come. */
export const releaseDueJob = { name: 'exam/results/release-due', payload: z.object({}) }

/** Stores the item analysis of closed rounds of a site that have none. */
export const analyseDueJob = { name: 'exam/results/analyse-due', payload: z.object({}) }
