import sanitizeHtml from 'sanitize-html'
import { layoutElements, type RichElement, richElements } from '#domain/page/rich-text/elements.ts'

type Elements = Readonly<Record<string, RichElement>>

const attributesOf = (elements: Elements) =>
  Object.fromEntries(Object.entries(elements).map(([name, { attributes = [] }]) => [name, [...attributes]]))

/** Numeric attributes and their limits. Other values are dropped, such as a cell that spans a million columns. */
const numbers: Record<string, RegExp> = { colspan: /^[1-9]\d?$/, rowspan: /^[1-9]\d{0,2}$/, start: /^-?\d{1,6}$/ }

const withNumbers: sanitizeHtml.Transformer = (tagName, attribs) => ({
  tagName,
  attribs: Object.fromEntries(Object.entries(attribs).filter(([name, value]) => numbers[name]?.test(value) ?? true)),
})

export const rich: sanitizeHtml.IOptions = {
  allowedTags: Object.keys(richElements),
  allowedAttributes: attributesOf(richElements),
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  nestingLimit: 32,
  transformTags: {
    ...{ a: sanitizeHtml.simpleTransform('a', { rel: 'noopener' }) },
    ...{ th: withNumbers, td: withNumbers, ol: withNumbers },
  },
}

const length = /^(?:0|\d{1,4}(?:\.\d{1,3})?(?:px|rem|em|%))$/
const colour = /^(?:#[0-9a-f]{3,8}|[a-z]{3,20}|(?:rgb|hsl)a?\([\d\s.,%/]{1,40}\))$/i
const lengths = /^(?:(?:0|\d{1,4}(?:\.\d{1,3})?(?:px|rem|em|%))\s?){1,4}$/

export const laidOutElements: Elements = { ...richElements, ...layoutElements }

export const laidOut: sanitizeHtml.IOptions = {
  ...rich,
  allowedTags: Object.keys(laidOutElements),
  allowedAttributes: { ...attributesOf(laidOutElements), '*': ['style', 'lang', 'dir', 'title'] },
  allowedStyles: {
    '*': {
      ...{ color: [colour], 'background-color': [colour], 'border-radius': [lengths] },
      ...{ 'text-align': [/^(?:left|center|right)$/], 'font-weight': [/^(?:[4-7]00|bold|normal)$/] },
      ...{ width: [length], 'max-width': [length], padding: [lengths], margin: [lengths] },
    },
  },
}
