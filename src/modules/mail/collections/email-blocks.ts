import { z } from 'zod'
import { clean } from '#platform/data/collection/clean.ts'
import {
  type BlockType,
  type EmailBlock,
  type EmailDesign,
  maxBlocks,
  maxColumns,
  maxLinks,
} from '../rules/email-design.ts'

const line = clean(300)
const body = clean(5000)
/** An address, a path of the site, or a place for one. Scripts never become links. */
const link = clean(2000).refine((text) => text === '' || /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|\{\{)/i.test(text))
const column = z.strictObject({ title: line, text: body })

const ofType = <Type extends BlockType, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ id: z.string().regex(/^[A-Za-z0-9]{4,24}$/), type: z.literal(type), ...shape })

const block = z.discriminatedUnion('type', [
  ofType('heading', { text: line }),
  ofType('text', { text: body }),
  ofType('button', { label: line, href: link }),
  ofType('picture', { src: link, alt: line, href: link }),
  ofType('columns', { columns: z.array(column).min(2).max(maxColumns) }),
  ofType('answers', { title: line }),
  ofType('divider', {}),
  ofType('qr', { value: line, caption: line }),
  ofType('address', { text: clean(1000) }),
  ofType('social', { links: z.array(z.strictObject({ label: line, href: link })).max(maxLinks) }),
])

/** The blocks of a template, in order, with different ids. */
export const emailBlocks = z
  .array(block)
  .max(maxBlocks)
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length) as unknown as z.ZodType<
  EmailBlock[],
  EmailBlock[]
>

export const footerColumns = z.array(column).max(maxColumns) as unknown as z.ZodType<
  { title: string; text: string }[],
  { title: string; text: string }[]
>

export const emailLink = link

/** What the editor sends: the whole design. */
export const emailDesign = z.strictObject({
  ...{ subject: line.refine((text) => !/[\p{Cc}\u2028\u2029]/u.test(text)), preheader: line },
  language: z.enum(['th', 'en']),
  ...{ logoUrl: link, bannerImageUrl: link, bannerUrl: link, subheader: line, footerText: clean(2000) },
  ...{ logoAlignment: z.enum(['left', 'center', 'right']), headingAlignment: z.enum(['left', 'center', 'right']) },
  headingFontSize: z.int().min(12).max(48),
  ...{ footerColumns, blocks: emailBlocks },
}) as unknown as z.ZodType<EmailDesign>
