/**
 * Returns the line of a CSV text, from 1, with an opening quote that is never closed. `from` is where its first record
 * begins.
 */
export function openQuoteLine(text: string, of: { delimiter: string; from: number }): number {
  let [line, opened] = [1, 1]
  let [isQuoted, isFirst] = [false, true]
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!
    const isBreak = sign === '\n' || (sign === '\r' && text[at + 1] !== '\n')
    if (isBreak) line++
    if (at < of.from) continue
    if (sign === '"' && isQuoted && text[at + 1] === '"') at++
    else if (sign === '"' && isQuoted) isQuoted = false
    else if (sign === '"' && isFirst) [isQuoted, opened] = [true, line]
    isFirst = isBreak || sign === of.delimiter
  }
  return opened
}
