import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maxDepth, maxSteps, type FlowStep } from '#domain/flow/step.ts'
import { copyStep, freeName } from './copy-step.ts'
import { canAdd, editFlow, type Editing, type FlowEdit, openEditing } from './edit-flow.ts'
import { stepChanges } from './step-changes.ts'
import { type Direction, findLine, movedStep, stepLines, topLevel } from './step-tree.ts'
import { emptyStep } from './empty-step.ts'

const step = (id: string, more: Partial<FlowStep> = {}): FlowStep => ({
  ...emptyStep('alert', { id, name: id }),
  ...more,
})

/** `a b(c,d|e)`: b has c and d for true, e for false. */
const flow = [step('a'), step('b', { true: [step('c'), step('d')], false: [step('e')] }), step('f')]

/** The outline as text: `a b(c d|e) f`. */
const textOf = (steps: readonly FlowStep[]): string =>
  steps
    .map((one) =>
      one.true.length + one.false.length === 0 ? one.id : `${one.id}(${textOf(one.true)}|${textOf(one.false)})`,
    )
    .join(' ')

describe('a move of a step', () => {
  it.each<[string, Direction, string]>([
    ['f', 'up', 'a f b(c d|e)'],
    ['a', 'up', 'a b(c d|e) f'],
    ['a', 'down', 'b(c d|e) a f'],
    ['f', 'down', 'a b(c d|e) f'],
    ['d', 'up', 'a b(d c|e) f'],
    ['c', 'up', 'a c b(d|e) f'],
    ['d', 'down', 'a b(c|d e) f'],
    ['e', 'up', 'a b(c d e|) f'],
    ['e', 'down', 'a b(c d|) e f'],
    ['f', 'in', 'a b(c d f|e)'],
    ['a', 'in', 'a b(c d|e) f'],
    ['d', 'in', 'a b(c(d|)|e) f'],
    ['c', 'out', 'a b(d|e) c f'],
    ['a', 'out', 'a b(c d|e) f'],
    ['b', 'in', 'a(b(c d|e)|) f'],
  ])('%s %s gives %s', (id, direction, after) => {
    expect(textOf(movedStep(flow, id, direction))).toBe(after)
  })
})

const state = (steps: readonly FlowStep[] = flow) => openEditing(steps)
const play = (edits: FlowEdit[], from = state()): Editing => edits.reduce(editFlow, from)

