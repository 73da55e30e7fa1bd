import { describe, expect, test } from 'vitest'
import { readProject } from './project.ts'
import { fixtureTree } from './tree.ts'
import { judge, loadFixtures, loadRules } from './architecture.ts'

const rules = await loadRules()
const cases = await Promise.all(rules.map(async (rule) => ({ rule, fixtures: await loadFixtures(rule.name) })))

// `npm run check` applies the rules to the product itself, and `npm test` begins with it.
describe('an invalid fixture', () => {
  test.each(cases)('of $rule.name exists', ({ fixtures }) => {
    expect(fixtures.length).toBeGreaterThan(0)
  })

  const each = cases.flatMap(({ rule, fixtures }) => fixtures.map((one) => ({ ...one, rule, name: rule.name })))
  test.each(each)('of $name is refused once, its valid twin never: $says', ({ rule, invalid, valid, committed }) => {
    expect(rule.check(readProject(fixtureTree(invalid, committed))())).toHaveLength(1)
    expect(rule.check(readProject(fixtureTree(valid, committed))())).toEqual([])
  })

  test('fails also when the rule reads nothing at all', () => {
    const blind = { name: 'blind', description: '', minimumFiles: 1, check: () => [] }
    expect(judge(blind, readProject(fixtureTree({ 'src/a.ts': '' }))()).violations).toHaveLength(1)
  })

  test('cannot hide in a file that does not parse', () => {
    expect(() => readProject(fixtureTree({ 'src/a.ts': 'export const = 1' }))).toThrow('cannot be parsed')
  })
})
