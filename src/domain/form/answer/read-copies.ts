import type { DataSet } from '../definition.ts'
import type { RawAnswers } from '../judge.ts'
import { type Complaint, complain } from './complaint.ts'

/** One copy of a data set with the key that its browser gave it. */
export interface Copy {
  key: string
  answers: RawAnswers
}

const mostCopies = 100

/** Returns the copies of a data set, at most its limit, and what is wrong with their number or form (specification L163). */
export function readCopies(raw: unknown, { limit, isRequired }: DataSet): { copies: Copy[]; issue?: Complaint } {
  if (raw === undefined || raw === null || raw === '') return ofCopies([], isRequired)
  if (!Array.isArray(raw)) return { copies: [], issue: complain('value', 'value') }
  const most = Math.min(Math.max(Math.trunc(limit) || 1, 1), mostCopies)
  const sent: readonly unknown[] = raw.slice(0, most)
  const copies = withKeys(sent.filter(isCopy))
  if (raw.length > most) return { copies, issue: complain('copies', 'tooManyCopies', { n: most }) }
  if (copies.length < sent.length) return { copies, issue: complain('value', 'value') }
  return ofCopies(copies, isRequired)
}

function ofCopies(copies: Copy[], isRequired: boolean): { copies: Copy[]; issue?: Complaint } {
  return copies.length === 0 && isRequired ? { copies, issue: complain('copies', 'noCopies') } : { copies }
}

const isCopy = (sent: unknown): sent is RawAnswers => typeof sent === 'object' && sent !== null && !Array.isArray(sent)

/** A missing, malformed or repeated key becomes the place of its copy. */
function withKeys(sent: readonly RawAnswers[]): Copy[] {
  const used = new Set<string>()
  return sent.map((answers, at) => {
    const given = Object.hasOwn(answers, '_key') ? answers['_key'] : null
    let key = typeof given === 'string' && /^[\w-]{1,64}$/.test(given) ? given : `copy-${at + 1}`
    while (used.has(key)) key = `copy-${at + 1}-${used.size}`
    used.add(key)
    return { key, answers }
  })
}
