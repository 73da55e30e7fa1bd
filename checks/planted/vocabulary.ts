import type { Fixture } from '../rule.ts'

// The refused words are put together here, because this file is judged as well.
const unfinished = ['TO', 'DO'].join('')
const filler = ['Lorem', 'ipsum'].join(' ')
const promise = ['Coming', 'soon'].join(' ')
const place = ['', 'tmp', 'a.txt'].join('/')

export const planted: Fixture[] = [
  {
    says: 'something is left for later',
    invalid: { 'src/domain/a.ts': `// ${unfinished}: round\nexport const a = 1` },
    valid: { 'src/domain/a.ts': '// Rounded up, as the invoice says.\nexport const a = 1' },
  },
  {
    says: 'a text is filler',
    invalid: { 'docs/a.md': `${filler} dolor` },
    valid: { 'docs/a.md': 'A learner opens a lesson.' },
  },
  {
    says: 'a screen is only promised',
    invalid: { 'src/modules/shop/words.ts': `export const a = { th: 'เร็ว ๆ นี้', en: '${promise}' }` },
    valid: { 'src/modules/shop/words.ts': "export const a = { th: 'เปิดรับสมัคร', en: 'Open' }" },
  },
  {
    says: 'a path of one machine is written out',
    invalid: { 'bin/start': `cat ${place}` },
    valid: { 'bin/start': 'cat "$TMPDIR/work/a.txt" ./tmp/a.txt', 'build/a.ts': place, 'logo.png': place },
  },
]
