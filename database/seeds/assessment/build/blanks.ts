import type { About, SeedQuestion } from '../seed-question.ts'
import { commonOf, guidanceOf, idOf, optionsOf, questionOf } from './about.ts'

const BLANK = /\{([^}]+)\}/g
const blankID = (about: About, at: number) => idOf(about, `blank ${at}`)

/** Returns a text with blanks in place of its braces, and what each brace had. */
function readBlanks(about: About, text: string) {
  const inside = [...text.matchAll(BLANK)].map(([, words = '']) => words)
  let at = 0
  return { inside, text: text.replaceAll(BLANK, () => `[[${blankID(about, at++)}]]`) }
}

/** A text such as `ไฟ {230} โวลต์`, whose words in braces are the choices, with some that fit nowhere. */
export function gap(about: About & { text: string; extra: readonly string[] }): SeedQuestion {
  const { inside, text } = readBlanks(about, about.text)
  const choices = optionsOf(about, [...inside, ...about.extra])
  const answers = Object.fromEntries(inside.map((word, at) => [blankID(about, at), [idOf(about, word)]]))
  return {
    ...commonOf(about),
    question: questionOf<'gap'>(about, { type: 'gap', content: { text, choices, canRepeat: false } }),
    key: { type: 'gap', key: { policy: 'by-part', answers }, ...guidanceOf(about) },
  }
}

/** A text such as `ใช้สาย {ทองแดง|เหล็ก}`: of the options in braces the first is right. */
export function inline(about: About & { text: string }): SeedQuestion {
  const { inside, text } = readBlanks(about, about.text)
  const blanks = inside.map((words, at) => {
    const id = blankID(about, at)
    const own = { ...about, code: `${about.code} ${at}` }
    const [right = '', ...wrong] = words.split('|')
    return { id, options: optionsOf(own, [right, ...wrong]), right: idOf(own, right) }
  })
  const answers = Object.fromEntries(blanks.map(({ id, right }) => [id, [right]]))
  const content = { text, blanks: blanks.map(({ id, options }) => ({ id, options })) }
  return {
    ...commonOf(about),
    question: questionOf<'inline'>(about, { type: 'inline', content }),
    key: { type: 'inline', key: { policy: 'by-part', answers }, ...guidanceOf(about) },
  }
}
