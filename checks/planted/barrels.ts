import type { Planted } from '../rule.ts'

const button = { 'src/ui/button/button.tsx': 'export const Button = 1' }

export const planted: Planted[] = [
  {
    says: 'a folder has an index file',
    offending: { 'src/ui/button/index.tsx': 'export const Button = 1' },
    lawful: button,
  },
  {
    says: 'a file hands on what others declare',
    offending: { ...button, 'src/ui/all.ts': "export * from './button/button.tsx'" },
    lawful: { ...button, 'src/modules/shop/door.ts': "export { Button } from '#ui/button/button.tsx'" },
  },
  {
    says: 'a file imports first and then hands on',
    offending: { ...button, 'src/ui/all.ts': "import { Button } from './button/button.tsx'\nexport { Button }" },
    lawful: { ...button, 'src/ui/all.ts': "import { Button } from './button/button.tsx'\nexport const all = [Button]" },
  },
]
