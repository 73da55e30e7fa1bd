import { expect, test } from 'vitest'
import { missingOf } from './missing-words.ts'

test('a word that one language has and another has not, or has empty, is missing there', () => {
  const missing = missingOf([
    { _id: 'th', translations: { 'menu.home': 'หน้าแรก', 'menu.login': 'เข้าสู่ระบบ' } },
    { _id: 'en', translations: { 'menu.home': ' ', own: 'Own' } },
  ])
  expect([...missing]).toEqual([
    ['th', ['own']],
    ['en', ['menu.home', 'menu.login']],
  ])
})
