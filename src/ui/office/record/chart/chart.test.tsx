import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ChartDescription } from './chart-description.ts'
import { Charts } from './charts.tsx'

const chart: ChartDescription = {
  kind: 'bars',
  title: 'การลงทะเบียน',
  text: 'ตุลาคม 2569 – พฤศจิกายน 2569',
  points: [
    { label: 'ตุลาคม 2569', value: 0, text: '0', href: '/rows?in=10', tick: 'ต.ค.' },
    { label: 'พฤศจิกายน 2569', value: 1500, text: '1,500', href: '/rows?in=11', isUnfinished: true, isCurrent: true },
  ],
  steps: [0, 1000, 2000].map((value) => ({ value, text: value.toLocaleString('th-TH') })),
  periods: [{ label: '12 เดือน', href: '/rows?per=month', isCurrent: true }],
  empty: 'ไม่มีข้อมูลในช่วงนี้',
  words: { table: 'แสดงเป็นตาราง', what: 'เดือน', value: 'จำนวนรายการ', periods: 'ช่วงเวลา' },
}
const drawn = (change: Partial<ChartDescription> = {}) =>
  renderToStaticMarkup(<Charts charts={[{ ...chart, ...change }]} />).replaceAll(/class="_(\w+)_\w+"/g, 'class="$1"')

test('a bar is as high as its share of the topmost line, and leads to its rows', () => {
  const html = drawn()
  expect(html).toContain('<a class="slot" href="/rows?in=11" aria-label="พฤศจิกายน 2569: 1,500" aria-current="true">')
  // Three quarters of 148, from the zero line at 158 upwards.
  expect(html).toMatch(/<rect class="bar" data-unfinished="true" x="59.5%" y="47" width="31%" height="111"/)
  expect(html, 'nothing is pressed where there is nothing').not.toContain('<a class="slot" href="/rows?in=10"')
})

test('the drawing has a name, and the same numbers stand in a table that needs no script', () => {
  const html = drawn()
  expect(html).toMatch(/<svg[^>]*role="group" aria-labelledby="([^"]+)"[^>]*><title id="\1">การลงทะเบียน<\/title>/)
  expect(html).toMatch(/<details[^>]*><summary>แสดงเป็นตาราง/)
  expect(html).toContain(
    '<th scope="row">ตุลาคม 2569</th><td><a href="/rows?in=10" aria-label="ตุลาคม 2569: 0">0</a></td>',
  )
  expect(html).toContain('<a href="/rows?per=month" aria-current="true">12 เดือน</a>')
})

test('a line joins its points', () => {
  const html = drawn({ kind: 'line' })
  expect(html).toMatch(/<line class="line" x1="25%" x2="75%" y1="158" y2="47"/)
  expect(html.match(/<circle/g)).toHaveLength(2)
})

test('ranks are a list of rows with bars beside each other', () => {
  const html = drawn({ kind: 'ranks', points: chart.points.toReversed() })
  expect(html).toMatch(/<ol[^>]*><li><a href="\/rows\?in=11"/)
  expect(html).toContain('width="100%" height="8"')
  expect(html).toContain('width="0%" height="8"')
})

test('where there is nothing it says so, and draws nothing', () => {
  const html = drawn({ points: chart.points.slice(0, 1) })
  expect(html).toContain('ไม่มีข้อมูลในช่วงนี้')
  expect(html).not.toMatch(/<svg|<details/)
})

test('the keyboard moves a strip of empty charts, which hold nothing else that it reaches', () => {
  const strip = (...charts: ChartDescription[]) => renderToStaticMarkup(<Charts charts={charts} isStrip />)
  const { periods: _periods, ...bare } = { ...chart, points: [] }
  expect(strip(bare, bare)).toContain('aria-label="การลงทะเบียน, การลงทะเบียน" role="group" tabindex="0"')
  expect(strip(bare, chart)).not.toContain('tabindex')
  expect(strip(bare), 'one alone does not move').not.toContain('tabindex')
})
