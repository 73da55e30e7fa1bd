import { sql } from 'kysely'
import { href } from 'react-router'
import { z } from 'zod'
import type { Context } from '#platform/context.ts'
import { nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { defineJob } from '#platform/background/jobs/job.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { notify } from '#platform/background/notifications/notify.ts'
import { fileWords } from '../words.ts'
import { moveFile } from './move-file.ts'

/** So many failures in a row mean that a store is out of reach, and not that a file is broken. */
const mostInARow = 5

/**
 * Moves files one by one; how far it is is in the database, so that a process that takes it over goes on there. A file
 * that cannot be moved stays where it is. Where none can, the move stops and says so.
 */
export const moveJob = defineJob({
  name: 'platform/move-files',
  payload: z.object({ move: z.string() }),
  async work(ctx, { payload: { move: _id }, signal, reportProgress }) {
    let inARow = 0
    for (;;) {
      signal.throwIfAborted()
      const move = await running(ctx, _id)
      if (!move) return
      const file = await nextFile(ctx, move)
      if (!file) return end(ctx, { ...move, state: 'done' })
      const isMoved = await moveFile(ctx, { ...file, from: move.from, to: move.to })
      inARow = isMoved ? 0 : inARow + 1
      await count(ctx, { _id, file, isMoved })
      if (inARow === mostInARow) return end(ctx, { ...move, state: 'stopped' })
      const at = move.done + move.failed + 1
      await reportProgress(Math.min(99, Math.floor((100 * at) / Math.max(1, move.total))), fileWords.movingFiles)
    }
  },
})

interface Running {
  _id: string
  from: string
  to: string
  at: string
  total: number
  done: number
  failed: number
  user: string
}

async function running(ctx: Context, _id: string) {
  const { rows } = await sql<Running>`select _id, "from", "to", at, total, done, failed, "user" from file_move
    where site = ${ctx.site._id} and _id = ${_id} and state = 'running'`.execute(ctx[executor])
  return rows[0]
}

interface Next {
  id: string
  ext: string
  type: string
  kept: number
  sha256: string
  widths: number[]
}

async function nextFile(ctx: Context, { from, at }: Running) {
  const { rows } = await sql<Next>`select _id as id, ext, type, kept, sha256, widths from file
    where site = ${ctx.site._id} and store = ${from} and _id > ${at}
      and not "isComing" order by _id limit 1`.execute(ctx[executor])
  return rows[0]
}

async function count(ctx: Context, { _id, file, isMoved }: { _id: string; file: Next; isMoved: boolean }) {
  const [done, bytes] = isMoved ? [1, file.kept] : [0, 0]
  await sql`update file_move set at = ${file.id}, done = done + ${done}, failed = failed + ${1 - done},
    bytes = bytes + ${bytes}::bigint where site = ${ctx.site._id} and _id = ${_id}`.execute(ctx[executor])
}

/** Leaves word with who began it. */
async function end(ctx: Context, { _id, state, user }: Running & { state: 'done' | 'stopped' }) {
  const { rows } = await sql<{ done: number; failed: number }>`update file_move set state = ${state},
    "endedAt" = ${nowOf({ ...ctx, now: ctx.app.clock() })}::timestamptz
    where site = ${ctx.site._id} and _id = ${_id} and state = 'running' returning done, failed`.execute(ctx[executor])
  const ended = rows[0]
  if (!ended) return
  const n = { done: ended.done.toLocaleString('th-TH'), failed: ended.failed.toLocaleString('th-TH') }
  const said = state === 'stopped' ? fileWords.moveStopped : fileWords.moved
  await notify(ctx, { to: user, title: { th: fill(said.th, n), en: fill(said.en, n) }, href: href('/space/dashboard') })
}
