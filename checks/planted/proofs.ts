import type { Planted } from '../rule.ts'

const test = { 'tests/journeys/sites.test.ts': "test('each host shows its own content', () => {})" }
const document = (...rows: string[]) => ({
  'docs/requirements.md': ['| id | requirement | state | test |', '|---|---|---|---|', ...rows].join('\n'),
})
const done = (cell: string) => `| L3.1 | Several sites at once. | done | ${cell} |`

const guesses = { 'tests/attacks/guessing.test.ts': "test('A08 guesses'); test('A08 from elsewhere')" }
const parts = { 'scripts/verify/parts.ts': 'export const parts = {\n  soak: {\n    about: "" },\n}' }
const attacks = (...rows: string[]) => ({
  'docs/attacks.md': ['| id | attack | state | proof |', '|---|---|---|---|', ...rows].join('\n'),
})
const attack = (state: string, proof: string) => attacks(`| A08 | Many passwords. | ${state} | ${proof} |`)

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
  {
    says: 'the second proof of an attack is not there',
    offending: {
      ...guesses,
      ...attack(
        'done',
        '`tests/attacks/guessing.test.ts` › A08 guesses; `tests/attacks/guessing.test.ts` › A08 at once',
      ),
    },
    lawful: {
      ...guesses,
      ...attack(
        'done',
        '`tests/attacks/guessing.test.ts` › A08 guesses; `tests/attacks/guessing.test.ts` › A08 from elsewhere',
      ),
    },
  },
  {
    says: 'an attack is not answered, and nobody says why',
    offending: attack('not', ''),
    lawful: attack('not', 'payments are not built yet'),
  },
  {
    says: 'an attack is proved by a part that is not there',
    offending: { ...parts, ...attack('verify', '`npm run verify -- storms`') },
    lawful: { ...parts, ...attack('verify', '`npm run verify -- soak`') },
  },
  {
    says: 'an attack has an id of another page',
    offending: attacks('| L3.1 | One. | not | nothing of it is built |'),
    lawful: attacks('| K01 | One. | not | nothing of it is built |'),
  },
  {
    says: 'a requirement is left to a long proof',
    offending: { ...parts, ...document('| L3.1 | One. | verify | `npm run verify -- soak` |') },
    lawful: { ...parts, ...document('| L3.1 | One. | not | |') },
  },
]
