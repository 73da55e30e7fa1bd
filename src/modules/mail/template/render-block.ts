import type { BlockContent, BlockType, EmailDesign } from '../rules/email-design.ts'
import { colours, styles } from './email-styles.ts'
import { type EmailValues, fillAddress, fillValues, plainText, valueAt } from './fill-values.ts'
import { escapeHtml, escapeLines } from './html.ts'
import { qrTable } from './qr-table.ts'

interface BlockContext {
  design: EmailDesign
  values: EmailValues
  brand: string
  hasPictures: boolean
  /** Whether this is the first button, whose address is also in the text. */
  isPrimary: boolean
}

type Of<Type extends BlockType> = Extract<BlockContent, { type: Type }>

/** A block as the content of a table cell; '' if it has nothing to show. */
export const renderBlock = (block: BlockContent, context: BlockContext): string =>
  (renderers[block.type] as (block: BlockContent, context: BlockContext) => string)(block, context)

const renderers: { [Type in BlockType]: (block: Of<Type>, context: BlockContext) => string } = {
  heading: ({ text }, { design, values }) => {
    const { headingAlignment, headingFontSize } = design
    return `<h2 class="ink" align="${headingAlignment}" style="${styles.heading(headingFontSize)}text-align:${headingAlignment};">${filled(text, values)}</h2>`
  },
  text: ({ text }, { values }) => paragraphs(fillValues(text, values)),
  button: ({ label, href }, { values, brand, isPrimary }) => {
    const to = fillAddress(href, values)
    if (to === '') return ''
    const look = isPrimary ? styles.button(brand) : styles.plainButton(brand)
    const link = `<a href="${escapeHtml(to)}" style="${look}">${filled(label, values)}</a>`
    return isPrimary ? `${link}<p class="soft" style="${styles.small}padding-top:8px;">${address(to, brand)}</p>` : link
  },
  picture: ({ src, alt, href }, { values, brand, hasPictures }) => {
    const from = fillAddress(src, values)
    const text = filled(alt, values)
    if (from === '' && text === '') return ''
    const image =
      hasPictures && from !== ''
        ? `<img src="${escapeHtml(from)}" alt="${text}" width="536" style="${styles.picture}">`
        : `<span class="ink" style="${styles.paragraph}">${text}</span>`
    const to = fillAddress(href, values)
    return to === '' ? image : `<a href="${escapeHtml(to)}" style="color:${brand};">${image}</a>`
  },
  columns: ({ columns }, { values }) => columnTable(columns, values),
  answers: ({ title }, { values }) => answerTable(fillValues(title, values), values),
  divider: () =>
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td style="border-top:1px solid ${colours.line};font-size:1px;line-height:1px;">&nbsp;</td></tr></table>`,
  qr: ({ value, caption }, { values }) => {
    const text = fillValues(value, values).trim()
    return text === ''
      ? ''
      : `${qrTable(text, fillValues(caption, values))}<p class="soft" style="${styles.small}">${filled(caption, values)}</p>`
  },
  address: ({ text }, { values }) => `<p class="soft" style="${styles.small}">${lines(text, values)}</p>`,
  social: ({ links }, { values, brand }) =>
    links
      .map(({ label, href }) => [filled(label, values), fillAddress(href, values)] as const)
      .filter(([label, to]) => label !== '' && to !== '')
      .map(([label, to]) => `<a href="${escapeHtml(to)}" style="${styles.small}color:${brand};">${label}</a>`)
      .join(' &middot; '),
}

const filled = (text: string, values: EmailValues) => escapeHtml(fillValues(text, values))
const lines = (text: string, values: EmailValues) => escapeLines(fillValues(text, values))
const address = (to: string, brand: string) =>
  `<a href="${escapeHtml(to)}" style="color:${brand};">${escapeHtml(to)}</a>`

const paragraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .filter((one) => one.trim() !== '')
    .map((one) => `<p class="ink" style="${styles.paragraph}padding-bottom:12px;">${escapeLines(one.trim())}</p>`)
    .join('')

/** The columns of a footer, or of a block. */
export function columnTable(columns: readonly { title: string; text: string }[], values: EmailValues): string {
  if (columns.length === 0) return ''
  const width = Math.floor(100 / columns.length)
  const cells = columns.map(({ title, text }) => {
    const head = filled(title, values)
    const strong = head === '' ? '' : `<strong>${head}</strong><br>`
    return `<td width="${width}%" valign="top" class="ink" style="${styles.paragraph}padding-right:12px;">${strong}${lines(text, values)}</td>`
  })
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed;"><tr>${cells.join('')}</tr></table>`
}

const maxAnswers = 300

/** The answers with the labels of their fields, as the sender gives them; without labels, by name. */
export function answersOf(values: EmailValues): { label: string; value: string }[] {
  const given = valueAt(values, 'answers')
  if (Array.isArray(given))
    return given.slice(0, maxAnswers).map((one: unknown) => {
      const { label, value } = (typeof one === 'object' && one !== null ? one : {}) as Record<string, unknown>
      return { label: plainText(label), value: plainText(value) }
    })
  const form = valueAt(values, 'form')
  if (typeof form !== 'object' || form === null) return []
  return Object.entries(form)
    .slice(0, maxAnswers)
    .map(([label, value]) => ({ label, value: plainText(value) }))
}

/** A table with headers, not of layout: a screen reader says which answer belongs to which question. */
function answerTable(title: string, values: EmailValues): string {
  const rows = answersOf(values)
  if (rows.length === 0) return ''
  const cell = `${styles.paragraph}padding:6px 12px 6px 0;border-top:1px solid ${colours.line};text-align:left;`
  const body = rows.map(
    ({ label, value }) =>
      `<tr><th scope="row" valign="top" class="ink" style="${cell}font-weight:normal;">${escapeHtml(label)}</th><td valign="top" class="ink" style="${cell}">${escapeLines(value)}</td></tr>`,
  )
  const caption =
    title === ''
      ? ''
      : `<caption class="ink" style="${styles.paragraph}text-align:left;">${escapeHtml(title)}</caption>`
  return `<table width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed;">${caption}${body.join('')}</table>`
}
