/** A text in both languages. */
export interface Text {
  th: string
  en: string
}

/** The groups of blocks in the list of the page builder. */
export const blockGroups = {
  basic: { th: 'พื้นฐาน', en: 'Basic' },
  media: { th: 'สื่อ', en: 'Media' },
  academy: { th: 'ข้อมูลของสถาบัน', en: 'From the academy' },
  people: { th: 'ผู้ใช้และสมาชิก', en: 'People' },
  layout: { th: 'จัดหน้า', en: 'Layout' },
  form: { th: 'แบบฟอร์ม', en: 'Form' },
}
export type BlockGroup = keyof typeof blockGroups

/** How the builder edits a block: plain values, sent in one language. */
export interface BlockEditor {
  group: BlockGroup
  icon: string
  fields: readonly EditorField[]
  /** Props that are not edited by hand. */
  fixed?: readonly string[]
  /** The block overlays the page or decides about it. The builder shows it as a card. */
  isCard?: true
}

interface Named {
  name: string
  label: Text
  hint?: Text
  /** The tab of the field, `content` by default. */
  tab?: 'look' | 'conditions'
  /** The field is shown only if the other field has one of these values. */
  when?: { field: string; is: readonly (string | boolean)[] }
  /** An empty field removes the prop. */
  isOptional?: true
  most?: number
}

export type EditorField = Named &
  (
    | { kind: 'text' | 'longtext' | 'richtext' | 'code' | 'link' | 'colour' | 'day' | 'columns' | 'page' | 'course' }
    | { kind: 'switch' | 'menu' | 'part' | 'category' | 'categories' | 'endpoint' | 'words' | 'flow' }
    | { kind: 'number'; min: number; max: number; step?: number; unit?: Text; canBeEmpty?: true; perUnit?: number }
    | { kind: 'choice'; choices: readonly { value: string | number; label: Text }[] }
    | { kind: 'file'; of: 'picture' | 'film' | 'document' | 'captions' }
    | { kind: 'items'; fields: readonly EditorField[]; start: Readonly<Record<string, unknown>>; add: Text }
    | { kind: 'group'; fields: readonly EditorField[]; start: Readonly<Record<string, unknown>> }
  )

type More = Partial<Omit<Named, 'name' | 'label'>>
type BlockEditorOptions<K extends EditorField['kind']> = Extract<EditorField, { kind: K }>
type Plain = 'text' | 'longtext' | 'richtext' | 'code' | 'link' | 'colour' | 'day' | 'columns' | 'page' | 'course'
type Bare = Plain | 'switch' | 'menu' | 'part' | 'category' | 'categories' | 'endpoint' | 'words' | 'flow'

/** A field with only a name and a label. */
export const field = (kind: Bare, name: string, [th, en, more]: [string, string, More?]): EditorField => ({
  ...{ kind, name, label: { th, en } },
  ...more,
})

/** An integer between two bounds, in a unit. The stored value is `perUnit` times the shown value. */
export const number = (
  name: string,
  [th, en]: [string, string],
  more: More & Omit<BlockEditorOptions<'number'>, keyof Named | 'kind'>,
) => ({
  ...{ kind: 'number' as const, name, label: { th, en } },
  ...more,
})

/** A choice of several values, each with its label. */
export const choice = (
  name: string,
  [th, en, more]: [string, string, More?],
  choices: Readonly<Record<string, [string, string]>>,
): EditorField => ({
  ...{ kind: 'choice', name, label: { th, en } },
  choices: Object.entries(choices).map(([value, [ofTh, ofEn]]) => ({ value, label: { th: ofTh, en: ofEn } })),
  ...more,
})

/** A file of the library or a new upload. */
export const file = (
  of: BlockEditorOptions<'file'>['of'],
  name: string,
  [th, en, more]: [string, string, More?],
): EditorField => ({
  ...{ kind: 'file', of, name, label: { th, en } },
  ...more,
})

/** A list of entries with their own fields. A new entry begins with `start`. */
export const items = (
  name: string,
  [th, en]: [string, string],
  of: Pick<BlockEditorOptions<'items'>, 'fields' | 'start' | 'add' | 'most'>,
) => ({
  ...{ kind: 'items' as const, name, label: { th, en } },
  ...of,
})

/** Settings that are used together or not at all: an object with its own fields, or null. It begins with `start`. */
export const group = (
  name: string,
  [th, en, more]: [string, string, More?],
  of: Pick<BlockEditorOptions<'group'>, 'fields' | 'start'>,
): EditorField => ({
  ...{ kind: 'group', name, label: { th, en } },
  ...of,
  ...more,
})

export const alignments = (name = 'alignment') =>
  choice(name, ['การจัดวาง', 'Alignment', { tab: 'look' }], {
    left: ['ซ้าย', 'Left'],
    center: ['กลาง', 'Centre'],
    right: ['ขวา', 'Right'],
  })

export const title = field('text', 'title', ['หัวข้อ', 'Title', { most: 200 }])
