import type { Blueprint, Section } from './blueprint.ts'
import type { Paper, Slot } from './paper.ts'
import { arrangeQuestion, choiceLists } from './parts/drawing/choices-by-type.ts'
import { canFill, type Demand, unfilledSections } from './parts/drawing/pool-fill.ts'
import { type Random, randomFrom, shuffle } from './parts/drawing/random.ts'
import type { Question } from './question.ts'

/** A question that a section may use, in the version that the paper names. */
export interface Candidate {
  questionID: string
  version: number
  question: Question
}

/** Section id → its questions: those of its list in their order, or those of its pool. */
export type Pools = Record<string, Candidate[]>

/**
 * Draws a paper, the same for the same input. No question is on it twice. Text alone stays where a section has it. Throws a
 * RangeError if the pools cannot fill the sections (see `findUnfilled`).
 */
export function drawPaper({ blueprint, pools, seed }: { blueprint: Blueprint; pools: Pools; seed: string }): Paper {
  const random = randomFrom(seed)
  const chosen = chooseQuestions(blueprint, { pools, random })
  let number = 0
  const sections = blueprint.sections.map((section) => ({
    title: section.title,
    instruction: section.instruction,
    slots: (chosen.get(section.id) ?? []).map((candidate) => {
      number += 1
      return slotOf(candidate, { slot: String(number), section, random })
    }),
  }))
  return { generator: 1, sections }
}

/** Returns the ids of the sections whose pools are too small, or whose lists repeat or lack a question. */
export function findUnfilled(blueprint: Blueprint, pools: Pools): string[] {
  const used = new Set<string>()
  const lists = blueprint.sections.filter(({ source }) => source.kind === 'list')
  const wrong = lists.filter((section) => !isListFine(section, { pools, used })).map(({ id }) => id)
  return [...wrong, ...unfilledSections(demandsOf(blueprint.sections, pools), used)]
}

/** Returns the question as a slot displays it. */
export const orderedQuestion = (question: Question, slot: Pick<Slot, 'order'>): Question =>
  arrangeQuestion(question, slot.order)

function isListFine({ id, source }: Section, { pools, used }: { pools: Pools; used: Set<string> }): boolean {
  const ids = idsOf(pools[id])
  const isFine = ids.every((each) => !used.has(each)) && new Set(ids).size === ids.length
  for (const each of ids) used.add(each)
  return isFine && source.kind === 'list' && source.questions.every((each) => used.has(each))
}

function chooseQuestions(
  { sections }: Blueprint,
  { pools, random }: { pools: Pools; random: Random },
): Map<string, Candidate[]> {
  const unfilled = findUnfilled({ version: 1, sections } as Blueprint, pools)
  if (unfilled.length > 0) throw new RangeError(`not enough questions in sections ${unfilled.join(', ')}`)
  const lists = sections.filter(({ source }) => source.kind === 'list')
  const used = new Set(lists.flatMap(({ id }) => idsOf(pools[id])))
  const chosen = new Map<string, Candidate[]>()
  for (const [index, section] of sections.entries()) {
    const rest = demandsOf(sections.slice(index + 1), pools)
    const candidates = pools[section.id] ?? []
    chosen.set(section.id, chooseOf(section, { candidates, rest, used, random }))
  }
  return chosen
}

interface Choice {
  candidates: Candidate[]
  /** What later sections still need. */
  rest: Demand[]
  used: Set<string>
  random: Random
}

function chooseOf({ source, shuffle: isShuffled }: Section, { candidates, rest, used, random }: Choice): Candidate[] {
  const isFixed = ({ question }: Candidate) => question.type === 'text-only'
  if (source.kind === 'list') return isShuffled ? shuffle(candidates, { random, isFixed }) : candidates
  const chosen: Candidate[] = []
  for (const candidate of shuffle(candidates, { random, isFixed: () => false })) {
    if (chosen.length === source.count || used.has(candidate.questionID)) continue
    const isNeeded = !canFill(rest, new Set([...used, candidate.questionID]))
    if (isNeeded) continue
    used.add(candidate.questionID)
    chosen.push(candidate)
  }
  return isShuffled ? chosen : candidates.filter((candidate) => chosen.includes(candidate))
}

function slotOf(
  { questionID, version, question }: Candidate,
  { slot, section, random }: { slot: string; section: Section; random: Random },
): Slot {
  const isFixed = (option: { isFixed?: boolean }) => option.isFixed === true
  const lists = choiceLists(question).filter((list) => list.isStatic !== true)
  const order = lists
    .flatMap((list) => (list.shuffle ? shuffle(list.options, { random, isFixed }) : list.options))
    .map(({ id }) => id)
  const hasPoints = question.type !== 'scale' && question.type !== 'text-only'
  return { slot, questionID, version, points: hasPoints ? section.points : '0', order }
}

const demandsOf = (sections: readonly Section[], pools: Pools): Demand[] =>
  sections.flatMap(({ id, source }) =>
    source.kind === 'pool' ? [{ section: id, count: source.count, candidates: [...new Set(idsOf(pools[id]))] }] : [],
  )

const idsOf = (candidates: Candidate[] = []) => candidates.map(({ questionID }) => questionID)
