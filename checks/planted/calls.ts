import type { Fixture } from '../rule.ts'

const manifest = {
  'src/modules/shop/manifest.ts': "export default { api: { 'POST /cart': 'fill-cart' }, on: { paid: 'empty-cart' } }",
  'src/modules/shop/commands/empty-cart.server.ts': 'export default () => 1',
}
const valid = {
  ...manifest,
  'src/modules/shop/commands/fill-cart.server.ts': 'export const description = 1\nexport default () => 1',
}

export const planted: Fixture[] = [
  {
    says: 'a call is answered and not described',
    invalid: { ...manifest, 'src/modules/shop/commands/fill-cart.server.ts': 'export default () => 1' },
    valid,
  },
  { says: 'a call names a command that has no file', invalid: manifest, valid: valid },
]
