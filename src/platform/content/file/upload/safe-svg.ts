import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import sanitizeHtml from 'sanitize-html'
import { formatBytes } from '#domain/file/file-bytes.ts'
import { invalid } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { fileWords } from '../words.ts'
import type { Spooled } from './spool.ts'

/** Maximum size of a drawing in bytes, because the text is read whole. */
const mostBytes = 2 ** 20

/**
 * Writes a sanitised copy of an SVG next to the upload: only shapes, texts and gradients (attack F19). Refuses a file
 * without a drawing.
 */
export const safeDrawing = async ({ path, bytes }: Spooled): Promise<Spooled> => {
  if (bytes > mostBytes) throw tooBig()
  const safe = Buffer.from(safeSvg(await readFile(path, 'utf8')))
  if (!/^<svg[\s>]/.test(safe.toString('latin1', 0, 8)))
    throw invalid({ field: 'file', code: 'broken', ...fileWords.broken })
  await writeFile(`${path}-safe`, safe, { mode: 0o600 })
  return { path: `${path}-safe`, bytes: safe.length, sha256: createHash('sha256').update(safe).digest('hex') }
}

/**
 * Returns an SVG's passive content. Removes scripts, styles, links, animations, embedded pictures, foreign content, and
 * external references. A safe file is returned unchanged. Returns '' early for excessive nesting.
 */
export function safeSvg(text: string): string {
  let depth = 0
  const onOpenTag = () => {
    if (++depth > mostNested) throw new TooDeep()
  }
  try {
    return sanitizeHtml(text.toWellFormed(), { ...allowed, onOpenTag, onCloseTag: () => void depth-- }).trim()
  } catch (thrown) {
    if (thrown instanceof TooDeep) return ''
    throw thrown
  }
}

const mostNested = 500

class TooDeep extends Error {}

const shapes = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']
const groups = ['svg', 'g', 'defs', 'symbol', 'use', 'clipPath', 'mask', 'pattern', 'marker', 'title', 'desc']
const paints = ['linearGradient', 'radialGradient', 'stop', 'filter', 'feGaussianBlur', 'feOffset', 'feMerge']
const tags = [...shapes, ...groups, ...paints, 'feMergeNode', 'feFlood', 'feComposite', 'feBlend', 'text', 'tspan']

const placed = ['x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'fx', 'fy', 'dx', 'dy', 'd', 'points']
const sized = ['width', 'height', 'viewBox', 'preserveAspectRatio', 'transform', 'pathLength', 'refX', 'refY', 'orient']
const painted = [
  ...['fill', 'fill-rule', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'color'],
  ...[
    'stroke-dasharray',
    'stroke-dashoffset',
    'stroke-miterlimit',
    'stroke-opacity',
    'opacity',
    'clip-path',
    'clip-rule',
  ],
  ...[
    'mask',
    'filter',
    'offset',
    'stop-color',
    'stop-opacity',
    'spreadMethod',
    'display',
    'visibility',
    'vector-effect',
  ],
  ...['gradientUnits', 'gradientTransform', 'clipPathUnits', 'maskUnits', 'maskContentUnits', 'patternUnits'],
  ...['patternContentUnits', 'patternTransform', 'markerWidth', 'markerHeight', 'markerUnits', 'marker-start'],
  ...['marker-mid', 'marker-end', 'filterUnits', 'primitiveUnits', 'in', 'in2', 'result', 'stdDeviation', 'operator'],
  ...['mode', 'flood-color', 'flood-opacity', 'k1', 'k2', 'k3', 'k4'],
]
const written = ['font-family', 'font-size', 'font-weight', 'font-style', 'text-anchor', 'letter-spacing', 'textLength']
const named = ['id', 'class', 'role', 'aria-label', 'aria-hidden', 'xmlns', 'version', 'href']

const drawing = 'http://www.w3.org/2000/svg'

const allowed: sanitizeHtml.IOptions = {
  allowedTags: tags,
  allowedAttributes: { '*': [...placed, ...sized, ...painted, ...written, ...named] },
  disallowedTagsMode: 'completelyDiscard',
  parser: { xmlMode: true, decodeEntities: true },
  nestingLimit: 64,
  // Removes external links; `href` may only reference parts of the drawing.
  allowedSchemes: [],
  transformTags: { '*': (tagName, given) => ({ tagName, attribs: ownOnly(tagName, given) }) },
}

function ownOnly(tagName: string, given: Record<string, string>): Record<string, string> {
  const { 'xlink:href': old, xmlns: _xmlns, ...plain } = given
  const attributes = { ...(old !== undefined && { href: old }), ...plain }
  const kept = Object.entries(attributes).filter(([name, value]) =>
    name === 'href' ? /^#[\w.-]{1,200}$/.test(value) : isOwn(value),
  )
  return { ...(tagName === 'svg' && { xmlns: drawing }), ...Object.fromEntries(kept) }
}

/** Whether the value makes a browser fetch nothing. The drawing's own paints have the form `url(#name)`. */
const isOwn = (value: string) =>
  !/url\s*\(|\\|:\/\/|javascript:|data:|expression\s*\(/i.test(value.replaceAll(/url\(#[\w.-]{1,200}\)/g, ''))

const tooBig = () => {
  const most = formatBytes(mostBytes)
  const { th, en } = fileWords.tooBig
  return invalid({ field: 'file', code: 'too-big', th: fill(th, { most }), en: fill(en, { most }) })
}
