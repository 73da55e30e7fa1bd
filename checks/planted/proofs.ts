import type { Fixture } from '../rule.ts'

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

export const planted: Fixture[] = [
  {
    says: 'a done requirement names no test',
    invalid: document(done('')),
    valid: document('| L3.1 | Several sites at once. | not | |'),
  },
  {
    says: 'a done requirement names a file that is not there',
    invalid: { ...test, ...document(done('`tests/journeys/hosts.test.ts` › each host shows its own content')) },
    valid: { ...test, ...document(done('`tests/journeys/sites.test.ts` › each host shows its own content')) },
  },
  {
    says: 'a done requirement names a test that is not in the file',
    invalid: { ...test, ...document(done('tests/journeys/sites.test.ts › each host has its own look')) },
    valid: { ...test, ...document(done('tests/journeys/sites.test.ts › each host shows its own content')) },
  },
  {
    says: 'a requirement is neither done nor not',
    invalid: document('| L3.1 | Several sites at once. | nearly | |'),
    valid: document('| L3.1 | Several sites at once. | not | |'),
  },
  {
    says: 'a requirement is listed twice',
    invalid: document('| L3.1 | One. | not | |', '| L3.1 | Again. | not | |'),
    valid: document('| L3.1 | One. | not | |', '| L3.2 | Another. | not | |'),
  },
  {
    says: 'the second proof of an attack is not there',
    invalid: {
      ...guesses,
      ...attack(
        'done',
        '`tests/attacks/guessing.test.ts` › A08 guesses; `tests/attacks/guessing.test.ts` › A08 at once',
      ),
    },
    valid: {
      ...guesses,
      ...attack(
        'done',
        '`tests/attacks/guessing.test.ts` › A08 guesses; `tests/attacks/guessing.test.ts` › A08 from elsewhere',
      ),
    },
  },
  {
    says: 'an attack is not answered, and nobody says why',
    invalid: attack('not', ''),
    valid: attack('not', 'payments are not built yet'),
  },
  {
    says: 'an attack is proved by a part that is not there',
    invalid: { ...parts, ...attack('verify', '`npm run verify -- storms`') },
    valid: { ...parts, ...attack('verify', '`npm run verify -- soak`') },
  },
  {
    says: 'an attack has an id of another page',
    invalid: attacks('| L3.1 | One. | not | nothing of it is built |'),
    valid: attacks('| K01 | One. | not | nothing of it is built |'),
  },
  {
    says: 'a requirement is left to a long proof',
    invalid: { ...parts, ...document('| L3.1 | One. | verify | `npm run verify -- soak` |') },
    valid: { ...parts, ...document('| L3.1 | One. | not | |') },
  },
]
