import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { classNames } from '../scripts/building/class-names.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'wicha-sheets-'))
  for (const folder of ['src/a', 'src/b']) mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(join(root, 'src/a/card.module.css'), '.card { margin: .5rem } .card__name:hover, .row.card {}')
  writeFileSync(
    join(root, 'src/b/list.module.css'),
    '@keyframes turn { to { rotate: 1turn } } .card { animation: turn 1s }',
  )
})
afterEach(() => rmSync(root, { recursive: true }))

const every = [
  ['card', 'src/a/card.module.css'],
  ['card__name', 'src/a/card.module.css'],
  ['row', 'src/a/card.module.css'],
  ['turn', 'src/b/list.module.css'],
  ['card', 'src/b/list.module.css'],
] as const

test('every class of every sheet has a short name of its own, the same in each build', () => {
  const [once, again] = [classNames(root), classNames(root)]
  const names = every.map(([name, file]) => once(name, join(root, file)))
  expect(new Set(names).size).toBe(every.length)
  expect(names.every((name) => /^w[0-9a-z]{1,3}$/.test(name))).toBe(true)
  expect(every.map(([name, file]) => again(name, join(root, file)))).toEqual(names)
})

test('a class that no sheet holds is an error and not a name of another', () => {
  expect(() => classNames(root)('cart', join(root, 'src/a/card.module.css'))).toThrow('No class cart')
})
