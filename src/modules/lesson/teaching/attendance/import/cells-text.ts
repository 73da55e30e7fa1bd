import { isForRound } from '#modules/enroll/public-api.ts'
import { isAttendanceStatus } from '#domain/learning/attendance/statuses.ts'
import type { SheetCell } from '../rules/read-sheet.ts'
import type { SheetFacts } from './sheet-facts.server.ts'

/** Maximum number of cells stored together. */
export const mostCells = 2000

/** The cells as the form that confirms them sends them back. */
export const writeCells = (cells: readonly SheetCell[]) =>
  cells.map(({ enrollID, sessionID, status }) => `${enrollID} ${sessionID} ${status}`).join('\n')

/** The cells that were sent back, or null where one of them is of no learner, session or status of the course. */
export function readCells(text: string, { people, sessions, now }: SheetFacts): SheetCell[] | null {
  const held = sessions.filter(({ cancelled, startsAt }) => !cancelled && Date.parse(startsAt) <= now)
  const rounds = new Map(people.map(({ enrollID, roundID }) => [enrollID, roundID]))
  const known = new Map(held.map((session) => [session._id, session]))
  const lines = text.split(/\r?\n/).filter((line) => line !== '')
  const cells = lines.flatMap((line) => {
    const [enrollID = '', sessionID = '', status = ''] = line.split(' ')
    const [session, roundID] = [known.get(sessionID), rounds.get(enrollID)]
    const isGood = session && roundID !== undefined && isForRound(session, roundID) && isAttendanceStatus(status)
    return isGood ? [{ enrollID, sessionID, status }] : []
  })
  const isOnce = new Set(cells.map(({ enrollID, sessionID }) => `${enrollID} ${sessionID}`)).size === cells.length
  return cells.length === lines.length && isOnce && cells.length <= mostCells ? cells : null
}
