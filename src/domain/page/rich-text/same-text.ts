import { decodeEntities } from '../../thai-text/entities.ts'
import { richElements, wordsWithout } from './elements.ts'
import { attributesOf, type Token, tokensOf } from './tokens.ts'

/**
 * Whether two texts contain the same blocks, words, marks and pictures. White space and the nesting of marks do not
 * count.
 */
export const isSameText = (one: string, another: string) => essence(one) === essence(another)

/** Text with its marks, or a picture or line break within it. */
interface Run {
  marks: string
  text: string
  isAtom: boolean
}

function essence(html: string): string {
  const said: string[] = []
  const marks: string[] = []
  let runs: Run[] = []
  let pres = 0
  const endWords = () => {
    said.push(...wordsOf(runs, pres > 0))
    runs = []
  }
  for (const token of tokensOf(html)) {
    const { kind, name, text } = token
    if (kind === 'text') runs.push({ marks: marked(marks), text: decodeEntities(text), isAtom: false })
    else if (wordsWithout.has(name)) runs.push({ marks: marked(marks), text: named(token), isAtom: true })
    else if (richElements[name]?.holds === 'mark') mark(marks, token)
    else {
      endWords()
      if (name === 'pre') pres += kind === 'open' ? 1 : -1
      if (name !== 'tbody') said.push(kind === 'close' ? `</${name}>` : named(token))
    }
  }
  endWords()
  return said.join('\n')
}

const marked = (marks: readonly string[]) => [...new Set(marks)].toSorted().join('')

function mark(marks: string[], token: Token) {
  if (token.kind === 'open') marks.push(named(token))
  else
    marks.splice(
      marks.findLastIndex((one) => one.startsWith(`<${token.name} `)),
      1,
    )
}

/** Attribute values that are the default, or that the sanitiser adds. */
const plain: Record<string, string> = { colspan: '1', rowspan: '1', start: '1', rel: 'noopener' }

const named = (token: Token) => {
  const attributes = Object.entries(attributesOf(token)).filter(([name, value]) => plain[name] !== value)
  return `<${token.name} ${JSON.stringify(attributes.toSorted(([a], [b]) => (a < b ? -1 : 1)))}>`
}

function wordsOf(runs: readonly Run[], isPre: boolean): string[] {
  const merged: Run[] = []
  for (const run of runs) {
    const last = merged.at(-1)
    if (last && !last.isAtom && !run.isAtom && last.marks === run.marks) last.text += run.text
    else merged.push({ ...run })
  }
  return (isPre ? merged : collapsed(merged)).filter(({ text }) => text !== '').map(({ marks, text }) => marks + text)
}

/** Collapses white space as browsers show it: to one space, and none at the start and end of a line. */
function collapsed(runs: readonly Run[]): Run[] {
  const isBreak = (run: Run | undefined) => run === undefined || (run.isAtom && run.text.startsWith('<br '))
  let isAfterSpace = true
  const once = runs.map((run) => {
    const short = run.isAtom ? run.text : run.text.replaceAll(/[ \t\r\n\f]+/g, ' ')
    const text = isAfterSpace && !run.isAtom ? short.replace(/^ /, '') : short
    if (text !== '') isAfterSpace = isBreak(run) || (!run.isAtom && text.endsWith(' '))
    return { ...run, text }
  })
  const full = once.filter(({ text }) => text !== '')
  return full.map((run, at) =>
    isBreak(full[at + 1]) && !run.isAtom ? { ...run, text: run.text.replace(/ $/, '') } : run,
  )
}
