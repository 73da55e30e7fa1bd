import type { MarkedAttempt } from '../../marking/read-marked.server.ts'
import { type PaperScore, paperScore } from '../rules/paper-score.ts'

/** The exact score of an attempt; null while marks are missing. */
export function scoreOf({ slots, settings }: Pick<MarkedAttempt, 'slots' | 'settings'>): PaperScore | null {
  const marks = slots.flatMap(({ effective }) => effective ?? [])
  return marks.length < slots.length ? null : paperScore(marks, settings.passPercent)
}
