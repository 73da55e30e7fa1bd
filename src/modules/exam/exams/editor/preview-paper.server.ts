import { randomBytes } from 'node:crypto'
import type { Blueprint } from '#domain/learning/assessment/blueprint.ts'
import { drawPaper, findUnfilled, orderedQuestion, type Pools } from '#domain/learning/assessment/draw.ts'
import type { Paper } from '#domain/learning/assessment/paper.ts'
import type { Question } from '#domain/learning/assessment/question.ts'
import type { Context } from '#platform/context.ts'
import { filledPools, presentPools } from '../pools-of.server.ts'
import type { FrozenPools } from '../read-exam.server.ts'
import { refText } from '../../questions/read-questions.server.ts'
import type { SittingSection } from '../../sitting/protocol.ts'

/** Returns a paper as a learner could receive it, from a random seed. Null if the pools cannot fill it. Nothing is stored. */
export async function previewPaper(
  ctx: Context,
  { blueprint, frozen }: { blueprint: Blueprint; frozen: FrozenPools | null },
): Promise<SittingSection[] | null> {
  const pools = await filledPools(ctx, frozen ?? (await presentPools(ctx, blueprint)))
  if (findUnfilled(blueprint, pools).length > 0) return null
  const paper = drawPaper({ blueprint, pools, seed: randomBytes(32).toString('hex') })
  return sectionsOf(paper, pools)
}

function sectionsOf({ sections }: Paper, pools: Pools): SittingSection[] {
  const all = Object.values(pools).flat()
  const questions = new Map<string, Question>(all.map((one) => [refText(one), one.question]))
  let number = 0
  return sections.map(({ slots, ...section }) => ({
    ...section,
    slots: slots.map((slot) => {
      const question = questions.get(refText(slot))!
      if (question.type !== 'text-only') number += 1
      return {
        ...{ slot: slot.slot, points: slot.points, number: question.type === 'text-only' ? null : number },
        ...{ question: orderedQuestion(question, slot), response: null, version: 0, isFlagged: false },
      }
    }),
  }))
}
