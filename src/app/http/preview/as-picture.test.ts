import { expect, test } from 'vitest'
import { asPicture } from './as-picture.ts'

test.each([
  ['<p>ก</p><script>alert(1)</script><p>ข</p>', '<p>ก</p><p>ข</p>'],
  ['<script type="module" async="">\nimport "x"\n</script>', ''],
  ['<a class="x" href="/lesson/home" id="y">', '<a class="x" id="y">'],
  ['<a href="https://elsewhere.example/">', '<a>'],
  ['<link rel="modulepreload" href="/assets/x.js">', ''],
  ['<link rel="preload" as="font" href="/assets/x.woff2">', '<link rel="preload" as="font" href="/assets/x.woff2">'],
  ['<link rel="stylesheet" href="/assets/x.css">', '<link rel="stylesheet" href="/assets/x.css">'],
])('of %s there is %s', (html, shown) => {
  expect(asPicture(html)).toBe(shown)
})
