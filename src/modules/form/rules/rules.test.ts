import { describe, expect, test } from 'vitest'
import { field, form, set } from '#domain/form/testing/sample-form.ts'
import { answerRows } from './answer-rows.ts'
import { answerText } from './answer-text.ts'
import { exportColumns } from './export-columns.ts'
import { formNumber } from './form-number.ts'
import { formState } from './form-state.ts'
import { mergeDraft } from './merge-draft.ts'
import { joinPrivate, splitPrivate } from './split-private.ts'
import { AnswerSummary } from './summarise-answers.ts'

const at = (iso: string) => Date.parse(iso)

test.each([
  [{ isPublished: false }, {}, 'draft'],
  [{}, { opensAt: '2026-12-01T00:00:00Z' }, 'waiting'],
  [{}, { closesAt: '2026-11-28T00:00:00Z' }, 'closed'],
  [{ taken: 5 }, { capacity: 5 }, 'full'],
  [{ taken: 4 }, { capacity: 5 }, 'open'],
  [{ taken: 9 }, {}, 'open'],
] as const)('a form with %o and limits %o is %s', (more, limits, state) => {
  const none = { opensAt: null, closesAt: null, capacity: null }
  const given = { isPublished: true, taken: 0, nowMs: at('2026-11-28T00:00:00Z'), ...more }
  expect(formState({ ...none, ...limits }, given)).toBe(state)
})

test('numbers have the Buddhist year of the Bangkok day', () => {
  expect(formNumber('2026-11-28', 123)).toBe('FRM-2569-000123')
  expect(formNumber('2027-01-01', 1_234_567)).toBe('FRM-2570-1234567')
})

describe('private answers', () => {
  const own = [field({ name: 'a' }), field({ name: 'b', isPrivate: true })]
  const definition = form(own, [set({ name: 's', fields: own })])
  const values = { a: '1', b: '2', s: [{ _key: 'k', a: '3', b: '4' }] }

  test('are kept apart and joined again', () => {
    const { open, hidden } = splitPrivate(definition, values)
    expect(open).toEqual({ a: '1', s: [{ _key: 'k', a: '3' }] })
    expect(hidden).toEqual({ b: '2', s: [{ _key: 'k', b: '4' }] })
    expect(joinPrivate(open, hidden)).toEqual(values)
  })

  test('are neither in exports nor in summaries', () => {
    const { fields, sets } = exportColumns([definition])
    expect([fields, sets[0]!.columns].flat().map(({ label }) => label)).toEqual(['a', 'a'])
    const summary = new AnswerSummary(definition)
    summary.add([values])
    expect(summary.fields.map(({ field: { name } }) => name)).toEqual(['a', 'a'])
  })
})

test('a summary counts options, months and numbers, whatever the parts it is read in', () => {
  const options = [
    { value: 'a', label: 'ก' },
    { value: 'b', label: 'ข' },
  ]
  const definition = form([
    field({ name: 'choice', type: 'checkbox', options }),
    field({ name: 'day', type: 'datetime' }),
    field({ name: 'age', inputType: 'number' }),
    field({ name: 'why' }),
    field({ name: 'unasked' }),
  ])
  const answers = [
    { choice: ['b'], day: '2026-11-02', age: '30', why: 'ก่อน' },
    { choice: ['a', 'b', 'gone'], day: '2026-10-31', age: '20', why: null },
    { choice: ['b'], day: '2026-11-30', age: '70', why: 'หลัง' },
  ]
  const read = (...parts: (typeof answers)[]) => {
    const summary = new AnswerSummary(definition)
    for (const part of parts) summary.add(part)
    return summary.fields
  }
  const whole = read(answers)
  expect(read(answers.slice(0, 1), answers.slice(1))).toEqual(whole)
  expect(whole).toMatchObject([
    {
      n: 3,
      counts: [
        { label: 'ข', count: 3 },
        { label: 'ก', count: 1 },
      ],
    },
    {
      counts: [
        { label: '2026-10', count: 1 },
        { label: '2026-11', count: 2 },
      ],
    },
    { min: 20, middle: 30, max: 70, mean: 40 },
    { n: 2, texts: ['ก่อน', 'หลัง'] },
  ])
})

test('the answer index holds listed and unique fields, and only the canonical text of what may not repeat', () => {
  const definition = form([
    field({ name: 'a' }),
    field({ name: 'b', isListed: true, inputType: 'number' }),
    field({ name: 'c', isOnce: true, isPrivate: true }),
    field({ name: 'd', isListed: true, type: 'checkbox' }),
  ])
  const rows = answerRows(definition, { a: 'x', b: '2.5', c: ' A  b ', d: ['p', 'q'] })
  expect(rows).toMatchObject([
    { field: 'id-b', text: '2.5', number: 2.5, once: null },
    { field: 'id-c', text: '', number: null, once: 'a b' },
    { field: 'id-d', item: 0, text: 'p' },
    { field: 'id-d', item: 1, text: 'q' },
  ])
})

test('a renamed field keeps its column, with the latest label', () => {
  const versions = [
    form([field({ name: 'new', id: '1', label: 'ใหม่' })]),
    form([field({ name: 'old', id: '1' }), field({ name: 'gone', id: '2' })]),
  ]
  expect(exportColumns(versions).fields).toEqual([
    { id: '1', label: 'ใหม่' },
    { id: '2', label: 'gone' },
  ])
})

test.each([
  [{}, null, 'N/A'],
  [{}, 'N/A', 'N/A'],
  [{ options: [{ value: 'a', label: 'ดี' }] }, ['a', 'b'], 'ดี, b'],
  [{ type: 'datetime' }, '2026-11-28', '28 พ.ย. 2569'],
  [{ type: 'datetime' }, 'not a date', 'not a date'],
  [{ type: 'address' }, { MOO: '', zipcode: '10110', province: 'กรุงเทพมหานคร', NO: '1' }, '1 กรุงเทพมหานคร 10110'],
] as const)('an answer of %o, %o, reads %s', (props, value, text) => {
  expect(answerText(field({ name: 'x', ...props } as never), { value, locale: 'th' })).toBe(text)
})

test('a draft keeps what another device changed later, unless both are equal', () => {
  const stored = { answers: { a: '1', b: '2' }, fieldRevisions: { a: 1, b: 3 }, revision: 3 }
  const merged = mergeDraft(stored, { changes: { a: 'x', b: 'y' }, revision: 2 })
  expect(merged).toMatchObject({ answers: { a: 'x', b: '2' }, revision: 4, conflicts: ['b'] })
  expect(mergeDraft(stored, { changes: { b: '2' }, revision: 0 }).conflicts).toEqual([])
})
