import {
  type CertificateLayout,
  elementOf,
  type ElementKind,
  type LayoutElement,
  maxElements,
  pageSize,
} from './layout-parts.ts'

/** One change in the editor of a layout. `at` is the place of an element in the list; later ones lie over earlier ones. */
export type LayoutEdit =
  | { do: 'add'; kind: ElementKind }
  | { do: 'remove' | 'copy' | 'raise' | 'lower'; at: number }
  | { do: 'move' | 'resize'; at: number; dx: number; dy: number }
  | { do: 'change'; at: number; change: Partial<LayoutElement> }
  | { do: 'page'; page: CertificateLayout['page'] }
  | { do: 'background'; image: string }

const least = 2

/** Returns the layout after a change. Elements stay on the page. */
export function editLayout(layout: CertificateLayout, edit: LayoutEdit): CertificateLayout {
  if (edit.do === 'page') return onPage({ ...layout, page: edit.page })
  if (edit.do === 'background') return { ...layout, background: edit.image }
  const { elements } = layout
  if (edit.do === 'add') {
    const isFull = elements.length >= maxElements
    return isFull ? layout : { ...layout, elements: [...elements, newElement(layout.page, edit.kind)] }
  }
  const element = elements[edit.at]
  if (!element) return layout
  return onPage({ ...layout, elements: edited(elements, element, edit) })
}

type ElementEdit = Exclude<LayoutEdit, { do: 'page' | 'background' | 'add' }>

function edited(elements: readonly LayoutElement[], element: LayoutElement, edit: ElementEdit): LayoutElement[] {
  const { at } = edit
  const replaced = (change: Partial<LayoutElement>) => elements.with(at, { ...element, ...change })
  switch (edit.do) {
    case 'remove':
      return elements.toSpliced(at, 1)
    case 'copy':
      return elements.length >= maxElements ? [...elements] : [...elements, { ...element, y: element.y + 5 }]
    case 'raise':
      return elements.toSpliced(at, 1).toSpliced(at + 1, 0, element)
    case 'lower':
      return elements.toSpliced(at, 1).toSpliced(Math.max(0, at - 1), 0, element)
    case 'move':
      return replaced({ x: element.x + edit.dx, y: element.y + edit.dy })
    case 'resize':
      return replaced({ w: element.w + edit.dx, h: element.h + edit.dy })
    case 'change':
      return replaced(edit.change)
  }
}

/** Keeps every element on the page, in tenths of a millimetre. */
function onPage(layout: CertificateLayout): CertificateLayout {
  const { width, height } = pageSize(layout.page)
  return {
    ...layout,
    elements: layout.elements.map((one) => {
      const [w, h] = [between(one.w, least, width), between(one.h, one.kind === 'line' ? 0.2 : least, height)]
      return { ...one, w, h, x: between(one.x, 0, width - w), y: between(one.y, 0, height - h) }
    }),
  }
}

const between = (value: number, low: number, high: number) =>
  Math.round(Math.min(high, Math.max(low, Number.isFinite(value) ? value : low)) * 10) / 10

const sizes: Record<ElementKind, { w: number; h: number }> = {
  text: { w: 120, h: 10 },
  field: { w: 160, h: 12 },
  number: { w: 60, h: 6 },
  image: { w: 40, h: 30 },
  signature: { w: 70, h: 24 },
  qr: { w: 26, h: 26 },
  line: { w: 100, h: 0.4 },
}

/** A new element in the middle of the page. */
function newElement(page: CertificateLayout['page'], kind: ElementKind): LayoutElement {
  const { width, height } = pageSize(page)
  const { w, h } = sizes[kind]
  const hasValue = kind === 'field' || kind === 'number'
  const text = hasValue ? { th: '{value}', en: '{value}' } : {}
  return elementOf({ kind, w, h, x: (width - w) / 2, y: (height - h) / 2, ...text })
}
