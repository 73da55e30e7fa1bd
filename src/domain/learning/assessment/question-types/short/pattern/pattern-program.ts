import type { LetterTest, PatternNode } from './pattern-node.ts'

const MAX_STEPS = 1000

/** A step takes a letter and goes on with the next step, or goes on with each of `targets` without a letter. */
type Step = { test: LetterTest } | { targets: number[] }

/** An automaton that matches a text in a time of at most its steps times the letters. */
export type PatternProgram = readonly Step[]

/** Throws a SyntaxError if the program would have more than 1,000 steps. */
export function compilePattern(node: PatternNode): PatternProgram {
  const steps: Step[] = []
  addNode(steps, node)
  return steps
}

/** Whether the whole text matches. */
export function matchesPattern(program: PatternProgram, text: string): boolean {
  let current = reached(program, [0])
  for (const letter of text) {
    const next = [...current].filter((index) => takes(program[index], letter)).map((index) => index + 1)
    if (next.length === 0) return false
    current = reached(program, next)
  }
  return current.has(program.length)
}

const takes = (step: Step | undefined, letter: string) => step !== undefined && 'test' in step && step.test(letter)

/** Returns the steps that are reached without a letter. A set that grows while it is walked visits each step once. */
function reached(program: PatternProgram, from: readonly number[]): Set<number> {
  const indexes = new Set(from)
  for (const index of indexes) {
    const step = program[index]
    if (step && 'targets' in step) for (const target of step.targets) indexes.add(target)
  }
  return indexes
}

function addNode(steps: Step[], node: PatternNode): void {
  if (steps.length > MAX_STEPS) throw new SyntaxError('the pattern is too large')
  if (node.kind === 'letter') steps.push({ test: node.test })
  else if (node.kind === 'sequence') for (const part of node.parts) addNode(steps, part)
  else if (node.kind === 'choice') addChoice(steps, node.branches)
  else addRepeat(steps, node)
}

function addChoice(steps: Step[], branches: readonly PatternNode[]): void {
  const fork: number[] = []
  const ends: number[][] = []
  steps.push({ targets: fork })
  for (const branch of branches) {
    fork.push(steps.length)
    addNode(steps, branch)
    const end: number[] = []
    ends.push(end)
    steps.push({ targets: end })
  }
  for (const end of ends) end.push(steps.length)
}

function addRepeat(steps: Step[], { part, min, max }: PatternNode & { kind: 'repeat' }): void {
  for (let count = 0; count < min; count += 1) addNode(steps, part)
  const start = steps.length
  const skips: number[][] = []
  const copies = max === null ? 1 : max - min
  for (let count = 0; count < copies; count += 1) {
    const fork = [steps.length + 1]
    skips.push(fork)
    steps.push({ targets: fork })
    addNode(steps, part)
  }
  if (max === null) steps.push({ targets: [start] })
  for (const fork of skips) fork.push(steps.length)
}
