/** A condition as logics can have it: the field appears, or disappears, while one of the tests holds. */
interface Condition {
  method: 'show' | 'hide'
  tests: { source: string; value: string }[]
}

const LONGEST = 2000
const NAME = String.raw`\$?\{([^{}]{1,100})\}`
const VALUE = String.raw`(?:'([^']*)'|"([^"]*)"|(-?\d+(?:\.\d+)?|true|false)(?:\(\))?)`
const COMPARED = new RegExp(String.raw`\s*${NAME}\s*(==?|!=|<>|contains|notcontains)\s*${VALUE}\s*`, 'iy')
const SELECTED = new RegExp(String.raw`\s*(not\s*\(\s*)?selected\s*\(\s*${NAME}\s*,\s*${VALUE}\s*\)\s*(\))?\s*`, 'iy')
const BETWEEN = /(or|and|\|\||&&)\b/iy

/**
 * Reads a condition of XLSForm or SurveyJS, such as `${x} = 'y'` or `{x} = 'y' or {x} = 'z'`. Returns null for one that
 * logics cannot express.
 */
export function parseCondition(text: string): Condition | null {
  if (text.length > LONGEST) return null
  const tests: Test[] = []
  const joins = new Set<string>()
  for (let at = 0; ;) {
    const test = testAt(text, at)
    if (test === null) return null
    tests.push(test)
    if (test.end === text.length) return conditionOf(tests, joins)
    BETWEEN.lastIndex = test.end
    const join = BETWEEN.exec(text)?.[1]
    if (join === undefined) return null
    joins.add(/or|\|\|/i.test(join) ? 'or' : 'and')
    at = BETWEEN.lastIndex
  }
}

interface Test {
  source: string
  value: string
  isNot: boolean
  end: number
}

function testAt(text: string, at: number): Test | null {
  COMPARED.lastIndex = SELECTED.lastIndex = at
  const compared = COMPARED.exec(text)
  if (compared) {
    const [, source = '', sign = '', ...values] = compared
    return {
      source: plainName(source),
      value: valueOf(values),
      isNot: /^(!=|<>|not)/i.test(sign),
      end: COMPARED.lastIndex,
    }
  }
  const [, not, source = '', single, double, bare, close] = SELECTED.exec(text) ?? []
  if (source === '' || (not === undefined) !== (close === undefined)) return null
  return {
    source: plainName(source),
    value: valueOf([single, double, bare]),
    isNot: not !== undefined,
    end: SELECTED.lastIndex,
  }
}

const valueOf = (values: readonly (string | undefined)[]) => values.find((value) => value !== undefined) ?? ''

/** Inside a panel SurveyJS calls its questions `{panel.x}`. */
const plainName = (name: string) => name.trim().replace(/^panel\./, '')

/** One of several shows; none of several is the same as each hides. */
function conditionOf(tests: readonly Test[], joins: ReadonlySet<string>): Condition | null {
  const isNot = tests[0]!.isNot
  if (tests.some((test) => test.isNot !== isNot || test.value === '') || joins.has(isNot ? 'or' : 'and')) return null
  return { method: isNot ? 'hide' : 'show', tests: tests.map(({ source, value }) => ({ source, value })) }
}
