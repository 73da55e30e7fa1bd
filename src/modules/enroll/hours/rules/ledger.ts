import type { EntryKind } from './entry-kinds.ts'
import type { Terms } from './terms.ts'

/** A completed enrolment of one learner, on the day on which it counts (YYYY-MM-DD). */
export interface Completion extends Terms {
  enrollID: string
  /** Which attempt of the enrolment it completed. */
  attempt: number
  earnedOn: string
}

/** An entry that the product wrote for an enrolment. Entries of staff are left alone. */
export interface Entry extends Completion {
  hours: number
  kind: EntryKind
}

/**
 * The lines that bring the ledger of one learner into line with what he has completed: none where it is so already, so that a
 * replay writes nothing. Whatever the order of the events, the sum is the same: the limit of a rule in a year is given in the
 * order of the days. Hours may be halves.
 */
export const due = (completions: readonly Completion[], entries: readonly Entry[]): Entry[] => {
  const given = allocateHours(completions)
  const stands = Map.groupBy(entries, keyOf)
  const wanted = new Map(completions.map((one) => [keyOf(one), one]))
  const keys = [...new Set([...stands.keys(), ...wanted.keys()])].toSorted()
  return keys.flatMap((key) => {
    const written = stands.get(key) ?? []
    const completion = wanted.get(key)
    const line = completion
      ? counted({ completion, hours: given.get(key)!, written })
      : isLive(written)
        ? { ...termsOf(written), kind: 'reversed' as const, hours: -sumOf(written) }
        : null
    return line ? [line] : []
  })
}

/** The completions in the ledger, with the terms last written for each. */
export const standing = (entries: readonly Entry[]): Completion[] =>
  [...Map.groupBy(entries, keyOf).values()].filter(isLive).map(termsOf)

/** The hours that the ledger gives for each completion, within the yearly limit of its rule. */
export const allocateHours = (completions: readonly Completion[]): Map<string, number> => {
  const used = new Map<string, number>()
  const given = new Map<string, number>()
  for (const one of completions.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))) {
    const pot = `${one.rule ?? ''} ${one.earnedOn.slice(0, 4)}`
    const left = one.yearCap === null ? one.counted : Math.max(0, one.yearCap - (used.get(pot) ?? 0))
    const hours = Math.min(one.counted, left)
    used.set(pot, (used.get(pot) ?? 0) + hours)
    given.set(keyOf(one), hours)
  }
  return given
}

export const sumOf = (entries: readonly Pick<Entry, 'hours'>[]) => entries.reduce((sum, { hours }) => sum + hours, 0)

/** A second completion after a restart has another day, and one of another attempt its number: each counts as a separate one. */
const keyOf = ({ earnedOn, enrollID, attempt }: Pick<Completion, 'earnedOn' | 'enrollID' | 'attempt'>) =>
  `${earnedOn} ${enrollID} ${attempt}`

function counted(of: { completion: Completion; hours: number; written: readonly Entry[] }): Entry | null {
  const { completion, hours, written } = of
  if (!isLive(written)) return completion.counted > 0 ? { ...completion, kind: 'earned', hours } : null
  const more = hours - sumOf(written)
  const hasNewTerms = completion.counted !== written.at(-1)!.counted || completion.rule !== written.at(-1)!.rule
  return more === 0 && !hasNewTerms ? null : { ...completion, kind: 'corrected', hours: more }
}

/** Earned and not revoked since. */
const isLive = (written: readonly Entry[]) =>
  written.filter(({ kind }) => kind === 'earned').length > written.filter(({ kind }) => kind === 'reversed').length

function termsOf(written: readonly Entry[]): Completion {
  const { enrollID, attempt, earnedOn, rule, counted: n, yearCap } = written.at(-1)!
  return { enrollID, attempt, earnedOn, rule, counted: n, yearCap }
}
