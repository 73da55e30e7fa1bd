import type { Planted } from '../rule.ts'

export const planted: Planted[] = [
  {
    says: 'domain reads the clock',
    offending: { 'src/domain/a.ts': 'export const isPast = (at: number) => at < Date.now()' },
    lawful: { 'src/domain/a.ts': 'export const isPast = (at: number, now: number) => at < now' },
  },
  {
    says: 'domain makes a date of the moment',
    offending: { 'src/domain/a.ts': 'export const today = () => new Date()' },
    lawful: { 'src/domain/a.ts': 'export const day = (at: string) => new Date(at)' },
  },
  {
    says: 'domain throws dice',
    offending: { 'src/domain/a.ts': 'export const pick = () => Math.random()' },
    lawful: { 'src/domain/a.ts': 'export const pick = (chance: number) => Math.round(chance)' },
  },
  {
    says: 'domain reads the process',
    offending: { 'src/domain/a.ts': 'export const port = process.env.PORT' },
    lawful: { 'src/domain/a.ts': 'export const port = (process: { port: number }) => process.port' },
  },
  {
    says: 'domain imports a package',
    offending: { 'src/domain/a.ts': "import { hash } from 'node:crypto'\nexport const a = hash" },
    lawful: { 'src/domain/a.ts': "import { z } from 'zod'\nexport const a = z.string()" },
  },
  {
    says: 'a rule of a module imports machinery',
    offending: {
      'src/modules/shop/rules/a.ts': "import { rows } from '#platform/database/rows.ts'\nexport const a = rows",
    },
    lawful: {
      'src/modules/shop/rules/a.ts':
        "import type { Row } from '#platform/database/rows.ts'\nimport { b } from './b.ts'\nexport const a = (row: Row) => b(row)",
    },
  },
  {
    says: 'a rule of a module asks the network',
    offending: { 'src/modules/shop/rules/a.ts': "export const a = () => fetch('x')" },
    lawful: { 'src/modules/shop/commands/a.ts': "export const a = () => fetch('x')" },
  },
]
