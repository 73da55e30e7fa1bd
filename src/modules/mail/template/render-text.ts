import type { BlockContent, BlockType, EmailDesign } from '../rules/email-design.ts'
import { type EmailValues, fillAddress, fillValues } from './fill-values.ts'
import { answersOf } from './render-block.ts'
import type { RenderOptions } from './render-html.ts'
import { wrapText } from './wrap-text.ts'

/** An e-mail as plain text, from the same blocks. */
export function renderText(
  design: EmailDesign,
  options: Pick<RenderOptions, 'values' | 'siteName' | 'unsubscribe'>,
): string {
  const { values, siteName, unsubscribe } = options
  const column = ({ title, text }: { title: string; text: string }) => joined([title, text], values)
  const parts = [
    fillValues(design.subheader, values),
    linkText('', fillAddress(design.bannerUrl, values)),
    ...design.blocks.map((block) => blockText(block, values)),
    ...design.footerColumns.map(column),
    fillValues(design.footerText, values),
    unsubscribe ? linkText(unsubscribe.label, unsubscribe.href) : '',
    `-- \n${siteName}`,
  ]
  const text = parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n\n')
  return `${wrapText(text.replaceAll(/[\u202a-\u202e\u2066-\u2069\u200b]/g, ''), design.language)}\n`
}

type Of<Type extends BlockType> = Extract<BlockContent, { type: Type }>

const blockText = (block: BlockContent, values: EmailValues): string =>
  (texts[block.type] as (block: BlockContent, values: EmailValues) => string)(block, values)

const texts: { [Type in BlockType]: (block: Of<Type>, values: EmailValues) => string } = {
  heading: ({ text }, values) => fillValues(text, values),
  text: ({ text }, values) => fillValues(text, values),
  button: ({ label, href }, values) => linkText(fillValues(label, values), fillAddress(href, values)),
  picture: ({ alt, href }, values) => linkText(fillValues(alt, values), fillAddress(href, values)),
  columns: ({ columns }, values) => columns.map(({ title, text }) => joined([title, text], values)).join('\n\n'),
  answers: ({ title }, values) => {
    const rows = answersOf(values).map(({ label, value }) => `${label}: ${value}`)
    return rows.length === 0 ? '' : [fillValues(title, values), ...rows].filter(Boolean).join('\n')
  },
  divider: () => '-'.repeat(20),
  qr: ({ value, caption }, values) =>
    [fillValues(caption, values), fillValues(value, values)].filter(Boolean).join('\n'),
  address: ({ text }, values) => fillValues(text, values),
  social: ({ links }, values) =>
    links.map(({ label, href }) => linkText(fillValues(label, values), fillAddress(href, values))).join('\n'),
}

const joined = (texts_: readonly string[], values: EmailValues) =>
  texts_
    .map((text) => fillValues(text, values))
    .filter(Boolean)
    .join('\n')

const linkText = (label: string, href: string) => [label, href].filter(Boolean).join('\n')
