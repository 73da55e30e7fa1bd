import type { Fixture } from '../rule.ts'

const tail = { 'src/domain/z.ts': "import { a } from './a.ts'\nexport const z = a" }

export const planted: Fixture[] = [
  {
    says: 'three files import each other',
    invalid: {
      ...tail,
      'src/domain/a.ts': "import { b } from './b.ts'\nexport const a = b",
      'src/domain/b.ts': "export { c } from './c.ts'\nexport const b = 1",
      'src/domain/c.ts': "import { a } from './a.ts'\nexport const c = a",
    },
    valid: {
      ...tail,
      'src/domain/a.ts': "import { b } from './b.ts'\nexport const a = b",
      'src/domain/b.ts': "export { c } from './c.ts'\nexport const b = 1",
      'src/domain/c.ts': "import type { a } from './a.ts'\nexport const c = (x: typeof a) => x",
    },
  },
  {
    says: 'a type beside `import` still loads the file',
    invalid: {
      'src/domain/a.ts': "import { b } from './b.ts'\nexport type A = typeof b",
      'src/domain/b.ts': "import { type A } from './a.ts'\nexport const b = (x: A) => x",
    },
    valid: {
      'src/domain/a.ts': "import { b } from './b.ts'\nexport type A = typeof b",
      'src/domain/b.ts': "import type { A } from './a.ts'\nexport const b = (x: A) => x",
    },
  },
  {
    says: 'two modules use each other',
    invalid: {
      'src/modules/shop/manifest.ts': "export default { uses: ['order'] }",
      'src/modules/order/manifest.ts': "export default { uses: ['shop'] }",
    },
    valid: {
      'src/modules/shop/manifest.ts': "export default { uses: ['order'] }",
      'src/modules/order/manifest.ts': 'export default { uses: [] }',
    },
  },
]
