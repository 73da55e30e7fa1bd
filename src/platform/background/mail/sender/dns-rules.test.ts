import { expect, test } from 'vitest'
import { judgeDkim, judgeDmarc, judgeSpf } from './dns-rules.ts'

test.each([
  [['v=spf1 include:_spf.example.com -all'], 'pass'],
  [['google-site-verification=x', 'v=spf1 mx ~all'], 'pass'],
  [['v=spf1 redirect=_spf.example.com'], 'pass'],
  [['v=spf1 mx ?all'], 'warn'],
  [['v=spf1 +all'], 'fail'],
  [['v=spf1 all'], 'fail'],
  [['v=spf1 -all', 'v=spf1 mx -all'], 'fail'],
  [['v=spf10 -all'], 'fail'],
  [[], 'fail'],
] as const)('SPF %j is %s', (records, verdict) => {
  expect(judgeSpf(records)).toBe(verdict)
})

test.each([
  [['v=DKIM1; k=rsa; p=AB CD'], 'pass'],
  [['k=rsa;p=ABCD'], 'pass'],
  [['v=DKIM1; p='], 'fail'],
  [['v=DKIM1; p=ABCE'], 'fail'],
  [[], 'fail'],
] as const)('DKIM %j is %s', (records, verdict) => {
  expect(judgeDkim(records, 'ABCD')).toBe(verdict)
})

test.each([
  [['v=DMARC1; p=reject; rua=mailto:a@example.com'], 'pass'],
  [['v=DMARC1;p=quarantine'], 'pass'],
  [['v=DMARC1; p=none'], 'warn'],
  [['v=DMARC1; sp=reject'], 'fail'],
  [['v=DMARC1; p=none', 'v=DMARC1; p=reject'], 'fail'],
  [[], 'fail'],
] as const)('DMARC %j is %s', (records, verdict) => {
  expect(judgeDmarc(records)).toBe(verdict)
})
