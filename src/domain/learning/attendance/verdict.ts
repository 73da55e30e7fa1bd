import type { Attended } from './attended-hours.ts'

/** The result of a learner: `none` without sessions, `met`, `short` for good, `open` while sessions are to come. */
type VerdictState = 'none' | 'open' | 'met' | 'short'

export interface AttendanceVerdict {
  state: VerdictState
  /** Of the hours of the sessions that have ended, 0 to 100, rounded down; null where there are none. */
  percent: number | null
  attendedMinutes: number
  /** Of all sessions, those to come too. */
  requiredMinutes: number
  /** What is still to be attended; 0 where it is enough. */
  missingMinutes: number
  /** Whether all sessions to come are enough. */
  canReach: boolean
}

/** Whether a learner has attended at least `percent` of the hours (1 to 100), which is decided when the last session has ended. */
export function attendanceVerdict(attended: Attended, percent: number): AttendanceVerdict {
  const { totalMinutes, minutePercents, plannedMinutes, isOver } = attended
  const attendedMinutes = minutePercents / 100
  const requiredMinutes = (plannedMinutes * percent) / 100
  const missingMinutes = Math.max(0, requiredMinutes - attendedMinutes)
  return {
    state: stateOf(attended, percent),
    percent: totalMinutes === 0 ? null : Math.floor(minutePercents / totalMinutes),
    ...{ attendedMinutes, requiredMinutes, missingMinutes },
    canReach: isOver ? missingMinutes === 0 : plannedMinutes - totalMinutes >= missingMinutes,
  }
}

/** Who was excused from every session has attended nothing: staff decide then. */
function stateOf({ lines, totalMinutes, minutePercents, isOver }: Attended, percent: number): VerdictState {
  if (lines.every(({ state }) => state === 'cancelled')) return 'none'
  if (!isOver) return 'open'
  return totalMinutes > 0 && minutePercents >= percent * totalMinutes ? 'met' : 'short'
}
