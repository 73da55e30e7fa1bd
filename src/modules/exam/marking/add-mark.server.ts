import { type Fraction, fractionText } from '#domain/learning/assessment/fraction.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { insertPrivateRows } from '#platform/data/private-table/access.ts'
import { examMark, type MarkStage } from '../tables.ts'
import type { MarkNote } from './read-marked.server.ts'

interface NewMark {
  attemptID: string
  slot: string
  /** One more than the newest mark of the slot. */
  number: number
  stage: MarkStage
  points: Fraction
  most: Fraction
  note: MarkNote
  keyVersion?: number | null
}

/** Adds marks. Nothing checks here who may: the caller locked the attempts. The viewer is their marker, unless a job adds them. */
export const addMarks = (inside: Context, marks: readonly NewMark[], markerID: string | null): Promise<void> =>
  insertPrivateRows(
    inside,
    examMark,
    marks.map(({ points, most, note, keyVersion = null, ...mark }) => ({
      ...{ ...mark, markerID, keyVersion, createdAt: nowOf(inside) },
      ...{ points: fractionText(points), most: fractionText(most), body: JSON.stringify(note) },
    })),
  )
