import type { Hash } from '#domain/learning/assessment/paper-chain.ts'

/** One log in a root: its last event on the day. */
export const leafText = ({ attemptID, seq, head }: { attemptID: string; seq: number; head: string }): string =>
  `${attemptID} ${seq} ${head}`

const levelOf = (leaves: readonly string[], hash: Hash) => leaves.map((leaf) => hash(`leaf ${leaf}`))
const pairs = (level: readonly string[], hash: Hash): string[] =>
  Array.from({ length: Math.ceil(level.length / 2) }, (_, at) =>
    at * 2 + 1 < level.length ? hash(`node ${level[at * 2]} ${level[at * 2 + 1]}`) : level[at * 2]!,
  )

/** Returns the root over leaves in their order. An odd one rises unpaired. Throws a RangeError without leaves. */
export function merkleRoot(leaves: readonly string[], hash: Hash): string {
  if (leaves.length === 0) throw new RangeError('no leaves')
  let level = levelOf(leaves, hash)
  while (level.length > 1) level = pairs(level, hash)
  return level[0]!
}

/** A step from a leaf to the root: the hash beside it, and on which side that is. */
interface ProofStep {
  side: 'left' | 'right'
  hash: string
}

/** Returns the steps from a leaf to the root. Throws a RangeError if the leaf is not among them. */
export function merkleProof(leaves: readonly string[], { leaf, hash }: { leaf: string; hash: Hash }): ProofStep[] {
  let at = leaves.indexOf(leaf)
  if (at < 0) throw new RangeError('no such leaf')
  const steps: ProofStep[] = []
  let level = levelOf(leaves, hash)
  while (level.length > 1) {
    const other = level[at % 2 === 0 ? at + 1 : at - 1]
    if (other !== undefined) steps.push({ side: at % 2 === 0 ? 'right' : 'left', hash: other })
    level = pairs(level, hash)
    at = Math.floor(at / 2)
  }
  return steps
}
