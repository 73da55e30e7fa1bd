export type Alignment = 'left' | 'center' | 'right'
export const alignments: readonly Alignment[] = ['left', 'center', 'right']

interface Column {
  title: string
  text: string
}

/** What a block holds, by its type. Texts may hold `{{form.name}}`. */
export type BlockContent =
  | { type: 'heading'; text: string }
  | { type: 'text'; text: string }
  | { type: 'button'; label: string; href: string }
  | { type: 'picture'; src: string; alt: string; href: string }
  | { type: 'columns'; columns: readonly Column[] }
  | { type: 'answers'; title: string }
  | { type: 'divider' }
  | { type: 'qr'; value: string; caption: string }
  | { type: 'address'; text: string }
  | { type: 'social'; links: readonly { label: string; href: string }[] }

export type BlockType = BlockContent['type']
export type EmailBlock = { id: string } & BlockContent

export const blockTypes: readonly BlockType[] = [
  ...(['heading', 'text', 'button', 'picture', 'columns'] as const),
  ...(['answers', 'divider', 'qr', 'address', 'social'] as const),
]

/** An e-mail template as it is rendered (specification §3, Email template). */
export interface EmailDesign {
  subject: string
  preheader: string
  language: 'th' | 'en'
  logoUrl: string
  logoAlignment: Alignment
  bannerImageUrl: string
  bannerUrl: string
  subheader: string
  footerText: string
  footerColumns: readonly Column[]
  headingAlignment: Alignment
  headingFontSize: number
  blocks: readonly EmailBlock[]
}

export const maxBlocks = 60
export const maxColumns = 3
export const maxLinks = 6
/** Pixels (specification §9). */
export const emailWidth = 600
export const defaultHeadingSize = 18

/** What a new template begins with. */
export const starterBlocks: readonly EmailBlock[] = [
  { id: 'b001', type: 'heading', text: 'เรียน คุณ{{user.firstname}}' },
  { id: 'b002', type: 'text', text: 'เราได้รับข้อมูลของคุณแล้ว' },
  { id: 'b003', type: 'answers', title: 'ข้อมูลที่คุณส่ง' },
]

const empty: Record<BlockType, BlockContent> = {
  heading: { type: 'heading', text: '' },
  text: { type: 'text', text: '' },
  button: { type: 'button', label: '', href: '' },
  picture: { type: 'picture', src: '', alt: '', href: '' },
  columns: {
    type: 'columns',
    columns: [
      { title: '', text: '' },
      { title: '', text: '' },
    ],
  },
  answers: { type: 'answers', title: '' },
  divider: { type: 'divider' },
  qr: { type: 'qr', value: '', caption: '' },
  address: { type: 'address', text: '' },
  social: { type: 'social', links: [{ label: '', href: '' }] },
}

/** A new block without content. */
export const emptyBlock = (type: BlockType, id: string): EmailBlock => ({ ...empty[type], id })
