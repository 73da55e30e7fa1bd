/**
 * The allowed content of a rich-text element: blocks or words mixed, words only, certain parts (rows, items), or
 * nothing. A mark is within words.
 */
export type Holds = 'blocks' | 'words' | 'parts' | 'nothing' | 'mark'

export interface RichElement {
  holds: Holds
  attributes?: readonly string[]
}

const span = ['colspan', 'rowspan']

/**
 * All allowed rich-text elements with their attributes. The sanitiser keeps them, and the editor shows them or locks
 * them.
 */
export const richElements: Readonly<Record<string, RichElement>> = {
  ...{ h2: { holds: 'words' }, h3: { holds: 'words' }, h4: { holds: 'words' }, p: { holds: 'words' } },
  ...{ pre: { holds: 'words' }, blockquote: { holds: 'blocks' }, hr: { holds: 'nothing' } },
  ...{ ul: { holds: 'parts' }, ol: { holds: 'parts', attributes: ['start'] }, li: { holds: 'blocks' } },
  ...{ dl: { holds: 'parts' }, dt: { holds: 'words' }, dd: { holds: 'blocks' } },
  ...{ figure: { holds: 'blocks' }, figcaption: { holds: 'blocks' } },
  ...{ details: { holds: 'blocks', attributes: ['open'] }, summary: { holds: 'words' } },
  ...{ table: { holds: 'parts' }, caption: { holds: 'words' }, tr: { holds: 'parts' } },
  ...{ thead: { holds: 'parts' }, tbody: { holds: 'parts' }, tfoot: { holds: 'parts' } },
  ...{ th: { holds: 'blocks', attributes: ['scope', ...span] }, td: { holds: 'blocks', attributes: span } },
  ...{ strong: { holds: 'mark' }, b: { holds: 'mark' }, em: { holds: 'mark' }, i: { holds: 'mark' } },
  ...{ u: { holds: 'mark' }, s: { holds: 'mark' }, del: { holds: 'mark' }, ins: { holds: 'mark' } },
  ...{ sub: { holds: 'mark' }, sup: { holds: 'mark' }, mark: { holds: 'mark' }, code: { holds: 'mark' } },
  a: { holds: 'mark', attributes: ['href', 'target', 'rel'] },
  img: { holds: 'nothing', attributes: ['src', 'alt', 'width', 'height'] },
  br: { holds: 'nothing' },
}

/** Layout elements, which only hand-written HTML may contain in addition. */
export const layoutElements: Readonly<Record<string, RichElement>> = {
  ...{
    div: { holds: 'blocks' },
    section: { holds: 'blocks' },
    article: { holds: 'blocks' },
    address: { holds: 'blocks' },
  },
  ...{ header: { holds: 'blocks' }, footer: { holds: 'blocks' }, aside: { holds: 'blocks' } },
  ...{ h5: { holds: 'words' }, h6: { holds: 'words' }, ol: { holds: 'parts', attributes: ['start', 'type'] } },
  ...{ span: { holds: 'mark' }, small: { holds: 'mark' }, abbr: { holds: 'mark' }, kbd: { holds: 'mark' } },
  ...{ q: { holds: 'mark' }, cite: { holds: 'mark' }, time: { holds: 'mark', attributes: ['datetime'] } },
  wbr: { holds: 'nothing' },
}

/** Empty elements that are part of running text. */
export const wordsWithout: ReadonlySet<string> = new Set(['br', 'img', 'wbr'])
