/*
 * Checks an exported attempt with nothing but Node: that no bit of its paper or log changed since it was written, that its receipts are of
 * this log, and that the log is in the sealed root of its day.
 *
 *   node scripts/verify/verify-attempt.ts attempt.json [--key public.pem] [--receipt WR1.…] [--root <hex>]
 *
 * Prints OK, or the first part that does not fit, and exits with 1.
 */
import { createHash, verify as verifySignature } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

interface Exported {
  attemptID: string
  paper: string
  events: { seq: number; body: string; hash: string }[]
  head: string
  proofs?: { day: string; root: string; seq: number; steps: { side: 'left' | 'right'; hash: string }[] }[]
}

interface Evidence {
  /** The public key of the site, as PEM. */
  key?: string | undefined
  receipts?: readonly string[]
  /** A root that was kept outside the database. */
  root?: string | undefined
}

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex')

/** Returns the first fault of an attempt as a sentence. Null if it is whole. */
export function verifyAttempt(attempt: Exported, { key, receipts = [], root }: Evidence = {}): string | null {
  const chain = chainFault(attempt)
  if (chain) return chain
  for (const receipt of receipts) {
    const fault = receiptFault(attempt, { receipt, key })
    if (fault) return fault
  }
  return proofFault(attempt, root)
}

function chainFault({ attemptID, paper, events, head }: Exported): string | null {
  let last = sha256(attemptID + paper)
  for (const [at, { seq, body, hash }] of events.entries()) {
    if (seq !== at + 1) return `event ${at + 1} is missing`
    last = sha256(last + body)
    if (last !== hash) return at === 0 ? 'event 1 or the paper changed' : `event ${seq} changed`
    if (numberIn(body) !== seq) return `event ${seq} names another number`
  }
  return last === head ? null : `the head does not follow event ${events.length}`
}

function numberIn(body: string): unknown {
  try {
    return (JSON.parse(body) as { seq?: unknown }).seq
  } catch {
    return null
  }
}

function receiptFault(
  attempt: Exported,
  { receipt, key }: { receipt: string; key: string | undefined },
): string | null {
  const [mark, facts, signature, ...rest] = receipt.split('.')
  if (mark !== 'WR1' || !facts || !signature || rest.length > 0) return 'a receipt has another form'
  if (key === undefined) return 'a receipt needs the public key'
  const bytes = Buffer.from(signature, 'base64url')
  if (!verifySignature(null, Buffer.from(`${mark}.${facts}`), key, bytes)) return 'a receipt is not signed by this key'
  const { attemptID, seq, head } = JSON.parse(Buffer.from(facts, 'base64url').toString()) as Record<string, unknown>
  if (attemptID !== attempt.attemptID) return 'a receipt is of another attempt'
  const event = attempt.events.find((one) => one.seq === seq)
  return event?.hash === head ? null : `event ${String(seq)} does not fit its receipt`
}

function proofFault({ attemptID, events, proofs = [] }: Exported, root: string | undefined): string | null {
  for (const proof of proofs) {
    const head = events.find(({ seq }) => seq === proof.seq)?.hash
    const reached = proof.steps.reduce(
      (hash, step) => sha256(step.side === 'left' ? `node ${step.hash} ${hash}` : `node ${hash} ${step.hash}`),
      sha256(`leaf ${attemptID} ${proof.seq} ${head}`),
    )
    if (reached !== proof.root) return `the log does not fit the root of ${proof.day}`
  }
  if (root === undefined || proofs.some((proof) => proof.root === root)) return null
  return 'the log is not in this root'
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { key: { type: 'string' }, receipt: { type: 'string', multiple: true }, root: { type: 'string' } },
  })
  const [file] = positionals
  if (!file)
    throw new Error(
      'usage: node scripts/verify/verify-attempt.ts attempt.json [--key public.pem] [--receipt WR1.…] [--root hex]',
    )
  const key = values.key === undefined ? undefined : readFileSync(values.key, 'utf8')
  const attempt = JSON.parse(readFileSync(file, 'utf8')) as Exported
  const fault = verifyAttempt(attempt, { key, receipts: values.receipt ?? [], root: values.root })
  console.log(fault ?? 'OK')
  if (fault) process.exitCode = 1
}
