import { expect, test } from 'vitest'
import { field, form, set } from '#domain/form/testing/sample-form.ts'
import { plainAnswers } from './plain-answers.ts'

const definition = form(
  [
    ...[field({ name: 'name' }), field({ name: 'days', type: 'checkbox' }), field({ name: 'home', type: 'address' })],
    ...[field({ name: 'born', type: 'datetime' }), field({ name: 'papers', type: 'upload' })],
  ],
  [set({ name: 'people', limit: 2, fields: [field({ name: 'who' })] })],
)
const sent = (...pairs: [string, string | File][]) => {
  const data = new FormData()
  for (const [name, value] of pairs) data.append(name, value as string)
  return plainAnswers(definition, data)
}

test('parts of dates and addresses, several choices and keys of files become the answers of the judge', () => {
  const answers = sent(
    ...([
      ['name', 'ก'],
      ['days', 'mon'],
      ['days', 'tue'],
      ['home.province', 'ตรัง'],
    ] as [string, string][]),
    ...([
      ['born.year', '2000'],
      ['born.month', '02'],
      ['papers', 'upload/x.pdf'],
    ] as [string, string][]),
    ['papers', new File(['x'], 'y.pdf')],
  )
  expect(answers).toMatchObject({
    name: 'ก',
    days: ['mon', 'tue'],
    home: { province: 'ตรัง', NO: '' },
    born: '2000-02-',
  })
  expect(answers['papers']).toEqual(['upload/x.pdf'])
})

const two: [string, string][] = [
  ...([
    ['people.0._key', 'a'],
    ['people.0.who', 'ก'],
    ['people.1._key', 'b'],
    ['people.1.who', 'ข'],
  ] as [string, string][]),
]

test.each<[string, [string, string][], unknown[]]>([
  ['copies that were sent', two, ['ก', 'ข']],
  ['no copy over the limit', [...two, ['people.2._key', 'c'], ['people.2.who', 'ค']], ['ก', 'ข']],
  ['a copy less', [...two, ['_remove', 'people.0']], ['ข']],
  ['a copy more', [...two.slice(0, 2), ['_add', 'people']], ['ก', undefined]],
  ['no copy more at the limit', [...two, ['_add', 'people']], ['ก', 'ข']],
  ['what a strange button says changes nothing', [...two, ['_remove', 'people'], ['_add', '__proto__']], ['ก', 'ข']],
])('%s', (_, pairs, expected) => {
  const { people } = sent(...pairs) as { people: { who?: string }[] }
  expect(people.map(({ who }) => who)).toEqual(expected)
})
