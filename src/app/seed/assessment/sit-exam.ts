import { createHash } from 'node:crypto'
import { saveAnswers, type Sitting, startAttempt, submitAttempt } from '#modules/exam/public-api.ts'
import type { Viewer } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { answerTo } from '../../../../database/seeds/assessment/answers.ts'
import { bank } from '../../../../database/seeds/assessment/bank/bank.ts'
import type { SeedSitter } from '../../../../database/seeds/assessment/sitters.ts'
import type { SeededRound } from './seed-exams.ts'

const minuteMs = 60_000
const byStem = new Map(bank.map((one) => [one.question.stem, one]))
const easier = { easy: 0.12, medium: 0, hard: -0.15 }

export type Sitter = Pick<SeedSitter, 'username' | 'skill' | 'essay'> & { viewer: Viewer; enrollID: string }

interface SittingPlan {
  round: SeededRound
  /** When the learner starts, in milliseconds since 1970. */
  startsAt: number
  /** How much of the paper is answered, from 0 to 1, before the plan ends. */
  answered?: number
  /** Whether the learner submits. */
  isSubmitted?: boolean
}

export interface SatExam {
  attemptID: string
  /** Codes of questions → their slots on the paper. */
  slots: ReadonlyMap<string, string>
}

/** A learner of the demo starts an attempt, answers by their skill, and submits. */
export async function sitExam(ctx: Context, { sitter, plan }: { sitter: Sitter; plan: SittingPlan }): Promise<SatExam> {
  const { round, startsAt, answered = 1, isSubmitted = true } = plan
  const then = (minutes: number): Context => ({ ...ctx, viewer: sitter.viewer, now: startsAt + minutes * minuteMs })
  const { attemptID, lease, ...sitting } = await startAttempt(then(0), round)
  const answers = answersOf(sitting, sitter)
  const sent = answers.slice(0, Math.ceil(answers.length * answered))
  const request = { attemptID, lease: lease! }
  await saveAnswers(then(19), { ...request, answers: sent })
  if (isSubmitted) await submitAttempt(then(22 + chance(sitter.username) * 20), { ...request, lastNumber: sent.length })
  return { attemptID, slots: new Map(questionsOf(sitting).map(({ slot, seeded }) => [seeded.code, slot])) }
}

const questionsOf = ({ sections }: Pick<Sitting, 'sections'>) =>
  sections.flatMap((section) =>
    section.slots.map(({ slot, question }) => ({ slot, question, seeded: byStem.get(question.stem)! })),
  )

function answersOf(sitting: Pick<Sitting, 'sections'>, sitter: Sitter) {
  const answers = questionsOf(sitting).flatMap(({ slot, question, seeded }) => {
    const luck = chance(`${sitter.username} ${seeded.code}`)
    const isRight = luck < sitter.skill + easier[seeded.difficulty]
    const answering = { isRight, pick: Math.floor(luck * 1000), text: sitter.essay }
    const response = answerTo({ question, key: seeded.key }, answering)
    return response === null || response === '' ? [] : [{ slot, response }]
  })
  return answers.map((answer, at) => ({ ...answer, number: at + 1, version: 0, isFlagged: false }))
}

/** A number from 0 to 1 that is always the same for a text. */
const chance = (text: string) => createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32
