import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ofSweep } from '../../../scripts/testing/sweep.ts'
import { fieldTypes, type FormDefinition, type FormField, type Logic } from './definition.ts'
import { judgeForm, type Judged } from './judge.ts'
import { facts, field, form, set } from './testing/sample-form.ts'
import { wireAnswers } from './wire-answers.ts'

const numRuns = ofSweep({ part: 200, whole: 100_000 })
const values = ['x', 'y', '1', 'true']
const names = ['a', 'b', 'c', 'd', 'e', 'f']
const innerNames = ['a', 'p', 'q', 'r']
const targets = [...names, ...innerNames, 'one', 'two', 'nothing']

const logic = fc.record<Logic>({
  value: fc.constantFrom(...values),
  targets: fc.array(fc.constantFrom(...targets), { maxLength: 3 }),
  method: fc.constantFrom('show', 'hide'),
})

const anyField = (name: string): fc.Arbitrary<FormField> =>
  fc
    .record({
      type: fc.constantFrom(...fieldTypes),
      inputType: fc.constantFrom<FormField['inputType'][]>(
        'text',
        'text',
        'text',
        'email',
        'number',
        'phone',
        'citizen',
      ),
      required: fc.boolean(),
      show: fc.boolean(),
      locked: fc.constantFrom(false, false, false, true),
      session: fc.constantFrom('', '', 'user.email', 'user.name'),
      value: fc.constantFrom('', ...values),
      minLength: fc.constantFrom(0, 0, 2),
      maxLength: fc.constantFrom(0, 0, 1, 3),
      itemLimit: fc.constantFrom(0, 1, 2),
      most: fc.constantFrom(1, 5),
      showDateTime: fc.constantFrom<FormField['showDateTime'][]>('date', 'datetime'),
      logics: fc.array(logic, { maxLength: 2 }),
      calculation: fc.option(
        fc.record({
          kind: fc.constantFrom<('sum' | 'count' | 'days')[]>('sum', 'count', 'days'),
          of: fc.array(fc.constantFrom(...targets), { maxLength: 3 }),
        }),
      ),
    })
    .map((members) => field({ name, options: values.map((value) => ({ value, label: value })), ...members }))

const fieldsOf = (list: string[]) =>
  fc.subarray(list).chain((some) => fc.tuple(...some.map(anyField)) as fc.Arbitrary<FormField[]>)

const anySet = (name: string) =>
  fc
    .record({ limit: fc.constantFrom(0, 1, 2), isRequired: fc.boolean(), fields: fieldsOf(innerNames) })
    .map((members) => set({ name, ...members }))

const definition = fc
  .tuple(fieldsOf(names), fc.constantFrom([], ['one'], ['one', 'two']))
  .chain(([fields, sets]) => fc.tuple(...sets.map(anySet)).map((list): FormDefinition => form(fields, list)))

const answer = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<unknown[]>(...values, '', 'N/A', ['x', 'y'], ['y'], [], null, true, 1) },
  {
    weight: 2,
    arbitrary: fc.constantFrom('2026-11-28', '2026-11-28T10:00', 'a@wicha.th', '0812345678', '๑.๕', ' เเ\u200b'),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 5 }) },
  {
    weight: 1,
    arbitrary: fc.record({ province: fc.string({ maxLength: 3 }), zipcode: fc.constantFrom('', '10110', 'x') }),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
)
const copy = fc.dictionary(fc.constantFrom('_key', ...innerNames), answer)
const answers = fc
  .tuple(
    fc.dictionary(fc.constantFrom(...names, '__proto__'), answer),
    fc.dictionary(
      fc.constantFrom('one', 'two'),
      fc.oneof({ weight: 4, arbitrary: fc.array(copy, { maxLength: 3 }) }, answer),
    ),
  )
  .map(([outer, inner]) => ({ ...outer, ...inner }))

const judge = (of: FormDefinition, given: Record<string, unknown>) => judgeForm(of, { answers: given, facts })

const shuffled = ({ fields, sets, ...rest }: FormDefinition): FormDefinition => ({
  ...rest,
  fields: fields.toReversed(),
  sets: sets.map((each) => ({ ...each, fields: each.fields.toReversed() })).toReversed(),
})

/** The paths of all fields that are not hidden from this person, with their types. */
const pathOfIssue = ({ path }: { path: string }) => path

const isAsked =
  ({ asked }: Judged) =>
  (path: string) =>
    asked.has(path)

test('for any form and any answers', () => {
  fc.assert(
    fc.property(definition, answers, (of, given) => {
      const judged = judge(of, given)
      const paths = judged.issues.map(pathOfIssue)
      // What is hidden is neither required nor judged, and one field has one issue.
      expect(paths.every(isAsked(judged))).toBe(true)
      expect(new Set(paths).size).toBe(paths.length)
      // The order of fields decides nothing.
      const other = judge(shuffled(of), given)
      expect(other.values).toEqual(judged.values)
      expect(other.asked).toEqual(judged.asked)
      expect(other.issues.map(pathOfIssue).toSorted()).toEqual(paths.toSorted())
      // Clean values stay as they are, and can be stored as JSON.
      const again = judge(of, judged.values)
      expect(again.values).toEqual(judged.values)
      expect(again.asked).toEqual(judged.asked)
      expect(JSON.parse(JSON.stringify(judged.values))).toEqual(judged.values)
      expect(Object.keys(wireAnswers(of, judged))).not.toContain('__proto__')
    }),
    { numRuns },
  )
}, 600_000)

test('nothing that a program sends is thrown at, or takes long', () => {
  const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`) as unknown
  const long = 'เ\u0e4d '.repeat(300_000)
  const spaces = `a${' \u200b'.repeat(19_000)}b`
  const marks = `a${'\u0e48\u0323'.repeat(19_000)}`
  const hostile = [deep, long, spaces, marks, Array(1_000_000).fill(0), { length: -1 }, Symbol.iterator, 10n, () => 1]
  for (const type of fieldTypes) {
    const list = hostile.map((_, n) => field({ name: `f${n}`, type, minLength: 1, maxLength: 9000 }))
    const before = performance.now()
    const { issues } = judge(form(list), Object.fromEntries(hostile.map((value, n) => [`f${n}`, value])))
    expect(issues.length).toBeLessThanOrEqual(hostile.length)
    expect(performance.now() - before).toBeLessThan(3000)
  }
})

test('a large form with many copies is judged in one pass', () => {
  const fields = Array.from({ length: 900 }, (_, n) =>
    field({ name: `f${n}`, show: n === 0, logics: [{ value: 'x', targets: [`f${n + 1}`, 'p', 'q'], method: 'show' }] }),
  )
  const inner = Array.from({ length: 50 }, (_, n) => field({ name: `p${n}`, required: true }))
  const of = form(fields, [set({ name: 'one', limit: 100, fields: inner })])
  const given = { ...Object.fromEntries(fields.map(({ name }) => [name, 'x'])), one: Array(10_000).fill({}) }
  const before = performance.now()
  expect(judge(of, given).asked.size).toBe(900 + 1 + 5000)
  expect(performance.now() - before).toBeLessThan(3000)
})
