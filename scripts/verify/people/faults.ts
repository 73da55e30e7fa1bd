import { type Finding, finding } from '../scorecard.ts'

/** A problem and its place: the role, the size, the language and the URL. */
export interface Fault {
  kind: string
  says: string
  where: string
}

/** Maximum problems named in a line of the scorecard. The others are printed when found. */
const named = 5

/** Problems found. The same problem found again counts once. */
export class Faults {
  readonly #met = new Map<string, Fault & { times: number }>()

  note(fault: Fault) {
    const key = `${fault.kind} ${fault.says}`
    const known = this.#met.get(key)
    if (known) known.times++
    else {
      this.#met.set(key, { ...fault, times: 1 })
      console.log(`  ${fault.kind}: ${fault.says} (${fault.where})`)
    }
  }

  /** Returns the line of one kind. `claim` holds if there are no problems. `looked` says what was checked. */
  line(claim: string, { kind, looked }: { kind: string; looked: string }): Finding {
    const of = this.#met
      .values()
      .filter((fault) => fault.kind === kind)
      .toArray()
    const told = of
      .slice(0, named)
      .map(({ says, where, times }) => `${says} (${where}${times > 1 ? `, ${times} times` : ''})`)
    const more = of.length > named ? [`and ${of.length - named} more`] : []
    const found = of.length === 0 ? `0 (${looked})` : `${of.length} (${looked}): ${[...told, ...more].join('; ')}`
    return finding(claim, { goal: '0', found, isMet: of.length === 0 })
  }
}
