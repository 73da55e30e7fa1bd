import { decodeEntities } from '#domain/thai-text/entities.ts'
import { stripHtml } from '#domain/thai-text/strip-html.ts'

/** A picture as HTML shows it. */
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

/** The first picture in HTML; null where there is none. */
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

/** HTML with each picture as `read` gives it, and without those that it gives none for. */
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

const captionIn = (html: string) =>
  stripHtml(/<figcaption\b[^>]{0,500}>([\s\S]{0,4000}?)<\/figcaption>/i.exec(html)?.[1] ?? '').slice(0, 300)

/** The first link in HTML, and its words. */
export function firstLink(html: string): { to: string; text: string } | null {
  const found = /<a\b((?:[^<>"']|"[^"]{0,4000}"|'[^']{0,4000}'){0,2000})>([\s\S]{0,4000}?)<\/a>/i.exec(html)
  if (!found) return null
  return { to: attributeOf(found[1]!, 'href'), text: stripHtml(found[2]!) }
}

/** What stands in the first element of a name; '' without one. */
export const elementText = (html: string, name: string): string =>
  stripHtml(new RegExp(`<${name}\\b[^>]{0,1000}>([\\s\\S]{0,20000}?)</${name}>`, 'i').exec(html)?.[1] ?? '')

/** The address of a film or a sound in HTML. */
export const sourceIn = (html: string): string =>
  decodeEntities(/<(?:video|audio|source)\b[^>]{0,2000}?\bsrc=["']([^"']{1,1000})["']/i.exec(html)?.[1] ?? '')
