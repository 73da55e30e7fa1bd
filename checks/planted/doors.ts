import type { Fixture } from '../rule.ts'

const manifest = { 'src/modules/shop/manifest.ts': "export default { name: 'shop', uses: ['order'] }" }
const order = {
  'src/modules/order/door.ts': 'export const total = 1',
  'src/modules/order/rules/total.ts': 'export const total = 1',
}
const through = "import { total } from '#modules/order/door.ts'\nexport const a = total"

export const planted: Fixture[] = [
  {
    says: 'a module is entered beside its door',
    invalid: {
      ...manifest,
      ...order,
      'src/modules/shop/a.ts':
        "import type { total } from '#modules/order/rules/total.ts'\nexport type A = typeof total",
    },
    valid: { ...manifest, ...order, 'src/modules/shop/a.ts': through },
  },
  {
    says: 'a module is used that the manifest does not name',
    invalid: {
      ...order,
      'src/modules/shop/manifest.ts': 'export default { uses: [] }',
      'src/modules/shop/a.ts': through,
    },
    valid: { ...manifest, ...order, 'src/modules/shop/a.ts': through },
  },
  {
    says: 'a pattern reaches into every module',
    invalid: { ...manifest, 'src/modules/shop/a.ts': "export const all = import.meta.glob('../*/rules/*.ts')" },
    valid: { ...manifest, 'src/modules/shop/a.ts': "export const all = import.meta.glob('./rules/*.ts')" },
  },
]
