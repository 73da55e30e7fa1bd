import type { Fixture } from '../rule.ts'

const manifest = (text: string) => ({
  'src/modules/shop/manifest.ts': `export default { routes: [${text}], blocks: ['offer'] }`,
})
const home = "{ path: '/shop', screen: 'home' }"
const files = {
  'src/modules/shop/screens/home.tsx': 'export default () => null',
  'src/modules/shop/screens/home.server.ts': 'export const loader = 1',
  'src/modules/shop/blocks/offer/block.ts': 'export default 1',
}
const valid = { ...manifest(home), ...files }

export const planted: Fixture[] = [
  {
    says: 'a screen is named that has no file',
    invalid: { ...manifest(`${home}, { path: '/shop/cart', screen: 'cart' }`), ...files },
    valid,
  },
  {
    says: 'a screen has a file and no name',
    invalid: { ...valid, 'src/modules/shop/screens/player/add.tsx': 'export default () => null' },
    valid: valid,
  },
  {
    says: 'a block has a folder and no name',
    invalid: { ...valid, 'src/modules/shop/blocks/gift/block.ts': 'export default 1' },
    valid: valid,
  },
  {
    says: 'the routes beside a manifest name a screen that has no file',
    invalid: {
      ...valid,
      'src/modules/shop/routes/till.ts': "export default [{ path: '/shop/till', screen: 'till' }]",
    },
    valid: {
      ...valid,
      'src/modules/shop/routes/till.ts': "export default [{ path: '/shop/till', screen: 'till' }]",
      'src/modules/shop/screens/till.tsx': 'export default () => null',
    },
  },
  {
    says: 'a path is declared twice',
    invalid: { ...manifest(`${home}, { path: '/shop', screen: 'home' }`), ...files },
    valid: valid,
  },
]
