import type { BrowserAction, BrowserStep, RunAnswer } from '#domain/flow/run-protocol.ts'
import type { Context } from '#platform/context.ts'
import type { Text } from '#platform/site/i18n/words.ts'
import { type OpenRun, readStepRun } from './run-rows.ts'
import { runToken } from './run-token.ts'

const pollMs = 1000

/** Describes a run to the browser: what it has to do, what it may read, and what the person should know. */
export const describeRun = async (ctx: Context, { row }: OpenRun): Promise<RunAnswer> => {
  const seq = row.seq + 1
  const toDo = row.state === 'asking' ? await actionOf(ctx, { runID: row._id, seq }) : []
  const isMoving = ['ready', 'running', 'waiting'].includes(row.state)
  return {
    run: row._id,
    token: row.binding === null ? '' : runToken(ctx, { run: row._id, seq, binding: row.binding }),
    seq,
    state: row.state,
    do: toDo,
    exports: JSON.parse(row.exports) as Record<string, unknown>,
    message: row.message === '' ? '' : (JSON.parse(row.message) as Text)[ctx.locale],
    pollMs: isMoving ? waitMs(ctx, row.wakeAt) : 0,
  }
}

async function actionOf(ctx: Context, of: { runID: string; seq: number }): Promise<BrowserStep[]> {
  const record = await readStepRun(ctx, of)
  if (!record) return []
  return [{ id: record.stepID, name: record.name, action: JSON.parse(record.input) as BrowserAction }]
}

/** A long wait of the server is asked about no more than once a minute. */
const waitMs = (ctx: Context, wakeAt: string | null) =>
  wakeAt === null ? pollMs : Math.max(pollMs, Math.min(Date.parse(wakeAt) - ctx.app.clock(), 60_000))
