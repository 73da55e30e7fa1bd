import { fill, type Locale, type Text } from '#platform/site/i18n/words.ts'
import { bulkWords } from '../words.ts'

/** A reason why rows were refused, and how many. */
export interface FailureReason extends Text {
  n: number
}

/** The reasons of refused rows, each once with its count, added to those of earlier rows. */
export const failureReasons = (failures: readonly Text[], earlier: readonly FailureReason[] = []): FailureReason[] => {
  const counts = new Map(earlier.map((reason) => [reason.th, reason]))
  for (const { th, en } of failures) counts.set(th, { th, en, n: (counts.get(th)?.n ?? 0) + 1 })
  return [...counts.values()]
}

/** Which rows were refused, and why. */
export const reasonsText = (reasons: readonly FailureReason[], locale: Locale): string =>
  reasons
    .map((reason) => fill(bulkWords.left[locale], { n: reason.n.toLocaleString('th-TH'), why: reason[locale] }))
    .join(' · ')
