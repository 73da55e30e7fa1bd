import { withLists } from './word-lists.ts'

/** Prepares HTML from the clipboard (Word, Excel, web pages) for the editor. */
export function pasted(html: string): string {
  const whole = fragmentOf(html)
    .replaceAll(/<!--\[if !supportLists\]-->|<!\[if !supportLists\]>/gi, '<x-marker>')
    .replaceAll(/<!--\[endif\]-->|<!\[endif\]>/gi, '</x-marker>')
    .replaceAll(/<!--[\s\S]*?-->|<!\[[^\]]*\]>|<\?xml[^>]*>/g, '')
    .replaceAll(/<(style|script|title|xml)\b(?:(?!<\1\b)[\s\S])*?<\/\1\s*>/gi, '')
    .replaceAll(/<\/?(?:[owvm]:[a-z]+|meta|link|head|col|colgroup|html|body|font)\b[^>]*>/gi, '')
  return withLists(whole).replaceAll(/<\/?x-marker>/g, '')
}

/** Returns the selected fragment, which browsers mark with two comments. Table rows alone get their table back. */
function fragmentOf(html: string): string {
  const from = html.indexOf('<!--StartFragment-->')
  const to = html.lastIndexOf('<!--EndFragment-->')
  const chosen = from === -1 || to < from ? html : html.slice(from + '<!--StartFragment-->'.length, to)
  const isRows = /^\s*(?:<col\b[^>]*>\s*|<\/?colgroup\b[^>]*>\s*)*<t(?:r|body|head)\b/i.test(chosen)
  return isRows ? `<table>${chosen}</table>` : chosen
}
