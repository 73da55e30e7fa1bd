import { expect, test } from 'vitest'
import { compareForms } from './compare-forms.ts'
import type { DataSet, FormField } from './definition.ts'
import { field, form, set } from './testing/sample-form.ts'

const options = (...values: string[]) => values.map((value) => ({ value, label: value }))

test.each<[Partial<FormField>, Partial<FormField>, string, boolean]>([
  [{}, { label: 'ใหม่' }, 'words', false],
  [{}, { reqError: 'ใหม่' }, 'words', false],
  [{}, { name: 'b' }, 'renamed', true],
  [{}, { type: 'textarea' }, 'type', true],
  [{ type: 'datetime' }, { showDateTime: 'datetime' }, 'type', true],
  [{}, { inputType: 'email' }, 'form', true],
  [{ inputType: 'email' }, { inputType: 'text' }, 'form', false],
  [{}, { required: true }, 'required', true],
  [{ required: true }, { required: false }, 'required', false],
  [{}, { show: false }, 'logics', true],
  [{}, { logics: [{ value: 'x', targets: ['b'], method: 'hide' }] }, 'logics', true],
  [{ maxLength: 5 }, { maxLength: 6 }, 'length', false],
  [{ maxLength: 5 }, { maxLength: 0 }, 'length', false],
  [{}, { maxLength: 6 }, 'length', true],
  [{}, { minLength: 1 }, 'length', true],
  [{ options: options('x') }, { options: options('y', 'x') }, 'options', false],
  [{ options: options('x', 'y') }, { options: options('x') }, 'options', true],
  [{ type: 'upload', itemLimit: 1 }, { itemLimit: 2 }, 'files', false],
  [{ type: 'upload', itemLimit: 2 }, { itemLimit: 1 }, 'files', true],
  [{ type: 'upload', fileTypeLimit: ['pdf'] }, { fileTypeLimit: [] }, 'files', false],
  [{ type: 'upload' }, { fileTypeLimit: ['pdf'] }, 'files', true],
  [{ type: 'rating' }, { most: 10 }, 'rating', true],
  [{ isPrivate: true }, { isPrivate: false }, 'privacy', true],
  [{}, { isPrivate: true }, 'privacy', false],
  [{ type: 'consent', text: 'ก' }, { text: 'ข' }, 'text', true],
  [{ type: 'note', text: 'ก' }, { text: 'ข' }, 'text', false],
  [{}, { isOnce: true }, 'uniqueness', true],
  [{ isOnce: true }, { isOnce: false }, 'uniqueness', false],
  [{}, { session: 'user.email' }, 'source', true],
  [{}, { isListed: true }, 'listed', false],
])('from %j to %j: %s, breaking %s', (before, after, code, isBreaking) => {
  const first = field({ name: 'a', ...before })
  expect(compareForms(form([first]), form([{ ...first, ...after }]))).toEqual({
    isBreaking,
    changes: [{ code, name: after.name ?? 'a' }],
  })
})

test.each<[Partial<DataSet>, Partial<DataSet>, string, boolean]>([
  [{}, { title: 'ใหม่' }, 'words', false],
  [{ limit: 2 }, { limit: 3 }, 'limit', false],
  [{ limit: 3 }, { limit: 2 }, 'limit', true],
  [{}, { isRequired: true }, 'required', true],
])('a data set from %j to %j: %s, breaking %s', (before, after, code, isBreaking) => {
  const first = set({ name: 'people', ...before })
  const result = compareForms(form([], [first]), form([], [{ ...first, ...after }]))
  expect(result).toEqual({ isBreaking, changes: [{ code, name: 'people' }] })
})

const [a, b] = [field({ name: 'a' }), field({ name: 'b' })]

test.each([
  ['the same', form([a]), form([a]), false, []],
  ['an optional field more', form([a]), form([a, b]), false, ['added b', 'order ']],
  ['a required field more', form([a]), form([a, { ...b, required: true }]), true, ['added b', 'order ']],
  ['a field less', form([a, b]), form([a]), true, ['removed b', 'order ']],
  ['another order', form([a, b]), form([b, a]), false, ['order ']],
  ['a field in a data set', form([a]), form([], [set({ name: 's', fields: [a] })]), true, ['moved a', 'added s']],
  ['a data set less', form([], [set({ name: 's' })]), form([]), true, ['removed s']],
])('%s', (_, before, after, isBreaking, changes) => {
  const found = compareForms(before, after)
  expect(found.isBreaking).toBe(isBreaking)
  expect(found.changes.map(({ code, name }) => `${code} ${name}`)).toEqual(changes)
})

test('keys in the order of the database are no change', () => {
  const one = field({
    name: 'a',
    options: [{ value: 'x', label: 'X' }],
    logics: [{ value: 'x', targets: [], method: 'show' }],
  })
  const other = {
    ...one,
    options: [{ label: 'X', value: 'x' }],
    logics: [{ method: 'show' as const, targets: [], value: 'x' }],
  }
  expect(compareForms(form([one]), form([other])).changes).toEqual([])
})
