import { expect, test } from 'vitest'
import { uploadWords } from '../../../words.ts'
import { chooseFiles } from './choose-files.ts'

const words = Object.fromEntries(Object.entries(uploadWords).map(([name, { th }]) => [name, th])) as Record<
  keyof typeof uploadWords,
  string
>
const mb = 1024 * 1024
const file = (name: string, size = 10) => ({ name, size })
const pdf = { fileTypeLimit: ['pdf', 'jpg'], itemLimit: 3, fileSizeLimit: 1 }
const wrongType = 'Invalid file type. Please select a file with the allowed file types: pdf, jpg'

test.each([
  ['a program', [file('a.exe')], 0, [], [wrongType]],
  ['capitals, and jpeg for jpg', [file('A.PDF'), file('b.JPEG')], 0, ['A.PDF', 'b.JPEG'], []],
  ['a large file', [file('a.pdf', 2 * mb)], 0, [], ['File size exceeds the limit.']],
  ['a file of exactly the limit', [file('a.pdf', mb)], 0, ['a.pdf'], []],
  [
    'five where three fit',
    ['1', '2', '3', '4', '5'].map((name) => file(`${name}.pdf`)),
    0,
    ['1.pdf', '2.pdf', '3.pdf'],
    ['Only 3 file(s) can be added. 2 file(s) were not added.'],
  ],
  ['one where the field is full', [file('a.pdf')], 3, [], ['The number of files exceeds the limit.']],
  [
    'a wrong one beside right ones',
    [file('a.exe'), file('b.pdf'), file('c.pdf', 2 * mb)],
    2,
    ['b.pdf'],
    [wrongType, 'File size exceeds the limit.'],
  ],
])('of %s, a field takes what fits and says the rest', (_, files, count, names, problems) => {
  const chosen = chooseFiles(files, { field: pdf, count, words })
  expect(chosen.accepted.map(({ name }) => name)).toEqual(names)
  expect(chosen.problems).toEqual(problems)
})
