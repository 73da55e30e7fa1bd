import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const amounts =
  'n|count|done|days|hours|pages|posts|menus|tags|comments|pictures|people|courses|units|sites|total|left|letters'

/** A number that may be 1 before a plural: `{n} rows`. After `At most` and similar words the plural is always right. */
const unguarded = new RegExp(
  `(?<!most |[Oo]ver |first )\\{(?:${amounts})\\} (?:more )?(?!ms\\b)[a-z]+s\\b(?! at (?:once|most))`,
)
const isOther = /\} (?:is|was|has|does|says|this)$/

test('beside a number that may be one, English stands in both forms', () => {
  const files = globSync('src/**/*words*.ts', { cwd: root }).filter((path) => !path.endsWith('.test.ts'))
  expect(files.length).toBeGreaterThan(60)
  const found = files.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/\ben:\s*'([^']*)'/g)].flatMap(([, said]) => {
      const wrong = unguarded.exec(said!)?.[0]
      return wrong && !isOther.test(wrong) ? [`${path}: ${said}`] : []
    }),
  )
  expect(found).toEqual([])
})
