import type { Fixture } from '../rule.ts'

const lines = (count: number) => 'export const a = 1\n'.replace('1', '[\n' + '1,\n'.repeat(count - 2) + ']')
const longFunction = (count: number) => `export function open() {\n${'  step()\n'.repeat(count - 2)}}\n`
const nested = (depth: number) => `export function open() {\n${'if (a) {\n'.repeat(depth)}${'}\n'.repeat(depth)}}\n`
const folder = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`src/ui/icon/icon-${index}.tsx`, 'export const a = 1']),
  )
const exceptions = (allowed: number) =>
  JSON.stringify([{ path: 'src/domain/a.ts', what: 'lines', allowed, why: 'a table of the law' }])

export const planted: Fixture[] = [
  {
    says: 'a file is too long',
    invalid: { 'src/domain/a.ts': lines(251) },
    valid: { 'src/domain/a.ts': lines(250), 'src/domain/a.test.ts': lines(400) },
  },
  {
    says: 'a function is too long',
    invalid: { 'src/domain/a.ts': longFunction(41) },
    valid: { 'src/domain/a.ts': longFunction(40) },
  },
  {
    says: 'a function is nested too deep',
    invalid: { 'src/domain/a.ts': nested(4) },
    valid: {
      'src/domain/a.ts': nested(3),
      'src/domain/b.ts': 'if (a) {} else if (b) {} else if (c) {} else if (d) {}',
    },
  },
  {
    says: 'a folder is too full',
    invalid: folder(16),
    valid: { ...folder(15), 'src/ui/icon/icon-0.test.tsx': 'export const a = 1' },
  },
  {
    says: 'an excepted file grew',
    invalid: { 'src/domain/a.ts': lines(301), 'checks/exceptions.json': exceptions(300) },
    valid: { 'src/domain/a.ts': lines(300), 'checks/exceptions.json': exceptions(300) },
  },
  {
    says: 'an exception is larger than needed',
    invalid: { 'src/domain/a.ts': lines(299), 'checks/exceptions.json': exceptions(300) },
    valid: { 'src/domain/a.ts': lines(299), 'checks/exceptions.json': exceptions(299) },
  },
  {
    says: 'an exception is no longer needed',
    invalid: { 'src/domain/a.ts': lines(200), 'checks/exceptions.json': exceptions(300) },
    valid: { 'src/domain/a.ts': lines(200), 'checks/exceptions.json': '[]' },
  },
  {
    says: 'an exception was raised',
    invalid: { 'src/domain/a.ts': lines(310), 'checks/exceptions.json': exceptions(310) },
    valid: { 'src/domain/a.ts': lines(300), 'checks/exceptions.json': exceptions(300) },
    committed: { 'checks/exceptions.json': exceptions(300) },
  },
]
