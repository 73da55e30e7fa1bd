import type { EmailDesign } from '../rules/email-design.ts'
import { fillAddress, pathsIn, valueAt } from './fill-values.ts'
import { renderHtml, type RenderOptions } from './render-html.ts'

/** Gmail cuts a mail at 102 kB; answers need room too. */
export const maxHtmlBytes = 80_000

export type DesignIssueCode = 'subject' | 'alt' | 'link' | 'field' | 'size' | 'contrast' | 'empty'

/** What is wrong with a template. `block` is the place of its block from 0; null for the whole. */
interface DesignIssue {
  code: DesignIssueCode
  block: number | null
  /** What it is about: the path of a field, or the size in kB. */
  detail: string
}

/** Checks a template with example values: alternative texts, links, fields, contrast and size. */
export function checkDesign(design: EmailDesign, options: RenderOptions): DesignIssue[] {
  const issues: DesignIssue[] = []
  const note = (code: DesignIssueCode, block: number | null = null, detail = '') => issues.push({ code, block, detail })
  if (design.subject.trim() === '') note('subject')
  if (design.blocks.length === 0) note('empty')
  for (const [at, block] of design.blocks.entries()) {
    if (block.type === 'picture' && block.alt.trim() === '') note('alt', at)
    for (const href of linksOf(block)) if (fillAddress(href, sampleLinks(href, options)) === '') note('link', at, href)
    for (const path of pathsIn(JSON.stringify(block))) if (!isKnown(path, options)) note('field', at, path)
  }
  for (const path of pathsIn(`${design.subject} ${design.preheader} ${design.subheader} ${design.footerText}`))
    if (!isKnown(path, options)) note('field', null, path)
  const bytes = new TextEncoder().encode(renderHtml(design, options)).length
  if (bytes > maxHtmlBytes) note('size', null, String(Math.ceil(bytes / 1000)))
  if (contrastWithWhite(options.brand) < 4.5) note('contrast')
  return issues
}

const linksOf = (block: EmailDesign['blocks'][number]): string[] => {
  if (block.type === 'button') return [block.href]
  if (block.type === 'picture') return [block.src, ...(block.href === '' ? [] : [block.href])]
  return block.type === 'social' ? block.links.map(({ href }) => href) : []
}

/** The form of the sample may lack a field that is there later. */
const isKnown = (path: string, { values }: RenderOptions) =>
  valueAt(values, path) !== undefined || /^(?:form|link)\.[\w-]{1,64}$/.test(path)

/** An address that begins with `{{link.x}}` is complete when it is sent. */
const sampleLinks = (href: string, { values }: RenderOptions) => {
  if (!/^\{\{\s*link\./.test(href.trim())) return values
  const sample = valueAt(values, 'site.url')
  return { ...values, link: Object.fromEntries(pathsIn(href).map((path) => [path.slice('link.'.length), sample])) }
}

function contrastWithWhite(colour: string): number {
  const [, r, g, b] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour) ?? []
  if (!r || !g || !b) return 21
  const light = ([r, g, b] as const).map((part) => {
    const value = Number.parseInt(part, 16) / 255
    return value <= 0.039_28 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * light[0]! + 0.7152 * light[1]! + 0.0722 * light[2]! + 0.05)
}
