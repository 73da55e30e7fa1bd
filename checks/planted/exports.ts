import type { Fixture } from '../rule.ts'

const page = { 'src/app/page.ts': "import { Button } from '#ui/button.tsx'\nconst page = Button" }

export const planted: Fixture[] = [
  {
    says: 'a file exports what nobody reads',
    invalid: { ...page, 'src/ui/button.tsx': 'export const Button = 1\nexport const Dead = 2' },
    valid: { ...page, 'src/ui/button.tsx': 'export const Button = 1\nconst Own = 2' },
  },
  {
    says: 'a file exports a type that is its own',
    invalid: { ...page, 'src/ui/button.tsx': 'export interface Look {}\nexport const Button = {} as Look' },
    valid: { ...page, 'src/ui/button.tsx': 'interface Look {}\nexport const Button = {} as Look' },
  },
  {
    says: 'a test alone knows itself',
    invalid: { ...page, 'src/ui/button.tsx': 'export const Button = 1\nexport async function wait() {}' },
    valid: { ...page, 'src/ui/button.tsx': 'export const Button = 1', 'src/ui/a.test.ts': 'export const alone = 1' },
  },
]
