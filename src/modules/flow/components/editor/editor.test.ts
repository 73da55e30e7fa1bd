import { describe, expect, it } from 'vitest'
import { lintFlow } from '#domain/flow/lint-flow.ts'
import { stepKinds } from '#domain/flow/step-kinds.ts'
import { type FlowStep, flowTriggers, maxDepth, stepCodes } from '#domain/flow/step.ts'
import { inLocale } from '#platform/site/i18n/words.ts'
import { outputLines, readOutput } from './fields/output-lines.ts'
import { valuesBefore } from './fields/known-values.ts'
import { stepKeys } from './outline/step-acts.ts'
import { pictureOf } from './picture/layout.ts'
import { emptyStep } from './rules/empty-step.ts'
import { readFlowJson, writeFlowJson } from './rules/flow-json.ts'
import { stepLines } from './rules/step-tree.ts'
import { templateNames, templateSteps, templatesFor } from './rules/templates.ts'
import { stepTexts } from './view/step-texts.ts'
import { describeChanges } from './view/describe-changes.ts'
import { describeStep } from './view/describe-step.ts'
import { viewSteps } from './view/view-steps.ts'
import { codeGroups } from './words/code-words.ts'
import { fieldWords } from './words/field-words.ts'
import { changeWords } from './words/step-words.ts'
import { templateTexts } from './words/template-words.ts'

const facts = { trigger: 'button' as const, hosts: [], secrets: [], actions: [] }
const texts = stepTexts('en', { 'mail-1': 'Welcome mail' })
const step = (id: string, more: Partial<FlowStep> = {}): FlowStep => ({
  ...emptyStep('alert', { id, name: id }),
  ...more,
})

describe('the kinds of steps in the editor', () => {
  it('are all offered once, with a label for each input', () => {
    expect(Object.values(codeGroups).flat().toSorted()).toEqual(stepCodes.toSorted())
    const names = Object.values(stepKinds).flatMap(({ input }) => input.map(({ name }) => name))
    expect(Object.keys(fieldWords).toSorted()).toEqual([...new Set(names)].toSorted())
  })

  it.each<[Partial<FlowStep>, string]>([
    [{ code: 'alert', input: { message: 'Hello' } }, 'Show a message “Hello”'],
    [{ code: 'wait', input: { seconds: 3 } }, 'Wait 3 seconds'],
    [
      { code: 'email', input: { template: 'mail-1', to: '{{form.email}}' } },
      'Send email Welcome mail to {{form.email}}',
    ],
    [{ code: 'stock', input: { mode: 'out', sku: 'X9', quantity: 2 } }, 'Change stock Take X9: 2'],
    [{ code: 'visible', input: { targets: 'offer', isVisible: false } }, 'Show or hide a part Hides offer'],
    [
      {
        code: 'condition',
        input: {
          comparisons: [
            { left: '{{form.age}}', operator: 'gte', right: '18' },
            { left: '{{form.name}}', operator: 'filled', right: 'x' },
          ],
        },
      },
      'Condition If {{form.age}} is at least 18 and {{form.name}} has a value',
    ],
    [{ code: 'condition', input: { comparisons: 'broken' } }, 'Condition If'],
    [{ code: 'xyz' }, 'xyz Unknown code'],
  ])('say what they will do: %o', (more, said) => {
    const { title, text } = describeStep(step('a', more), texts)
    expect(`${title} ${text}`).toBe(said)
  })

  it('name the input that is wrong', () => {
    const steps = [step('a', { input: {} }), step('b', { code: 'xyz' })]
    const views = viewSteps(steps, { texts, fields: inLocale(fieldWords, 'en'), issues: lintFlow(steps, facts) })
    expect(views.get('a')!.problems).toEqual(['Message: Fill in this field'])
    expect(views.get('b')!.problems).toHaveLength(1)
  })
})

it.each(templateNames)('the ready flow %s only lacks what its site must choose', (name) => {
  for (const locale of ['th', 'en'] as const) {
    const steps = templateSteps(name, inLocale(templateTexts, locale))
    const trigger = flowTriggers.find((one) => templatesFor(one).includes(name))!
    const open = lintFlow(steps, { ...facts, trigger }).filter(
      ({ code, field }) => code !== 'required' || field === 'message',
    )
    expect(open).toEqual([])
  }
})

