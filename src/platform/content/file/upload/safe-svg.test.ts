import { expect, test } from 'vitest'
import { safeSvg } from './safe-svg.ts'

const open = '<svg xmlns="http://www.w3.org/2000/svg"'

test('a drawing keeps its shapes, paints and texts, and is answered as it is a second time', () => {
  const logo = `<?xml version="1.0"?><!-- logo --><!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 24 24">
    <defs><linearGradient id="a" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fff"/></linearGradient></defs>
    <g fill="url(#a)" clip-path="url(#b)"><path d="M0 0h24v24H0z"/><use xlink:href="#a"/></g>
    <text font-family="Sarabun" text-anchor="middle">วิชา &amp; ชีวิต</text></svg>`
  const safe = safeSvg(logo)
  for (const kept of [`${open} viewBox="0 0 24 24">`, 'linearGradient id="a"', 'fill="url(#a)"', 'd="M0 0h24v24H0z"'])
    expect(safe).toContain(kept)
  for (const kept of ['<use href="#a">', '>วิชา &amp; ชีวิต</text>']) expect(safe).toContain(kept)
  expect(safeSvg(safe)).toBe(safe)
})

test.each([
  ['<script>alert(1)</script>'],
  ['<script xlink:href="https://evil.test/a.js"/>'],
  [
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>',
  ],
  ['<a href="javascript:alert(1)"><text>x</text></a>'],
  ['<image href="https://evil.test/pixel.png"/>'],
  ['<use href="https://evil.test/a.svg#x"/>'],
  ['<use xlink:href="data:image/svg+xml;base64,PHN2Zz4="/>'],
  ['<style>@import "https://evil.test/a.css";</style>'],
  ['<path style="background:url(https://evil.test)"/>'],
  ['<path fill="url(https://evil.test/#a)"/>'],
  ['<path fill="url( &#34;//evil.test&#34; )"/>'],
  ['<path fill="u\\72l(//evil.test)"/>'],
  ['<animate attributeName="href" values="javascript:alert(1)"/>'],
  ['<set attributeName="onload" to="alert(1)"/>'],
  ['<handler type="text/javascript">alert(1)</handler>'],
  ['<g onload="alert(1)" ONCLICK="alert(1)" onfocus=alert(1)></g>'],
  ['<SCRIPT>alert(1)</SCRIPT>'],
  ['<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>'],
  ['<![CDATA[<script>alert(1)</script>]]>'],
  ['<title><script>alert(1)</script></title>'],
  ['<desc>&lt;script&gt;alert(1)&lt;/script&gt;</desc>'],
  ['<iframe src="//evil.test"/><embed src="//evil.test"/><object data="//evil.test"/>'],
])('%s leaves nothing that runs or asks elsewhere', (evil) => {
  const safe = safeSvg(`${open} onload="alert(1)">${evil}<path d="M0 0"/></svg>`)
  expect(safe).toContain('<path d="M0 0"')
  expect(safe).not.toMatch(/<(?:script|style|foreignObject|image|a|animate|set|handler|iframe|embed|object|x:)/i)
  expect(safe).not.toMatch(/\son\w+=|evil|javascript:|data:|url\((?!#)/i)
  expect(safeSvg(safe)).toBe(safe)
})

test.each(['GIF89a', '&lt;svg&gt;', '', '<!-- <svg> -->'])('%j is no drawing', (text) => {
  expect(safeSvg(text)).not.toMatch(/^<svg/)
})

test('a drawing that is nested without end is refused in milliseconds', () => {
  const from = performance.now()
  expect(safeSvg(`<svg>${'<g>'.repeat(340_000)}`)).toBe('')
  expect(performance.now() - from).toBeLessThan(200)
})
