import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { kinds } from './kind-of.ts'

const folders = (at: string) =>
  readdirSync(at, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

it('has one folder for each kind, of its name, with its file', () => {
  const found = folders(import.meta.dirname).flatMap((family) =>
    folders(`${import.meta.dirname}/${family}`).map((kind) => ({ family, kind })),
  )
  expect(found.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(kinds).toSorted())
  for (const { family, kind } of found)
    expect(readdirSync(`${import.meta.dirname}/${family}/${kind}`), kind).toContain(`${kind}.ts`)
})
