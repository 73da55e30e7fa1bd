import { Node } from '@tiptap/react'
import { richElements } from '#domain/page/rich-text/elements.ts'

/**
 * A block that the editor cannot show exactly. It keeps its place, can be moved and removed, and is written unchanged.
 */
export const lockedBlock = (label: string) =>
  Node.create({
    ...{ name: 'locked', group: 'block', atom: true, draggable: true },
    addAttributes: () => ({ html: { default: '', rendered: false } }),
    renderHTML: ({ node }) => ({ dom: shownLocked(String(node.attrs['html']), label) }),
  })

function shownLocked(html: string, label: string): HTMLElement {
  const dom = document.createElement('div')
  dom.dataset['locked'] = label
  dom.contentEditable = 'false'
  dom.append(...copies(new DOMParser().parseFromString(html, 'text/html').body))
  return dom
}

/** Copies the rich-text elements and nothing that could run, because a text from elsewhere may not be sanitised yet. */
const copies = (from: ParentNode & globalThis.Node): globalThis.Node[] =>
  [...from.childNodes].flatMap((child) => {
    if (child instanceof Text) return [document.createTextNode(child.data)]
    if (!(child instanceof Element)) return []
    const name = child.tagName.toLowerCase()
    if (!Object.hasOwn(richElements, name)) return ['script', 'style'].includes(name) ? [] : copies(child)
    const copy = document.createElement(name)
    for (const attribute of richElements[name]!.attributes ?? []) {
      const value = child.getAttribute(attribute)
      if (value !== null && attribute !== 'href') copy.setAttribute(attribute, value)
    }
    copy.append(...copies(child))
    return [copy]
  })
