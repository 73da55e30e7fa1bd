import type { Fixture } from '../rule.ts'

const button = { 'src/ui/button/button.tsx': 'export const Button = 1' }

export const planted: Fixture[] = [
  {
    says: 'a folder has an index file',
    invalid: { 'src/ui/button/index.tsx': 'export const Button = 1' },
    valid: button,
  },
  {
    says: 'a file hands on what others declare',
    invalid: { ...button, 'src/ui/all.ts': "export * from './button/button.tsx'" },
    valid: { ...button, 'src/modules/shop/door.ts': "export { Button } from '#ui/button/button.tsx'" },
  },
  {
    says: 'a file imports first and then hands on',
    invalid: { ...button, 'src/ui/all.ts': "import { Button } from './button/button.tsx'\nexport { Button }" },
    valid: { ...button, 'src/ui/all.ts': "import { Button } from './button/button.tsx'\nexport const all = [Button]" },
  },
]