describe('JSON', () => {
  const steps = templateSteps('welcome', inLocale(templateTexts, 'th'))

  it('gives back the steps that it took', () => {
    expect(readFlowJson(writeFlowJson(steps))).toEqual({ steps })
    expect(readFlowJson(JSON.stringify(steps))).toEqual({ steps })
  })

  const deep = Array.from({ length: maxDepth + 1 }).reduce<unknown[]>(
    (inside, _one, at) => [{ id: `d${at}`, code: 'alert', true: inside }],
    [],
  )
  it.each([
    ['', 'shape'],
    ['{', 'shape'],
    ['null', 'shape'],
    ['{"format":"wicha-flow"}', 'shape'],
    ['[{"id":"a"}]', 'shape'],
    ['[{"id":"a","code":"alert","__proto__x":1}]', 'shape'],
    ['[{"id":"a","code":"alert"},{"id":"a","code":"alert"}]', 'double'],
    [JSON.stringify(deep), 'depth'],
    [JSON.stringify(Array.from({ length: 201 }, (_, at) => ({ id: `s${at}`, code: 'alert' }))), 'size'],
  ])('refuses %s', (text, fault) => expect(readFlowJson(text)).toEqual({ fault }))
})

it('keys on the row of a step work by physical key, and only there', () => {
  const row = { closest: () => ({}) }
  const beside = { closest: () => null }
  const pressed = (code: string, more: object = {}) =>
    stepKeys({
      ...{ code, key: code, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false },
      ...{ target: row as unknown as EventTarget, ...more },
    })
  expect(pressed('KeyT')).toEqual({ do: 'addInto', branch: 'true' })
  expect(pressed('ArrowUp', { altKey: true })).toEqual({ do: 'move', direction: 'up' })
  expect(pressed('ArrowUp')).toEqual({ do: 'focus', by: -1 })
  expect(pressed('KeyV', { metaKey: true })).toEqual({ do: 'paste' })
  expect(pressed('KeyT', { target: beside })).toBeNull()
  expect(pressed('Tab')).toBeNull()
  expect(pressed('KeyC', { ctrlKey: true, shiftKey: true })).toBeNull()
})

it('outputs are lines of a name and a path, and other lines are left out', () => {
  expect(readOutput('total = data.total\nfirst=\n9x = a\n__proto__ = b\nbroken\n a = b.0 ')).toEqual({
    ...{ total: 'data.total', first: '', a: 'b.0' },
  })
  expect(readOutput(outputLines({ total: 'data.total', all: '' }))).toEqual({ total: 'data.total', all: '' })
})

it('a step may use values of the form and of earlier steps, and secrets in a call only', () => {
  const steps = [
    step('a', { code: 'request', output: { id: '0._id' }, export: ['id'] }),
    step('b', { code: 'http', true: [step('c')] }),
    step('d', { output: { late: 'x' } }),
  ]
  const described = { formFields: ['email'], secrets: [{ name: 'KEY' }] }
  const at = (id: string) => valuesBefore(steps, { id, described })
  expect(at('c')).toEqual(expect.arrayContaining(['form.email', 'session.user.email', 'step.a.id', 'exports.id']))
  expect(at('c')).not.toContain('secret.KEY')
  expect(at('b')).toContain('secret.KEY')
  expect(at('a')).not.toContain('step.a.id')
})

it('the picture has a place for each step, and the ways between them', () => {
  const steps = [step('a', { true: [step('b')], false: [step('c')] }), step('d')]
  const { places, edges } = pictureOf(steps)
  expect(places.map(({ id }) => id)).toEqual(stepLines(steps).map(({ step: { id } }) => id))
  expect(places.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true)
  expect(edges.map(({ from, to, outcome }) => `${from}${to} ${outcome}`)).toEqual(['ab true', 'ac false', 'ad null'])
  expect(pictureOf([]).places).toEqual([])
})

it('differences are sentences', () => {
  const before = [step('a', { input: { message: 'Hi' } }), step('b')]
  const after = [step('b', { status: 'off' }), step('a', { input: { message: 'Hello' } }), step('c', { code: 'stop' })]
  const said = describeChanges({ before, after }, { texts, changes: inLocale(changeWords, 'en') })
  expect(said.map(({ text }) => text)).toEqual([
    'Moved: Show a message',
    'Turned off: Show a message',
    'Moved: Show a message “Hello”',
    'Changed: Show a message “Hi” → Show a message “Hello”',
    'Added: Stop Ends the flow',
  ])
})
