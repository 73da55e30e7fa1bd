import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { readProject } from './project.ts'
import { diskTree, plantedTree } from './tree.ts'
import { inWords, judge, loadPlanted, loadRules } from './walls.ts'

const rules = await loadRules()
const cases = await Promise.all(rules.map(async (rule) => ({ rule, planted: await loadPlanted(rule.name) })))

describe('a planted violation', () => {
  test.each(cases)('of $rule.name exists', ({ planted }) => {
    expect(planted.length).toBeGreaterThan(0)
  })

  const each = cases.flatMap(({ rule, planted }) => planted.map((one) => ({ ...one, rule, name: rule.name })))
  test.each(each)('of $name bites once, and its twin never: $says', ({ rule, offending, lawful, committed }) => {
    expect(rule.check(readProject(plantedTree(offending, committed))())).toHaveLength(1)
    expect(rule.check(readProject(plantedTree(lawful, committed))())).toEqual([])
  })

  test('bites also when the rule reads nothing at all', () => {
    const blind = { name: 'blind', law: '', minimumFiles: 1, check: () => [] }
    expect(judge(blind, readProject(plantedTree({ 'src/a.ts': '' }))()).violations).toHaveLength(1)
  })

  test('cannot hide in a file that does not parse', () => {
    expect(() => readProject(plantedTree({ 'src/a.ts': 'export const = 1' }))).toThrow('cannot be parsed')
  })
})

describe('the product', () => {
  const open = readProject(diskTree(fileURLToPath(new URL('..', import.meta.url))))
  test.each(rules)('keeps the law of $name', (rule) => {
    expect(judge(rule, open()).violations.map(inWords)).toEqual([])
  })
})
