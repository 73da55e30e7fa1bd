import type { Planted } from '../rule.ts'

const lawful = {
  'src/platform/collection/rows.ts': 'export const from = 1',
  'src/modules/shop/a.ts': "import { from } from '#platform/collection/rows.ts'\nexport const a = from",
}

export const planted: Planted[] = [
  {
    says: 'a module imports what opens connections',
    offending: {
      'src/platform/database/executor.ts': 'export const executor = 1',
      'src/modules/shop/a.ts': "import { executor } from '#platform/database/executor.ts'\nexport const a = executor",
    },
    lawful,
  },
  {
    says: 'a module takes the database of the application',
    offending: { 'src/modules/shop/a.ts': 'export const a = (ctx) => ctx.app.database' },
    lawful,
  },
  {
    says: 'a module takes the connection of a context',
    offending: { 'src/modules/shop/a.ts': 'export const a = (ctx, executor) => ctx[executor]' },
    lawful,
  },
]
