import type { Fixture } from '../rule.ts'

const valid = {
  'src/platform/collection/rows.ts': 'export const from = 1',
  'src/modules/shop/a.ts': "import { from } from '#platform/collection/rows.ts'\nexport const a = from",
}

export const planted: Fixture[] = [
  {
    says: 'a module imports what opens connections',
    invalid: {
      'src/platform/database/executor.ts': 'export const executor = 1',
      'src/modules/shop/a.ts': "import { executor } from '#platform/database/executor.ts'\nexport const a = executor",
    },
    valid,
  },
  {
    says: 'a module takes the database of the application',
    invalid: { 'src/modules/shop/a.ts': 'export const a = (ctx) => ctx.app.database' },
    valid: valid,
  },
  {
    says: 'a module takes the connection of a context',
    invalid: { 'src/modules/shop/a.ts': 'export const a = (ctx, executor) => ctx[executor]' },
    valid: valid,
  },
]
