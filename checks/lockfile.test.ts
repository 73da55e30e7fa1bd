import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

interface Entry {
  version?: string
  resolved?: string
  integrity?: string
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

test('K11 nothing that is installed runs a script meanwhile', () => {
  const command = readFileSync(join(import.meta.dirname, '../bin/wicha'), 'utf8')
  expect(command).toMatch(/npm ci --ignore-scripts /)
  const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  expect(Object.keys(scripts).filter((name) => /^(pre|post)|install|prepare/.test(name))).toEqual([])
})

test('K11 what is installed on a machine that serves is known by its digest', () => {
  const unknown = entries.filter(([name, { integrity }]) => name !== '' && integrity === undefined)
  const isElsewhere = ([name]: [string, Entry]) =>
    /android|darwin|freebsd|openharmony|win32|wasm32|linux-(arm(?!64)|ppc64|riscv|s390|ia32|loong|mips)|musl/.test(name)
  expect(unknown.filter((entry) => !isElsewhere(entry)).map(([name]) => name)).toEqual([])
  for (const [name, { integrity }] of entries) expect(integrity ?? 'sha512-', name).toMatch(/^sha512-/)
})

test('K12 no server components of React are there', () => {
  const names = entries.map(([name]) => name.replace(/^.*node_modules\//, ''))
  expect(names).toContain('react-dom')
  expect(names.filter((name) => /react-server-dom|^@vitejs\/plugin-rsc$|^next$/.test(name))).toEqual([])
})
