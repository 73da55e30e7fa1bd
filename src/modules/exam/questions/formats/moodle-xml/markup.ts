import { escapeHtml } from '../parts/file-text.ts'

// oxlint-disable-next-line no-control-regex -- these are the characters that XML refuses
const refused = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Returns an element of a plain text. */
export const tag = (name: string, text: string | number) =>
  `<${name}>${escapeHtml(String(text).replace(refused, ''))}</${name}>`

/** Returns an element of other elements. */
export function element(name: string, inner: readonly string[], attributes = ''): string {
  return `<${name}${attributes}>${inner.join('')}</${name}>`
}

/** Returns a text element of HTML. */
export function textElement(html: string): string {
  return `<text><![CDATA[${html.replace(refused, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]></text>`
}

/** Returns an element of HTML. */
export const htmlElement = (name: string, html: string) => element(name, [textElement(html)], ' format="html"')

/** Returns a plain text as HTML. */
export const htmlOf = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')

interface AnswerRules {
  percent: number
  feedback?: string | undefined
}

/** Returns an answer with its percent and the text about it. */
export function answer(text: string, { percent, feedback = '' }: AnswerRules): string {
  const about = feedback === '' ? '' : htmlElement('feedback', htmlOf(feedback))
  return element('answer', [textElement(htmlOf(text)), about], ` fraction="${percent}" format="html"`)
}
