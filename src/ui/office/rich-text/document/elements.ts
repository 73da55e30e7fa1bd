import { Extension, Mark, mergeAttributes, Node } from '@tiptap/react'

const markOf = (name: string, tag: string) =>
  Mark.create({
    name,
    // Before the marks of the starter kit, which take `del` for `s`.
    priority: 1001,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  })

/** Marks that the starter kit does not have, or not as an author wrote them. */
export const marks = [
  ...[markOf('deletion', 'del'), markOf('insertion', 'ins'), markOf('subscript', 'sub')],
  ...[markOf('superscript', 'sup'), markOf('highlight', 'mark'), markOf('code', 'code')],
]

export const image = Node.create({
  name: 'image',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => ({ src: {}, alt: {}, width: {}, height: {} }),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
})

const isTag = (name: string) => (element: HTMLElement) => element.tagName.toLowerCase() === name

/** How an author wrote what two elements say, so that it is written so again. */
export const asWritten = Extension.create({
  name: 'asWritten',
  addGlobalAttributes: () => [
    // Words that are in an item or a cell without a paragraph of their own get one here, which was not written.
    { types: ['paragraph'], attributes: { isWritten: { default: false, parseHTML: isTag('p'), rendered: false } } },
    { types: ['bold'], attributes: { isShort: { default: false, parseHTML: isTag('b'), rendered: false } } },
    { types: ['italic'], attributes: { isShort: { default: false, parseHTML: isTag('i'), rendered: false } } },
    {
      types: ['codeBlock'],
      attributes: { hasCode: { default: false, parseHTML: holdsCode, rendered: false } },
    },
  ],
})

const holdsCode = (element: HTMLElement) => element.firstElementChild?.tagName.toLowerCase() === 'code'
