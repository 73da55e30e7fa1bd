import { expect, test } from 'vitest'
import { placeInPreview, stayInPreview } from './stay-in-preview.ts'

const token = 'a.1.b'

test.each([
  ['<a href="/lesson/home">', '<a href="/lesson/home?preview=a.1.b">'],
  [
    '<a class="x" href="/search?q=ก&amp;page=2" id="y">',
    '<a class="x" href="/search?q=ก&amp;page=2&amp;preview=a.1.b" id="y">',
  ],
  ['<a href="?lang=en">', '<a href="?lang=en&amp;preview=a.1.b">'],
  ['<a href="/lesson#end">', '<a href="/lesson?preview=a.1.b#end">'],
  ['<a href="#main">', '<a href="#main">'],
  ['<a href="//evil.example/">', '<a href="//evil.example/">'],
  ['<a href="https://evil.example/">', '<a href="https://evil.example/">'],
  ['<a href="tel:021234567">', '<a href="tel:021234567">'],
  ['<a href="/" data-way-out="true">', '<a href="/" data-way-out="true">'],
  ['<link href="/assets/x.css">', '<link href="/assets/x.css">'],
])('a link %s becomes %s', (link, stays) => {
  expect(stayInPreview(link, token)).toBe(stays)
})

test.each([
  ['/', '/?preview=a.1.b'],
  ['/x?a=1&b=2', '/x?a=1&b=2&preview=a.1.b'],
  ['https://evil.example/', 'https://evil.example/'],
  ['//evil.example/', '//evil.example/'],
])('a place %s becomes %s', (place, stays) => {
  expect(placeInPreview(place, token)).toBe(stays)
})
