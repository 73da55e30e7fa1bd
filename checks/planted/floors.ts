import type { Planted } from '../rule.ts'

const lower = { 'src/platform/access/can.ts': 'export type Can = boolean\nexport const can = true' }

export const planted: Planted[] = [
  {
    says: 'domain looks up at platform, for a type only',
    offending: {
      ...lower,
      'src/domain/a.ts': "import type { Can } from '#platform/access/can.ts'\nexport type A = Can",
    },
    lawful: {
      ...lower,
      'src/modules/shop/a.ts': "import type { Can } from '#platform/access/can.ts'\nexport type A = Can",
    },
  },
  {
    says: 'platform loads a module lazily',
    offending: { 'src/platform/a.ts': "export const load = () => import('../modules/shop/door.ts')" },
    lawful: { 'src/app/a.ts': "export const load = () => import('../modules/shop/door.ts')" },
  },
  {
    says: 'platform gathers modules by a pattern',
    offending: { 'src/platform/a.ts': "export const all = import.meta.glob('../modules/*/manifest.ts')" },
    lawful: { 'src/app/a.ts': "export const all = import.meta.glob('../modules/*/manifest.ts')" },
  },
  {
    says: 'ui hands on a module',
    offending: { 'src/ui/a.tsx': "export { shop } from '#modules/shop/door.ts'\nexport const a = 1" },
    lawful: { 'src/ui/a.tsx': "export { shop } from '#domain/shop.ts'\nexport const a = 1" },
  },
  {
    says: 'a type is taken from above inside an expression',
    offending: { 'src/domain/a.ts': "export type A = import('#app/menu.ts').Menu" },
    lawful: { 'src/app/a.ts': "export type A = import('#app/menu.ts').Menu" },
  },
  {
    says: 'ui knows the router',
    offending: { 'src/ui/a.tsx': "import { Link } from 'react-router'\nexport const a = Link" },
    lawful: { 'src/platform/a.tsx': "import { Link } from 'react-router'\nexport const a = Link" },
  },
  {
    says: 'a file lies on no floor',
    offending: { 'src/styles/a.ts': 'export const a = 1' },
    lawful: { 'src/root.tsx': "import { menu } from '#app/menu.ts'\nexport default menu" },
  },
  {
    says: 'the product imports its tests',
    offending: { 'src/app/a.ts': "import { cast } from '../../tests/support/cast.ts'\nexport const a = cast" },
    lawful: { 'src/app/a.test.ts': "import { cast } from '../../tests/support/cast.ts'\nexport const a = cast" },
  },
]
