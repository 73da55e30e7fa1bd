import { Extension, Mark, mergeAttributes, Node } from '@tiptap/react'

const markOf = (name: string, tag: string) =>
  Mark.create({
    name,
    // Before the marks of the starter kit, which converts `del` to `s`.
    priority: 1001,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  })

/** Marks that the starter kit lacks or does not preserve as written. */
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

/** Remembers how an author wrote an element, so that it is written in the same way. */
export const asWritten = Extension.create({
  name: 'asWritten',
  addGlobalAttributes: () => [
    // Text in an item or cell without a paragraph gets one here, which is not written.
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
