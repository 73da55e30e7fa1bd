import type { Fixture } from '../rule.ts'

const first = { 'database/migrations/0001-course.ts': 'export const a = 1' }
const all = { 'database/migrate.ts': "export const all = import.meta.glob('./migrations/*.ts')" }

export const planted: Fixture[] = [
  {
    says: 'a migration has no number',
    invalid: { ...all, ...first, 'database/migrations/lesson.ts': 'export const a = 1' },
    valid: { ...all, ...first, 'database/migrations/0002-lesson.ts': 'export const a = 1' },
  },
  {
    says: 'a number is used twice',
    invalid: { ...all, ...first, 'database/migrations/0001-lesson.ts': 'export const a = 1' },
    valid: { ...all, ...first, 'database/migrations/0001-course.test.ts': 'export const a = 1' },
  },
  {
    says: 'a migration is listed nowhere',
    invalid: first,
    valid: {
      ...first,
      'database/migrations/list.ts': "import { a } from './0001-course.ts'\nexport const all = [a]",
    },
  },
]
