type Props = Record<string, unknown>

/** A field of a form as the page builder stores it. `kind` is that of its block. */
export const fieldBlock = (id: string, kind: string, props: Props) => ({
  ...{ id, type: `form-${kind}`, version: 1 },
  props,
})

/** Returns a row of a form. `more` holds its tab or its data set. */
export const formRow = (id: string, objects: readonly object[], more: object = {}) => ({
  ...{ id, ...more },
  columns: [{ id: `${id}c`, col: 12, objects }],
})

/** Returns a post that publishes rows as a form. */
export const formPost = ({ slug, title, rows }: { slug: string; title: string; rows: readonly object[] }) => ({
  ...{ type: 'form', slug, title, status: true },
  builder: { version: 1, rows },
})

export const yesOrNo = [
  { value: 'no', label: 'ไม่ใช่' },
  { value: 'yes', label: 'ใช่' },
]
