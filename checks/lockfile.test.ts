import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

interface Entry {
  version?: string
  resolved?: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8')) as {
  packages: Record<string, Entry>
}
const entries = Object.entries(lock.packages)

test('the lockfile names every package of every platform, or npm ci refuses it', () => {
  expect(entries.length).toBeGreaterThan(300)
  const missing = entries.flatMap(([name, entry]) =>
    Object.keys(entry.optionalDependencies ?? {}).filter((wanted) => {
      const nested = `${name}/node_modules/${wanted}`
      return !(`node_modules/${wanted}` in lock.packages) && !(nested in lock.packages)
    }),
  )
  expect(missing).toEqual([])
})

test('the lockfile names no address to download from', () => {
  expect(entries.filter(([, entry]) => entry.resolved !== undefined)).toEqual([])
})

test('every direct dependency is pinned exactly', () => {
  const { dependencies = {}, devDependencies = {}, optionalDependencies = {} } = lock.packages['']!
  const pins = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
  expect(pins.length).toBeGreaterThan(30)
  expect(pins.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
})
