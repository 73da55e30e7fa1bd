import type { Planted } from '../rule.ts'

const first = { 'database/migrations/0001-course.ts': 'export const a = 1' }
const all = { 'database/migrate.ts': "export const all = import.meta.glob('./migrations/*.ts')" }

export const planted: Planted[] = [
  {
    says: 'a migration has no number',
    offending: { ...all, ...first, 'database/migrations/lesson.ts': 'export const a = 1' },
    lawful: { ...all, ...first, 'database/migrations/0002-lesson.ts': 'export const a = 1' },
  },
  {
    says: 'a number is used twice',
    offending: { ...all, ...first, 'database/migrations/0001-lesson.ts': 'export const a = 1' },
    lawful: { ...all, ...first, 'database/migrations/0001-course.test.ts': 'export const a = 1' },
  },
  {
    says: 'a migration is listed nowhere',
    offending: first,
    lawful: {
      ...first,
      'database/migrations/list.ts': "import { a } from './0001-course.ts'\nexport const all = [a]",
    },
  },
]
