import { decodeEntities } from '#domain/thai-text/entities.ts'
import { stripHtml } from '#domain/thai-text/strip-html.ts'

/** A picture in HTML. */
export interface Pictured {
  url: string
  alt: string
  caption: string
}

const img = /<img\b((?:[^<>"']|"[^"]{0,4000}"|'[^']{0,4000}'){0,4000})>/i
const attributeOf = (attributes: string, name: string) => {
  const found = new RegExp(`(?:^|[\\s"'])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(attributes)
  return decodeEntities(found?.[1] ?? found?.[2] ?? '').trim()
}

/** The first picture in HTML. Null if there is none. */
export function pictureIn(html: string): Pictured | null {
  const attributes = img.exec(html)?.[1]
  const url = attributes === undefined ? '' : attributeOf(attributes, 'src')
  if (attributes === undefined || url === '') return null
  return { url, alt: attributeOf(attributes, 'alt'), caption: captionIn(html) }
}

/** Every picture in HTML. */
export const picturesIn = (html: string): Pictured[] =>
  html.split(/(?=<img\b)/i).flatMap((part) => (/^<img\b/i.test(part) ? (pictureIn(part) ?? []) : []))

const everyImg = new RegExp(img.source, 'gi')

/** HTML with each picture replaced by the result of `read`. Pictures without a result are removed. */
export const withPictures = (
  html: string,
  read: (one: Omit<Pictured, 'caption'>) => Omit<Pictured, 'caption'> | null,
) =>
  html
    .replaceAll(everyImg, (tag: string) => {
      const found = pictureIn(tag)
      const given = found && read({ url: found.url, alt: found.alt.slice(0, 200) })
      return given ? `<x-picture src="${given.url}" alt="${quoted(given.alt)}">` : ''
    })
    .replaceAll(/<img\b/gi, '<x-img')
    .replaceAll('<x-picture ', '<img ')

const quoted = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`)

const captionIn = (html: string) => (elementIn(html, 'figcaption')?.text ?? '').slice(0, 300)

/** The first link in HTML with its text. */
export function firstLink(html: string): { to: string; text: string } | null {
  const found = elementIn(html, 'a')
  return found && { to: attributeOf(found.attributes, 'href'), text: found.text }
}

/**
 * The first element of a name, and the HTML around it. Null if there is none, or none that ends. Linear in its length.
 */
export function elementIn(html: string, name: string): { attributes: string; text: string; around: string } | null {
  const open = new RegExp(String.raw`<${name}\b((?:[^<>"']|"[^"]{0,4000}"|'[^']{0,4000}'){0,2000})>`, 'i').exec(html)
  if (!open) return null
  const close = new RegExp(`</${name}>`, 'gi')
  const inside = open.index + open[0].length
  close.lastIndex = inside
  const end = close.exec(html)
  if (!end) return null
  const around = html.slice(0, open.index) + html.slice(close.lastIndex)
  return { attributes: open[1]!, text: stripHtml(html.slice(inside, end.index)), around }
}

/** The URL of a video or audio in HTML. */
export const sourceIn = (html: string): string =>
  decodeEntities(/<(?:video|audio|source)\b[^<>]{0,2000}?\bsrc=["']([^"']{1,1000})["']/i.exec(html)?.[1] ?? '')
