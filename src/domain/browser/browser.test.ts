import { expect, test } from 'vitest'
import { browserOf, browsers } from './browser.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const android = `Mozilla/5.0 (Linux; Android 16; SM-A166P) ${webkit}`

const agents: [string, string | null][] = [
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/156.0.0.0 Safari/537.36 Edg/156.0.0.0`, 'Edge'],
  [`${iPhone} Version/19.0 EdgiOS/156.0 Mobile/15E148 Safari/604.1`, 'Edge'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox'],
  [`${iPhone} FxiOS/150.0 Mobile/15E148 Safari/605.1.15`, 'Firefox'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/154.0.0.0 Safari/537.36 OPR/140.0.0.0`, 'Opera'],
  ['Opera/9.80 (Windows NT 6.1) Presto/2.12.388 Version/12.18', 'Opera'],
  [`${android} Chrome/156.0.0.0 Mobile Safari/537.36`, 'Chrome'],
  [`${iPhone} CriOS/156.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome'],
  [`${iPhone} Version/19.1 Mobile/15E148 Safari/604.1`, 'Safari'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Safari/605.1.15',
    'Safari',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko', 'Internet Explorer'],
  ['Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1; Trident/4.0)', 'Internet Explorer'],
  [`${iPhone} Mobile/23B85 [FBAN/FBIOS;FBAV/540.0.0.30;FBDV/iPhone16,1]`, 'Facebook in-app'],
  [`${android} Version/4.0 Chrome/156.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/540.0.0.30;]`, 'Facebook in-app'],
  [`${iPhone} Mobile/15E148 Safari Line/15.18.0`, 'LINE in-app'],
  [`${android} Version/4.0 Chrome/156.0.0.0 Mobile Safari/537.36 Line/15.18.0/IAB`, 'LINE in-app'],
  ['NCSA_Mosaic/2.0 (Windows 3.1)', null],
  ['', null],
  ['curl/8.9.1', null],
]

test.each(agents)('%s is told to be %s', (agent, browser) => {
  expect(browserOf(agent)).toBe(browser)
})

test('each of the eight browsers is told apart', () => {
  const told = new Set(agents.map(([agent]) => browserOf(agent)).filter((one) => one !== null))
  expect([...told].toSorted()).toEqual([...browsers].toSorted())
})

test('of a user agent without end only the beginning is read', () => {
  expect(browserOf(`Version/1 ${'x'.repeat(5_000_000)} Safari/1`)).toBeNull()
})
