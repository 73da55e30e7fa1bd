import type { Fixture } from '../rule.ts'

const screen = 'src/modules/lesson/screens/home.tsx'
const words = 'src/modules/lesson/words.ts'

export const planted: Fixture[] = [
  {
    says: 'a screen speaks Thai by itself',
    invalid: { [screen]: "export const meta = () => ({ heading: 'คอร์สทั้งหมด' })" },
    valid: { [screen]: '// คอร์สทั้งหมด\nexport const meta = () => ({ heading: words.all })' },
  },
  {
    says: 'a screen speaks English by itself',
    invalid: { [screen]: 'export const Home = () => <h1>All courses</h1>' },
    valid: { [screen]: 'export const Home = () => <h1>{words.all} · 1</h1>' },
  },
  {
    says: 'an attribute is read aloud in English only',
    invalid: { [screen]: "export const Home = () => <button aria-label={isOpen ? 'Close' : words.open} />" },
    valid: { [screen]: "export const Home = () => <button className={isOpen ? 'open' : 'closed'} />" },
  },
  {
    says: 'a text hides in an expression',
    invalid: { [screen]: "export const Home = () => <p>{isOpen && 'Open now'}</p>" },
    valid: { [screen]: "export const Home = () => <p>{state === 'open' && words.open}{' '}</p>" },
  },
  {
    says: 'a word has no English',
    invalid: { [words]: "export const words = { card: { save: { th: 'บันทึก' } } }" },
    valid: { [words]: "export const words = { card: { save: { th: 'บันทึก', en: 'Save' } } }" },
  },
  {
    says: 'a word is in no language',
    invalid: { [words]: "export const words = { save: 'Save' }" },
    valid: { [words]: "export const words = { th: { save: 'บันทึก' }, en: { save: 'Save' } }" },
  },
  {
    says: 'one language has a word more',
    invalid: { [words]: "export const words = { th: { save: 'บันทึก', stop: 'หยุด' }, en: { save: 'Save' } }" },
    valid: {
      [words]: 'export const words = { count: { th: (n: number) => `${n} คอร์ส`, en: (n: number) => `${n} courses` } }',
    },
  },
]
