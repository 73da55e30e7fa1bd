import type { Planted } from '../rule.ts'

const test = { 'tests/journeys/sites.test.ts': "test('each host shows its own content', () => {})" }
const document = (...rows: string[]) => ({
  'docs/requirements.md': ['| id | requirement | state | test |', '|---|---|---|---|', ...rows].join('\n'),
})
const done = (cell: string) => `| L3.1 | Several sites at once. | done | ${cell} |`

export const planted: Planted[] = [
  {
    says: 'a done requirement names no test',
    offending: document(done('')),
    lawful: document('| L3.1 | Several sites at once. | not | |'),
  },
  {
    says: 'a done requirement names a file that is not there',
    offending: { ...test, ...document(done('`tests/journeys/hosts.test.ts` › each host shows its own content')) },
    lawful: { ...test, ...document(done('`tests/journeys/sites.test.ts` › each host shows its own content')) },
  },
  {
    says: 'a done requirement names a test that is not in the file',
    offending: { ...test, ...document(done('tests/journeys/sites.test.ts › each host has its own look')) },
    lawful: { ...test, ...document(done('tests/journeys/sites.test.ts › each host shows its own content')) },
  },
  {
    says: 'a requirement is neither done nor not',
    offending: document('| L3.1 | Several sites at once. | nearly | |'),
    lawful: document('| L3.1 | Several sites at once. | not | |'),
  },
  {
    says: 'a requirement is listed twice',
    offending: document('| L3.1 | One. | not | |', '| L3.1 | Again. | not | |'),
    lawful: document('| L3.1 | One. | not | |', '| L3.2 | Another. | not | |'),
  },
]
