import type { Fixture } from '../rule.ts'

const halves = {
  'src/modules/user/screens/profile.server.ts': 'export const load = 1',
  'src/modules/user/collections/user.ts': 'export const user = 1',
  'src/modules/user/manifest.ts': 'export default {}',
}
const screen = 'src/modules/user/screens/profile.tsx'

export const planted: Fixture[] = [
  {
    says: 'a screen imports the server half of another',
    invalid: {
      ...halves,
      'src/modules/user/screens/edit.tsx': "import { load } from './profile.server.ts'\nexport const loader = load",
    },
    valid: { ...halves, [screen]: "import { load } from './profile.server.ts'\nexport const loader = load" },
  },
  {
    says: 'a component is no route and has no server half',
    invalid: {
      'src/ui/card.server.ts': 'export const load = 1',
      'src/ui/card.tsx': "import { load } from './card.server.ts'\nexport const card = load",
    },
    valid: {
      'src/ui/card.server.ts': 'export const load = 1',
      'src/ui/card.tsx': "import type { load } from './card.server.ts'\nexport const card = (x: typeof load) => x",
    },
  },
  {
    says: 'a collection is reached through a plain file',
    invalid: {
      ...halves,
      [screen]: "import { label } from '../label.ts'\nexport const a = label",
      'src/modules/user/label.ts': "import { user } from './collections/user.ts'\nexport const label = user",
    },
    valid: {
      ...halves,
      [screen]: "import type { label } from '../label.ts'\nexport const a = (x: typeof label) => x",
      'src/modules/user/label.ts': "import { user } from './collections/user.ts'\nexport const label = user",
    },
  },
  {
    says: 'a component loads a manifest lazily',
    invalid: { ...halves, 'src/modules/user/components/a.tsx': "export const a = () => import('../manifest.ts')" },
    valid: { ...halves, 'src/modules/user/a.ts': "export const a = () => import('./manifest.ts')" },
  },
]
