import { expect, test } from 'vitest'
import type { FormField } from './definition.ts'
import { lintForm } from './lint-form.ts'
import { field, form, set } from './testing/sample-form.ts'

const options = [{ value: 'x', label: 'X' }]
const logic = (value: string, ...targets: string[]) => [{ value, targets, method: 'show' as const }]
const sum = (...of: string[]) => ({ type: 'calculated' as const, calculation: { kind: 'sum' as const, of } })
const days = (...of: string[]) => ({ type: 'calculated' as const, calculation: { kind: 'days' as const, of } })
const number = field({ name: 'n', inputType: 'number' })

test.each<[Partial<FormField>, string[]]>([
  [{}, []],
  [{ name: 'A' }, ['name']],
  [{ name: 'ก' }, ['name']],
  [{ name: '__proto__' }, ['name']],
  [{ name: 'constructor' }, ['name']],
  [{ name: 'a.b' }, ['name']],
  [{ name: 'a'.repeat(65) }, ['name']],
  [{ name: 'n' }, ['doubled']],
  [{ name: 'people' }, ['doubled']],
  [{ label: ' ' }, ['label']],
  [{ type: 'hidden', label: '' }, []],
  [{ type: 'consent', label: '', text: 'ยินยอม' }, []],
  [{ type: 'consent' }, ['text']],
  [{ type: 'note' }, ['text']],
  [{ type: 'radiobox', options }, []],
  [{ type: 'radiobox' }, ['noOptions']],
  [{ type: 'select', options: [...options, ...options] }, ['doubledOption']],
  [{ type: 'checkbox', options: [{ value: '', label: 'X' }] }, ['emptyOption']],
  [{ type: 'checkbox', options: [{ value: 'x', label: ' ' }] }, ['emptyOption']],
  [{ type: 'radiobox', options, value: 'y' }, ['initial']],
  [{ minLength: 5, maxLength: 4 }, ['length']],
  [{ maxLength: 10_001 }, ['length']],
  [{ minLength: 5 }, []],
  [{ type: 'upload', itemLimit: 0 }, ['files']],
  [{ type: 'rating', most: 11 }, ['most']],
  [{ type: 'upload', session: 'user.email' }, ['session']],
  [{ locked: true, required: true }, ['locked']],
  [{ locked: true, required: true, session: 'user.email' }, []],
  [{ logics: logic('x', 'n', 'people', 'age') }, []],
  [{ logics: logic('x', 'nothing', 'toString') }, ['target', 'target']],
  [{ logics: logic('', 'n') }, ['logicValue']],
  [{ type: 'radiobox', options, logics: logic('y', 'n') }, ['logicValue']],
  [{ type: 'address', logics: logic('x', 'n') }, ['logic']],
  [{ logics: logic('x', 'a') }, ['cycle']],
  [sum('n', 'age'), []],
  [sum(), ['calculation']],
  [{ type: 'calculated' }, ['calculation']],
  [sum('people'), ['calculatedFrom']],
  [sum('nothing'), ['calculatedFrom']],
  [sum('a'), ['cycle']],
  [days('n', 'n'), ['calculatedFrom', 'calculatedFrom']],
  [days('born'), ['days']],
  [days('born', 'born'), []],
])('a form with the field %j: %j', (given, codes) => {
  const people = set({ name: 'people', fields: [field({ name: 'age', inputType: 'number' })] })
  const definition = form([number, field({ name: 'born', type: 'datetime' }), field({ name: 'a', ...given })], [people])
  expect(lintForm(definition).map(({ code }) => code)).toEqual(codes)
})

test('a form without a question cannot be published', () => {
  const codes = (...fields: FormField[]) => lintForm(form(fields)).map(({ code }) => code)
  expect(codes()).toEqual(['empty'])
  expect(codes(field({ name: 'a', type: 'note', text: 'อ่าน' }), field({ name: 'b', type: 'hidden' }))).toEqual([
    'empty',
  ])
})

test('fields of a data set are named with it, and look at no field outside', () => {
  const inner = field({ name: 'a', label: '', logics: logic('x', 'outside') })
  const definition = form([field({ name: 'outside' })], [set({ name: 'people', limit: 101, fields: [inner] })])
  expect(lintForm(definition)).toMatchObject([
    { path: 'people', field: 'people', code: 'setLimit' },
    { path: 'people.a', field: 'a', code: 'label' },
    { path: 'people.a', field: 'a', code: 'target', th: 'เงื่อนไขอ้างถึงช่อง "outside" ซึ่งไม่มีในฟอร์ม' },
  ])
  expect(lintForm(form([number], [set({ name: 'none' })]))).toMatchObject([{ path: 'none', code: 'emptySet' }])
})

test('circles are told by their names, each once', () => {
  const round = (name: string, target: string) => field({ name, logics: logic('x', target) })
  const fields = [round('a', 'b'), round('b', 'c'), round('c', 'a'), round('d', 'a'), round('e', 'f'), round('f', 'e')]
  const circles = lintForm(form(fields)).map(({ en }) => en)
  expect(circles).toEqual(['The conditions go in a circle: b → c → a → b', 'The conditions go in a circle: f → e → f'])
})

test('a total that hides its own data set is a circle', () => {
  const total = field({ name: 'total', ...sum('n'), logics: logic('3', 'people') })
  const definition = form([total], [set({ name: 'people', fields: [number] })])
  expect(lintForm(definition).map(({ code }) => code)).toEqual(['cycle'])
})
