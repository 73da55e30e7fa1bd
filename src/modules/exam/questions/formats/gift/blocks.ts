/** One question as text, with the line of its first text and what comments and categories say about it. */
export interface GiftBlock {
  line: number
  text: string
  code?: string
  tags: string[]
}

interface Collected {
  line: number
  lines: string[]
  code?: string
  tags: string[]
}

/** Splits a GIFT file at its blank lines. A category names a tag of the questions after it. */
export function splitBlocks(text: string): GiftBlock[] {
  const blocks: GiftBlock[] = []
  let category: string | null = null
  let open: Collected = { line: 0, lines: [], tags: [] }
  const close = () => {
    if (open.lines.length > 0) blocks.push(blockOf(open, category))
    open = { line: 0, lines: [], tags: [] }
  }
  for (const [index, line] of [...text.split(/\r\n?|\n/), ''].entries()) {
    const path = /^\s*\$CATEGORY:(.*)$/i.exec(line)?.[1]
    if (line.trim() === '') close()
    else if (path !== undefined) category = tagOfCategory(path)
    else if (line.trimStart().startsWith('//')) readComment(line, open)
    else {
      if (open.lines.length === 0) open.line = index + 1
      open.lines.push(line)
    }
  }
  return blocks
}

/** Returns the last part of the path of a category; null for the top and for Moodle's default categories. */
export function tagOfCategory(path: string): string | null {
  const last = path.trim().replaceAll('//', '\u0000').split('/').at(-1)!.replaceAll('\u0000', '/').trim()
  return last === '' || last === 'top' || last.startsWith('$') ? null : last
}

function blockOf({ line, lines, code, tags }: Collected, category: string | null): GiftBlock {
  const all = category === null ? tags : [category, ...tags]
  return { line, text: lines.join('\n'), tags: all, ...(code !== undefined && { code }) }
}

/** Moodle writes the ID number and tags of a question into a comment: `// [id:q1] [tag:safety]`. */
function readComment(line: string, open: Collected) {
  for (const [, name, value] of line.matchAll(/\[(id|tag):((?:\\.|[^\]\\])*)\]/g)) {
    const text = value!.replaceAll(/\\(.)/g, '$1')
    if (name === 'id') open.code = text
    else open.tags.push(text)
  }
}
