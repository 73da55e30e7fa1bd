import type { AttemptStatus } from '../../../rules/choices.ts'

/** Whether an appeal is possible at an instant. Without a time limit in the round there are none. `appealUntil` is ISO 8601. */
export function appealState(
  of: { status: AttemptStatus; appealUntil: string | null },
  now: number,
): 'open' | 'notReleased' | 'over' {
  if (of.status !== 'released') return 'notReleased'
  return of.appealUntil !== null && now < Date.parse(of.appealUntil) ? 'open' : 'over'
}

/** Whether a person may decide an appeal: nobody decides about a mark that they gave first, nor about the whole paper after one. */
export function mayDecide(
  of: { slot: string; marks: readonly { slot: string; stage: string; markerID: string | null }[] },
  viewerID: string,
): boolean {
  return of.marks.every(
    ({ slot, stage, markerID }) => stage !== 'first' || markerID !== viewerID || (of.slot !== '' && slot !== of.slot),
  )
}
