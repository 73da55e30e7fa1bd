/** A word in both languages. */
export interface Text {
  th: string
  en: string
}

/** Where a block is among those that can be put on a page. */
export const blockGroups = {
  basic: { th: 'พื้นฐาน', en: 'Basic' },
  media: { th: 'สื่อ', en: 'Media' },
  academy: { th: 'ข้อมูลของสถาบัน', en: 'From the academy' },
  people: { th: 'ผู้ใช้และสมาชิก', en: 'People' },
  layout: { th: 'จัดหน้า', en: 'Layout' },
}
export type BlockGroup = keyof typeof blockGroups

/** How a block is edited: plain values, sent to the page builder in one language. */
export interface BlockEditor {
  group: BlockGroup
  icon: string
  fields: readonly EditorField[]
  /** Props that nobody sets by hand. */
  fixed?: readonly string[]
  /** It lies over the page, or decides about it, and is shown in the builder as a card. */
  isCard?: true
}

interface Named {
  name: string
  label: Text
  hint?: Text
  /** The tab it is in; `content` where nothing is said. */
  tab?: 'look' | 'conditions'
  /** It is asked for only while the other field has one of these values. */
  when?: { field: string; is: readonly (string | boolean)[] }
  /** Emptied, the prop is removed. */
  isOptional?: true
  most?: number
}

export type EditorField = Named &
  (
    | { kind: 'text' | 'longtext' | 'richtext' | 'code' | 'link' | 'colour' | 'day' | 'columns' | 'page' | 'course' }
    | { kind: 'switch' | 'menu' | 'part' | 'category' | 'categories' | 'endpoint' }
    | { kind: 'number'; min: number; max: number; step?: number; unit?: Text; canBeEmpty?: true; perUnit?: number }
    | { kind: 'choice'; choices: readonly { value: string | number; label: Text }[] }
    | { kind: 'file'; of: 'picture' | 'film' | 'document' | 'captions' }
    | { kind: 'items'; fields: readonly EditorField[]; start: Readonly<Record<string, unknown>>; add: Text }
  )

type More = Partial<Omit<Named, 'name' | 'label'>>
type BlockEditorOptions<K extends EditorField['kind']> = Extract<EditorField, { kind: K }>
type Plain = 'text' | 'longtext' | 'richtext' | 'code' | 'link' | 'colour' | 'day' | 'columns' | 'page' | 'course'
type Bare = Plain | 'switch' | 'menu' | 'part' | 'category' | 'categories' | 'endpoint'

/** A field that needs no more than its name and its label. */
export const field = (kind: Bare, name: string, [th, en, more]: [string, string, More?]): EditorField => ({
  ...{ kind, name, label: { th, en } },
  ...more,
})

/** A whole number between two, in a unit; what is stored is `perUnit` times what is shown. */
export const number = (
  name: string,
  [th, en]: [string, string],
  more: More & Omit<BlockEditorOptions<'number'>, keyof Named | 'kind'>,
) => ({
  ...{ kind: 'number' as const, name, label: { th, en } },
  ...more,
})

/** One of a few values, each with its label. */
export const choice = (
  name: string,
  [th, en, more]: [string, string, More?],
  choices: Readonly<Record<string, [string, string]>>,
): EditorField => ({
  ...{ kind: 'choice', name, label: { th, en } },
  choices: Object.entries(choices).map(([value, [ofTh, ofEn]]) => ({ value, label: { th: ofTh, en: ofEn } })),
  ...more,
})

/** A file of the library, or one that is sent now. */
export const file = (
  of: BlockEditorOptions<'file'>['of'],
  name: string,
  [th, en, more]: [string, string, More?],
): EditorField => ({
  ...{ kind: 'file', of, name, label: { th, en } },
  ...more,
})

/** A list whose entries have fields of their own, and begin with `start`. */
export const items = (
  name: string,
  [th, en]: [string, string],
  of: Pick<BlockEditorOptions<'items'>, 'fields' | 'start' | 'add' | 'most'>,
) => ({
  ...{ kind: 'items' as const, name, label: { th, en } },
  ...of,
})

export const alignments = (name = 'alignment') =>
  choice(name, ['การจัดวาง', 'Alignment', { tab: 'look' }], {
    left: ['ซ้าย', 'Left'],
    center: ['กลาง', 'Centre'],
    right: ['ขวา', 'Right'],
  })

export const title = field('text', 'title', ['หัวข้อ', 'Title', { most: 200 }])
