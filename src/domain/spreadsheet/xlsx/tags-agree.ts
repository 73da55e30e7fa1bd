const MARKUP =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<!(?:[^>[]|\[[^\]]*\])*>|<(\/?)([^\s/>!?]+)(?:"[^"]*"|'[^']*'|[^>"'])*>/g

/** Whether every tag of an XML text is closed by its own name in proper nesting. */
export function tagsAgree(xml: string): boolean {
  const open: string[] = []
  for (const [tag, isEnd, name] of xml.matchAll(MARKUP)) {
    if (name === undefined || (!isEnd && tag.endsWith('/>'))) continue
    if (!isEnd) open.push(name)
    else if (open.pop() !== name) return false
  }
  return open.length === 0
}
