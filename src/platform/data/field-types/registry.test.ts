import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Kind, kinds } from './field-type-of.ts'

const here = import.meta.dirname
const folders = (at: string) =>
  readdirSync(at, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
const found = folders(here).flatMap((family) =>
  folders(`${here}/${family}`).map((folder) => ({
    ...{ folder, kind: folder.replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase()) },
    files: readdirSync(`${here}/${family}/${folder}`),
  })),
)

it('has one folder for each kind, of its name', () => {
  expect(found.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(kinds).toSorted())
})

describe.each(found)('$kind', ({ kind, folder, files }) => {
  it('has its file and its test', () => {
    expect(files).toEqual(expect.arrayContaining([`${folder}.ts`, `${folder}.test.ts`]))
  })

  it('knows everything that is asked of a kind', () => {
    const known = kinds[kind as Kind]
    for (const answer of ['jsonSchema', 'example', 'text', 'searchText', 'print', 'parse'] as const)
      expect(known[answer], answer).toBeTypeOf('function')
    for (const fact of ['comparedAs', 'isSortable', 'columnKind', 'form'] as const)
      expect(known[fact], fact).toBeDefined()
    expect(known.form.control !== undefined, 'its own control, or parts that have theirs').toBe(!known.parts)
    if (known.encode ?? known.shape) expect(known.wireSql, 'encoded in memory and in SQL').toBeTypeOf('function')
  })
})
