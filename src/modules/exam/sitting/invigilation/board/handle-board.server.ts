import { data } from 'react-router'
import type { Context } from '#platform/context.ts'
import { notFound, RequestError, statusOf } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { intervene, type Intervention } from '../invigilate.server.ts'
import { watchedRound } from '../watched-round.server.ts'
import { type BoardPerson, readBoard } from './read-board.server.ts'
import { boardWords, type BoardWords } from './words.ts'

const longest = 500
const maxMinutes = 240

/** Does what a form of the board says, to one attempt or to all that are open. Problems come back in the viewer's language. */
export async function handleBoard(ctx: Context, { id, form }: { id: string; form: FormData }) {
  const words: BoardWords = wordsOf(ctx, { name: 'exam.board', words: boardWords })
  const people = await readBoard(ctx, await watchedRound(ctx, id))
  const act = readIntervention(form, words)
  if ('problem' in act) return data({ done: null, problem: act.problem }, { status: statusOf.invalid })
  const attempt = String(form.get('attempt') ?? '')
  if (attempt === 'all' && act.kind !== 'void') return actOnAll(ctx, { people, act, words })
  if (!people.some(({ attemptID }) => attemptID === attempt)) throw notFound()
  try {
    await intervene(ctx, { attemptID: attempt, act })
  } catch (error) {
    const issue = error instanceof RequestError ? error.issues[0] : undefined
    if (!issue) throw error
    return data({ done: null, problem: issue[ctx.locale] }, { status: statusOf[(error as RequestError).kind] })
  }
  return { done: fill(words.done, { n: 1 }), problem: null }
}

type OnAll = { people: readonly BoardPerson[]; act: Intervention; words: BoardWords }

/** An attempt that ended meanwhile, or that is paused or open already, is left as it is. */
async function actOnAll(ctx: Context, { people, act, words }: OnAll) {
  const statuses = { pause: ['open'], resume: ['paused'] }[act.kind as 'pause' | 'resume'] ?? ['open', 'paused']
  let n = 0
  for (const { attemptID, userID, status } of people) {
    if (attemptID === null || userID === ctx.viewer.id || !statuses.includes(status)) continue
    if (await isDone(ctx, { attemptID, act })) n += 1
  }
  return { done: n === 0 ? words.nothingDone : fill(words.done, { n }), problem: null }
}

async function isDone(ctx: Context, of: { attemptID: string; act: Intervention }): Promise<boolean> {
  try {
    await intervene(ctx, of)
    return true
  } catch (error) {
    if (error instanceof RequestError && error.kind === 'conflict') return false
    throw error
  }
}

function readIntervention(form: FormData, words: BoardWords): Intervention | { problem: string } {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const reason = text('reason')
  if (reason.length > longest) return { problem: words.badReason }
  switch (form.get('intent')) {
    case 'message': {
      const message = text('text')
      return message === '' || message.length > longest
        ? { problem: words.badMessage }
        : { kind: 'message', text: message }
    }
    case 'extend': {
      const minutes = /^\d{1,3}$/.test(text('minutes')) ? Number(text('minutes')) : 0
      return minutes < 1 || minutes > maxMinutes ? { problem: words.badMinutes } : { kind: 'extend', minutes, reason }
    }
    case 'pause':
      return { kind: 'pause', reason }
    case 'resume':
      return { kind: 'resume' }
    case 'void':
      if (reason === '') return { problem: words.badReason }
      return form.get('confirm') === 'yes' ? { kind: 'void', reason } : { problem: words.notConfirmed }
    default:
      throw notFound()
  }
}
