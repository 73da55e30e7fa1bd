/** Returns a page as the builder sends it: `n` identical blocks, ten in a row. */
export const pageOfBlocks = (n: number, text: string) => ({
  version: 1,
  rows: Array.from({ length: Math.ceil(n / 10) }, (_, r) => ({
    ...{ id: `r${r}`, gapSize: 24 },
    columns: [
      {
        ...{ id: `c${r}`, col: 12, alignment: 'left' },
        objects: Array.from({ length: Math.min(10, n - r * 10) }, (_one, o) => ({
          ...{ id: `o${r}-${o}`, type: 'heading', version: 1 },
          props: { text, display: 'section' },
        })),
      },
    ],
  })),
})

/** Sends an editor action to the builder of a page. Returns the text of the response. Throws unless it is 200. */
export const askBuilder = async (
  of: { url: string; cookie: string; page: string },
  fields: Record<string, string>,
): Promise<string> => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const headers = { cookie: of.cookie, origin: new URL(of.url).origin }
  const answer = await fetch(`${of.url}/cms/builder/${of.page}.data`, { method: 'POST', headers, body })
  const text = await answer.text()
  if (answer.status !== 200 || /"refused"/.test(text)) throw new Error(`${answer.status} ${text.slice(0, 200)}`)
  return text
}

/** Saves the draft. Returns its revision. */
export const saveDraftBy = async (
  of: { url: string; cookie: string; page: string },
  { page, revision }: { page: unknown; revision: number },
): Promise<number> => {
  const text = await askBuilder(of, { intent: 'save', page: JSON.stringify(page), revision: String(revision) })
  return revisionIn(text)
}

/** Returns the revision in a response of the router: a list in which objects refer to keys and values by index. */
export const revisionIn = (text: string): number => {
  const flat = JSON.parse(text.split('\n')[0]!) as unknown[]
  const key = `_${flat.indexOf('revision')}`
  const holder = flat.find((one) => typeof one === 'object' && one !== null && Object.hasOwn(one, key))
  const value = holder && flat[(holder as Record<string, number>)[key]!]
  if (typeof value !== 'number') throw new Error(`no revision in ${text.slice(0, 200)}`)
  return value
}
