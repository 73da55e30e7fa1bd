import { sql } from 'kysely'
import { href } from 'react-router'
import type { z } from 'zod'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { defineBulkOperation } from '#platform/background/bulk-operation/define-bulk-operation.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { fileWords } from '../words.ts'
import type { FileMove } from './move.ts'
import { moveFile } from './move-file.ts'
import { fileMoveKind, moveProgress } from './move-kind.ts'

/** This number of consecutive failures means that a store is unreachable, not that a file is broken. */
const maxFailuresInARow = 5

type NextFile = z.infer<typeof fileMoveKind.content>

/** Moves files one by one. A file that fails does not move. If none can move, the job stops with an error. */
export const moveJob = defineBulkOperation({
  ...{ kind: fileMoveKind, itemsPerStep: 1, isOutsideTransaction: true, label: () => fileWords.movingFiles },
  next: async (system, move) => {
    const file = await nextFile(system, move)
    return file ? [{ at: 0, title: '', content: file, outcome: null, results: [], reason: null }] : []
  },
  async step({ system }, move, items) {
    const file = items[0]!.content
    const isMoved = await moveFile(system, { ...file, ...move.params })
    const { bytes, failedInARow: before } = moveProgress.parse(move.progress)
    const failedInARow = isMoved ? 0 : before + 1
    return {
      ...(isMoved ? { done: 1, failed: 0 } : { done: 0, failed: 1 }),
      progress: { at: file.id, bytes: bytes + (isMoved ? file.kept : 0), failedInARow },
      isStopped: failedInARow === maxFailuresInARow,
    }
  },
  notice: (_system, { state, done, failed }) => {
    const counts = { done: done.toLocaleString('th-TH'), failed: failed.toLocaleString('th-TH') }
    const { th, en } = state === 'stopped' ? fileWords.moveStopped : fileWords.moved
    return { title: { th: fill(th, counts), en: fill(en, counts) }, href: href('/space/dashboard') }
  },
})

async function nextFile(ctx: Context, { params, progress }: FileMove): Promise<NextFile | undefined> {
  const { rows } = await sql<NextFile>`select _id as id, ext, type, kept, sha256, widths from file
    where site = ${ctx.site._id} and store = ${params.from} and _id > ${moveProgress.parse(progress).at}
      and not "isComing" order by _id limit 1`.execute(ctx[executor])
  return rows[0]
}
