import type { Fixture } from '../rule.ts'

const support = {
  'src/platform/database/scratch.ts': 'export const scratchDrivers = () => []',
  'tests/support/academy.ts':
    "import { scratchDrivers } from '#platform/database/scratch.ts'\nexport const a = scratchDrivers",
}
const list = "import { a } from '../../../tests/support/academy.ts'\nexport const openList = a"

export const planted: Fixture[] = [
  {
    says: 'a test opens a database through a file between',
    invalid: {
      ...support,
      'src/modules/shop/list.ts': list,
      'src/modules/shop/shop.test.ts': "import { openList } from './list.ts'\nopenList()",
    },
    valid: {
      ...support,
      'src/modules/shop/list.ts': list,
      'src/modules/shop/shop.test.ts':
        "import { a } from '../../../tests/support/academy.ts'\nimport { openList } from './list.ts'\nopenList(a)",
    },
  },
  {
    says: 'a test starts the product',
    invalid: {
      'tests/support/server.ts': 'export const startServer = () => 1',
      'src/app/start.test.ts': "import { startServer } from '../../tests/support/server.ts'\nstartServer()",
    },
    valid: {
      'tests/support/server.ts': 'export const startServer = () => 1',
      'tests/start.test.ts': "import { startServer } from './support/server.ts'\nstartServer()",
    },
  },
]
