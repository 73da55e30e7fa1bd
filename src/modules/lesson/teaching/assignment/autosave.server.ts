import { notFound, RequestError } from '#platform/errors/errors.ts'
import type { Context } from '#platform/context.ts'
import { type Assignment, handInOf } from './assignment.server.ts'
import { isWritten, keepDraft, type Seen, workingOn, type HandInDraft } from './hand-in.server.ts'

/** What became of what was being written; where it was not kept, `text` is what the draft holds instead. */
export interface Saved extends Seen {
  isKept: boolean
  /** Whether it is still the learner's turn. */
  isOpen: boolean
  text: string
}

const perMinute = [{ most: 60, ms: 60_000 }]

/**
 * Keeps what a learner is writing as the draft that he saw, and never hands it in (decision 0514). That somebody wrote meanwhile, or
 * that it was handed in, is an answer; the same again changes nothing. Invalid for what a draft cannot hold.
 */
export const autosave = async (
  ctx: Context,
  of: { lesson: Assignment; written: HandInDraft; seen: Seen },
): Promise<Saved> => {
  ctx.app.limits.count(`hand-in draft ${ctx.viewer.home} ${ctx.viewer.id}`, perMinute)
  if (of.written.text.trim() !== '' || of.written.keys.length > 0 || of.seen.version !== null) await kept(ctx, of)
  const stand = await handInOf(ctx, of.lesson)
  if (!stand) throw notFound()
  const [latest] = stand.all
  const work = { text: of.written.text.trim(), files: of.written.keys.map((key) => ({ key })) }
  const isNothing = latest?.status !== 'draft' && work.text === '' && work.files.length === 0
  const isOpen = stand.turn === 'open'
  return {
    ...workingOn(latest),
    isOpen,
    isKept: isOpen && (isWritten(latest, work) || isNothing),
    text: latest?.status === 'draft' ? latest.text : '',
  }
}

async function kept(ctx: Context, of: Parameters<typeof keepDraft>[1]) {
  try {
    await keepDraft(ctx, of)
  } catch (error) {
    if (!(error instanceof RequestError) || error.kind !== 'conflict') throw error
  }
}
