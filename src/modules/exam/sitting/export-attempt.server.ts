import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { forbidden } from '#platform/errors/errors.ts'
import { fromPrivate } from '#platform/data/private-table/access.ts'
import { leavesOf } from '../commands/seal-day.server.ts'
import { leafText, merkleProof } from '../rules/merkle.ts'
import { examEvent, examMark, examPaper } from '../tables.ts'
import { examRoot } from './receipts/tables.ts'
import { readAttempt } from './attempt/read-attempt.server.ts'
import { sha256 } from './log/hash.server.ts'

/** Returns an attempt as `scripts/verify/verify-attempt.ts` reads it: paper, log, marks, and a proof for each sealed day. Managers alone. */
export async function exportAttempt(ctx: Context, attemptID: string) {
  if (!isAtLeast(ctx.viewer, 'manager')) throw forbidden()
  const { head } = await readAttempt(ctx, attemptID)
  const paper = await fromPrivate(ctx, examPaper)
    .select('body')
    .where('attemptID', '=', attemptID)
    .executeTakeFirstOrThrow()
  const events = await fromPrivate(ctx, examEvent)
    .select(['seq', 'body', 'hash', 'at'])
    .where('attemptID', '=', attemptID)
    .orderBy('seq')
    .execute()
  const marks = await fromPrivate(ctx, examMark)
    .select(['slot', 'number', 'stage', 'points', 'most', 'keyVersion'])
    .where('attemptID', '=', attemptID)
    .orderBy('slot')
    .orderBy('number')
    .execute()
  const days = Map.groupBy(events, ({ at }) => bangkokDay(Date.parse(at)))
  const proofs = []
  for (const [day, ofDay] of days) {
    const last = ofDay.at(-1)!
    const proof = await proofOf(ctx, { day, leaf: leafText({ attemptID, seq: last.seq, head: last.hash }) })
    if (proof) proofs.push({ ...proof, seq: last.seq })
  }
  const log = events.map(({ seq, body, hash }) => ({ seq, body, hash }))
  return { version: 1, attemptID, paper: paper.body, events: log, head, marks, proofs }
}

async function proofOf(ctx: Context, { day, leaf }: { day: string; leaf: string }) {
  const sealed = await fromPrivate(ctx, examRoot).select('root').where('day', '=', day).executeTakeFirst()
  if (!sealed) return null
  return { day, root: sealed.root, steps: merkleProof(await leavesOf(ctx, day), { leaf, hash: sha256 }) }
}
