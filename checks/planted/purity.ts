import type { Fixture } from '../rule.ts'

export const planted: Fixture[] = [
  {
    says: 'domain reads the clock',
    invalid: { 'src/domain/a.ts': 'export const isPast = (at: number) => at < Date.now()' },
    valid: { 'src/domain/a.ts': 'export const isPast = (at: number, now: number) => at < now' },
  },
  {
    says: 'domain makes a date of the moment',
    invalid: { 'src/domain/a.ts': 'export const today = () => new Date()' },
    valid: { 'src/domain/a.ts': 'export const day = (at: string) => new Date(at)' },
  },
  {
    says: 'domain throws dice',
    invalid: { 'src/domain/a.ts': 'export const pick = () => Math.random()' },
    valid: { 'src/domain/a.ts': 'export const pick = (chance: number) => Math.round(chance)' },
  },
  {
    says: 'domain reads the process',
    invalid: { 'src/domain/a.ts': 'export const port = process.env.PORT' },
    valid: { 'src/domain/a.ts': 'export const port = (process: { port: number }) => process.port' },
  },
  {
    says: 'domain imports a package',
    invalid: { 'src/domain/a.ts': "import { hash } from 'node:crypto'\nexport const a = hash" },
    valid: { 'src/domain/a.ts': "import { z } from 'zod'\nexport const a = z.string()" },
  },
  {
    says: 'a rule of a module imports machinery',
    invalid: {
      'src/modules/shop/rules/a.ts': "import { rows } from '#platform/database/rows.ts'\nexport const a = rows",
    },
    valid: {
      'src/modules/shop/rules/a.ts':
        "import type { Row } from '#platform/database/rows.ts'\nimport { b } from './b.ts'\nexport const a = (row: Row) => b(row)",
    },
  },
  {
    says: 'a rule of a module asks the network',
    invalid: { 'src/modules/shop/rules/a.ts': "export const a = () => fetch('x')" },
    valid: { 'src/modules/shop/commands/a.ts': "export const a = () => fetch('x')" },
  },
]
