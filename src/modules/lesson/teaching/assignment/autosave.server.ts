import { notFound, RequestError } from '#platform/errors/errors.ts'
import type { Context } from '#platform/context.ts'
import { type Assignment, handInOf } from './assignment.server.ts'
import { isWritten, keepDraft, type Seen, workingOn, type HandInDraft } from './hand-in.server.ts'

/** The result of saving a draft. If it was not saved, `text` is what the stored draft holds instead. */
export interface Saved extends Seen {
  isKept: boolean
  /** Whether it is still the learner's turn. */
  isOpen: boolean
  text: string
}

const perMinute = [{ most: 60, ms: 60_000 }]

/**
 * Saves what a learner writes on the draft that they saw, and never submits it (decision 0514). If the draft was
 * changed or submitted elsewhere, the result says so. Saving the same again changes nothing. Throws invalid for what a
 * draft cannot hold.
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
