import { type Alignment, type EmailDesign, emailWidth } from '../rules/email-design.ts'
import { darkRules, styles } from './email-styles.ts'
import { type EmailValues, fillAddress, fillValues } from './fill-values.ts'
import { escapeHtml, escapeLines } from './html.ts'
import { columnTable, renderBlock } from './render-block.ts'

export interface RenderOptions {
  values: EmailValues
  /** The colour of the site; white text must be readable on it. */
  brand: string
  siteName: string
  /** Why the recipient gets the mail, and where to stop it; '' without. */
  unsubscribe: { label: string; href: string } | null
  /** Sanitised HTML in place of the blocks. */
  bodyHtml?: string
  /** Dark colours without asking the program, for a preview. */
  isDark?: boolean
  /** False for a preview without pictures. */
  hasPictures?: boolean
}

/** An e-mail as HTML: tables for layout, styles inline, no script, no font from outside. */
export function renderHtml(design: EmailDesign, options: RenderOptions): string {
  const { values, isDark = false } = options
  const rows = [...headRows(design, options), ...blockRows(design, options), ...footRows(design, options)]
  const rules = isDark ? darkRules : `@media (prefers-color-scheme:dark){${darkRules}}`
  const subject = escapeHtml(subjectOf(design, values))
  return [
    `<!doctype html><html lang="${design.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${subject}</title><style>${rules}</style></head>`,
    `<body class="page" style="${styles.body}">${preheader(design, values)}`,
    `<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px;">`,
    `<table role="presentation" class="sheet" width="${emailWidth}" cellpadding="0" cellspacing="0" style="${styles.sheet}">${rows.join('')}</table>`,
    `</td></tr></table></body></html>`,
  ].join('')
}

/** The subject in one line. */
export const subjectOf = ({ subject }: EmailDesign, values: EmailValues): string =>
  fillValues(subject, values)
    .replaceAll(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, ' ')
    .trim()

const preheader = ({ preheader: text }: EmailDesign, values: EmailValues) =>
  text === ''
    ? ''
    : `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;">${escapeHtml(fillValues(text, values))}</div>`

const row = (content: string, align: Alignment = 'left') =>
  content === '' ? '' : `<tr><td align="${align}" style="${styles.cell}">${content}</td></tr>`

function headRows(design: EmailDesign, options: RenderOptions): string[] {
  const { values, siteName, hasPictures = true, brand } = options
  const logo = fillAddress(design.logoUrl, values)
  const name = escapeHtml(siteName)
  const image =
    logo !== '' && hasPictures ? `<img src="${escapeHtml(logo)}" alt="${name}" style="${styles.logo}">` : name
  const banner = renderBlock(
    {
      type: 'picture',
      src: design.bannerImageUrl,
      alt: design.bannerImageUrl && design.subheader,
      href: design.bannerUrl,
    },
    { design, values, brand, hasPictures, isPrimary: false },
  )
  const subheader = escapeLines(fillValues(design.subheader, values))
  return [
    row(
      `<p class="ink" style="${styles.paragraph}padding-top:12px;font-weight:bold;">${image}</p>`,
      design.logoAlignment,
    ),
    row(banner),
    row(subheader && `<p class="soft" style="${styles.small}">${subheader}</p>`, design.headingAlignment),
  ]
}

function blockRows(design: EmailDesign, { values, brand, bodyHtml = '', hasPictures = true }: RenderOptions): string[] {
  if (bodyHtml !== '') return [row(`<div class="ink" style="${styles.paragraph}">${bodyHtml}</div>`)]
  const primary = design.blocks.find(({ type }) => type === 'button')
  return design.blocks.map((block) =>
    row(
      renderBlock(block, { design, values, brand, hasPictures, isPrimary: block === primary }),
      block.type === 'heading' ? design.headingAlignment : 'left',
    ),
  )
}

function footRows(design: EmailDesign, { values, unsubscribe, brand }: RenderOptions): string[] {
  const text = escapeLines(fillValues(design.footerText, values))
  const stop =
    unsubscribe &&
    `<p class="soft" style="${styles.small}"><a href="${escapeHtml(unsubscribe.href)}" style="color:${brand};">${escapeHtml(unsubscribe.label)}</a></p>`
  return [
    row(columnTable(design.footerColumns, values)),
    row(text && `<p class="soft" style="${styles.small}padding-bottom:12px;">${text}</p>`),
    row(stop ?? ''),
  ]
}
