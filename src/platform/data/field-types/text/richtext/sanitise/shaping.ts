import { Parser } from 'htmlparser2'
import { type Holds, type RichElement, wordsWithout } from '#domain/page/rich-text/elements.ts'

/** Maximum nesting. Deeper HTML is refused early, before it costs time. */
const mostNested = 200
/** Inline elements deeper than this are dropped, but their content stays. A line break within them is level 32. */
const mostKept = 31
const mostFrames = 8

export class TooDeep extends Error {}

interface Frame {
  /** The element to write; '' for none. */
  as: string
  holds: Holds | 'box' | 'silence'
  /** For a box: whether its own paragraph is open. */
  hasParagraph: boolean
  /** Number of enclosing inline elements. */
  around: number
}

/** Receives HTML elements in order and writes the known ones. The rest becomes paragraphs and line breaks. */
export class Shaping {
  #html = ''
  #frames: Frame[] = []
  #kept = 0
  #silences = 0
  #framed = 0
  /** Number of open inline elements since the last block element. */
  #words = 0
  #hasWords = false
  #isBroken = false
  readonly #known: Readonly<Record<string, RichElement>>

  constructor(known: Readonly<Record<string, RichElement>>) {
    this.#known = known
  }

  result = () => this.#html

  onopentag(name: string, attributes: Record<string, string>) {
    if (this.#frames.length >= mostNested) throw new TooDeep()
    const frame = this.#frameOf(name)
    if (this.#silences === 0) this.#open(frame, attributes)
    if (frame.holds === 'silence') this.#silences++
    this.#frames.push(frame)
  }

  ontext(text: string) {
    if (this.#silences > 0) return
    if (this.#frames.at(-1)?.holds === 'nothing') return this.#textOfFrame(text)
    if (text.trim() === '') {
      if (!this.#isBroken) this.#html += text
      return
    }
    this.#beginWords()
    this.#html += escaped(text)
    this.#hasWords = true
  }

  onclosetag() {
    const frame = this.#frames.pop()
    if (!frame) return
    if (frame.holds === 'silence') this.#silences--
    if (this.#silences === 0) this.#close(frame)
  }

  #frameOf(name: string): Frame {
    const as = this.#nameOf(name)
    const holds = as === '' ? holdsOf(name) : this.#known[as]!.holds
    const isKept = as !== '' && this.#hasRoom()
    const isBlock = holds === 'blocks' || holds === 'words' || holds === 'parts'
    const instead = isBlock ? 'box' : holds
    return { as: isKept ? as : '', holds: isKept ? holds : instead, hasParagraph: false, around: this.#words }
  }

  #nameOf(name: string): string {
    if (Object.hasOwn(this.#known, name)) return name
    return renamed[name] ?? ''
  }

  #hasRoom = () => this.#kept < mostKept

  #open(frame: Frame, attributes: Record<string, string>) {
    if (frame.holds === 'mark' || wordsWithout.has(frame.as)) this.#openInWords(frame)
    else this.#endParagraph()
    if (frame.holds === 'box') this.#break()
    if (frame.as === '') return
    this.#html += `<${frame.as}${written(attributes)}>`
    if (frame.holds === 'nothing') return
    this.#kept++
    if (frame.holds === 'mark') return
    this.#words = frame.holds === 'words' ? this.#words + 1 : 0
    this.#hasWords = false
    this.#isBroken = false
  }

  #openInWords({ as }: Frame) {
    if (as === '') return
    if (as === 'br') this.#isBroken = false
    this.#beginWords()
    if (wordsWithout.has(as)) this.#hasWords = as === 'img'
  }

  #close(frame: Frame) {
    if (frame.hasParagraph) this.#endParagraphOf(frame)
    else if (frame.holds === 'box') this.#break()
    if (frame.as === '' || frame.holds === 'nothing') return
    this.#html += `</${frame.as}>`
    this.#kept--
    if (frame.holds === 'mark') return
    this.#words = frame.around
    this.#isBroken = false
    this.#hasWords = true
  }

  /** Starts inline content: on a new line after a box, and in a paragraph if it is directly in a box. */
  #beginWords() {
    const box = this.#words > 0 || !this.#hasRoom() ? undefined : this.#box()
    if (box) {
      this.#html += '<p>'
      box.hasParagraph = true
      this.#kept++
      this.#words = 1
      this.#hasWords = false
    } else if (this.#isBroken) this.#html += '<br>'
    this.#isBroken = false
  }

  /** Marks the start or end of a box within inline content, where no paragraph can. */
  #break() {
    if (this.#words > 0 || !this.#hasRoom()) this.#isBroken = this.#hasWords
  }

  #endParagraph() {
    const box = this.#box()
    if (box?.hasParagraph) this.#endParagraphOf(box)
  }

  #endParagraphOf(box: Frame) {
    this.#html += '</p>'
    box.hasParagraph = false
    this.#kept--
    this.#words = 0
    this.#isBroken = false
  }

  /** The box that directly contains the inline content, if any. */
  #box = () => {
    const found = this.#frames.findLast(({ as, holds }) => as !== '' || holds === 'box')
    return found?.holds === 'box' ? found : undefined
  }

  /**
   * The parser reads the content of an `iframe` as text, and an unclosed one includes everything after it. This is
   * still HTML.
   */
  #textOfFrame(text: string) {
    if (this.#framed >= mostFrames) return
    this.#framed++
    const [frame] = this.#frames.splice(-1)
    new Parser(this).end(text)
    this.#frames.push(frame!)
    this.#framed--
  }
}

const renamed: Record<string, string> = { h1: 'h2', h5: 'h4', h6: 'h4', strike: 's', menu: 'ul', dir: 'ul' }

const silent = new Set(['script', 'style', 'textarea', 'option', 'xmp', 'title', 'template'])
const boxes = new Set([
  ...['div', 'section', 'article', 'header', 'footer', 'aside', 'main', 'nav', 'address', 'hgroup', 'search', 'dialog'],
  ...['fieldset', 'legend', 'form', 'center', 'body', 'html', 'listing', 'plaintext', 'select', 'optgroup'],
])
const empty = new Set([
  'iframe',
  'input',
  'col',
  'embed',
  'link',
  'meta',
  'source',
  'track',
  'param',
  'wbr',
  'base',
  'area',
])

function holdsOf(name: string): Frame['holds'] {
  if (silent.has(name)) return 'silence'
  if (empty.has(name)) return 'nothing'
  return boxes.has(name) ? 'box' : 'mark'
}

const written = (attributes: Record<string, string>) =>
  Object.entries(attributes)
    .filter(([name]) => /^[a-z][a-z0-9-]*$/.test(name))
    .map(([name, value]) => ` ${name}="${escaped(value).replaceAll('"', '&quot;')}"`)
    .join('')

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
