import type { Fixture } from '../rule.ts'

const lower = { 'src/platform/access/can.ts': 'export type Can = boolean\nexport const can = true' }

export const planted: Fixture[] = [
  {
    says: 'domain looks up at platform, for a type only',
    invalid: {
      ...lower,
      'src/domain/a.ts': "import type { Can } from '#platform/access/can.ts'\nexport type A = Can",
    },
    valid: {
      ...lower,
      'src/modules/shop/a.ts': "import type { Can } from '#platform/access/can.ts'\nexport type A = Can",
    },
  },
  {
    says: 'platform loads a module lazily',
    invalid: { 'src/platform/a.ts': "export const load = () => import('../modules/shop/door.ts')" },
    valid: { 'src/app/a.ts': "export const load = () => import('../modules/shop/door.ts')" },
  },
  {
    says: 'platform gathers modules by a pattern',
    invalid: { 'src/platform/a.ts': "export const all = import.meta.glob('../modules/*/manifest.ts')" },
    valid: { 'src/app/a.ts': "export const all = import.meta.glob('../modules/*/manifest.ts')" },
  },
  {
    says: 'ui hands on a module',
    invalid: { 'src/ui/a.tsx': "export { shop } from '#modules/shop/door.ts'\nexport const a = 1" },
    valid: { 'src/ui/a.tsx': "export { shop } from '#domain/shop.ts'\nexport const a = 1" },
  },
  {
    says: 'a type is taken from above inside an expression',
    invalid: { 'src/domain/a.ts': "export type A = import('#app/menu.ts').Menu" },
    valid: { 'src/app/a.ts': "export type A = import('#app/menu.ts').Menu" },
  },
  {
    says: 'ui knows the router',
    invalid: { 'src/ui/a.tsx': "import { Link } from 'react-router'\nexport const a = Link" },
    valid: { 'src/platform/a.tsx': "import { Link } from 'react-router'\nexport const a = Link" },
  },
  {
    says: 'a file lies on no floor',
    invalid: { 'src/styles/a.ts': 'export const a = 1' },
    valid: { 'src/root.tsx': "import { menu } from '#app/menu.ts'\nexport default menu" },
  },
  {
    says: 'the product imports its tests',
    invalid: { 'src/app/a.ts': "import { cast } from '../../tests/support/cast.ts'\nexport const a = cast" },
    valid: { 'src/app/a.test.ts': "import { cast } from '../../tests/support/cast.ts'\nexport const a = cast" },
  },
]