describe('the editor', () => {
  it('selects the step above a removed one, and undo brings it back', () => {
    const removed = play([{ do: 'remove', id: 'c' }])
    expect([textOf(removed.steps), removed.selected]).toEqual(['a b(d|e) f', 'b'])
    const undone = editFlow(removed, { do: 'undo' })
    expect(textOf(undone.steps)).toBe('a b(c d|e) f')
    expect(textOf(editFlow(undone, { do: 'redo' }).steps)).toBe('a b(d|e) f')
  })

  it('removes the last step, and a redo is lost after another edit', () => {
    expect(play([{ do: 'remove', id: 'a' }], state([step('a')]))).toMatchObject({ steps: [], selected: null })
    const edited = play([{ do: 'remove', id: 'a' }, { do: 'undo' }, { do: 'move', id: 'f', direction: 'up' }])
    expect(editFlow(edited, { do: 'redo' })).toBe(edited)
  })

  it('takes typing in one field as one entry of the history', () => {
    const type = (name: string, id = 'a'): FlowEdit => ({ do: 'change', id, field: 'name', change: { name } })
    const typed = play([type('x'), type('xy'), type('xyz')])
    expect(typed.past).toHaveLength(1)
    expect(play([type('x'), type('q', 'f')]).past).toHaveLength(2)
    expect(play([type('x'), { do: 'select', id: 'f' }, type('xy')]).past).toHaveLength(2)
    expect(findLine(editFlow(typed, { do: 'undo' }).steps, 'a')?.step.name).toBe('a')
  })

  it('cuts a step with its branches, and holds what it copied', () => {
    const cut = play([{ do: 'cut', id: 'b' }])
    expect([textOf(cut.steps), textOf([cut.clipboard!])]).toEqual(['a f', 'b(c d|e)'])
    const copied = play([{ do: 'copy', id: 'e' }])
    expect([textOf(copied.steps), copied.clipboard?.id]).toEqual(['a b(c d|e) f', 'e'])
    expect(copied.past).toHaveLength(0)
  })

  it('refuses what would be too deep or too much, and leaves the state as it was', () => {
    const deep = Array.from({ length: maxDepth }, (_, at) => `d${at}`).reduceRight<FlowStep[]>(
      (inside, id) => [step(id, { true: inside })],
      [],
    )
    const full = state(deep)
    const last = `d${maxDepth - 1}`
    const to = { parent: last, branch: 'true' as const, at: 0 }
    expect(canAdd(full.steps, { step: step('x'), to })).toBe(false)
    expect(editFlow(full, { do: 'add', step: step('x'), to })).toBe(full)
    const beside = play([{ do: 'add', step: step('x'), to: { ...topLevel, at: 0 } }], full)
    expect(editFlow(beside, { do: 'move', id: 'd0', direction: 'in' })).toBe(beside)
    const many = state(Array.from({ length: maxSteps }, (_, at) => step(`s${at}`)))
    expect(editFlow(many, { do: 'add', step: step('x'), to: { ...topLevel, at: 0 } })).toBe(many)
    expect(editFlow(full, { do: 'remove', id: 'unknown' })).toBe(full)
  })

  /** A flow of up to 20 steps, each in a branch of an earlier one or on the top level, as far as the editor allows. */
  const tree = fc.array(fc.tuple(fc.nat(30), fc.boolean()), { minLength: 1, maxLength: 20 }).map((places) =>
    places.reduce<readonly FlowStep[]>((steps, [n, isTrue], at) => {
      const parent = at === 0 || n % 4 === 0 ? null : `s${n % at}`
      const to = { parent, branch: isTrue || parent === null ? ('true' as const) : ('false' as const), at: 0 }
      return editFlow(openEditing(steps), { do: 'add', step: step(`s${at}`), to }).steps
    }, []),
  )

  it('never loses or repeats a step by moving, and undo restores each state', () => {
    const moves = fc.array(fc.tuple(fc.nat(30), fc.constantFrom<Direction>('up', 'down', 'in', 'out')), {
      maxLength: 12,
    })
    fc.assert(
      fc.property(tree, moves, (steps, directions) => {
        const ids = stepLines(steps).map((line) => line.step.id)
        const edits = directions.map(([n, direction]): FlowEdit => ({
          do: 'move',
          id: ids[n % ids.length]!,
          direction,
        }))
        const moved = play(edits, state(steps))
        const lines = stepLines(moved.steps)
        expect(lines.map((line) => line.step.id).sort()).toEqual(ids.toSorted())
        expect(Math.max(...lines.map(({ depth }) => depth))).toBeLessThanOrEqual(maxDepth)
        const undone = play(
          moved.past.map(() => ({ do: 'undo' })),
          moved,
        )
        expect(textOf(undone.steps)).toBe(textOf(steps))
      }),
      { numRuns: 200 },
    )
  })
})

describe('a copy', () => {
  it('has new ids and names that are free', () => {
    let n = 0
    const copy = copyStep(flow[1]!, { steps: flow, newId: () => `n${n++}` })
    expect(stepLines([copy]).map((line) => line.step.name)).toEqual(['b_2', 'c_2', 'd_2', 'e_2'])
    expect(textOf([copy])).toBe('n0(n1 n2|n3)')
  })

  it.each([
    ['', [], ''],
    ['mail', ['mail'], 'mail_2'],
    ['mail_2', ['mail', 'mail_2', 'mail_3'], 'mail_4'],
  ])('of the name %s beside %s is %s', (name, names, free) => {
    expect(freeName(name, new Set(names))).toBe(free)
  })
})

describe('the difference of two versions', () => {
  const kinds = (after: readonly FlowStep[], before: readonly FlowStep[] = flow) =>
    stepChanges(before, after).map(({ kind, step: { id }, fields }) => [kind, id, ...fields].join(' '))

  it('is nothing for the same steps', () => expect(kinds(flow)).toEqual([]))

  it.each<[string, FlowEdit[], string[]]>([
    ['an added step', [{ do: 'add', step: step('x'), to: { ...topLevel, at: 0 } }], ['added x']],
    ['a removed step', [{ do: 'remove', id: 'a' }], ['removed a']],
    ['a step in another branch', [{ do: 'move', id: 'd', direction: 'down' }], ['moved d']],
    ['two that changed places', [{ do: 'move', id: 'd', direction: 'up' }], ['moved d', 'moved c']],
    [
      'a switched off step',
      [{ do: 'change', id: 'e', field: 'status', change: { status: 'off' } }],
      ['changed e status'],
    ],
  ])('names %s', (_what, edits, changes) => expect(kinds(play(edits).steps)).toEqual(changes))
})
