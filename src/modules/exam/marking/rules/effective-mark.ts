import {
  add,
  compare,
  divide,
  type Fraction,
  fraction,
  multiply,
  subtract,
} from '#domain/learning/assessment/fraction.ts'
import type { MarkStage } from '../../tables.ts'

/** A mark of a slot as stored: fractions as text. Of one stage, the highest number is the newest. */
export interface SlotMark {
  number: number
  stage: MarkStage
  markerID: string | null
  points: string
  most: string
}

/** What counts for a slot, and whose mark is still missing. */
export interface EffectiveMark {
  effective: { points: Fraction; most: Fraction } | null
  waitsFor: 'first' | 'second' | 'third' | null
}

/**
 * Returns the mark of a slot that counts: a regrade, then a third mark, then both markers' mean, then one marker's, then the automatic one.
 * Two markers are needed only where nothing was marked automatically and `secondMarker` is set; beyond that percentage of difference, the
 * third mark decides (decision 614).
 */
export function effectiveMark(marks: readonly SlotMark[], secondMarker: number | null): EffectiveMark {
  const { regrade, third, second, first, auto } = newestByStage(marks)
  const decided = regrade ?? third
  if (decided) return counted(decided)
  if (secondMarker === null || auto) return first || auto ? counted((first ?? auto)!) : waiting('first')
  if (!first) return waiting('first')
  if (!second) return waiting('second')
  if (differsTooMuch(first, { second, limit: secondMarker })) return waiting('third')
  const half = { n: 1n, d: 2n }
  const points = multiply(add(fraction(first.points), fraction(second.points)), half)
  return { effective: { points, most: fraction(first.most) }, waitsFor: null }
}

/** Why somebody may not add a mark: a third person decides, or two others are marking. */
export type MarkRefusal = 'third-person'

/**
 * Returns the stage of a person's next mark of a slot. `regrade` is a correction, which needs a reason: after the release, and where marks
 * are complete.
 */
export function nextStage(
  marks: readonly SlotMark[],
  of: { markerID: string; secondMarker: number | null; isReleased: boolean },
): MarkStage | MarkRefusal {
  const { regrade, third, second, first, auto } = newestByStage(marks)
  if (of.isReleased || regrade) return 'regrade'
  if (third) return third.markerID === of.markerID ? 'third' : 'regrade'
  if (!first || of.secondMarker === null || auto) return 'first'
  if (!second) return first.markerID === of.markerID ? 'first' : 'second'
  if (effectiveMark(marks, of.secondMarker).waitsFor !== 'third') return 'regrade'
  return [first.markerID, second.markerID].includes(of.markerID) ? 'third-person' : 'third'
}

/** Whose marks a person may read before their own: everybody’s once marks are complete, and for a third marker both. */
export function visibleMarks<Mark extends SlotMark>(
  marks: readonly Mark[],
  of: { markerID: string; secondMarker: number | null; isReleased: boolean },
): Mark[] {
  const stage = nextStage(marks, of)
  const isBlind = stage === 'second' || stage === 'third-person'
  return isBlind ? marks.filter(({ markerID }) => markerID === of.markerID) : [...marks]
}

export function newestByStage<Mark extends SlotMark>(marks: readonly Mark[]): Partial<Record<MarkStage, Mark>> {
  const newest: Partial<Record<MarkStage, Mark>> = {}
  for (const mark of marks) if (mark.number >= (newest[mark.stage]?.number ?? 0)) newest[mark.stage] = mark
  return newest
}

const counted = ({ points, most }: SlotMark): EffectiveMark => ({
  effective: { points: fraction(points), most: fraction(most) },
  waitsFor: null,
})

const waiting = (waitsFor: 'first' | 'second' | 'third'): EffectiveMark => ({ effective: null, waitsFor })

function differsTooMuch(first: SlotMark, { second, limit }: { second: SlotMark; limit: number }): boolean {
  const most = fraction(first.most)
  if (most.n === 0n) return false
  const difference = subtract(fraction(first.points), fraction(second.points))
  const share = divide({ n: difference.n < 0n ? -difference.n : difference.n, d: difference.d }, most)
  return compare(multiply(share, fraction(100)), fraction(limit)) > 0
}
