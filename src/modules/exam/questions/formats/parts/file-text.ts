import { createHash } from 'node:crypto'
import type { Option } from '#domain/learning/assessment/question.ts'
import { decodeEntities } from '#domain/thai-text/entities.ts'
import { oneLine } from '#domain/thai-text/one-line.ts'
import { stripHtml } from '#domain/thai-text/strip-html.ts'
import { sanitised } from '#platform/data/collection/clean.ts'
import { BlockError } from '../question-file.ts'

const stemType = sanitised(50_000)
const lineEnd = /<br\s{0,9}\/?>|<\/(?:p|div|li|h[1-6]|tr|pre|blockquote)\s{0,9}>/gi
const singleParagraph = /^<p>((?:[^<]|<br\s?\/?>)*)<\/p>$/

/** Returns clean HTML of a stem. Throws BlockError if nothing is left of it, or it is too long or nested too deep. */
export function cleanStem(html: string): string {
  const parsed = stemType.safeParse(
    html.replace(/<img\b[^<>]*>/gi, (image) => (image.includes('@@PLUGINFILE@@') ? '' : image)),
  )
  if (!parsed.success) throw new BlockError('too-long')
  if (stripHtml(parsed.data) === '' && !parsed.data.includes('<img')) throw new BlockError('no-stem')
  return parsed.data
}

/** Returns plain text of several lines as a paragraph. */
export function textToHtml(text: string): string {
  return `<p>${escapeHtml(cleanLines(text)).replaceAll('\n', '<br />')}</p>`
}

/** Returns the text of HTML, with the ends of its lines and blocks as line ends. */
export function htmlToText(html: string): string {
  return cleanLines(
    html
      .replaceAll(/[\r\n]+/g, ' ')
      .replace(lineEnd, '\u2028')
      .split('\u2028')
      .map(stripHtml)
      .join('\n'),
  )
}

/** Returns the text of a stem of one plain paragraph; null for any other. */
export function plainParagraph(stem: string): string | null {
  const inner = singleParagraph.exec(stem)?.[1]
  if (inner === undefined) return null
  const text = decodeEntities(inner.replaceAll(/<br\s?\/?>/g, '\n'))
  return textToHtml(text) === stem ? text : null
}

/** Normalises a plain text: NFC, single spaces, no outer blank lines, nothing that the database refuses. */
export function cleanLines(text: string): string {
  const lines = text
    .toWellFormed()
    .replaceAll('\0', '')
    .normalize('NFC')
    .split(/\r\n?|\n|\u2028/)
  return lines.map(oneLine).join('\n').trim()
}

export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Returns options with ids that are the same whenever the same file is read. An import gives them random ids. */
export function optionsOf(place: string, texts: readonly string[]): Option[] {
  return texts.map((text, index) => ({ id: hashID(`${place} ${index}`, text), text }))
}

/** Returns an id of 12 hexadecimal digits. */
export function hashID(place: string, text: string): string {
  return createHash('sha256').update(`${place}\n${text}`).digest('hex').slice(0, 12)
}
